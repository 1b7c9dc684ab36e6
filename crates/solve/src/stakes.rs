use alloc::vec::Vec;

use wormery_regenwormen::TurnEnd;

use crate::payoffs::{N_ENDS, end_index};
use crate::tie::beats;
use crate::{Objective, Payoffs, Situation, State};

/// What every way to end a turn is worth in a situation.
#[derive(Clone, Debug)]
pub struct Stakes {
    payoffs: Payoffs,
    /// The claims at all places of the payoffs, one place after the other.
    claims: Vec<Claim>,
    /// Where the claims at each place of the payoffs lie.
    spans: [(u16, u16); N_ENDS],
    token: f64,
}

/// A way to end a turn with something.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Claim {
    pub(crate) turn_end: TurnEnd,
    pub(crate) worth: f64,
}

impl Stakes {
    /// Asks what each end of the turn is worth together with its total; failing comes with the total 0.
    ///
    /// The same end can come with several totals, and is asked for each time. `token` is what a worm token is
    /// worth, which two ones bring when they are kept at once (RX-20).
    pub fn new(situation: &Situation, token: f64, worth: impl FnMut(TurnEnd, u8) -> f64) -> Self {
        Self::reusing(Vec::new(), situation, token, worth)
    }

    /// The same in the place of earlier stakes, without allocating.
    pub fn update(&mut self, situation: &Situation, token: f64, worth: impl FnMut(TurnEnd, u8) -> f64) {
        let claims = core::mem::take(&mut self.claims);
        *self = Self::reusing(claims, situation, token, worth);
    }

    fn reusing(
        mut claims: Vec<Claim>,
        situation: &Situation,
        token: f64,
        mut worth: impl FnMut(TurnEnd, u8) -> f64,
    ) -> Self {
        claims.clear();
        let (options, mut spans) = (&situation.options, [(0, 0); N_ENDS]);
        let fail = worth(TurnEnd::Fail, 0);
        let payoffs = Payoffs::new(fail, options.voluntary_fail, |points, has_worm| {
            let total = situation.claim_total(points, has_worm);
            let first = claims.len();
            let targets = situation.targets(points, has_worm).iter();
            claims.extend(targets.map(|turn_end| Claim { turn_end, worth: worth(turn_end, total) }));
            spans[end_index(points, has_worm)] = (first as u16, claims.len() as u16);
            best(&claims[first..]).map(|claim| claim.worth)
        });
        let token = if options.expansion && situation.has_token { token } else { 0.0 };
        let payoffs = payoffs.with_double_one(token).with_weasel_after_fail(options.weasel_after_fail);
        Self { payoffs, claims, spans, token }
    }

    /// What the ends of the turn are worth for one of the usual objectives.
    pub fn of(situation: &Situation, objective: Objective) -> Self {
        Self::new(situation, objective.token(), |end, total| objective.worth(situation, end, total))
    }

    /// The payoffs for the kernel.
    pub fn payoffs(&self) -> &Payoffs {
        &self.payoffs
    }

    /// What a token is worth; nothing where there is none to be had.
    pub fn token(&self) -> f64 {
        self.token
    }

    /// What can be claimed in a state, in order of preference.
    pub(crate) fn claims(&self, state: State) -> &[Claim] {
        self.claims_at(end_index(state.points, state.has_worm()))
    }

    fn claims_at(&self, place: usize) -> &[Claim] {
        let (first, last) = self.spans[place];
        &self.claims[first.into()..last.into()]
    }

    /// How a turn ends at a place of the payoffs, by the best choice.
    pub(crate) fn turn_end(&self, place: usize) -> TurnEnd {
        match best(self.claims_at(place)) {
            Some(claim) if !beats(self.payoffs.over[place], claim.worth) => claim.turn_end,
            _ => TurnEnd::Fail,
        }
    }
}

/// The best claim; of equal ones the first.
fn best(claims: &[Claim]) -> Option<&Claim> {
    claims.iter().reduce(|best, claim| if beats(claim.worth, best.worth) { claim } else { best })
}
