use core::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use wormery_core::Bounded;
use wormery_core::wire::is_default;

/// How many worms win the game.
pub type Goal = Bounded<5, 100>;

/// The variant switches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    /// How many worms win the game (PK-05).
    #[serde(default, skip_serializing_if = "is_default")]
    pub goal: UsualGoal,
}

/// A goal that is 20 when nobody chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UsualGoal(pub Goal);

impl Default for UsualGoal {
    fn default() -> Self {
        Self(Goal::new(20))
    }
}

impl wormery_core::Options for Options {
    const SEATS: RangeInclusive<usize> = 2..=4;
}
