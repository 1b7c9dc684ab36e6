use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::answers::{is_no, is_yes, yes};
#[cfg(feature = "schema")]
use crate::{AnyAction, AnyFrame, AnyGame, AnyOptions};
use crate::{Color, FrameMessage, ResultRow};

/// Makes a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CreateTable {
    /// The name of the game.
    #[cfg_attr(feature = "schema", schemars(with = "AnyGame"))]
    pub game: String,
    /// The variant switches that differ from the defaults.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<AnyOptions>"))]
    pub options: Option<Value>,
    /// The seats in order; without it, the maker and one free seat.
    #[serde(default)]
    pub seats: Vec<SeatRequest>,
    /// Whether everybody can find it in the lobby.
    #[serde(default)]
    pub public: bool,
    /// Seconds for a decision; no clock without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace_s: Option<u32>,
    /// The seat that begins.
    #[serde(default)]
    pub start_seat: u8,
    /// The bot that plays for those who are away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away_level: Option<String>,
    /// How long a bot waits before it acts, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_pace_ms: Option<u32>,
    /// Whether programs may sit down; without it, only at the table of a program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub programs: Option<bool>,
}

/// Who shall sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SeatRequest {
    /// The one who makes the table.
    Me,
    /// Whoever comes by the link.
    Open,
    /// A bot.
    Bot {
        /// How it plays.
        level: String,
    },
    /// A further person on the same device.
    Local {
        /// The name.
        name: String,
    },
}

/// Makes a table with bots and begins at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayNow {
    /// The name of the game.
    #[cfg_attr(feature = "schema", schemars(with = "AnyGame"))]
    pub game: String,
    /// How many play; two without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// How the bots play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The variant switches that differ from the defaults.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<AnyOptions>"))]
    pub options: Option<Value>,
    /// How long a bot waits before it acts, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_pace_ms: Option<u32>,
}

/// Changes what others see of a guest.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuestChange {
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The color.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<Color>,
}

/// Asks for a token for a program that plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BotRequest {
    /// The name that others see.
    pub name: String,
}

/// A program that may play, with its token, which is shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BotCreated {
    /// Its id.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// What it sends as `Authorization: Bearer …`; absent in lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// Does something in a game, over HTTP.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ActionRequest {
    /// The ply that the client saw.
    pub ply: u32,
    /// The action, as in a record.
    #[cfg_attr(feature = "schema", schemars(with = "AnyAction"))]
    pub action: Value,
    /// 32 hexadecimal digits of the client's own luck, for the dice that follow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
    /// Which of the client's seats acts; not needed with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// A game that is being played or was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameInfo {
    /// Its id: the link is `/g/ID`.
    pub id: String,
    /// The code of its table.
    pub table: String,
    /// The name of the rules.
    #[cfg_attr(feature = "schema", schemars(with = "AnyGame"))]
    pub game: String,
    /// The variant switches that differ from the defaults, if any do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<AnyOptions>"))]
    pub options: Option<Value>,
    /// When it began, RFC 3339.
    pub created: String,
    /// When it ended, RFC 3339.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<String>,
    /// How many events have happened.
    pub ply: u32,
    /// Who plays, in seat order.
    pub players: Vec<GamePlayer>,
    /// How it ended; a game that was given up has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<ResultRow>>,
    /// Whether it was played on a device: its dice are the device's own, and nothing proves them.
    #[serde(default, skip_serializing_if = "is_no")]
    pub on_device: bool,
    /// Whether it may count for ratings, which a game on a device never does.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub rated: bool,
}

/// Somebody who plays or played a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GamePlayer {
    /// The name.
    pub name: String,
    /// How it plays, if it is one of our bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Whether it is the one who asks.
    pub you: bool,
    /// Whether it is a program that plays through the interface for bots.
    #[serde(default, skip_serializing_if = "is_no")]
    pub robot: bool,
}

/// A page of a list of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GamesPage {
    /// The games, newest first.
    pub games: Vec<GameInfo>,
    /// What to ask for the next page with; none on the last page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// How many games are left out because what is stored of them cannot be read; where there are some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unread: Option<u32>,
}

/// The review of a game is being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReviewComing {
    /// Milliseconds after which it makes sense to ask again.
    pub retry_ms: u32,
}

/// A line of the stream of a game for programs that play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum StreamLine<F = Value> {
    /// The first line: who plays. The present frame follows, if the game goes on.
    GameFull {
        /// The game.
        info: GameInfo,
    },
    /// Something has happened.
    Event(#[cfg_attr(feature = "schema", schemars(with = "FrameMessage<AnyFrame>"))] FrameMessage<F>),
    /// Something has happened, and now the client must act: `frame.legal` is not empty.
    YourTurn(#[cfg_attr(feature = "schema", schemars(with = "FrameMessage<AnyFrame>"))] FrameMessage<F>),
    /// The game is over: the last line.
    GameEnd {
        /// How it ended; a game that was given up has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<Vec<ResultRow>>,
        /// What the whole game comes to, as 64 hexadecimal digits: the record must come to the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        digest: Option<String>,
    },
}
