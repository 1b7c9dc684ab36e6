use serde::Serialize;
use wormery_bots::{Judge, Method, TurnOdds, best_first};
use wormery_core::{Chance, Event, Game, OutcomeOf, Turn};

use crate::borders::SAME_WORMS;

/// How kind chance was to one row of the standing, among everything that could have happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Odds {
    /// What the outcome is worth above the average, as a share of the win.
    pub luck: f64,
    /// The probability of an outcome that is as good or better.
    pub as_good: f64,
    /// The probability of an outcome that is as bad or worse.
    pub as_bad: f64,
}

/// Whether no choice of a turn brings more than the others.
pub fn is_even<A>(odds: &TurnOdds<A>) -> bool {
    let worms: Vec<f64> = odds.choices.iter().map(|choice| choice.worms).collect();
    match best_first(&worms)[..] {
        [best, next, ..] => worms[best] - worms[next] < SAME_WORMS,
        _ => false,
    }
}

/// Values that differ by less are the same.
const SAME: f64 = 1e-9;

/// Where an outcome of chance stands among all that could have come, for one row of the standing.
///
/// Nothing where worth is only sampled, where chance has too many answers, and where it is not asked.
pub fn odds<G: Game>(
    judge: &mut dyn Judge<G>,
    before: &G,
    outcome: &OutcomeOf<G>,
    row: usize,
) -> Option<Odds> {
    let Turn::Chance(question) = before.turn() else { return None };
    if judge.method() == Method::Sampled {
        return None;
    }
    let mut worth = |outcome: &OutcomeOf<G>| {
        let mut after = before.clone();
        after.apply(&Event::Chance(outcome.clone())).ok()?;
        Some(judge.worth(&after).of(row))
    };
    let fell = worth(outcome)?;
    let all: Option<Vec<(f64, f64)>> =
        question.ways()?.iter().map(|(outcome, ways)| Some((worth(outcome)?, *ways as f64))).collect();
    Some(compare(fell, &all?))
}

/// Compares a value with all values and their numbers of ways.
fn compare(fell: f64, all: &[(f64, f64)]) -> Odds {
    let total: f64 = all.iter().map(|(_, ways)| ways).sum();
    let share =
        |of: &dyn Fn(f64) -> f64| all.iter().map(|(worth, ways)| of(*worth) * ways).sum::<f64>() / total;
    Odds {
        luck: fell - share(&|worth| worth),
        as_good: share(&|worth| f64::from(u8::from(worth >= fell - SAME))),
        as_bad: share(&|worth| f64::from(u8::from(worth <= fell + SAME))),
    }
}
