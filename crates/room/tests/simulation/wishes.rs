//! What guests want, sensible or not.

use serde_json::{Value, json};
use wormery_core::Luck as _;
use wormery_protocol::Command;
use wormery_table::Seeded;

/// Any command, with a seat, a ply and an action that may be wrong.
pub(crate) fn any(luck: &mut Seeded, ply: u64, action: Option<Value>) -> Command {
    let seat = luck.below(4);
    let command = match luck.below(26) {
        0 | 1 => json!({ "type": "sit", "seat": seat }),
        2 => json!({ "type": "sit" }),
        3 => json!({ "type": "stand" }),
        4 => json!({ "type": "stand", "seat": seat }),
        5 => json!({ "type": "add_local", "seat": seat, "name": "Oma" }),
        6 => json!({ "type": "add_bot", "seat": seat, "level": "random" }),
        7 => json!({ "type": "clear", "seat": seat }),
        8 => json!({ "type": "change", "public": luck.below(2) == 0 }),
        9 => json!({ "type": "change", "players": 2 + luck.below(2) }),
        10 => json!({ "type": "change", "pace_s": luck.below(2) * 5 }),
        11 | 12 => json!({ "type": "start" }),
        13 | 14 => json!({ "type": "rematch" }),
        15 => json!({ "type": "back" }),
        16 => json!({ "type": "phrase", "phrase": "hello" }),
        17 => json!({ "type": "say", "text": "hello" }),
        18 => json!({ "type": "entropy_hash", "seat": seat, "hash": "0".repeat(64) }),
        19 => json!({ "type": "entropy", "seat": seat, "entropy": "0".repeat(32) }),
        20 if luck.below(20) == 0 => json!({ "type": "clear_watchers" }),
        _ => {
            json!({ "type": "act", "ply": ply, "action": action.unwrap_or_else(|| json!({ "type": "roll" })) })
        }
    };
    Command::read(command).expect("a command")
}
