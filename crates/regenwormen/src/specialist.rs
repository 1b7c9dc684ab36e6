use wormery_core::{Seat, words};

use crate::Tile;

words! {
    /// One of the five figures of the expansion (RX-03).
    pub enum Specialist as "specialist" {
        /// Counts as a worm while no worm is kept.
        CannedWorm = "canned_worm",
        /// Is lost instead of a tile.
        Hen = "hen",
        /// Gives a token to whoever takes its tile; never with a player.
        Raven = "raven",
        /// Throws the dice of a roll again, once a turn.
        Weasel = "weasel",
        /// A ninth die.
        GoldenDie = "golden_die",
    }
}

impl Specialist {
    /// The tile on which the specialist stands at the start (RX-03).
    pub(crate) const fn start(self) -> u8 {
        match self {
            Self::CannedWorm => 11,
            Self::Hen => 21,
            Self::Raven => 23,
            Self::Weasel => 25,
            Self::GoldenDie => 27,
        }
    }
}

/// Where a specialist is (RX-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// On an open tile of the row.
    Tile(Tile),
    /// With a player.
    Seat(Seat),
    /// Out of the game.
    Out,
}
