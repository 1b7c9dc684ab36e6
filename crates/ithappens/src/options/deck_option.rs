use alloc::sync::Arc;
use alloc::vec::Vec;

use wormery_core::words;

use crate::deck::{BadDeck, CardText, Deck};

/// The mound cards to play with, and whether they are our own or somebody else's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckOption {
    name: DeckName,
    deck: Arc<Deck>,
}

impl DeckOption {
    /// Our reconstruction, the default.
    pub fn reconstruction_1() -> Self {
        Self { name: DeckName::Reconstruction1, deck: Arc::new(Deck::reconstruction_1()) }
    }

    /// Other cards.
    pub fn custom(deck: Deck) -> Self {
        Self { name: DeckName::Custom, deck: Arc::new(deck) }
    }

    /// The cards.
    pub fn deck(&self) -> &Arc<Deck> {
        &self.deck
    }

    pub(super) fn read(name: DeckName, cards: Option<&[CardText]>) -> Result<Self, BadDeckOption> {
        match (name, cards) {
            (DeckName::Reconstruction1, None) => Ok(Self::reconstruction_1()),
            (DeckName::Custom, Some(cards)) => Ok(Self::custom(Deck::from_cards(cards)?)),
            (DeckName::Reconstruction1, Some(_)) => Err(BadDeckOption::CardsWithoutCustom),
            (DeckName::Custom, None) => Err(BadDeckOption::CustomWithoutCards),
        }
    }

    pub(super) fn name(&self) -> DeckName {
        self.name
    }

    /// The cards as a record needs them; `None` for our own.
    pub(super) fn custom_cards(&self) -> Option<Vec<CardText>> {
        (self.name == DeckName::Custom).then(|| self.deck.to_cards())
    }
}

impl Default for DeckOption {
    fn default() -> Self {
        Self::reconstruction_1()
    }
}

/// Why `deck` and `deck_cards` do not make a deck.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum BadDeckOption {
    #[error("deck_cards is only for a deck called custom")]
    CardsWithoutCustom,
    #[error("a deck called custom needs deck_cards")]
    CustomWithoutCards,
    #[error(transparent)]
    Deck(#[from] BadDeck),
}

words! {
    /// Which mound cards.
    #[derive(Default)]
    pub enum DeckName as "value of deck" {
        /// Our reconstruction.
        #[default]
        Reconstruction1 = "reconstruction-1",
        /// Cards that come with the options.
        Custom = "custom",
    }
}
