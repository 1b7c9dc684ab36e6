//! The bots of It Happens..

mod greedy;
mod mound_points;
mod offer;
mod planner;
mod solver;
mod tree;
mod weights;
mod worth;

#[cfg(test)]
mod tests;

use wormery_core::{Config, Seat};
use wormery_ithappens::{ItHappens, Options};

use crate::{Bot, Flat, Level, Random, Roster};
pub use greedy::Greedy;
use greedy::GreedyBot;
use planner::Planner;

impl Roster for ItHappens {
    const LEVELS: &'static [Level] = &[
        Level { name: "random", about: "Takes any legal action." },
        Level { name: "greedy", about: "Looks one die ahead: places it where it promises most." },
        Level { name: "sampler", about: "Plays on greedily to the end from every action, many times." },
        Level { name: "planner", about: "Searches the rest of the round, its last dice exactly." },
    ];

    fn bot(level: &str, config: &Config<Options>, seat: Seat) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(GreedyBot::new(config.clone(), seat))),
            "sampler" => Some(Box::new(Flat::new(config.clone(), seat, Greedy))),
            "planner" => Some(Box::new(Planner::new(config.clone(), seat))),
            _ => None,
        }
    }
}
