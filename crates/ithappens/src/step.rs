//! What actions and outcomes do.

use wormery_core::{Illegal, Seat};

use crate::action::{Action, Die};
use crate::chance::Outcome;
use crate::color::Color;
use crate::deck::CardId;
use crate::mound::Mound;
use crate::moves::Moves;
use crate::options::SkipTiming;
use crate::position::{ItHappens, Phase};

impl ItHappens {
    #[inline]
    pub(crate) fn act(&mut self, action: Action) -> Result<(), Illegal> {
        if !self.moves.contains(action) {
            return Err(self.refusal(action));
        }
        match (action, self.phase) {
            (Action::Roll { die }, _) => self.throw(die),
            (Action::Place { mound }, Phase::Place { die, value }) => {
                self.place(mound.get() as usize, die, value);
            }
            (Action::Place { .. }, _) => return Err(self.refusal(action)),
            (Action::Reroll, _) => {
                self.pay_worm();
                self.throw(Die::Own);
            }
            (Action::Pass, _) => {
                self.pay_worm();
                self.end_turn();
            }
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn answer(&mut self, outcome: &Outcome) -> Result<(), Illegal> {
        match (self.phase, outcome) {
            (Phase::Throw { die }, Outcome::Die { value }) => {
                self.begin_place(die, value.get() as u8);
                Ok(())
            }
            (Phase::Mounds, Outcome::Mounds { cards }) => self.lay_out(cards),
            _ => Err(self.refused_outcome()),
        }
    }

    /// Lays out the mounds of the round (IH-06).
    fn lay_out(&mut self, cards: &[CardId; 3]) -> Result<(), Illegal> {
        let (mut mounds, mut used) = (self.mounds, self.used);
        for (mound, id) in mounds.iter_mut().zip(cards) {
            let Some(card) = self.deck.find(id).filter(|card| !used.contains(*card)) else {
                return Err(self.refused_card(id));
            };
            used = used.with(card);
            *mound = Mound::new(card);
        }
        (self.mounds, self.used) = (mounds, used);
        self.begin_turn(self.seat);
        Ok(())
    }

    /// Lets a seat begin its turn.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let own = self.can_place_own(seat);
        self.seat = seat;
        self.phase = Phase::Turn;
        self.moves = Moves::before_throw(own, self.can_place_third(seat), own && self.has_worm(seat));
    }

    /// Throws a die, which then falls.
    pub(crate) fn throw(&mut self, die: Die) {
        self.phase = Phase::Throw { die };
        self.moves = Moves::NONE;
    }

    /// Lets the seat on turn do something with the die it threw.
    #[inline]
    pub(crate) fn begin_place(&mut self, die: Die, value: u8) {
        let reroll = die == Die::Own && self.has_worm(self.seat);
        let pass = reroll && self.rules.skip_timing == SkipTiming::Any;
        let color = self.color_of(die);
        self.phase = Phase::Place { die, value };
        self.moves = Moves::after_throw(self.open[color.index()], reroll, pass);
    }

    /// Pays for throwing again or for skipping a turn (IH-12, IH-13).
    fn pay_worm(&mut self) {
        let pile = &mut self.piles[Color::of(self.seat).index()];
        pile.give_worms(&mut self.supply, 1);
    }

    /// Places the thrown die and takes the reward (IH-08, IH-14).
    fn place(&mut self, mound: usize, die: Die, value: u8) {
        let color = self.color_of(die);
        let card = &self.deck.cards()[self.mounds[mound].card()];
        let column_idx = self.mounds[mound].column_for(color);
        let field = self.mounds[mound].put(column_idx, color, value);
        let column = &card.columns()[column_idx];
        if field + 1 == column.height() {
            self.open[color.index()] &= !(1 << mound);
        }
        self.supply.give(&mut self.piles[color.index()], column.field(field));
        let hand = &mut self.hands[self.seat.index()];
        match die {
            Die::Own => hand.own -= 1,
            Die::Third => hand.third -= 1,
        }
        self.end_turn();
    }

    /// Gives the turn to the next seat that can act, or ends the round (IH-09).
    fn end_turn(&mut self) {
        let mut seat = self.seat;
        for _ in 0..self.n_seats() {
            seat = seat.next(self.n_seats());
            if self.can_place_own(seat) || self.can_place_third(seat) {
                return self.begin_turn(seat);
            }
        }
        self.end_round();
    }
}
