//! What each guest has been sent.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use wormery_protocol::Color;
use wormery_room::{Guest, Shown};

pub(crate) const N_GUESTS: usize = 5;

/// Somebody; whoever was forgotten comes back as somebody else.
pub(crate) fn guest(number: usize, life: u32) -> Guest {
    Guest {
        id: format!("guest{number}.{life}"),
        name: format!("Worm {number}"),
        color: Color::ALL[number % Color::ALL.len()],
        is_bot: number == N_GUESTS - 1,
    }
}

/// A client that is connected, and how far it has seen the game.
pub(crate) struct Client {
    pub(crate) guest: Guest,
    pub(crate) is_watch: bool,
    /// The last frame for each seat that it plays on, or for the public.
    pub(crate) frames: BTreeMap<Option<u64>, Value>,
    pub(crate) seen: Seen,
    /// The games that it has seen before.
    before: BTreeSet<String>,
}

/// A game, and the ply up to which it was seen.
pub(crate) type Seen = Option<(String, u64)>;

impl Client {
    /// A client that comes back for what has happened since.
    pub(crate) fn back(guest: Guest, is_watch: bool, seen: Seen) -> Self {
        Self { guest, is_watch, seen, frames: BTreeMap::new(), before: BTreeSet::new() }
    }

    /// Takes a message; nobody is ever sent an older frame than the one before.
    pub(crate) fn take(
        &mut self,
        text: &str,
        shown: Option<&Shown>,
    ) -> Option<(String, Option<u64>, &Value)> {
        let is_frame = ["frame", "event", "your_turn"]
            .iter()
            .any(|kind| text.starts_with(&format!("{{\"type\":\"{kind}\"")));
        assert_eq!(is_frame, shown.is_some(), "what is beside a frame: {text}");
        if !is_frame {
            return None;
        }
        let message: Value = serde_json::from_str(text).expect("messages are JSON");
        let (game, seat) =
            (message["game"].as_str().unwrap_or_default().to_owned(), message["seat"].as_u64());
        let ply = message["frame"]["ply"].as_u64().expect("a frame has a ply");
        assert_eq!(shown.map(|shown| (&shown.game, shown.ply.into())), Some((&game, ply)));
        match self.seen.replace((game.clone(), ply)) {
            Some((known, before)) if known == game => {
                assert!(before <= ply, "from ply {before} back to {ply}");
            }
            Some((known, _)) => drop(self.before.insert(known)),
            None => {}
        }
        assert!(!self.before.contains(&game), "a game that was left comes back");
        self.frames.insert(seat, message);
        Some((game, seat, &self.frames[&seat]["frame"]))
    }
}
