use serde::{Deserialize, Serialize};
use serde_json::Value;
use wormery_core::words;

use crate::Color;
use crate::answers::is_no;
#[cfg(feature = "schema")]
use crate::{AnyGame, AnyOptions};

words! {
    /// Where a table stands.
    pub enum TableState as "state" {
        /// Seats are being taken.
        Open = "open",
        /// The clients are sending what they add to the dice; the game begins in a moment.
        Starting = "starting",
        /// A game is being played.
        Playing = "playing",
        /// The game is over; a rematch can begin.
        Over = "over",
        /// Closed for good; its games are kept.
        Closed = "closed",
    }
}

/// A table as everybody at it sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableInfo {
    /// Six letters and digits: the link is `/t/CODE`.
    pub code: String,
    /// The name of the game.
    #[cfg_attr(feature = "schema", schemars(with = "AnyGame"))]
    pub game: String,
    /// The variant switches that differ from the defaults.
    #[cfg_attr(feature = "schema", schemars(with = "AnyOptions"))]
    pub options: Value,
    /// Whether everybody can find it in the lobby; chat is for private tables.
    pub public: bool,
    /// Whether programs may sit down.
    #[serde(default)]
    pub programs: bool,
    /// Where it stands.
    pub state: TableState,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The seat that begins.
    pub start_seat: u8,
    /// Seconds for a decision; no clock without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace_s: Option<u32>,
    /// The bot that plays for those who are away.
    pub away_level: String,
    /// How long a bot waits before it acts, so that people can follow, in milliseconds.
    pub bot_pace_ms: u32,
    /// How many watch.
    pub watchers: u32,
    /// The game that is being played, or was played last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_id: Option<String>,
    /// How the game ended, while it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<ResultRow>>,
    /// What the whole game comes to, as 64 hexadecimal digits, while it is over: the record must come to the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
    /// The commitment to the dice of the next game, or of the one that is being played.
    pub fair: FairInfo,
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SeatInfo {
    /// Free for anybody who has the link.
    Open,
    /// Somebody sits there.
    Person {
        /// The name.
        name: String,
        /// The color.
        color: Color,
        /// Whether a device of this person is connected.
        here: bool,
        /// Whether a bot plays until the person comes back.
        away: bool,
        /// Whether this person runs the table.
        host: bool,
        /// Whether this is a further person on the same device.
        local: bool,
        /// Whether it is a program that plays through the interface for bots.
        robot: bool,
        /// By what this person is known at this table, under whatever name; elsewhere it is another word.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<String>,
    },
    /// One of our bots plays.
    Bot {
        /// Its name.
        name: String,
        /// How it plays.
        level: String,
        /// The name of whoever sits down here when the next hands are dealt.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<String>,
    },
}

/// What is promised about the dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FairInfo {
    /// The id of the game to which the promise belongs.
    pub id: String,
    /// The hash of the server's secret, as 64 hexadecimal digits.
    pub commitment: String,
    /// For each seat, whether the hash of its own random bytes is in.
    pub hashes: Vec<bool>,
    /// Whether the random bytes themselves are asked for now.
    pub reveal: bool,
}

/// One row of the final ranking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ResultRow {
    /// The seat; none for an entrant without a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The final score.
    pub score: i32,
    /// What decides between equal scores, the most important first; more is better.
    pub tiebreaks: Vec<i32>,
    /// 1 for the winner; equal ones share a rank.
    pub rank: u8,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableSummary {
    /// Its code.
    pub code: String,
    /// The name of the game.
    #[cfg_attr(feature = "schema", schemars(with = "AnyGame"))]
    pub game: String,
    /// Where it stands.
    pub state: TableState,
    /// The names of those who sit there; none for a free seat.
    pub seats: Vec<Option<String>>,
    /// The seats on which programs sit, if there are any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub robots: Vec<u8>,
    /// Whether programs may sit down; absent if they may not.
    #[serde(default, skip_serializing_if = "is_no")]
    pub programs: bool,
    /// How many watch.
    pub watchers: u32,
    /// Seconds for a decision; no clock without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace_s: Option<u32>,
}
