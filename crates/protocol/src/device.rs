//! What a page and the module of the browser, in which the tables on this device are, say to each other.

use serde::{Deserialize, Serialize};
use serde_json::Value;

#[cfg(feature = "schema")]
use crate::{AnyAction, AnyEvent, AnyGame, AnyView};
use crate::{KeptPlan, Problem, ServerMessage};

/// What a page asks of the module.
///
/// `table` and `id` are the numbers of what was opened; a `viewer` is a seat, or the public without one.
#[allow(missing_docs, reason = "most fields are what they are called")]
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "fn", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ModuleRequest {
    /// Opens a table, or goes on with a record.
    Open {
        plan: KeptPlan,
        /// The luck.
        seed: u32,
        #[serde(default)]
        record: Option<String>,
        /// Of which day it is the game, if it is one.
        #[serde(default)]
        today: Option<DeviceDay>,
        /// Whether simpler bots may play while a net is missing.
        #[serde(default)]
        simpler: bool,
    },
    /// Everything about a table, and its whole record.
    Hello { table: u32 },
    /// A person at a table acts.
    Act {
        table: u32,
        ply: u32,
        /// The action, as in a record.
        #[cfg_attr(feature = "schema", schemars(with = "AnyAction"))]
        action: Value,
    },
    /// The bot of a table acts whose turn it is.
    Bot {
        table: u32,
        /// How many playouts a bot that samples may make.
        playouts: u32,
    },
    /// Takes the last decision at a table back, where that can be done.
    Undo { table: u32 },
    /// Somebody looks at the hand of a seat: what others decided cannot be taken back any more.
    Look { table: u32, seat: u8 },
    /// Begins to follow a game elsewhere.
    Follow {
        plan: KeptPlan,
        #[serde(default)]
        viewer: Option<u8>,
    },
    /// What the seat of a game that is followed may know and do now.
    Frame {
        id: u32,
        ply: u32,
        #[cfg_attr(feature = "schema", schemars(with = "AnyView"))]
        view: Value,
        #[cfg_attr(feature = "schema", schemars(with = "Vec<AnyAction>"))]
        legal: Value,
    },
    /// What to do in a game that is followed: ranked choices, and exact odds where they are known.
    Hints { id: u32 },
    /// Closes a table or a record, or stops following.
    Close { id: u32 },
    /// Luck and skill of a record.
    Review { record: String },
    /// Whether the luck of a record was fair.
    Verify { record: String },
    /// Begins to look at a record.
    Replay { record: String },
    /// What a viewer saw of a record that is looked at, after so many events.
    At {
        id: u32,
        ply: u32,
        #[serde(default)]
        viewer: Option<u8>,
    },
    /// Every event of a record that is looked at, with what a viewer may know of what it brought about.
    Seen {
        id: u32,
        #[serde(default)]
        viewer: Option<u8>,
    },
    /// How good choices are that are worth so much after so many events of a record, the best first, and why.
    Judged { id: u32, ply: u32, choices: Vec<ChoiceWorth> },
    /// What a seat made of each of its turns in a record that is looked at.
    Marks { id: u32, seat: u8 },
    /// How likely it was that chance would be as kind, and as unkind, as it was after so many events.
    Luck {
        id: u32,
        /// After so many events, for each answer.
        plies: Vec<u32>,
    },
    /// What the rules make of a position that somebody describes by its view, after some events; of the beginning
    /// without a view.
    Suppose {
        plan: KeptPlan,
        #[serde(default)]
        #[cfg_attr(feature = "schema", schemars(with = "Option<AnyView>"))]
        view: Value,
        /// The events after it, as in a record.
        #[cfg_attr(feature = "schema", schemars(with = "Vec<AnyEvent>"))]
        events: Value,
    },
    /// The games with their numbers of players and bots.
    Rules,
    /// Reads and checks a deck file of a game.
    Deck {
        #[cfg_attr(feature = "schema", schemars(with = "AnyGame"))]
        game: String,
        text: String,
    },
    /// A deck file to begin with.
    DeckExample {
        #[cfg_attr(feature = "schema", schemars(with = "AnyGame"))]
        game: String,
    },
}

/// A choice, and the share of the win that it brings.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChoiceWorth {
    /// The action, as in a record.
    #[cfg_attr(feature = "schema", schemars(with = "AnyAction"))]
    pub action: Value,
    /// The share.
    pub share: f64,
}

/// Of which day a game is.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceDay {
    /// The number of the day.
    pub day: u32,
    /// The rule set, which is the key of its offer.
    pub set: String,
    /// The version of the bots.
    pub bots: String,
}

/// What comes of something at a table on this device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceReply {
    /// How many events have happened.
    pub ply: u32,
    /// What a server would tell, in order.
    pub messages: Vec<ServerMessage>,
    /// From which ply on the lines are the record; without one they are the whole of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u32>,
    /// The lines that the record goes on with; what it had after that ply is gone.
    pub lines: String,
    /// Whether the last decision can be taken back.
    pub undoable: bool,
    /// Why nothing has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problem: Option<Box<Problem>>,
}
