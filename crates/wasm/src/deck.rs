//! Deck files: the rules read and check them, the page only shows what they say.

use serde::Serialize;
use serde_json::{Value, json};
use wormery_ithappens::{CardText, DeckText};
use wormery_protocol::Refusal;

/// What a deck file is.
#[derive(Serialize)]
#[serde(untagged)]
enum Checked {
    /// A deck, as a table takes it.
    Deck { name: Option<String>, cards: Vec<CardText> },
    /// No deck, and why.
    Refused { refusal: Refusal },
}

/// Reads and checks a deck file.
pub(crate) fn check(text: &str) -> Value {
    json!(match DeckText::from_toml(text) {
        Ok(DeckText { name, cards }) => Checked::Deck { name, cards },
        Err(bad) => Checked::Refused { refusal: Refusal::of(&bad.refusal()) },
    })
}

/// Our own deck as a file, to begin with.
pub(crate) fn example() -> Value {
    DeckText::EXAMPLE.into()
}
