//! The bots of It Happens..

mod greedy;
mod mound_points;
mod offer;
mod planner;
mod round_value;
mod solver;
mod tree;
mod weights;

#[cfg(test)]
mod tests;

use wormery_games::ithappens::ItHappens;

use crate::{Flat, Level, Roster, Sampling};
use greedy::Greedy;
use planner::Planner;

impl Roster for ItHappens {
    const LEVELS: &'static [Level<Self>] = &[
        Level::random(),
        Level::evaluator(
            "greedy",
            "Looks one die ahead: places it where it promises most.",
            |config, seat, _| Box::new(Greedy::new(config.clone(), seat)),
        )
        .with_reviewer(|config, n_playouts| {
            Box::new(Sampling::new(config.clone(), n_playouts, Greedy::pick))
        }),
        Level::evaluator(
            "sampler",
            "Plays on greedily to the end from every action, many times.",
            |config, seat, _| Box::new(Flat::new(config.clone(), seat, Greedy::pick)),
        ),
        Level::evaluator(
            "planner",
            "Searches the rest of the round, its last dice exactly.",
            |config, seat, attention| Box::new(Planner::new(config.clone(), seat, attention)),
        ),
    ];
}
