use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::Color;
#[cfg(feature = "schema")]
use crate::{AnyGame, AnyOptions};

/// How often a game can be taken over.
pub const MOST_TAKEN: u32 = 1_000_000;

/// A game on a device, as the device has it copied.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptCopy {
    /// How often the game was taken over, as far as this device knows; 0 where it began.
    #[serde(deserialize_with = "bounded_epoch")]
    #[cfg_attr(feature = "schema", schemars(range(max = 1_000_000)))]
    pub epoch: u32,
    /// What only this device knows: 16 to 64 letters and digits.
    pub holder: String,
    /// This device in words, for those who look for the game elsewhere.
    pub label: String,
    /// By which rules, and who plays.
    pub plan: KeptPlan,
    /// The record so far.
    pub record: String,
}

/// Which game, by which rules, and who plays on a device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptPlan {
    /// The name of the game.
    #[cfg_attr(feature = "schema", schemars(with = "AnyGame"))]
    pub game: String,
    /// The variant switches that differ from the defaults.
    #[cfg_attr(feature = "schema", schemars(with = "AnyOptions"))]
    pub options: Value,
    /// The seat that begins.
    pub start_seat: u8,
    /// The seats in order: one person, and bots.
    pub seats: Vec<KeptSeat>,
}

/// Who sits on a seat at a device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum KeptSeat {
    /// Whoever holds the device.
    Person {
        /// The name.
        name: String,
        /// The color.
        color: Color,
    },
    /// A bot.
    Bot {
        /// How it plays.
        level: String,
    },
}

impl KeptSeat {
    /// How a bot plays.
    pub fn level(&self) -> Option<&str> {
        match self {
            Self::Person { .. } => None,
            Self::Bot { level } => Some(level),
        }
    }
}

/// Takes a game over to this device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptTake {
    /// What only this device knows: 16 to 64 letters and digits.
    pub holder: String,
    /// This device in words, for those who look for the game elsewhere.
    pub label: String,
}

/// A game that was taken over: from now on the others are told where it went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptTaken {
    /// How often it was taken over, this time included.
    pub epoch: u32,
    /// By which rules, and who plays.
    pub plan: KeptPlan,
    /// The record so far.
    pub record: String,
    /// How many events have happened.
    pub ply: u32,
}

/// A game on a device, for whoever has its link.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptInfo {
    /// Its id: the link is `/play-on/ID`, and `/g/ID` when it is over.
    pub id: String,
    /// By which rules, and who plays.
    pub plan: KeptPlan,
    /// How many events have happened.
    pub ply: u32,
    /// How often it was taken over.
    pub epoch: u32,
    /// Which device has it.
    pub at: KeptPlace,
    /// When it was last copied, RFC 3339.
    pub changed: String,
    /// When it ended, RFC 3339.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<String>,
}

/// The device that has a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptPlace {
    /// The device in words; it may be empty.
    pub label: String,
    /// Since when it has the game, RFC 3339.
    pub since: String,
    /// Whether the game is over.
    pub over: bool,
}

fn bounded_epoch<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let epoch = u32::deserialize(deserializer)?;
    if epoch > MOST_TAKEN {
        return Err(D::Error::custom(format!("epoch: it is at most {MOST_TAKEN}")));
    }
    Ok(epoch)
}
