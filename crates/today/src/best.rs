use wormery_bots::{Bot, Levels, Limit, Roster, Thinking};
use wormery_core::{Event, Seat, Turn, Viewer};
use wormery_table::Ply;

use crate::{RuleSet, Today};

/// How often a bot that samples plays each choice on: so many, and not so long, so that it is the same everywhere.
pub const PLAYOUTS: u32 = 400;

/// What the strongest bot makes of the luck of a day on the first seat, against the bots of the day; nothing where those are
/// not known.
pub fn best_score<G: Roster>(today: &Today, set: RuleSet) -> Option<i32> {
    let levels = today.levels::<G>()?;
    let config = set.config::<G>(levels.len() + 1)?;
    let names = std::iter::once(G::LEVELS.last()?.name).chain(levels.iter().copied());
    let bots = Seat::all(config.n_seats()).zip(names).map(|(seat, level)| G::bot(level, &config, seat));
    let mut bots: Vec<Box<dyn Bot<G>>> = bots.collect::<Option<_>>()?;
    let (mut game, mut counter) = (G::start(&config), today.counter());
    for ply in 0.. {
        let event = match game.turn() {
            Turn::Over(standing) => return standing.entrants().first().map(|own| own.score),
            Turn::Chance(question) => Event::Chance(counter.answer::<G>(&question)),
            Turn::Act(actor) => {
                counter.acts(actor);
                let (view, legal) = (game.view(Viewer::Seat(actor)), game.legal().collect::<Vec<_>>());
                let mut thinking = Thinking::new(today.thinking(Ply(ply)), Limit::Playouts(PLAYOUTS));
                Event::Action(bots.get_mut(actor.index())?.choose(&view, &legal, &mut thinking))
            }
        };
        game.apply(&event).ok()?;
    }
    None
}
