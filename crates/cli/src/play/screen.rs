use wormery_games::with_game;
use wormery_host::fresh_seed;
use wormery_tui::{Draw, Setup};

use super::{Seats, levels};
use crate::args::PlayArgs;
use crate::exit::{Answer, complain};
use crate::look;

/// Plays on the whole terminal: the game that was named, a saved one, or one from the menu.
pub(super) fn run(args: &PlayArgs) -> anyhow::Result<Answer> {
    let (habits, look) = (args.habits.habits(), look::look(&args.look));
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

fn setup<G: Draw>(args: &PlayArgs) -> anyhow::Result<Setup<G>> {
    let level = levels::of::<G>(args.level.as_deref())?;
    let config = args.table.config::<G>()?;
    let seats = Seats::new(config.n_seats(), args.bots, &args.names)?;
    Ok(Setup {
        players: seats.players(level.name),
        config,
        playouts: args.playouts,
        seed: args.seed.unwrap_or_else(fresh_seed),
        today: None,
        out: args.out.clone(),
        habits: args.habits.habits(),
    })
}
