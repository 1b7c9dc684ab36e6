use serde::{Deserialize, Serialize};
use serde_json::Value;

#[cfg(feature = "schema")]
use crate::AnyFrame;
use crate::answers::is_no;
use crate::{Color, Problem, TableInfo, Talk};

/// What a server sends over a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ServerMessage<F = Value> {
    /// The table, whenever something about it has changed.
    Table {
        /// The table.
        table: Box<TableInfo>,
    },
    /// Who the client is at this table, at the beginning and whenever that changes.
    You(You),
    /// What one of the client's seats, or a watcher, may know of the game now.
    Frame(#[cfg_attr(feature = "schema", schemars(with = "FrameMessage<AnyFrame>"))] FrameMessage<F>),
    /// A command was carried out.
    Ack(Answer),
    /// A command was refused, and nothing was changed.
    Refused {
        /// The number of the command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cid: Option<u32>,
        /// Why.
        problem: Box<Problem>,
    },
    /// Somebody said something.
    Talk(Talk),
    /// The server is about to restart: come back in a moment, nothing is lost.
    Restart {},
    /// The table is closed.
    Closed {},
}

/// A command was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The number of the command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cid: Option<u32>,
    /// After an action: the ply after it and after the chance that followed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
}

/// Who a client is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct You {
    /// The seats that the client acts for; none for a watcher.
    pub seats: Vec<u8>,
    /// Whether the client runs the table.
    pub host: bool,
    /// The client's name.
    pub name: String,
    /// The client's color.
    pub color: Color,
    /// A bot has played for the client until it came now.
    #[serde(default, skip_serializing_if = "is_no")]
    pub was_away: bool,
}

/// A frame of a game, for one of the client's seats or for a watcher.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FrameMessage"))]
pub struct FrameMessage<F> {
    /// The id of the game.
    pub game: String,
    /// The seat that may know this; none for a watcher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The seat that must act; none when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_act: Option<u8>,
    /// The clock of the decision that must be made now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Ply, view, legal actions and what has happened since the last frame.
    pub frame: F,
}

/// How long somebody may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clock {
    /// Milliseconds from now.
    pub left_ms: u32,
}
