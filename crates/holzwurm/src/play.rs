use wormery_core::{Illegal, Seat, Tell};

use crate::fate::Fate;
use crate::position::Phase;
use crate::row::Row;
use crate::rows::Rows;
use crate::told::row_taken;
use crate::{AnyCard, Card, Deal, Effect, End, Holzwurm, RowIdx, refusal};

impl Holzwurm {
    /// Clears the table and deals (HW-04).
    pub(crate) fn deal(&mut self, deal: &Deal, tell: &mut impl Tell<Effect>) -> Result<(), Illegal> {
        deal.check(self.deal_question())?;
        self.hands[..deal.hands().len()].copy_from_slice(deal.hands());
        self.rows = Rows::default();
        self.fate = Fate::sorted(deal.fate(), self.options().fate_ties);
        self.phase = Phase::Play;
        self.tell_deal(tell);
        Ok(())
    }

    /// Plays a card, with all that follows from it.
    #[inline]
    pub(crate) fn play(
        &mut self,
        card: Card,
        row: Option<RowIdx>,
        tell: &mut impl Tell<Effect>,
    ) -> Result<(), Illegal> {
        if !self.allows(card, row) {
            return Err(refusal::of_play(self, card, row));
        }
        self.hands[self.to_act.index()].remove(card);
        self.known[self.to_act.index()].remove(card);
        match row {
            None => {
                self.rows.open(card);
                tell.tell(|| self.row_opened(card));
            }
            Some(row) if self.rows.row_mut(row).keeps(card) => {
                self.rows.row_mut(row).add(card);
                tell.tell(|| self.card_laid(card, row));
            }
            Some(row) => {
                self.play_too_low(card, row, tell);
                return Ok(());
            }
        }
        if self.own_hand().is_empty() {
            self.finish_deal(End::Out(self.to_act), tell);
        } else {
            self.pass_turn(tell);
        }
        Ok(())
    }

    #[inline]
    fn allows(&self, card: Card, row: Option<RowIdx>) -> bool {
        let places = self.rows.places(self.options().many_uncolored);
        self.own_hand().contains(card) && places.of(card.color_idx()).contains(row)
    }

    /// Picks up the row, the card played and the top fate card (HW-12).
    fn play_too_low(&mut self, card: Card, row: RowIdx, tell: &mut impl Tell<Effect>) {
        let seat = self.to_act;
        let top = self.fate.take_top();
        if top.is_some() || self.options().poison_takes_row {
            let taken = self.take_row(seat, row);
            self.take_card(seat, card);
            tell.tell(|| row_taken(seat, card, row, &taken));
        } else {
            self.rows.row_mut(row).add(card);
            tell.tell(|| self.row_left(card, row));
        }
        tell.tell(|| self.fate_taken(top.map_or(AnyCard::Poison, AnyCard::Card)));
        match top {
            None => self.finish_deal(End::Poison(seat), tell),
            Some(fate_card) => {
                self.take_card(seat, fate_card);
                self.pass_turn(tell);
            }
        }
    }

    fn take_row(&mut self, seat: Seat, row: RowIdx) -> Row {
        let taken = self.rows.take(row);
        for card in taken.cards() {
            self.take_card(seat, *card);
        }
        taken
    }

    /// Takes a card from the table, where everybody sees it (HW-18).
    fn take_card(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].insert(card);
        self.known[seat.index()].insert(card);
    }

    #[inline]
    fn pass_turn(&mut self, tell: &mut impl Tell<Effect>) {
        let seat = self.to_act;
        self.to_act = seat.next(self.n_seats());
        tell.tell(|| Effect::TurnEnded { seat, next: self.to_act });
    }
}
