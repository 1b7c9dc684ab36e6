use alloc::vec::Vec;

use wormery_regenwormen::{Action, Symbol, TurnEnd, VoluntaryFail};

use crate::odds::Odds;
use crate::tie::beats;
use crate::{Moment, Roll, Situation, Solved, Stakes, State};

/// What a player can do in a situation, and what it is worth.
#[derive(Clone, Copy)]
pub struct Advice<'a> {
    pub(crate) situation: &'a Situation,
    pub(crate) stakes: &'a Stakes,
    /// The turn with the dice of the situation.
    pub(crate) solved: &'a dyn Solved,
    /// The turn with the golden die, while the player may choose to throw it.
    pub(crate) golden: Option<&'a dyn Solved>,
}

/// Something a player can do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// What the turn is worth after it, if every later choice is the best one.
    pub value: f64,
}

impl<'a> Advice<'a> {
    /// Advice from a solved turn; `golden` is the turn with the golden die, where the player can choose it.
    pub fn new(
        situation: &'a Situation,
        stakes: &'a Stakes,
        solved: &'a dyn Solved,
        golden: Option<&'a dyn Solved>,
    ) -> Self {
        Self { situation, stakes, solved, golden }
    }

    /// What the situation is worth, if every choice is the best one.
    pub fn value(&self) -> f64 {
        let mut best = None;
        self.each_choice(&mut |choice| best = Some(best.map_or(choice.value, |best| choice.value.max(best))));
        best.unwrap_or_else(|| self.value_without_choice())
    }

    /// Lists what can be done, the best first; nothing while the dice are in the air or when the turn has failed.
    ///
    /// Of equally good choices the safer one comes first.
    pub fn choices(&self, choices: &mut Vec<Choice>) {
        choices.clear();
        self.each_choice(&mut |choice| choices.push(choice));
        sort(choices);
    }

    /// The chance of each end, if every choice is the best one.
    pub fn odds(&self) -> Odds {
        let mut choices = Vec::new();
        self.choices(&mut choices);
        match choices.first() {
            Some(best) => self.odds_after(best.action),
            None => self.odds_without_choice(),
        }
    }

    /// Shows every choice, in the order in which equal ones are preferred.
    fn each_choice(&self, see: &mut impl FnMut(Choice)) {
        match &self.situation.moment {
            Moment::Begin => self.begin(see),
            Moment::Throw(_) => {}
            Moment::Keep(state, roll) => self.keep(*state, *roll, see),
            Moment::Decide(state) => self.decide(*state, see),
            Moment::Aside { actions, token, then } => {
                let token = if *token { self.stakes.token() } else { 0.0 };
                let value = token + then.map_or(0.0, |state| self.solved.value(state));
                for action in actions {
                    see(Choice { action: *action, value });
                }
            }
        }
    }

    fn begin(&self, see: &mut impl FnMut(Choice)) {
        if let (Some(kit), Some(golden)) = (self.situation.golden_kit(), self.golden) {
            let value = golden.roll(self.situation.start(kit));
            see(Choice { action: Action::Roll { golden: true }, value });
        }
        let value = self.solved.roll(self.situation.start(self.situation.kit));
        see(Choice { action: Action::Roll { golden: false }, value });
    }

    fn keep(&self, state: State, roll: Roll, see: &mut impl FnMut(Choice)) {
        let mut has_failed = true;
        for symbol in roll.new_symbols(state) {
            let is_double_one = symbol == Symbol::One && roll.count(symbol) >= 2;
            let token = if is_double_one { self.stakes.token() } else { 0.0 };
            let value = self.solved.value(roll.keep(state, symbol)) + token;
            see(Choice { action: Action::Keep { symbol }, value });
            has_failed = false;
        }
        if state.weasel && (!has_failed || self.situation.options.weasel_after_fail) {
            let value = self.solved.roll(State { weasel: false, ..state });
            see(Choice { action: Action::Weasel, value });
            if has_failed {
                see(Choice { action: Action::Accept, value: self.stakes.payoffs().fail() });
            }
        }
    }

    fn decide(&self, state: State, see: &mut impl FnMut(Choice)) {
        let (claims, may_roll) = (self.stakes.claims(state), state.may_roll());
        for claim in claims {
            if let Some(action) = action(claim.turn_end) {
                see(Choice { action, value: claim.worth });
            }
        }
        if may_roll {
            see(Choice { action: Action::Roll { golden: false }, value: self.solved.roll(state) });
        }
        let may_stop = match self.situation.options.voluntary_fail {
            VoluntaryFail::OnlyWithoutTarget => claims.is_empty() && may_roll,
            VoluntaryFail::Always => !claims.is_empty() || may_roll,
            VoluntaryFail::Never => false,
        };
        if may_stop {
            see(Choice { action: Action::Stop, value: self.stakes.payoffs().fail() });
        }
    }

    fn value_without_choice(&self) -> f64 {
        match self.situation.moment {
            Moment::Throw(state) => self.solved.roll(state),
            _ => self.stakes.payoffs().fail(),
        }
    }
}

/// The action that brings an end about; failing may have several causes.
fn action(end: TurnEnd) -> Option<Action> {
    match end {
        TurnEnd::Take(tile) => Some(Action::Take { tile }),
        TurnEnd::Steal(from) => Some(Action::Steal { from }),
        TurnEnd::Fail => None,
    }
}

/// Sorts choices, the best first; those that are equal but for rounding keep their order and get the same value.
fn sort(choices: &mut [Choice]) {
    let best = choices.iter().map(|choice| choice.value).fold(f64::NEG_INFINITY, f64::max);
    for choice in choices.iter_mut().filter(|choice| !beats(best, choice.value)) {
        choice.value = best;
    }
    choices.sort_by(|a, b| b.value.total_cmp(&a.value));
}
