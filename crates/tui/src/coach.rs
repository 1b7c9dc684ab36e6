use wormery_review::{Advised, advice};
use wormery_words::say;

use crate::plain::label;
use crate::text::percent;
use crate::{Advice, Draw, Question};

/// What the judge of a game says of the choices, the best first.
pub(crate) fn ranked<G: Draw>(question: &Question<G>) -> Vec<Advised<G::Action>> {
    let mut judge = G::judge(&question.config);
    advice(&mut *judge, &question.view, question.seat, &question.legal())
}

/// What a choice is called.
pub(crate) fn named<G: Draw>(action: G::Action, question: &Question<G>) -> String {
    let known = question.choices.iter().find(|choice| choice.action == action);
    known.map_or(String::new(), |choice| label(choice, &question.view, &question.names, question.language))
}

/// Ranks the choices by the share of the win that the best bot expects.
pub(crate) fn advise<G: Draw>(question: &Question<G>) -> Advice<G::Action> {
    let (ranking, language) = (ranked(question), question.language);
    let share = |choice: &Advised<G::Action>| percent(choice.value, language);
    let name = |choice: &Advised<G::Action>| named(choice.action, question);
    let coach = match ranking.as_slice() {
        [best, next, ..] => say!(
            language,
            tg_coach,
            best = name(best),
            share = share(best),
            next = name(next),
            less = share(next),
        ),
        [only] => say!(language, tg_coach_only, best = name(only)),
        [] => String::new(),
    };
    let (odds, notes) = match ranking.as_slice() {
        [_, _, ..] => {
            let notes = ranking.iter().map(|choice| (choice.action, share(choice))).collect();
            (say!(language, tg_odds), notes)
        }
        _ => (say!(language, tg_only), Vec::new()),
    };
    Advice {
        odds,
        coach,
        best: ranking.first().map_or(question.choices[0].action, |best| best.action),
        notes,
    }
}
