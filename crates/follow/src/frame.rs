use serde::Deserialize;
use serde_json::Value;
use wormery_core::Seat;
use wormery_table::Ply;

/// A frame as it was sent.
#[derive(Clone, Debug, Deserialize)]
pub struct SentFrame {
    /// How many events have happened.
    pub ply: Ply,
    /// What the viewer may know of the position.
    pub view: Value,
    /// What the viewer may do now.
    pub legal: Vec<SentChoice>,
    /// What the viewer may know of the events since the last frame.
    pub seen: Vec<SentSeen>,
}

/// An action as it was sent.
#[derive(Clone, Debug, Deserialize)]
pub struct SentChoice {
    /// The action.
    pub action: Value,
    /// What it brings about.
    pub effects: Vec<Value>,
}

/// What was seen of one event.
#[derive(Clone, Debug, Deserialize)]
pub struct SentSeen {
    /// The ply after the event.
    pub ply: Ply,
    /// Who acted; `None` for chance.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// What was seen.
    pub event: Value,
    /// What it brought about.
    pub effects: Vec<Value>,
}
