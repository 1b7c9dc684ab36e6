use alloc::string::{String, ToString};

use wormery_core::Illegal;

/// Why a list of cards is not a deck.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadDeck {
    /// Too few or too many cards.
    #[error("{0} card{s}, a deck has 12", s = plural(*.0))]
    Size(usize),
    /// A card without a name; counted from 1.
    #[error("card {0} has no id")]
    NoId(usize),
    /// Two cards with the same name.
    #[error("two cards are called {0}")]
    SameId(String),
    /// Something wrong with one card.
    #[error("card {card}: {bad}")]
    Card {
        /// The card's name.
        card: String,
        /// What is wrong with it.
        bad: BadCard,
    },
    /// Something wrong with one column of a card.
    #[error("card {card}, column {column}: {bad}")]
    Column {
        /// The card's name.
        card: String,
        /// Which column; column 1 is the leftmost.
        column: usize,
        /// What is wrong with it.
        bad: BadColumn,
    },
}

/// What is wrong with a card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCard {
    /// Something is not written down.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// A number that is too large or too small.
    #[error("{what} is {value}, not a number from 0 to 99")]
    Number {
        /// Which number.
        what: &'static str,
        /// What was written.
        value: i64,
    },
    /// Too few or too many columns.
    #[error("{0} column{s}, a card has 5", s = plural(*.0))]
    Columns(usize),
}

/// What is wrong with a column.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadColumn {
    /// Too few or too many fields.
    #[error("{0} fields, a column has 1 to 3")]
    Height(usize),
    /// A word that stands for no field.
    #[error("unknown object \"{0}\"")]
    Unknown(String),
    /// A tab, a line end or the like.
    #[error("only spaces may stand between fields")]
    WhiteSpace,
}

impl BadDeck {
    /// Every code that says what is wrong with a deck: a key of the catalogue of words.
    pub const CODES: &[&str] = &[
        "ih_deck_size",
        "ih_deck_no_id",
        "ih_deck_same_id",
        "ih_deck_missing",
        "ih_deck_number",
        "ih_deck_columns",
        "ih_deck_height",
        "ih_deck_unknown",
        "ih_deck_white_space",
    ];

    /// The same as a code with arguments, for people who read another language.
    pub fn refusal(&self) -> Illegal {
        let refusal = |code| Illegal::new(code, self.to_string());
        match self {
            Self::Size(n) => refusal("ih_deck_size").number("n", *n as i64),
            Self::NoId(n) => refusal("ih_deck_no_id").number("n", *n as i64),
            Self::SameId(card) => refusal("ih_deck_same_id").text("card", card),
            Self::Card { card, bad } => bad.detail(|code| refusal(code).text("card", card)),
            Self::Column { card, column, bad } => {
                bad.detail(|code| refusal(code).text("card", card).number("column", *column as i64))
            }
        }
    }
}

impl BadCard {
    fn detail(&self, refusal: impl Fn(&'static str) -> Illegal) -> Illegal {
        match self {
            Self::Missing(what) => refusal("ih_deck_missing").text("what", what),
            Self::Number { what, value } => refusal("ih_deck_number").text("what", what).text("value", value),
            Self::Columns(n) => refusal("ih_deck_columns").number("n", *n as i64),
        }
    }
}

impl BadColumn {
    fn detail(&self, refusal: impl Fn(&'static str) -> Illegal) -> Illegal {
        match self {
            Self::Height(n) => refusal("ih_deck_height").number("n", *n as i64),
            Self::Unknown(word) => refusal("ih_deck_unknown").text("word", word),
            Self::WhiteSpace => refusal("ih_deck_white_space"),
        }
    }
}

/// A text as it may be shown to people: not too long, and without control characters.
pub(crate) fn shown(text: &str) -> String {
    text.chars().take(40).map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}
