use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use wormery_core::{Bounded, Seat, Standing, Tell};

use crate::position::{MAX_SEATS, Phase};
use crate::{AnyCard, AnyCards, Cards, Effect, EndedBy, Holzwurm, NextStart};

/// How a deal ended (HW-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", content = "seat", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub enum End {
    /// A seat played its last card, and the card stayed.
    Out(Seat),
    /// A seat took the poison card.
    Poison(Seat),
}

/// A deal that is over: the hands as they were laid open, and what they scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DealResult {
    pub(crate) end: End,
    pub(crate) hands: [Cards; MAX_SEATS],
    pub(crate) scores: [i16; MAX_SEATS],
}

impl End {
    /// Who ended the deal, and how.
    fn parts(self) -> (Seat, EndedBy) {
        match self {
            Self::Out(seat) => (seat, EndedBy::Out),
            Self::Poison(seat) => (seat, EndedBy::Poison),
        }
    }
}

impl DealResult {
    /// The hand that a seat laid open.
    pub(crate) fn hand(&self, seat: Seat) -> AnyCards {
        AnyCards { cards: self.hands[seat.index()], poison: self.end == End::Poison(seat) }
    }
}

impl Holzwurm {
    /// Lays the hands open, scores them and turns to the next deal or ends the match.
    pub(crate) fn finish_deal(&mut self, end: End, tell: &mut impl Tell<Effect>) {
        tell.tell(|| {
            let (seat, why) = end.parts();
            Effect::DealEnded { seat, why, deal: self.deal_number() }
        });
        let hands = core::mem::take(&mut self.hands);
        self.known = [Cards::default(); MAX_SEATS];
        let scores = self.deal_scores(end, &hands);
        for (total, score) in self.scores.iter_mut().zip(scores) {
            *total += i32::from(score);
        }
        let result = DealResult { end, hands, scores };
        for seat in self.seats() {
            tell.tell(|| self.hand_scored(&result, seat));
        }
        self.last = Some(result);
        self.n_done += 1;
        if i16::from(self.n_done) == self.options().deals.get() {
            self.phase = Phase::Over;
            self.tell_standing(tell);
        } else {
            self.phase = Phase::Deal;
            self.starter = self.next_starter(&scores);
            tell.tell(|| Effect::NextDeal { seat: self.starter, deal: self.deal_number() });
        }
        self.to_act = self.starter;
    }

    /// What each seat scores (HW-16).
    fn deal_scores(&self, end: End, hands: &[Cards; MAX_SEATS]) -> [i16; MAX_SEATS] {
        let mut scores = hands.map(Cards::score);
        match end {
            End::Out(seat) => scores[seat.index()] = self.options().out_bonus.get(),
            End::Poison(seat) => scores[seat.index()] += AnyCard::Poison.score(),
        }
        scores
    }

    /// Who starts the next deal (HW-06).
    fn next_starter(&self, scores: &[i16; MAX_SEATS]) -> Seat {
        let score = |seat: &Seat| scores[seat.index()];
        match self.options().next_start {
            NextStart::Rotate => self.starter.next(self.n_seats()),
            NextStart::Winner => self.first_with_least(|seat| -score(seat)),
            NextStart::Loser => self.first_with_least(score),
            NextStart::Same => self.config.start(),
        }
    }

    /// The first seat clockwise, beginning with the starter, that no other seat is below.
    fn first_with_least(&self, measure: impl Fn(&Seat) -> i16) -> Seat {
        let seats = (0..self.n_seats()).map(|step| self.starter.index() + step);
        let clockwise = seats.map(|place| Seat::new(place % self.n_seats()));
        clockwise.min_by_key(measure).unwrap_or(self.starter)
    }

    /// The ranks, from the match scores alone (HW-17).
    pub(crate) fn standing(&self) -> Standing {
        Standing::rank(self.seats().map(|seat| (Some(seat), self.scores[seat.index()], Vec::new())))
    }

    fn hand_scored(&self, result: &DealResult, seat: Seat) -> Effect {
        let total = self.scores[seat.index()];
        Effect::HandScored { seat, cards: result.hand(seat), score: result.scores[seat.index()], total }
    }

    fn tell_standing(&self, tell: &mut impl Tell<Effect>) {
        tell.tell(|| Effect::MatchOver { deals: self.options().deals });
        for place in 0..self.n_seats() {
            tell.tell(|| self.ranked(self.seat_at(place)));
        }
    }

    fn ranked(&self, seat: Seat) -> Effect {
        let score = self.scores[seat.index()];
        let n_better = self.scores().iter().filter(|other| **other > score).count();
        let n_equal = self.scores().iter().filter(|other| **other == score).count();
        Effect::Ranked { seat, rank: Bounded::new(n_better as i16 + 1), shared: n_equal > 1, score }
    }

    /// The seat that this many others are before: those with more, and of equals those that sit earlier.
    fn seat_at(&self, place: usize) -> Seat {
        let merit = |seat: Seat| (self.scores[seat.index()], core::cmp::Reverse(seat));
        let is_there =
            |seat: &Seat| self.seats().filter(|other| merit(*other) > merit(*seat)).count() == place;
        self.seats().find(is_there).unwrap_or(self.starter)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.n_seats())
    }
}
