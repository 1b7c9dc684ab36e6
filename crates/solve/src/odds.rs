use alloc::vec::Vec;

use wormery_regenwormen::{Action, TurnEnd};

use crate::advice::Advice;
use crate::flow::{Ends, Flow};
use crate::{Moment, Solved, Stakes, State};

/// The chance of every way a turn can end.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Odds {
    /// The chance to fail.
    pub fail: f64,
    /// The chance of each claim that can happen: tiles in ascending order, then steals by seat.
    pub claims: Vec<(TurnEnd, f64)>,
}

impl Odds {
    /// One end for sure.
    fn sure(end: TurnEnd) -> Self {
        let mut odds = Self::default();
        odds.add(end, 1.0);
        odds
    }

    fn of(ends: &Ends, stakes: &Stakes) -> Self {
        let mut odds = Self { fail: ends.bust, claims: Vec::new() };
        for (place, chance) in ends.chosen.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            odds.add(stakes.turn_end(place), *chance);
        }
        odds.claims.sort_unstable_by_key(|(end, _)| rank(*end));
        odds
    }

    fn add(&mut self, end: TurnEnd, chance: f64) {
        if end == TurnEnd::Fail {
            self.fail += chance;
        } else if let Some(known) = self.claims.iter_mut().find(|(known, _)| *known == end) {
            known.1 += chance;
        } else {
            self.claims.push((end, chance));
        }
    }
}

/// The place of an end in a list.
fn rank(end: TurnEnd) -> (u8, usize) {
    match end {
        TurnEnd::Take(tile) => (0, tile.number().into()),
        TurnEnd::Steal(from) => (1, from.index()),
        TurnEnd::Fail => (2, 0),
    }
}

impl Advice<'_> {
    /// The chance of each end after an action that is among the choices, if every later choice is the best.
    pub fn odds_after(&self, action: Action) -> Odds {
        match (action, &self.situation.moment) {
            (Action::Take { tile }, _) => Odds::sure(TurnEnd::Take(tile)),
            (Action::Steal { from }, _) => Odds::sure(TurnEnd::Steal(from)),
            (Action::Stop | Action::Accept, _) => Odds::sure(TurnEnd::Fail),
            (Action::Keep { symbol }, Moment::Keep(state, roll)) => {
                self.odds_arriving(self.solved, roll.keep(*state, symbol))
            }
            (Action::Weasel, Moment::Keep(state, _)) => {
                self.odds_throwing(self.solved, State { weasel: false, ..*state })
            }
            (Action::Roll { .. }, Moment::Decide(state)) => self.odds_throwing(self.solved, *state),
            (Action::Roll { golden }, Moment::Begin) => self.odds_of_first_roll(golden),
            (_, Moment::Aside { then: Some(state), .. }) => self.odds_arriving(self.solved, *state),
            _ => Odds::default(),
        }
    }

    /// The chances when there is nothing to choose.
    pub(crate) fn odds_without_choice(&self) -> Odds {
        match self.situation.moment {
            Moment::Throw(state) => self.odds_throwing(self.solved, state),
            _ => Odds::sure(TurnEnd::Fail),
        }
    }

    fn odds_of_first_roll(&self, golden: bool) -> Odds {
        match (self.situation.golden_kit(), self.golden) {
            (Some(kit), Some(solved)) if golden => self.odds_throwing(solved, self.situation.start(kit)),
            _ => self.odds_throwing(self.solved, self.situation.start(self.situation.kit)),
        }
    }

    fn odds_arriving(&self, solved: &dyn Solved, state: State) -> Odds {
        Odds::of(&Flow::new(solved, self.stakes.payoffs()).arriving(state), self.stakes)
    }

    fn odds_throwing(&self, solved: &dyn Solved, state: State) -> Odds {
        Odds::of(&Flow::new(solved, self.stakes.payoffs()).throwing(state), self.stakes)
    }
}
