use core::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{AnyCard, Cards};

/// A hand as it is laid open: a set of cards, with the poison card or without it.
///
/// Written to a wire as a sorted list, the poison card last; read from a list in any order that names no card twice.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "alloc::vec::Vec<AnyCard>", description = "A hand, sorted, the poison card last.")
)]
pub struct AnyCards {
    /// The cards other than the poison card.
    pub cards: Cards,
    /// Whether the poison card is among them.
    pub poison: bool,
}

impl AnyCards {
    /// The cards, the poison card last.
    pub fn iter(self) -> impl Iterator<Item = AnyCard> {
        self.cards.iter().map(AnyCard::Card).chain(self.poison.then_some(AnyCard::Poison))
    }

    /// Whether there is no card.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Puts a card in, and says whether it was not there before.
    fn insert(&mut self, card: AnyCard) -> bool {
        let before = *self;
        match card {
            AnyCard::Card(card) => self.cards.insert(card),
            AnyCard::Poison => self.poison = true,
        }
        *self != before
    }
}

impl fmt::Debug for AnyCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for AnyCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for AnyCards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(AnyCardsVisitor)
    }
}

struct AnyCardsVisitor;

impl<'de> Visitor<'de> for AnyCardsVisitor {
    type Value = AnyCards;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of cards")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<AnyCards, A::Error> {
        let mut cards = AnyCards::default();
        while let Some(card) = list.next_element()? {
            if !cards.insert(card) {
                return Err(A::Error::custom(format_args!("{card} is there twice")));
            }
        }
        Ok(cards)
    }
}
