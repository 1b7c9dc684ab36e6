use super::Deck;

/// Some of the cards of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardSet(u16);

impl CardSet {
    pub(crate) const EMPTY: Self = Self(0);
    pub(crate) const ALL: Self = Self((1 << Deck::SIZE) - 1);

    /// How many cards there are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no card.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    pub(crate) fn contains(self, card: usize) -> bool {
        self.0 >> card & 1 == 1
    }

    pub(crate) fn with(self, card: usize) -> Self {
        Self(self.0 | 1 << card)
    }

    pub(crate) fn without(self, card: usize) -> Self {
        Self(self.0 & !(1 << card))
    }

    pub(crate) fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..Deck::SIZE).filter(move |card| self.contains(*card))
    }
}
