//! The bots of Der dreizehnte Holzwurm.

use wormery_core::{Config, Seat};
use wormery_holzwurm::{Holzwurm, Options};

use crate::{Bot, Level, Random, Roster};

mod board;
mod prospects;
mod rule;
mod search;
#[cfg(test)]
mod tests;
mod tree;

pub use rule::Rule;
use search::{Search, Style};

impl Roster for Holzwurm {
    // By strength with two players; with more, minus-first is better than safe-low.
    const LEVELS: &'static [Level] = &[
        Level { name: "random", about: "Takes any legal action." },
        Level {
            name: "minus-first",
            about: "Never picks up if avoidable, plays the highest minus card first and keeps plus cards.",
        },
        Level { name: "safe-low", about: "Never picks up if avoidable, and plays the lowest card first." },
        Level { name: "hoarder", about: "Picks up what pays and drops minus cards before somebody is out." },
        Level { name: "sampler", about: "Guesses the hidden cards and plays each choice on many times." },
        Level { name: "seer", about: "Guesses the hidden cards and searches plays and answers." },
    ];

    fn bot(level: &str, config: &Config<Options>, seat: Seat) -> Option<Box<dyn Bot<Self>>> {
        let search = |style| Box::new(Search::new(config.clone(), seat, style));
        Some(match level {
            "random" => Box::new(Random),
            "minus-first" => Box::new(Rule::MINUS_FIRST),
            "safe-low" => Box::new(Rule::SAFE_LOW),
            "hoarder" => Box::new(Rule::HOARDER),
            "sampler" => search(Style::SAMPLER),
            "seer" => search(Style::SEER),
            _ => return None,
        })
    }
}
