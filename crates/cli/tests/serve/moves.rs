use serde_json::{Value, json};
use wormery_core::Luck;
use wormery_table::Seeded;

/// An action of a seat in a game; its nonce is like no other, so that it can be found in the record.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Move {
    pub(crate) game: String,
    pub(crate) seat: u64,
    pub(crate) ply: u64,
    pub(crate) action: Value,
    pub(crate) nonce: String,
}

/// What became of a move.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Outcome {
    /// It happened, and this is the ply after it.
    Acknowledged(u64),
    /// It did not happen, because of this.
    Refused(Value),
}

impl Move {
    /// A random move, if a message says that it is the turn of the seat it is for.
    pub(crate) fn choose(message: &Value, luck: &mut Seeded) -> Option<Self> {
        let seat = message["seat"].as_u64().filter(|seat| message["to_act"].as_u64() == Some(*seat))?;
        let legal = message["frame"]["legal"].as_array().filter(|legal| !legal.is_empty())?;
        // Whoever takes a tile as soon as he can brings a game of Regenwormen to its end.
        let takes = legal
            .iter()
            .map(|choice| &choice["action"])
            .find(|action| ["take", "steal"].iter().any(|kind| action["type"] == *kind));
        let any = &legal[luck.below(legal.len() as u32) as usize]["action"];
        Some(Self {
            game: message["game"].as_str()?.to_owned(),
            seat,
            ply: message["frame"]["ply"].as_u64()?,
            action: takes.unwrap_or(any).clone(),
            nonce: nonce(luck),
        })
    }

    /// What is sent.
    pub(crate) fn body(&self) -> Value {
        json!({ "ply": self.ply, "seat": self.seat, "action": self.action, "nonce": self.nonce })
    }

    /// The line of the record.
    pub(crate) fn line(&self) -> Value {
        json!({ "seat": self.seat, "action": self.action, "meta": { "nonce": self.nonce } })
    }
}

fn nonce(luck: &mut Seeded) -> String {
    (0..32).filter_map(|_| char::from_digit(luck.below(16), 16)).collect()
}
