//! Deck files: TOML, read and checked in one go.

use alloc::string::{String, ToString};

use wormery_core::{DeckFile, Illegal};

use super::{BadDeck, Deck, DeckText};
use crate::{DeckOption, Options};

/// Why a text is not a deck file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadDeckFile {
    /// It is not TOML, or has something that no deck has.
    #[error("line {line} of the file is not understood: {why}")]
    Text {
        /// The line where it went wrong, from 1.
        line: usize,
        /// What the reader of TOML says.
        why: String,
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
            Self::Text { line, why } => {
                Illegal::new(Self::CODE, self.to_string()).number("line", *line as i64).text("why", why)
            }
            Self::Deck(bad) => bad.refusal(),
        }
    }
}

impl DeckText {
    /// Our own deck as a file, for an example.
    pub const EXAMPLE: &str = include_str!("../../deck/reconstruction-1.toml");

    /// Reads a deck file, without looking at its cards.
    fn from_toml(text: &str) -> Result<Self, BadDeckFile> {
        toml::from_str(text).map_err(|error| bad_text(text, &error))
    }
}

/// Reads a deck file and checks its cards.
pub(crate) fn read_file(text: &str) -> Result<DeckFile<Options>, BadDeckFile> {
    let DeckText { name, cards } = DeckText::from_toml(text)?;
    let deck = DeckOption::custom(Deck::from_cards(&cards)?);
    Ok(DeckFile { name, options: Options { deck, ..Options::default() } })
}

fn bad_text(text: &str, error: &toml::de::Error) -> BadDeckFile {
    let start = error.span().map_or(0, |span| span.start);
    let line = text.bytes().take(start).filter(|byte| *byte == b'\n').count() + 1;
    BadDeckFile::Text { line, why: error.message().trim_end().to_string() }
}
