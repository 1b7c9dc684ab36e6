use alloc::vec::Vec;

use crate::pile::Pile;
use crate::{Card, Color, RowSize};

/// A row on the table; its color is `None` while it holds grey cards only (HW-08).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Row {
    color: Option<Color>,
    cards: Pile<{ Row::MOST }>,
}

impl Row {
    /// A row grows to eleven cards. A twelfth only stays when the deal ends with it (`poison_takes_row` off).
    pub(crate) const MOST: usize = 12;

    /// A row with this first card.
    #[inline]
    pub(crate) fn opened_with(card: Card) -> Self {
        let mut row = Self::default();
        row.add(card);
        row
    }

    /// The color, once there is one.
    #[inline]
    pub(crate) fn color(&self) -> Option<Color> {
        self.color
    }

    /// The cards in the order in which they were played.
    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        self.cards.as_slice()
    }

    /// How many cards there are; a row on the table has at least one.
    pub(crate) fn size(&self) -> RowSize {
        RowSize::new(self.cards.len().into())
    }

    /// Whether the last card is the first one with a color and came to others.
    pub(crate) fn is_colored_by_last(&self) -> bool {
        let is_grey = |card: &Card| card.color() == Color::Grey;
        match self.cards() {
            [grey @ .., last] => !grey.is_empty() && grey.iter().all(is_grey) && !is_grey(last),
            [] => false,
        }
    }

    /// Whether a card would stay in the row: its value must exceed the number of cards there (HW-11).
    #[inline]
    pub(crate) fn keeps(&self, card: Card) -> bool {
        card.value() > self.cards.len()
    }

    /// The least value with which a card stays in the row.
    pub(crate) fn needs(&self) -> u8 {
        self.cards.len() + 1
    }

    /// Adds a card; a colored one gives the row its color.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.cards.push(card);
        if card.color() != Color::Grey {
            self.color = Some(card.color());
        }
    }

    /// The cards from left to right: further minus cards are laid at the left end, plus cards at the
    /// right (HW-14).
    pub(crate) fn display(&self) -> Vec<Card> {
        let Some((first, further)) = self.cards().split_first() else { return Vec::new() };
        let left = further.iter().rev().filter(|card| card.score() < 0);
        let right = further.iter().filter(|card| card.score() > 0);
        left.chain([first]).chain(right).copied().collect()
    }
}
