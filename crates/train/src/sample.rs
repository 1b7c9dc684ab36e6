use wormery_bots::net::{Feature, MOST_ROWS, Net};
use wormery_bots::regenwormen::features;
use wormery_regenwormen::Regenwormen;

use crate::gradient;

/// A position, and what a net shall say of it.
pub(crate) trait Lesson: Sync {
    /// Adds the gradient; returns the surprise of the net. The list is for what the net is told, and can hold anything.
    fn add(&self, net: &Net, gradient: &mut Net, features: &mut Vec<Feature>) -> f64;
}

/// A position at the start of a turn, and what a net shall say of it.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) game: Regenwormen,
    /// The share of the win of each seat, counted from the seat to play.
    pub(crate) shares: [f32; MOST_ROWS],
}

impl Lesson for Sample {
    fn add(&self, net: &Net, gradient: &mut Net, features: &mut Vec<Feature>) -> f64 {
        features::describe(&self.game, features);
        gradient::add(net, gradient, features, self.game.n_seats(), &self.shares)
    }
}
