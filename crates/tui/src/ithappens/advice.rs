//! What the best bot of It Happens.. thinks of the choices.

use wormery_bots::Ranked;
use wormery_games::ItHappens;
use wormery_games::ithappens::Action;

use super::words::button;
use crate::coach::ranked;
use crate::text::percent;
use crate::{Advice, Question};

/// Ranks the choices by the share of the win that the best bot expects.
pub(super) fn advise(question: &Question<ItHappens>) -> Advice<Action> {
    let ranking = ranked(question);
    let name = |action: Action| button(&question.view, action).text;
    let best = ranking[0];
    let notes = ranking.iter().map(|choice| (choice.action, percent(choice.value))).collect();
    Advice {
        odds: odds(&ranking, name),
        coach: coach(&ranking, name),
        best: best.action,
        notes: if ranking.len() > 1 { notes } else { Vec::new() },
    }
}

fn odds(ranking: &[Ranked<Action>], name: impl Fn(Action) -> String) -> String {
    match ranking {
        [only] => format!("There is only this: {}.", name(only.action)),
        _ => "The numbers are your share of the win, as the planner sees it after looking ahead.".into(),
    }
}

fn coach(ranking: &[Ranked<Action>], name: impl Fn(Action) -> String) -> String {
    match ranking {
        [best, next, ..] => format!(
            "{}: you then win {} of such games. Next best: {} ({}).",
            name(best.action),
            percent(best.value),
            name(next.action),
            percent(next.value)
        ),
        _ => ranking
            .first()
            .map_or(String::new(), |only| format!("{}: there is no choice.", name(only.action))),
    }
}
