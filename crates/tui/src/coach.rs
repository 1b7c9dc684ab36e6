use wormery_review::{Advised, Grade, advice};
use wormery_words::{Language, say};

use crate::plain::label;
use crate::text::percent;
use crate::verdict::fact_words;
use crate::{Advice, Draw, Question};

/// What the judge of a game says of the choices, the best first.
pub(crate) fn ranked<G: Draw>(question: &Question<G>) -> Vec<Advised<G::Action>> {
    let config = &question.config;
    advice(&mut *G::judge(config), config, &question.view, question.seat, &question.legal())
}

/// What a choice is called.
pub(crate) fn named<G: Draw>(action: G::Action, question: &Question<G>) -> String {
    let known = question.choices.iter().find(|choice| choice.action == action);
    known.map_or(String::new(), |choice| label(choice, &question.view, &question.names, question.language))
}

/// What a coach would do, how often that wins, and why it is better than what comes next.
pub(crate) fn coached<G: Draw>(
    question: &Question<G>,
    ranking: &[Advised<G::Action>],
    name: impl Fn(&Advised<G::Action>) -> String,
) -> String {
    let share = |choice: &Advised<G::Action>| percent(choice.value, question.language);
    match ranking {
        [best, next, ..] => {
            let (best, share, next, less) = (name(best), share(best), name(next), share(next));
            let coached = say!(question.language, tg_coach, best, share) + &tip_words(question, ranking);
            let then = say!(question.language, tg_coach_next, next, less);
            format!("{coached} {then}{}", why_words(question, ranking))
        }
        [only] => say!(question.language, tg_coach_only, best = name(only)),
        [] => String::new(),
    }
}

/// What speaks for the best choice, in more sentences.
fn tip_words<G: Draw>(question: &Question<G>, ranking: &[Advised<G::Action>]) -> String {
    let tips = ranking.iter().take(1).flat_map(|best| &best.tips);
    let said = tips.filter_map(|tip| fact_words::<G>(question.language, tip, &question.names));
    said.flat_map(|said| [" ".to_owned(), said]).collect()
}

/// Why the best choice is better than the next, as one more sentence; nothing where they are about as good.
fn why_words<G: Draw>(question: &Question<G>, ranking: &[Advised<G::Action>]) -> String {
    let weaker = ranking.get(1).filter(|next| !next.grade.is_good());
    let fact = weaker.and_then(|next| next.why.as_ref());
    let said = fact.and_then(|fact| fact_words::<G>(question.language, fact, &question.names));
    said.map_or(String::new(), |said| format!(" {said}"))
}

/// What stands beside a choice: a word where it is about as good as the best, else how often it wins.
fn figure<A>(choice: &Advised<A>, language: Language) -> String {
    match choice.grade {
        Grade::Fine if !choice.apart => say!(language, coach_word_equal),
        _ => percent(choice.value, language),
    }
}

/// Ranks the choices by the share of the win that the best bot expects.
pub(crate) fn advise<G: Draw>(question: &Question<G>) -> Advice<G::Action> {
    let (ranking, language) = (ranked(question), question.language);
    let (odds, notes) = match ranking.as_slice() {
        [_, _, ..] => {
            let note = |choice: &Advised<G::Action>| (choice.action, figure(choice, language));
            (say!(language, tg_odds), ranking.iter().map(note).collect())
        }
        _ => (say!(language, tg_only), Vec::new()),
    };
    Advice {
        odds,
        coach: coached(question, &ranking, |choice| named(choice.action, question)),
        best: ranking.first().map_or(question.choices[0].action, |best| best.action),
        notes,
    }
}
