use core::fmt;

use crate::Card;

/// At most `N` cards in order, held inline.
///
/// Free places hold one fixed card, so that equal piles compare equal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile<const N: usize> {
    n_cards: u8,
    cards: [Card; N],
}

const FREE: Card = Card::ALL[0];

impl<const N: usize> Pile<N> {
    /// The number of cards.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.n_cards
    }

    /// The cards, the first one first.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.n_cards)]
    }

    /// The cards, to be moved about.
    pub(crate) fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.n_cards)]
    }

    /// Adds a card at the end.
    ///
    /// Panics when the pile is full; the rules keep every pile within its size.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.n_cards)] = card;
        self.n_cards += 1;
    }

    /// Takes the last card off.
    pub(crate) fn pop(&mut self) -> Option<Card> {
        let last = self.n_cards.checked_sub(1)?;
        self.n_cards = last;
        Some(core::mem::replace(&mut self.cards[usize::from(last)], FREE))
    }
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Self { n_cards: 0, cards: [FREE; N] }
    }
}

impl<const N: usize> FromIterator<Card> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::default();
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}
