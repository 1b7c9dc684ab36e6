use alloc::string::String;

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

/// A text as it may be shown to people: not too long, and without control characters.
pub(crate) fn shown(text: &str) -> String {
    text.chars().take(40).map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}
