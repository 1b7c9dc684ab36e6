use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use wormery_core::Seat;
use wormery_protocol::ResultRow;

use crate::Reason;

/// The version of what is said; it is raised when an engine of before would no longer understand.
pub const PROTOCOL: u32 = 1;

/// What a referee says to an engine, one line each.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToEngine<F> {
    /// The first line.
    Hello(Hello),
    /// A game begins.
    New(Box<NewGame>),
    /// The engine must act: what its seat may know.
    Frame(F),
    /// The game is over.
    Over(Over),
}

/// Who drives the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The version of what is said.
    pub protocol: u32,
    /// The referee's name.
    pub name: String,
}

/// What an engine answers to the first line: `{"hello":…}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EngineHello {
    /// The version of what is said.
    pub protocol: u32,
    /// The engine's name.
    pub name: String,
    /// The games that it plays.
    pub games: Vec<String>,
    /// Whether it wants to know what each action would bring about.
    #[serde(default, skip_serializing_if = "is_false")]
    pub previews: bool,
}

/// A game that begins; the keys that a record's header has mean the same here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NewGame {
    /// The name of the game.
    pub game: String,
    /// The variant switches that differ from the usual ones.
    #[serde(default)]
    pub options: Value,
    /// The names of the players in seat order.
    pub players: Vec<String>,
    /// The seat that begins.
    pub start_seat: usize,
    /// The engine's seat.
    pub seat: usize,
    /// How many milliseconds it has for a decision.
    pub move_ms: u64,
    /// For the engine's own luck: with it a game can be played again. It has nothing to do with the dice.
    pub seed: u32,
}

impl NewGame {
    /// The variant switches; none where nothing is said of them.
    pub(crate) fn options(&self) -> &Value {
        static USUAL: LazyLock<Value> = LazyLock::new(|| Value::Object(Map::new()));
        if self.options.is_null() { &USUAL } else { &self.options }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Over {
    /// Why.
    pub reason: Ending,
    /// Who did what must not be done; empty where the game was played to its end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Seat>,
    /// The share of the win of each seat.
    pub shares: Vec<f64>,
    /// The final standing, where the game was played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<ResultRow>>,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Ending {
    /// By the rules.
    Rules(End),
    /// Somebody did what must not be done.
    Fault(Reason),
}

/// The one word for an end by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// The game was played to its end.
    #[serde(rename = "end")]
    End,
}

impl Ending {
    /// The game was played to its end.
    pub const END: Self = Self::Rules(End::End);
}

/// What an engine answers to a frame.
#[derive(Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The ply of the frame.
    pub ply: u32,
    /// The action, as one of the frame's `legal` has it.
    pub action: Box<RawValue>,
}

/// An engine's first answer as it is written.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct HelloLine {
    pub(crate) hello: EngineHello,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_false(value: &bool) -> bool {
    !*value
}
