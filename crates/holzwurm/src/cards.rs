use core::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Card;

/// A set of cards, one bit for each.
///
/// Written to a wire as a sorted list; read from a list in any order that names no card twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "alloc::collections::BTreeSet<Card>", description = "A set of cards, sorted.")
)]
pub struct Cards([u32; 3]);

impl Cards {
    /// Puts a card in; a card that is in already changes nothing.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0[word(card)] |= bit(card);
    }

    /// Takes a card out; a card that is not in changes nothing.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[word(card)] &= !bit(card);
    }

    /// Whether the card is in.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0[word(card)] & bit(card) != 0
    }

    /// The number of cards.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// What the cards are worth in a hand (HW-16).
    pub fn score(self) -> i16 {
        self.iter().map(Card::score).sum()
    }

    /// The cards, by color, then by value.
    #[inline]
    pub fn iter(self) -> CardsIter {
        let [low, middle, high] = self.0.map(u128::from);
        CardsIter(low | middle << 32 | high << 64)
    }

    /// The cards that are in at least one of two sets.
    pub(crate) fn union(self, other: Self) -> Self {
        Self(core::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The cards that are in both of two sets.
    pub(crate) fn overlap(self, other: Self) -> Self {
        Self(core::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

#[inline]
fn word(card: Card) -> usize {
    usize::from(card.place() / 32)
}

#[inline]
fn bit(card: Card) -> u32 {
    1 << (card.place() % 32)
}

/// The cards of a set, by color, then by value.
#[derive(Clone, Debug)]
pub struct CardsIter(u128);

impl Iterator for CardsIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Card::from_place(place))
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = CardsIter;

    #[inline]
    fn into_iter(self) -> CardsIter {
        self.iter()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(CardsVisitor)
    }
}

struct CardsVisitor;

impl<'de> Visitor<'de> for CardsVisitor {
    type Value = Cards;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of cards")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Cards, A::Error> {
        let mut cards = Cards::default();
        while let Some(card) = list.next_element()? {
            if cards.contains(card) {
                return Err(A::Error::custom(format_args!("{card} was dealt twice")));
            }
            cards.insert(card);
        }
        Ok(cards)
    }
}
