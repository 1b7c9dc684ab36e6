use serde::{Deserialize, Serialize};
use serde_json::Value;
use wormery_core::wire::plain_reason;

#[cfg(feature = "schema")]
use crate::{AnyAction, AnyOptions};
use crate::{Emote, Phrase};

/// What a client sends over a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClientMessage {
    /// The client's own number; the answer has the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cid: Option<u32>,
    /// What it wants.
    #[serde(flatten)]
    pub command: Command,
}

/// What somebody wants at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Command {
    /// Do something in the game. A repeated command gets the same answer and changes nothing.
    Act {
        /// The ply that the client saw.
        ply: u32,
        /// The action, as in a record.
        #[cfg_attr(feature = "schema", schemars(with = "AnyAction"))]
        action: Value,
        /// 32 hexadecimal digits of the client's own luck, for the dice that follow.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
        /// Which of the client's seats acts; not needed with one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
    /// Sit down: on this seat, or on any free one. During a game a bot's seat can be taken between its turns; while
    /// hands are hidden, when the next ones are dealt.
    Sit {
        /// Which seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
    /// Get up; during a game a bot plays on.
    Stand {
        /// Which seat; all of one's own without it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
    /// Put a further person on the same device on a free seat.
    AddLocal {
        /// Which seat.
        seat: u8,
        /// The name.
        name: String,
    },
    /// Put a bot on a free seat, or change its level. For the host.
    AddBot {
        /// Which seat.
        seat: u8,
        /// How it plays.
        level: String,
    },
    /// Free a seat: send a bot or a person away. For the host.
    Clear {
        /// Which seat.
        seat: u8,
    },
    /// Send away all who look on; they may not come back to look. For the host.
    ClearWatchers {},
    /// Change what was chosen when the table was made, before the game begins. For the host.
    Change {
        /// What changes.
        #[serde(flatten)]
        change: TableChange,
    },
    /// Begin; bots take the seats that are free. For the host.
    Start {},
    /// Play again with the same people, the next seat begins.
    Rematch {},
    /// Take one's seat back from the bot that played meanwhile.
    Back {},
    /// Say something in own words, at a private table.
    Say {
        /// The words.
        text: String,
    },
    /// Say one of the ready-made phrases.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
    /// Show a small picture.
    Emote {
        /// Which.
        emote: Emote,
    },
    /// Commit oneself to random bytes for the dice.
    EntropyHash {
        /// Which seat.
        seat: u8,
        /// 64 hexadecimal digits.
        hash: String,
    },
    /// Show the random bytes that belong to the hash.
    Entropy {
        /// Which seat.
        seat: u8,
        /// 32 hexadecimal digits.
        entropy: String,
    },
}

impl Command {
    /// Reads a command; its type must be a word, where a derived reader takes a number as well.
    pub fn read(value: Value) -> Result<Self, String> {
        named(&value)?;
        serde_json::from_value(value).map_err(|error| plain_reason(&error.to_string()))
    }
}

impl ClientMessage {
    /// Reads a message; the type of its command must be a word.
    pub fn read(value: Value) -> Result<Self, String> {
        named(&value)?;
        serde_json::from_value(value).map_err(|error| plain_reason(&error.to_string()))
    }
}

fn named(value: &Value) -> Result<(), String> {
    let is_named = value.get("type").is_some_and(Value::is_string);
    if is_named { Ok(()) } else { Err("the type of a command is a word".into()) }
}

/// What can be changed at a table before the game begins.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableChange {
    /// The variant switches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<AnyOptions>"))]
    pub options: Option<Value>,
    /// Whether everybody can find the table in the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<bool>,
    /// Seconds for a decision; 0 for no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace_s: Option<u32>,
    /// The bot that plays for those who are away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away_level: Option<String>,
    /// How long a bot waits before it acts, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_pace_ms: Option<u32>,
    /// The seat that begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_seat: Option<u8>,
    /// How many seats there are; the last ones go or come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// Whether programs may sit down; those who sit there stay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub programs: Option<bool>,
}
