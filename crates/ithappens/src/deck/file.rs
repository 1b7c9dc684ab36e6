//! Deck files: TOML, read and checked in one go, for those who have no reader of their own.

use alloc::format;
use alloc::string::{String, ToString};

use wormery_core::Illegal;

use super::{BadDeck, Deck, DeckText};

/// Why a text is not a deck file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadDeckFile {
    /// It is not TOML, or has something that no deck has.
    #[error("{message}")]
    Text {
        /// The line where it went wrong, from 1.
        line: usize,
        /// What the reader of TOML says, with the line shown.
        message: String,
    },
    /// It is not a deck.
    #[error(transparent)]
    Deck(#[from] BadDeck),
}

impl BadDeckFile {
    /// The code for a text that cannot be read; the others are [`BadDeck::CODES`].
    pub const CODE: &str = "ih_deck_line";

    /// The same as a code with arguments, for people who read another language.
    pub fn refusal(&self) -> Illegal {
        match self {
            Self::Text { line, .. } => {
                let reason = format!("line {line} of the file is not understood");
                Illegal::new(Self::CODE, reason).number("line", *line as i64)
            }
            Self::Deck(bad) => bad.refusal(),
        }
    }
}

impl DeckText {
    /// Our own deck as a file, for an example.
    pub const EXAMPLE: &str = include_str!("../../deck/reconstruction-1.toml");

    /// Reads a deck file and checks its cards; they come back as a record has them, with single spaces.
    pub fn from_toml(text: &str) -> Result<Self, BadDeckFile> {
        let read: Self = toml::from_str(text).map_err(|error| bad_text(text, &error))?;
        let deck = Deck::from_cards(&read.cards)?;
        Ok(Self { name: read.name, cards: deck.to_cards() })
    }
}

fn bad_text(text: &str, error: &toml::de::Error) -> BadDeckFile {
    let start = error.span().map_or(0, |span| span.start);
    let line = text.bytes().take(start).filter(|byte| *byte == b'\n').count() + 1;
    BadDeckFile::Text { line, message: error.to_string().trim_end().to_string() }
}
