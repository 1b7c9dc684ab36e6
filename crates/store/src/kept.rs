//! What is stored of games that are played on a device.

use crate::Cursor;

/// The copy of a game that is played on a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRow {
    /// The id, made by the device.
    pub id: String,
    /// The guest at the device that has it.
    pub guest: String,
    /// The name of the rules.
    pub game: String,
    /// By which rules, and who plays.
    pub plan: String,
    /// The record so far.
    pub record: String,
    /// The number of events in it.
    pub ply: u32,
    /// How often it was taken over.
    pub epoch: u32,
    /// What only the device that has it knows.
    pub holder: String,
    /// That device in words.
    pub label: String,
    /// When it was first copied.
    pub created_ms: i64,
    /// When it was last copied.
    pub changed_ms: i64,
    /// Since when that device has it.
    pub since_ms: i64,
    /// When it ended, if it did.
    pub ended_ms: Option<i64>,
    /// How it ended, if it did.
    pub result: Option<String>,
    /// A number that the network has from which it was copied; many networks have the same one.
    pub origin: Option<u16>,
}

impl KeptRow {
    /// The place of this row in a list, newest first.
    pub fn cursor(&self) -> Cursor {
        Cursor { created_ms: self.created_ms, id: self.id.clone() }
    }
}

/// Somebody who takes a game over to another device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taking {
    /// The guest at that device.
    pub guest: String,
    /// What only that device knows.
    pub holder: String,
    /// That device in words.
    pub label: String,
    /// When it happens.
    pub now_ms: i64,
}

/// How many copies of games there can be; the oldest ones go. Those that go on and those that are over count apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MostKept {
    /// Of a guest's games that go on.
    pub running: u32,
    /// Of a guest's games that are over.
    pub finished: u32,
    /// How many bytes they can have, of a guest.
    pub bytes: i64,
    /// How many bytes they can have, from one network.
    pub bytes_from: i64,
}
