use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use wormery_core::{Seat, Standing};

/// What everybody knows of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Whose turn it is; absent after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_act: Option<Seat>,
    /// Whether the hand is in the lawn: chance is asked.
    pub plucking: bool,
    /// The worms of this turn.
    pub worms: u8,
    /// The worms of each player.
    pub scores: Vec<u8>,
    /// How many worms win the game.
    pub goal: u8,
    /// The final ranking, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}
