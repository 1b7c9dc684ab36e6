use wormery_bots::regenwormen::features::{Feature, MAX_SEATS};

/// A position and what became of it.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// What describes the position.
    pub(crate) features: Vec<Feature>,
    /// How many played.
    pub(crate) n_seats: usize,
    /// The share of the win of each seat, counted from the seat to play.
    pub(crate) shares: [f32; MAX_SEATS],
}
