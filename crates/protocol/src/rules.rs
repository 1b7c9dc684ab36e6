use serde::{Deserialize, Serialize};

#[cfg(feature = "schema")]
use crate::AnyGame;

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulesInfo {
    /// The name of the game in records and requests.
    #[cfg_attr(feature = "schema", schemars(with = "AnyGame"))]
    pub game: String,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
    /// The bots, the weakest first.
    pub levels: Vec<LevelInfo>,
    /// The bots of today's game, as they are now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day_bots: Option<DayBotsInfo>,
}

/// The bots of today's game: the same for everybody, and frozen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DayBotsInfo {
    /// What records call this version of them.
    pub version: String,
    /// Their levels, on the seats after the first.
    pub levels: Vec<String>,
}

/// A bot that can be asked to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelInfo {
    /// The name by which it is chosen.
    pub name: String,
    /// How it thinks, in a sentence.
    pub about: String,
}
