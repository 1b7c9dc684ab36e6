//! The mound cards, as data.

mod bad;
mod card_id;
mod card_set;
mod column;
mod field;
mod file;
mod parse;
mod text;

use alloc::vec::Vec;

pub use bad::{BadCard, BadColumn, BadDeck};
pub use card_id::CardId;
pub use card_set::CardSet;
pub use column::Column;
pub use field::{Field, Object};
pub use file::BadDeckFile;
pub use text::{CardText, DeckText};

pub(crate) use bad::shown;
pub(crate) use file::read_file;

include!(concat!(env!("OUT_DIR"), "/reconstruction_1.rs"));

/// Twelve different mound cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    cards: [Card; Self::SIZE],
}

/// A mound card (IH-02).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    id: CardId,
    queen: u8,
    general: u8,
    worm: u8,
    columns: [Column; Self::N_COLUMNS],
    /// On how many fields each kind of object is.
    objects: [u8; Object::COUNT],
}

impl Deck {
    /// How many cards a deck has.
    pub const SIZE: usize = 12;

    /// Our reconstruction of the deck; the printed cards could not be found.
    pub fn reconstruction_1() -> Self {
        Self::from_cards(&RECONSTRUCTION_1).expect("the deck file is a deck, as a test makes sure")
    }

    /// Checks the cards of a deck file or of a record.
    pub fn from_cards(cards: &[CardText]) -> Result<Self, BadDeck> {
        parse::deck(cards)
    }

    /// The cards in the form in which they are written down, with single spaces.
    pub fn to_cards(&self) -> Vec<CardText> {
        self.cards.iter().map(CardText::from).collect()
    }

    /// The cards, in the order of the deck.
    pub fn cards(&self) -> &[Card; Self::SIZE] {
        &self.cards
    }

    pub(crate) fn find(&self, id: &CardId) -> Option<usize> {
        self.cards.iter().position(|card| card.id == *id)
    }
}

impl Card {
    /// How many columns a card has.
    pub const N_COLUMNS: usize = 5;

    /// The card's name.
    pub fn id(&self) -> &CardId {
        &self.id
    }

    /// The points of the queen tile, for the highest sum.
    pub fn queen(&self) -> u8 {
        self.queen
    }

    /// The points of the general tile, for the second highest sum.
    pub fn general(&self) -> u8 {
        self.general
    }

    /// The worm number: a color with exactly this sum gets a worm tile.
    pub fn worm(&self) -> u8 {
        self.worm
    }

    /// The columns from left to right.
    pub fn columns(&self) -> &[Column; Self::N_COLUMNS] {
        &self.columns
    }

    /// On how many fields each kind of object is.
    pub fn objects(&self) -> &[u8; Object::COUNT] {
        &self.objects
    }
}
