use serde::{Deserialize, Serialize};

#[cfg(feature = "schema")]
use crate::AnyGame;
use crate::Color;
use crate::answers::is_no;

/// A program that has played at the tables of the server, and how that ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProgramInfo {
    /// The name that others see.
    pub name: String,
    /// The color that others see.
    pub color: Color,
    /// Whether it is the one who asks, or runs for him.
    #[serde(default, skip_serializing_if = "is_no")]
    pub you: bool,
    /// When it last finished a game, RFC 3339.
    pub last: String,
    /// How its games ended: a row for each game, and apart those in which people played.
    pub results: Vec<ProgramResult>,
}

/// How the games of a program ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProgramResult {
    /// The name of the game.
    #[cfg_attr(feature = "schema", schemars(with = "AnyGame"))]
    pub game: String,
    /// Whether people played too; otherwise only programs and the server's bots.
    pub people: bool,
    /// How many games it has finished.
    pub games: u32,
    /// How many it has won, alone or with others.
    pub wins: u32,
    /// Its share of the wins, from 0 to 1: a win that several share is divided.
    pub share: f64,
    /// The least that its share is in the long run: 95 of 100 such intervals hold it.
    pub low: f64,
    /// The most that it is.
    pub high: f64,
    /// The share of somebody who is as good as the others: 0.5 of two.
    pub fair: f64,
}
