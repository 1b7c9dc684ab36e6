use wormery_games::holzwurm::{Action, Effect, Holzwurm, View};
use wormery_table::Choice;

use crate::evaluate::first_best;
use crate::{Puzzling, Second};

/// How puzzles of Holzwurm are found.
pub(super) static PUZZLING: Puzzling<Holzwurm> = Puzzling {
    seats: &[2, 3, 4],
    players: &[("seer", 40), ("hoarder", 1)],
    plies: 6..=60,
    most_choices: 9,
    least_gap: 0.03,
    thumbs: &[most_points, highest_first, new_row],
    levels: &["safe-low", "hoarder"],
    second: Second::Searched { level: "seer", playouts: 12_000 },
    luck: None,
};

/// Plays what leaves the hand worth most.
fn most_points(_: &View, choices: &[Choice<Holzwurm>]) -> Action {
    let legal: Vec<Action> = choices.iter().map(|choice| choice.action).collect();
    first_best(&legal, choices.iter().map(|choice| choice.effects.iter().map(delta).sum()))
}

/// Gets rid of the highest card that stays.
fn highest_first(_: &View, choices: &[Choice<Holzwurm>]) -> Action {
    by(choices, |choice| {
        let Action::Play { card, .. } = choice.action;
        f64::from(card.value())
    })
}

/// Opens a row, or lays the lowest card that stays.
fn new_row(_: &View, choices: &[Choice<Holzwurm>]) -> Action {
    by(choices, |choice| {
        let Action::Play { card, row } = choice.action;
        if row.is_none() { 20.0 } else { -f64::from(card.value()) }
    })
}

/// What is liked best of all that brings no card into the hand; else what leaves it worth most.
fn by(choices: &[Choice<Holzwurm>], value: impl Fn(&Choice<Holzwurm>) -> f64) -> Action {
    let comes = |effect: &Effect| matches!(effect, Effect::RowTaken { .. } | Effect::FateTaken { .. });
    let legal: Vec<Action> = choices.iter().map(|choice| choice.action).collect();
    let values = choices.iter().map(|choice| {
        if choice.effects.iter().any(comes) {
            -1000.0 + choice.effects.iter().map(delta).sum::<f64>()
        } else {
            value(choice)
        }
    });
    first_best(&legal, values)
}

fn delta(effect: &Effect) -> f64 {
    match effect {
        Effect::RowOpened { delta, .. }
        | Effect::CardLaid { delta, .. }
        | Effect::RowTaken { delta, .. }
        | Effect::RowLeft { delta, .. }
        | Effect::FateTaken { delta, .. } => f64::from(*delta),
        _ => 0.0,
    }
}
