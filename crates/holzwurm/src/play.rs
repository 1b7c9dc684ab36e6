use wormery_core::{Illegal, Seat};

use crate::fate::Fate;
use crate::position::Phase;
use crate::rows::Rows;
use crate::{Card, Deal, End, Holzwurm, RowIdx, refusal};

impl Holzwurm {
    /// Clears the table and deals (HW-04).
    pub(crate) fn deal(&mut self, deal: &Deal) -> Result<(), Illegal> {
        deal.check(self.deal_question())?;
        self.hands[..deal.hands().len()].copy_from_slice(deal.hands());
        self.rows = Rows::default();
        self.fate = Fate::sorted(deal.fate(), self.options().fate_ties);
        self.phase = Phase::Play;
        Ok(())
    }

    /// Plays a card, with all that follows from it.
    #[inline]
    pub(crate) fn play(&mut self, card: Card, row: Option<RowIdx>) -> Result<(), Illegal> {
        if !self.allows(card, row) {
            return Err(refusal::of_play(self, card, row));
        }
        self.hands[self.to_act.index()].remove(card);
        self.known[self.to_act.index()].remove(card);
        match row {
            None => self.rows.open(card),
            Some(row) if self.rows.row_mut(row).keeps(card) => self.rows.row_mut(row).add(card),
            Some(row) => {
                self.play_too_low(card, row);
                return Ok(());
            }
        }
        if self.own_hand().is_empty() {
            self.finish_deal(End::Out(self.to_act));
        } else {
            self.pass_turn();
        }
        Ok(())
    }

    #[inline]
    fn allows(&self, card: Card, row: Option<RowIdx>) -> bool {
        let places = self.rows.places(self.options().many_uncolored);
        self.own_hand().contains(card) && places.of(card.color_idx()).contains(row)
    }

    /// Picks up the row, the card played and the top fate card (HW-12).
    fn play_too_low(&mut self, card: Card, row: RowIdx) {
        let seat = self.to_act;
        let top = self.fate.take_top();
        if top.is_some() || self.options().poison_takes_row {
            self.take_row(seat, row);
            self.take_card(seat, card);
        } else {
            self.rows.row_mut(row).add(card);
        }
        match top {
            None => self.finish_deal(End::Poison(seat)),
            Some(fate_card) => {
                self.take_card(seat, fate_card);
                self.pass_turn();
            }
        }
    }

    fn take_row(&mut self, seat: Seat, row: RowIdx) {
        for card in self.rows.take(row).cards() {
            self.take_card(seat, *card);
        }
    }

    /// Takes a card from the table, where everybody sees it (HW-18).
    fn take_card(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].insert(card);
        self.known[seat.index()].insert(card);
    }

    #[inline]
    fn pass_turn(&mut self) {
        self.to_act = self.to_act.next(self.n_seats());
    }
}
