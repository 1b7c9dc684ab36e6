//! What the best bot of Holzwurm thinks of the choices.

use wormery_games::Holzwurm;
use wormery_games::holzwurm::Action;
use wormery_review::{Advised, Grade};
use wormery_words::{Language, say, signed_percent};

use crate::coach::{named, ranked, why_words};
use crate::{Advice, Question};

/// Ranks the choices as the best bot does after trying each of them many times.
pub(super) fn advise(question: &Question<Holzwurm>) -> Advice<Action> {
    let (ranking, language) = (ranked(question), question.language);
    let first = &ranking[0];
    let name = |choice: &Advised<Action>| named(choice.action, question);
    let behind = |choice: &Advised<Action>| behind(choice, first.value - choice.value, language);
    let others: Vec<String> =
        ranking[1..].iter().take(2).map(|choice| format!("{} ({})", name(choice), behind(choice))).collect();
    let why = why_words(question, &ranking);
    let others = match others.as_slice() {
        [] => String::new(),
        others => format!(" {}", say!(language, thw_then, others = others.join(", "))),
    };
    Advice {
        odds: say!(language, thw_odds, best = name(first)) + &others,
        coach: say!(language, thw_coach, best = name(first)) + &others + &why,
        best: first.action,
        notes: ranking.iter().map(|choice| (choice.action, behind(choice))).collect(),
    }
}

/// How good a choice is: in a word, or by how much of the match it gives away.
fn behind(choice: &Advised<Action>, by: f64, language: Language) -> String {
    match choice.grade {
        Grade::Best if by == 0.0 => say!(language, thw_best),
        Grade::Best | Grade::Fine => say!(language, thw_as_good),
        _ => signed_percent(language, -by, 0),
    }
}
