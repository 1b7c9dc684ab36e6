mod bots;
mod input;
mod paint;
mod recorder;
mod seats;
mod session;

use std::io;

use wormery_games::with_game;

use crate::args::PlayArgs;
use crate::exit::Answer;
use crate::{duel, seed};
use bots::Bots;
use paint::Paint;
use recorder::Recorder;
use seats::Seats;
use session::Session;

/// Plays a game line by line: people on the same keyboard, and bots.
pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<Answer> {
    let seed = seed::given_or_fresh(args.seed)?;
    let paint = Paint::for_terminal(args.plain, args.no_color);
    with_game!(args.game.game, G => {
        let config = args.game.config::<G>()?;
        let seats = Seats::new(config.n_seats(), args.bots, &args.names)?;
        let recorder = Recorder::create::<G>(args.out.as_deref(), &config, seats.names())?;
        let bots = Bots::<G>::new(&args.level, duel::pace(args.playouts, args.move_ms), &config, seed)?;
        let mut session = Session::<G>::new(config, seats, bots, recorder, seed, paint);
        session.play(&mut io::stdin().lock(), &mut io::stdout().lock())?;
    });
    Ok(Answer::Yes)
}
