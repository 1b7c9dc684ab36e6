//! What a deal and a play bring about, in the words of effects.

use wormery_core::{Bounded, Seat, Tell};

use crate::row::Row;
use crate::{AnyCard, Card, Cards, Effect, Holzwurm, RowIdx};

impl Holzwurm {
    /// Tells a deal that has just been made.
    pub(crate) fn tell_deal(&self, tell: &mut impl Tell<Effect>) {
        tell.tell(|| Effect::DealBegan {
            seat: self.starter,
            deal: self.deal_number(),
            deals: self.options().deals,
        });
        for seat in Seat::all(self.n_seats()) {
            tell.tell(|| {
                let cards = self.hand(seat);
                Effect::HandDealt { seat, n: Bounded::new(cards.len() as i16), cards: Some(cards) }
            });
        }
        tell.tell(|| Effect::FateLaid { cards: self.fate.laid() });
    }

    /// The last row was opened with this card.
    pub(crate) fn row_opened(&self, card: Card) -> Effect {
        let last = self.rows.as_slice().len() - 1;
        Effect::RowOpened {
            seat: self.to_act,
            card,
            row: RowIdx::ALL[last],
            color: Some(card.color()).into(),
            delta: -card.score(),
        }
    }

    /// This card stays in this row.
    pub(crate) fn card_laid(&self, card: Card, row: RowIdx) -> Effect {
        let there = &self.rows.as_slice()[row.index()];
        Effect::CardLaid {
            seat: self.to_act,
            card,
            row,
            color: there.color().into(),
            n: there.size(),
            delta: -card.score(),
            colored: there.is_colored_by_last(),
        }
    }

    /// This card was too low for this row, which is left lying.
    pub(crate) fn row_left(&self, card: Card, row: RowIdx) -> Effect {
        let there = &self.rows.as_slice()[row.index()];
        Effect::RowLeft {
            seat: self.to_act,
            card,
            row,
            color: there.color().into(),
            n: there.size(),
            delta: -card.score(),
        }
    }

    /// This card was taken from the fate row.
    pub(crate) fn fate_taken(&self, card: AnyCard) -> Effect {
        let left = Bounded::new(self.fate.n_cards());
        Effect::FateTaken { seat: self.to_act, card, left, delta: card.score() }
    }
}

/// This row was taken because a card was too low for it.
///
/// The card played left the hand and comes back, so only the row changes what the hand is worth.
pub(crate) fn row_taken(seat: Seat, card: Card, row: RowIdx, taken: &Row) -> Effect {
    let mut cards: Cards = taken.cards().iter().copied().collect();
    let delta = cards.score();
    cards.insert(card);
    Effect::RowTaken { seat, card, row, color: taken.color().into(), cards, delta }
}
