use serde::{Deserialize, Serialize};

use crate::Color;
use crate::answers::is_no;

/// A finished game of a day, to be ranked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TodaySent {
    /// The record, whose header says of which day it is.
    pub record: String,
}

/// What people made of the game of a day.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TodayRanking {
    /// The number of the day.
    pub day: u32,
    /// The rule set: a game, or an edition of it.
    pub set: String,
    /// How many have sent a result.
    pub people: u32,
    /// How many have each score, the best first.
    pub scores: Vec<TodayScore>,
    /// The best of them, the best first.
    pub best: Vec<TodayRow>,
    /// What the one who asks made of it, if he has sent something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<TodayMine>,
}

/// How many have a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TodayScore {
    /// The score.
    pub score: i32,
    /// How many have it.
    pub people: u32,
}

/// One of the best of a day.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TodayRow {
    /// The place: 1, 1, 3.
    pub rank: u32,
    /// The name that others see.
    pub name: String,
    /// The color that others see.
    pub color: Color,
    /// The score.
    pub score: i32,
    /// Whether it is the one who asks.
    #[serde(default, skip_serializing_if = "is_no")]
    pub you: bool,
}

/// What the one who asks made of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TodayMine {
    /// The place: 1, 1, 3.
    pub rank: u32,
    /// The score.
    pub score: i32,
}
