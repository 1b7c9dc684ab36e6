use alloc::vec::Vec;

use crate::pile::Pile;
use crate::{AnyCard, Card, FateTies};

/// The fate row: the poison card at the bottom, above it up to five cards, the best on top (HW-05).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Fate {
    /// Whether the poison card is still there.
    pub(crate) poison: bool,
    /// The cards above it, bottom to top.
    pub(crate) above: Pile<{ Fate::DRAWN }>,
}

impl Fate {
    /// How many cards join the poison card.
    pub(crate) const DRAWN: usize = 5;

    /// Sorts the drawn cards above the poison card.
    pub(crate) fn sorted(mut drawn: [Card; Self::DRAWN], ties: FateTies) -> Self {
        match ties {
            FateTies::ColorOrder => drawn.sort_unstable_by_key(|card| (card.score(), card.color_idx())),
            FateTies::InputOrder => {
                // The sort keeps the order of equals, and what was drawn earlier must come out higher.
                drawn.reverse();
                drawn.sort_by_key(|card| card.score());
            }
        }
        Self { poison: true, above: drawn.into_iter().collect() }
    }

    /// Takes the top card; `None` is the poison card.
    pub(crate) fn take_top(&mut self) -> Option<Card> {
        let top = self.above.pop();
        self.poison &= top.is_some();
        top
    }

    /// All cards of a row that was just laid out, bottom to top.
    pub(crate) fn laid(self) -> [AnyCard; Self::DRAWN + 1] {
        let mut cards = [AnyCard::Poison; Self::DRAWN + 1];
        for (place, card) in cards[1..].iter_mut().zip(self.above.as_slice()) {
            *place = AnyCard::Card(*card);
        }
        cards
    }

    /// How many cards there are.
    pub(crate) fn n_cards(self) -> i16 {
        i16::from(self.poison) + i16::from(self.above.len())
    }

    /// All cards, bottom to top.
    pub(crate) fn list(self) -> Vec<AnyCard> {
        let above = self.above.as_slice().iter().copied().map(AnyCard::Card);
        self.poison.then_some(AnyCard::Poison).into_iter().chain(above).collect()
    }
}
