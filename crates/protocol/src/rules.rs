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
