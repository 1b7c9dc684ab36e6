use wormery_core::{Config, Game, Seat};

use crate::Bot;

/// The named bots of a game.
pub trait Roster: Game {
    /// The levels, the weakest first.
    const LEVELS: &'static [Level];

    /// The bot of a level, for one seat of one game; `None` if no level has this name.
    fn bot(level: &str, config: &Config<Self::Options>, seat: Seat) -> Option<Box<dyn Bot<Self>>>;
}

/// A bot that people can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The name by which it is chosen.
    pub name: &'static str,
    /// How it thinks, in a sentence.
    pub about: &'static str,
}
