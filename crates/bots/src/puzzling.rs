use std::ops::RangeInclusive;

use wormery_core::{Config, Game};
use wormery_table::Choice;

use crate::Judge;

/// How puzzles of a game are found: decisions in which the judge is sure, and rules of thumb err.
#[derive(Debug)]
pub struct Puzzling<G: Game> {
    /// At tables for so many.
    pub seats: &'static [usize],
    /// Levels that play the games, and with how many playouts.
    pub players: &'static [(&'static str, u32)],
    /// How many events may have happened before the decision.
    pub plies: RangeInclusive<usize>,
    /// With so many choices it is not yet confusing.
    pub most_choices: usize,
    /// By how much of a win the best choice is ahead, as the judge sees it.
    pub least_gap: f64,
    /// Rules of thumb by which people choose.
    pub thumbs: &'static [Thumb<G>],
    /// Levels that are no better than a rule of thumb.
    pub levels: &'static [&'static str],
    /// Who must agree with the judge.
    pub second: Second,
    /// A quick judge by whom luck is taken out of games that are played on, if they are; whatever he thinks of positions,
    /// what is left has the same mean.
    pub luck: Option<Quick<G>>,
}

/// Makes a quick judge for a table.
pub type Quick<G> = fn(&Config<<G as Game>::Options>) -> Box<dyn Judge<G>>;

/// Chooses by what lies on the table and what the rules tell of every choice in advance.
pub type Thumb<G> = fn(&<G as Game>::View, &[Choice<G>]) -> <G as Game>::Action;

/// A second opinion, in rounds that have luck of their own.
#[derive(Clone, Copy, Debug)]
pub enum Second {
    /// Every choice is played on to the end by a level, so many times a round.
    PlayedOn {
        /// The level.
        level: &'static str,
        /// How often.
        games: u32,
    },
    /// A level searches, with so many playouts a round.
    Searched {
        /// The level.
        level: &'static str,
        /// How many.
        playouts: u32,
    },
}
