//! What actions and outcomes do.

use wormery_core::{Illegal, Seat, Tell};

use crate::action::{Action, Die, MoundIdx};
use crate::chance::Outcome;
use crate::color::Color;
use crate::deck::{CardId, Field};
use crate::effect::{Effect, Payment, Promise};
use crate::mound::Mound;
use crate::moves::Moves;
use crate::options::SkipTiming;
use crate::position::{ItHappens, Phase};

impl ItHappens {
    #[inline]
    pub(crate) fn act(&mut self, action: Action, tell: &mut impl Tell<Effect>) -> Result<(), Illegal> {
        if !self.moves.contains(action) {
            return Err(self.refusal(action));
        }
        match (action, self.phase) {
            (Action::Roll { die }, _) => {
                tell.tell(|| self.die_thrown(die));
                self.throw(die);
            }
            (Action::Place { mound }, Phase::Place { die, value }) => self.place(mound, die, value, tell),
            (Action::Place { .. }, _) => return Err(self.refusal(action)),
            (Action::Reroll, _) => {
                self.pay_worm(Payment::Reroll, tell);
                tell.tell(|| self.die_thrown(Die::Own));
                self.throw(Die::Own);
            }
            (Action::Pass, phase) => {
                self.pay_worm(Payment::Pass, tell);
                if let Phase::Place { die, value } = phase {
                    tell.tell(|| self.die_returned(die, value));
                }
                self.end_turn(tell);
            }
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn answer(&mut self, outcome: &Outcome, tell: &mut impl Tell<Effect>) -> Result<(), Illegal> {
        match (self.phase, outcome) {
            (Phase::Throw { die }, Outcome::Die { value }) => {
                let value = value.get() as u8;
                tell.tell(|| self.rolled(die, value));
                self.begin_place(die, value);
                Ok(())
            }
            (Phase::Mounds, Outcome::Mounds { cards }) => self.lay_out(cards, tell),
            _ => Err(self.refused_outcome()),
        }
    }

    /// Lays out the mounds of the round (IH-06).
    fn lay_out(&mut self, cards: &[CardId; 3], tell: &mut impl Tell<Effect>) -> Result<(), Illegal> {
        let (mut mounds, mut used) = (self.mounds, self.used);
        for (mound, id) in mounds.iter_mut().zip(cards) {
            let Some(card) = self.deck.find(id).filter(|card| !used.contains(*card)) else {
                return Err(self.refused_card(id));
            };
            used = used.with(card);
            *mound = Mound::new(card);
        }
        (self.mounds, self.used) = (mounds, used);
        tell.tell(|| self.round_began());
        for mound in Self::MOUNDS {
            tell.tell(|| self.mound_laid(mound));
        }
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
    fn pay_worm(&mut self, why: Payment, tell: &mut impl Tell<Effect>) {
        let pile = &mut self.piles[Color::of(self.seat).index()];
        pile.give_worms(&mut self.supply, 1);
        tell.tell(|| self.worm_paid(why));
    }

    /// Places the thrown die and takes the reward (IH-08, IH-14).
    fn place(&mut self, mound: MoundIdx, die: Die, value: u8, tell: &mut impl Tell<Effect>) {
        let (color, mound_idx) = (self.color_of(die), mound.get() as usize);
        let able = self.able();
        let column_idx = self.mounds[mound_idx].column_for(color);
        let field = self.mounds[mound_idx].put(column_idx, color, value);
        let column = self.card(mound).columns()[column_idx];
        if field + 1 == column.height() {
            self.open[color.index()] &= !(1 << mound_idx);
        }
        let hand = &mut self.hands[self.seat.index()];
        match die {
            Die::Own => hand.own -= 1,
            Die::Third => hand.third -= 1,
        }
        tell.tell(|| self.die_placed(die, mound));
        tell.tell(|| self.stands(mound, color));
        self.take_find(mound, color, column.field(field), tell);
        self.tell_done(able, tell);
        self.end_turn(tell);
    }

    /// Takes what a field promises, if there is one left (IH-14).
    #[inline]
    fn take_find(&mut self, mound: MoundIdx, color: Color, find: Field, tell: &mut impl Tell<Effect>) {
        let given = self.supply.give(&mut self.piles[color.index()], find);
        match (find, given) {
            (Field::Blank, _) => {}
            (_, true) => tell.tell(|| self.found(color, find)),
            (_, false) => tell.tell(|| self.none_left(mound, color, find, Promise::Field)),
        }
    }

    /// The seats that can act, one bit for each (IH-09).
    ///
    /// Without anything that could fail, so that the compiler leaves it out where nobody listens.
    #[inline]
    fn able(&self) -> u8 {
        let third = self.open[Color::THIRD as usize] != 0;
        let seats = self.hands.iter().zip(&self.open).enumerate();
        seats.fold(0, |able, (seat, (hand, open))| {
            let can = (hand.own > 0 && *open != 0) || (hand.third > 0 && third);
            able | u8::from(can) << seat
        })
    }

    /// Tells who could act before and cannot any more.
    #[inline]
    fn tell_done(&self, able: u8, tell: &mut impl Tell<Effect>) {
        let done = able & !self.able();
        for seat in Seat::all(Color::COUNT).filter(|seat| done >> seat.index() & 1 == 1) {
            tell.tell(|| self.done(seat));
        }
    }

    /// Gives the turn to the next seat that can act, or ends the round (IH-09).
    fn end_turn(&mut self, tell: &mut impl Tell<Effect>) {
        let mut seat = self.seat;
        for _ in 0..self.n_seats() {
            seat = seat.next(self.n_seats());
            if self.can_place_own(seat) || self.can_place_third(seat) {
                tell.tell(|| Effect::TurnEnded { seat: self.seat, next: Some(seat) });
                return self.begin_turn(seat);
            }
        }
        tell.tell(|| Effect::TurnEnded { seat: self.seat, next: None });
        self.end_round(tell);
    }
}
