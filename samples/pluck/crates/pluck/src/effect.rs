use serde::{Deserialize, Serialize};
use wormery_core::Seat;

/// What an event brings about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// Worms came out of the lawn.
    Plucked {
        /// Whose turn it is.
        seat: Seat,
        /// How many worms.
        worms: u8,
        /// How many of this turn there are now.
        total: u8,
    },
    /// The bird came, and the worms of this turn are gone.
    Lost {
        /// Whose they were.
        seat: Seat,
        /// How many.
        total: u8,
    },
    /// The worms of this turn are safe.
    Kept {
        /// Whose they are.
        seat: Seat,
        /// How many.
        total: u8,
        /// How many worms the player has now.
        score: u8,
    },
    /// The next player's turn begins.
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
        /// Whose turn it is.
        next: Seat,
    },
    /// Somebody has enough worms.
    Won {
        /// Who.
        seat: Seat,
        /// How many worms.
        score: u8,
    },
}

impl wormery_core::Effect for Effect {
    fn rule(&self) -> &'static str {
        match self {
            Self::Plucked { .. } => "PK-02",
            Self::Lost { .. } => "PK-03",
            Self::Kept { .. } | Self::TurnEnded { .. } => "PK-04",
            Self::Won { .. } => "PK-05",
        }
    }
    fn ends_turn(&self) -> bool {
        matches!(self, Self::TurnEnded { .. })
    }
}
