mod bots;
mod input;
mod paint;
mod recorder;
mod screen;
mod seats;
mod session;

use std::io;

use anyhow::bail;
use wormery_games::with_game;

use crate::args::PlayArgs;
use crate::exit::Answer;
use crate::{duel, look, seed};
use bots::Bots;
use paint::Paint;
use recorder::Recorder;
use seats::Seats;
use session::Session;

/// Plays a game: on the whole terminal where there is one, else line by line.
pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<Answer> {
    if args.plain || !look::is_terminal() { run_plain(args) } else { screen::run(args) }
}

/// Plays a game line by line: people on the same keyboard, and bots.
fn run_plain(args: &PlayArgs) -> anyhow::Result<Answer> {
    if args.resume.is_some() {
        bail!("--resume: a saved game goes on where it can be drawn, on a terminal and without --plain");
    }
    let Some(game) = args.game else {
        bail!("GAME: name one, such as regenwormen; the menu needs a terminal")
    };
    let seed = seed::given_or_fresh(args.seed)?;
    let paint = Paint::for_terminal(args.plain, args.look.no_color);
    with_game!(game, G => {
        let config = args.table.config::<G>()?;
        let seats = Seats::new(config.n_seats(), args.bots, &args.names)?;
        let recorder = Recorder::create::<G>(args.out.as_deref(), &config, seats.names())?;
        let bots = Bots::<G>::new(&args.level, duel::pace(args.playouts, args.move_ms), &config, seed)?;
        let mut session = Session::<G>::new(config, seats, bots, recorder, seed, paint);
        session.play(&mut io::stdin().lock(), &mut io::stdout().lock())?;
    });
    Ok(Answer::Yes)
}
