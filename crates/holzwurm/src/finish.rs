use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use wormery_core::{Seat, Standing};

use crate::position::{MAX_SEATS, Phase};
use crate::{AnyCard, Cards, Holzwurm, NextStart};

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

impl Holzwurm {
    /// Lays the hands open, scores them and turns to the next deal or ends the match.
    pub(crate) fn finish_deal(&mut self, end: End) {
        let hands = core::mem::take(&mut self.hands);
        self.known = [Cards::default(); MAX_SEATS];
        let scores = self.deal_scores(end, &hands);
        for (total, score) in self.scores.iter_mut().zip(scores) {
            *total += i32::from(score);
        }
        self.last = Some(DealResult { end, hands, scores });
        self.n_done += 1;
        if i16::from(self.n_done) == self.options().deals.get() {
            self.phase = Phase::Over;
        } else {
            self.phase = Phase::Deal;
            self.starter = self.next_starter(&scores);
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
        let seats = Seat::all(self.n_seats());
        Standing::rank(seats.map(|seat| (Some(seat), self.scores[seat.index()], Vec::new())))
    }
}
