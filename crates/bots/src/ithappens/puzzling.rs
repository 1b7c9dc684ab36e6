use wormery_games::ithappens::{Action, Die, Effect, ItHappens, View};
use wormery_table::Choice;

use crate::evaluate::first_best;
use crate::{Puzzling, Second};

/// How puzzles of It Happens.. are found.
pub(super) static PUZZLING: Puzzling<ItHappens> = Puzzling {
    seats: &[2, 3, 4],
    players: &[("planner", 60), ("greedy", 1)],
    plies: 8..=140,
    most_choices: 5,
    least_gap: 0.03,
    thumbs: &[best_place, richest_mound, finds_first],
    levels: &["greedy"],
    second: Second::Searched { level: "planner", playouts: 12_000 },
    luck: None,
};

/// Puts a die where its color then stands best.
fn best_place(_: &View, choices: &[Choice<ItHappens>]) -> Action {
    by(choices, standing)
}

/// Puts a die on the mound with the most points.
fn richest_mound(view: &View, choices: &[Choice<ItHappens>]) -> Action {
    by(choices, |choice| match choice.action {
        Action::Place { mound } => {
            let points = view.mounds.get(mound.get() as usize).map_or(0, |mound| mound.queen + mound.general);
            f64::from(points) + standing(choice) / 10.0
        }
        _ => 0.0,
    })
}

/// Puts a die where there is something to find, else where it stands best.
fn finds_first(_: &View, choices: &[Choice<ItHappens>]) -> Action {
    by(choices, |choice| {
        let finds = choice.effects.iter().any(|effect| matches!(effect, Effect::Found { .. }));
        standing(choice) + if finds { 10.0 } else { 0.0 }
    })
}

/// The better the place, the more; the worm number is a little better than none.
fn standing(choice: &Choice<ItHappens>) -> f64 {
    let stands = choice.effects.iter().find_map(|effect| match effect {
        Effect::Stands(stands) => {
            Some(6.0 - f64::from(stands.rank.get()) + f64::from(u8::from(stands.hits)) / 2.0)
        }
        _ => None,
    });
    stands.unwrap_or(0.0)
}

/// Throws an own die, and pays no worm.
fn by(choices: &[Choice<ItHappens>], place: impl Fn(&Choice<ItHappens>) -> f64) -> Action {
    let value = |choice: &Choice<ItHappens>| match choice.action {
        Action::Place { .. } => 10.0 + place(choice),
        Action::Roll { die: Die::Own } => 2.0,
        Action::Roll { die: Die::Third } => 1.0,
        Action::Reroll | Action::Pass => 0.0,
    };
    let legal: Vec<Action> = choices.iter().map(|choice| choice.action).collect();
    first_best(&legal, choices.iter().map(value))
}
