use anyhow::Context;
use wormery_core::Seat;
use wormery_games::with_game;
use wormery_tui::{Draw, Habits, Hints, Pace, Player, Setup};

use super::Seats;
use crate::args::PlayArgs;
use crate::exit::{Answer, complain};
use crate::{duel, look, seed};

/// Plays on the whole terminal: the game that was named, a saved one, or one from the menu.
pub(super) fn run(args: &PlayArgs) -> anyhow::Result<Answer> {
    let (habits, look) = (habits(args), look::look(&args.look));
    let farewell = match (&args.resume, args.game) {
        (Some(path), _) => wormery_tui::resume(path.as_deref(), args.seed, habits, look)?,
        (None, Some(game)) => with_game!(game, G => wormery_tui::play(setup::<G>(args)?, look)?),
        (None, None) => wormery_tui::menu(habits, look)?,
    };
    if let Some(farewell) = farewell {
        complain(&farewell);
    }
    Ok(Answer::Yes)
}

fn habits(args: &PlayArgs) -> Habits {
    let pace = match args.pace.as_str() {
        "instant" => Pace::Instant,
        "fast" => Pace::Fast,
        _ => Pace::Normal,
    };
    let hints = match args.hints.as_str() {
        "odds" => Hints::Odds,
        "coach" => Hints::Coach,
        _ => Hints::Off,
    };
    Habits { pace, hints, auto_roll: false }
}

fn setup<G: Draw>(args: &PlayArgs) -> anyhow::Result<Setup<G>> {
    duel::check_level::<G>(&args.level).context("--level")?;
    let config = args.table.config::<G>()?;
    let seats = Seats::new(config.n_seats(), args.bots, &args.names)?;
    let player = |(seat, name): (Seat, &String)| {
        if seats.is_person(seat) { Player::person(name) } else { Player::bot(name, &args.level) }
    };
    Ok(Setup {
        players: Seat::all(config.n_seats()).zip(seats.names()).map(player).collect(),
        config,
        playouts: args.playouts,
        seed: seed::given_or_fresh(args.seed)?,
        out: args.out.clone(),
        habits: habits(args),
    })
}
