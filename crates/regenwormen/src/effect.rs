use serde::{Deserialize, Serialize};
use wormery_core::Seat;

/// What an event brings about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// A seat's turn is over.
    TurnEnded {
        /// Who plays next.
        next: Seat,
    },
}

impl wormery_core::Effect for Effect {
    fn rule(&self) -> &'static str {
        match self {
            Self::TurnEnded { .. } => "RW-21",
        }
    }
}
