//! The bots of Der dreizehnte Holzwurm.

use wormery_games::holzwurm::Holzwurm;

use crate::{Level, Roster, Sampling};

mod board;
mod prospects;
mod rule;
mod search;
#[cfg(test)]
mod tests;
mod tree;

use rule::Rule;
use search::{Search, Style};

impl Roster for Holzwurm {
    // By strength with two players; with more, minus-first is better than safe-low.
    const LEVELS: &'static [Level<Self>] = &[
        Level::random(),
        Level::evaluator(
            "minus-first",
            "Never picks up if avoidable, plays the highest minus card first and keeps plus cards.",
            |_, _, _| Box::new(Rule::MINUS_FIRST),
        ),
        Level::evaluator(
            "safe-low",
            "Never picks up if avoidable, and plays the lowest card first.",
            |_, _, _| Box::new(Rule::SAFE_LOW),
        ),
        Level::evaluator(
            "hoarder",
            "Picks up what pays and drops minus cards before somebody is out.",
            |_, _, _| Box::new(Rule::HOARDER),
        )
        .with_reviewer(|config, n_playouts| {
            Box::new(Sampling::new(config.clone(), n_playouts, |game, _, _| Rule::HOARDER.pick(game)))
        }),
        Level::evaluator(
            "sampler",
            "Guesses the hidden cards and plays each choice on many times.",
            |config, seat, attention| Box::new(Search::new(config.clone(), seat, Style::SAMPLER, attention)),
        ),
        Level::evaluator(
            "seer",
            "Guesses the hidden cards and searches plays and answers.",
            |config, seat, attention| Box::new(Search::new(config.clone(), seat, Style::SEER, attention)),
        ),
    ];
}
