//! What the best bot of Holzwurm thinks of the choices.

use wormery_bots::Ranked;
use wormery_games::Holzwurm;
use wormery_games::holzwurm::Action;

use super::words::button;
use crate::coach::ranked;
use crate::{Advice, Question};

/// Ranks the choices as the best bot does after trying each of them many times.
pub(super) fn advise(question: &Question<Holzwurm>) -> Advice<Action> {
    let ranking = ranked(question);
    let best = ranking[0];
    let name = |choice: &Ranked<Action>| button(&question.view, choice.action).text;
    let behind = |choice: &Ranked<Action>| behind(best.value - choice.value);
    let others: Vec<String> =
        ranking[1..].iter().take(2).map(|choice| format!("{} ({})", name(choice), behind(choice))).collect();
    let others = if others.is_empty() { String::new() } else { format!(" Then: {}.", others.join(", ")) };
    Advice {
        odds: format!("The seer tried every card many times. Best: {}.{others}", name(&best)),
        coach: format!("{}: it does best when the deal is played on.{others}", name(&best)),
        best: best.action,
        notes: ranking.iter().map(|choice| (choice.action, behind(choice))).collect(),
    }
}

/// How much of the match a choice gives away.
fn behind(by: f64) -> String {
    match (100.0 * by).round() as i32 {
        0 if by == 0.0 => "best".into(),
        0 => "as good".into(),
        points => format!("−{points} %"),
    }
}
