//! Regenwormen: turns solved exactly, for worms or for the win.

mod cautious;
mod deeper;
mod end_value;
mod exact_turns;
pub mod features;
pub mod net;
mod net_value;
mod odds;
mod planner;
#[cfg(test)]
mod tests;
mod worms;

use std::sync::{Arc, LazyLock};

use wormery_games::regenwormen::{Action, Regenwormen, View};

use crate::{Level, Roster, TurnOdds};
use cautious::Cautious;
use deeper::Deeper;
pub use end_value::EndValue;
use exact_turns::ExactTurns;
use net::Net;
pub use net_value::NetValue;
pub use planner::Planner;
pub use worms::Worms;

/// The net that was trained by `wormery-train`; docs/bots.md says how.
static TRAINED: LazyLock<Arc<Net>> = LazyLock::new(|| {
    let bytes = include_bytes!("../data/regenwormen.net");
    Arc::new(Net::from_bytes(bytes).expect("the net that comes with the program can be read"))
});

/// The share of the win by the net that comes with the program.
fn trained() -> NetValue {
    NetValue::new(TRAINED.clone())
}

impl Roster for Regenwormen {
    const LEVELS: &'static [Level<Self>] = &[
        Level::random(),
        Level::chooser("cautious", "Takes the first tile it can get.", |_, _| Box::new(Cautious)),
        Level::evaluator("greedy", "Plays each turn exactly for the most worms.", |_, _, _| {
            Box::new(Planner::new(Worms { steal: 1.0 }))
        }),
        Level::evaluator("raider", "The same, but a stolen tile counts double.", |_, _, _| {
            Box::new(Planner::new(Worms { steal: 2.0 }))
        }),
        Level::evaluator(
            "master",
            "Plays each turn exactly for the best chance to win the game.",
            |_, _, _| Box::new(Planner::new(trained())),
        )
        .with_reviewer(|_, _| Box::new(ExactTurns::new(trained()))),
        Level::evaluator("grandmaster", "The same, and solves the next player's turn too.", |_, _, _| {
            Box::new(Planner::new(Deeper::new(trained())))
        }),
    ];

    fn odds(view: &View) -> Option<TurnOdds<Action>> {
        odds::odds(view)
    }
}
