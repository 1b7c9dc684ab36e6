//! Regenwormen: turns solved exactly, for worms or for the win.

mod cautious;
mod deeper;
pub mod features;
mod greedy;
pub mod net;
mod planner;
mod shares;
#[cfg(test)]
mod tests;

use std::sync::{Arc, LazyLock};

use wormery_core::{Config, Seat};
use wormery_regenwormen::{Options, Regenwormen};

use crate::{Bot, Level, Random, Roster};
use cautious::Cautious;
use deeper::Deeper;
pub use greedy::{TurnBot, Worms};
use net::Net;
pub use planner::{Planner, Worth};
pub use shares::Shares;

/// The net that was trained by `wormery-train`; docs/bots.md says how.
static TRAINED: LazyLock<Arc<Net>> = LazyLock::new(|| {
    let bytes = include_bytes!("../data/regenwormen.net");
    Arc::new(Net::from_bytes(bytes).expect("the net that comes with the program can be read"))
});

/// The share of the win by the net that comes with the program.
pub fn trained() -> Shares {
    Shares::new(TRAINED.clone())
}

impl Roster for Regenwormen {
    const LEVELS: &'static [Level] = &[
        Level { name: "random", about: "Takes any legal action." },
        Level { name: "cautious", about: "Takes the first tile it can get." },
        Level { name: "greedy", about: "Plays each turn exactly for the most worms." },
        Level { name: "raider", about: "The same, but a stolen tile counts double." },
        Level { name: "master", about: "Plays each turn exactly for the best chance to win the game." },
        Level { name: "grandmaster", about: "The same, and solves the next player's turn too." },
    ];

    fn bot(level: &str, _: &Config<Options>, _: Seat) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "cautious" => Some(Box::new(Cautious)),
            "greedy" => Some(Box::new(TurnBot::new(Worms { steal: 1.0 }))),
            "raider" => Some(Box::new(TurnBot::new(Worms { steal: 2.0 }))),
            "master" => Some(Box::new(TurnBot::new(trained()))),
            "grandmaster" => Some(Box::new(TurnBot::new(Deeper::new(trained())))),
            _ => None,
        }
    }
}
