//! The exact chances of every choice, in words.

use wormery_bots::regenwormen::advised;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Phase, TurnEnd};
use wormery_solve::{Odds, Situation};
use wormery_words::{Language, say, signed_decimal};

use crate::coach::{coached, named, ranked};
use crate::text::percent;
use crate::{Advice, Question};

/// A choice with what comes of it.
struct Prospect {
    action: Action,
    worms: f64,
    odds: Odds,
}

/// What every choice brings, exactly; and the best of them, as the judge of the game ranks them.
pub(super) fn advise(question: &Question<Regenwormen>) -> Advice<Action> {
    let language = question.language;
    let ranking = ranked(question);
    let prospects = Situation::from_view(&question.view).map_or_else(Vec::new, |turn| prospects(&turn));
    let notes = prospects.iter().filter_map(|prospect| Some((prospect.action, note(prospect, language)?)));
    Advice {
        odds: sentence(&prospects, question),
        coach: coached(question, &ranking, |choice| named(choice.action, question)),
        best: ranking.first().map_or(question.choices[0].action, |best| best.action),
        notes: notes.collect(),
    }
}

fn prospects(situation: &Situation) -> Vec<Prospect> {
    advised(situation, |advice| {
        let mut choices = Vec::new();
        advice.choices(&mut choices);
        let prospect = |choice: wormery_solve::Choice| Prospect {
            action: choice.action,
            worms: choice.value,
            odds: advice.odds_after(choice.action),
        };
        choices.into_iter().map(prospect).collect()
    })
}

/// The chance to fail and the worms that come of a choice, in figures.
fn figures(prospect: &Prospect, language: Language) -> (String, String) {
    (percent(prospect.odds.fail, language), signed_decimal(language, prospect.worms, 1))
}

/// What stands on a button; a claim is certain and says its worms itself.
fn note(prospect: &Prospect, language: Language) -> Option<String> {
    match prospect.action {
        Action::Roll { .. } | Action::Keep { .. } | Action::Weasel => {
            let (share, worms) = figures(prospect, language);
            Some(say!(language, trw_note, share, worms))
        }
        _ => None,
    }
}

/// The chances in a sentence, without advice.
fn sentence(prospects: &[Prospect], question: &Question<Regenwormen>) -> String {
    let (board, language) = (question.view.board(), question.language);
    let roll = prospects.iter().find(|prospect| matches!(prospect.action, Action::Roll { .. }));
    if prospects.is_empty() {
        return say!(language, trw_odds_none);
    }
    match (board.phase, roll) {
        (Phase::Roll | Phase::Decide, Some(roll)) => {
            let (share, worms) = figures(roll, language);
            say!(language, trw_odds_roll, share, worms) + &likely(roll, language)
        }
        (Phase::Keep, _) => {
            let safest = prospects.iter().min_by(|one, two| one.odds.fail.total_cmp(&two.odds.fail));
            safest.map_or(String::new(), |safest| {
                let (share, _) = figures(safest, language);
                say!(language, trw_odds_keep, what = named(safest.action, question), share)
            })
        }
        _ => say!(language, trw_odds_any),
    }
}

/// The tile that is most likely to come of it, as another sentence.
fn likely(prospect: &Prospect, language: Language) -> String {
    let best = prospect.odds.claims.iter().max_by(|one, two| one.1.total_cmp(&two.1));
    let share = best.map_or(String::new(), |(_, chance)| percent(*chance, language));
    let text = match best {
        Some((TurnEnd::Take(tile), _)) => say!(language, trw_likely_tile, tile = tile.number(), share),
        Some((TurnEnd::Steal(_), _)) => say!(language, trw_likely_steal, share),
        _ => return String::new(),
    };
    format!(" {text}")
}
