//! The exact chances of every choice, in words.

use wormery_bots::regenwormen::advised;
use wormery_core::Seat;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::effect::Worm;
use wormery_games::regenwormen::{Action, Effect, Phase, Specialist, TurnEnd};
use wormery_review::Advised;
use wormery_solve::{Odds, Situation};
use wormery_table::Choice;
use wormery_words::{Language, decimal, say, signed_decimal};

use super::words::{faces, give_back};
use crate::coach::ranked;
use crate::text::percent;
use crate::{Advice, Question, Scene};

/// A chance to fail that is smaller by so much is worth a word, and worms that are more by so many.
const CLEARLY_SAFER: f64 = 0.03;
const CLEARLY_MORE: f64 = 0.1;

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
        coach: coach(&ranking, &prospects, question),
        best: ranking.first().map_or(question.choices[0].action, |best| best.action),
        notes: notes.collect(),
    }
}

/// What of the exact chances, or of what lay there, speaks for one choice against another.
pub(super) fn why(
    better: &Choice<Regenwormen>,
    chosen: &Choice<Regenwormen>,
    scene: &Scene<'_, Regenwormen>,
) -> Option<String> {
    let language = scene.language;
    let all = Situation::from_view(scene.view).map_or_else(Vec::new, |turn| prospects(&turn));
    let of = |action: Action| all.iter().find(|prospect| prospect.action == action);
    let is_claim = matches!(better.action, Action::Take { .. } | Action::Steal { .. });
    let known = of(better.action).zip(of(chosen.action));
    match (better.action, chosen.action, known) {
        (_, Action::Roll { .. }, Some((_, roll))) if is_claim => {
            Some(say!(language, rw_tip_rather, n = of_hundred(roll.odds.fail)))
        }
        (Action::Steal { from }, ..) => Some(say!(language, rw_moment_steal, name = scene.name(from))),
        (_, _, Some((one, other))) if one.odds.fail + CLEARLY_SAFER <= other.odds.fail => {
            let (n, other) = (of_hundred(one.odds.fail), of_hundred(other.odds.fail));
            Some(say!(language, rw_moment_fails, n, other))
        }
        (_, _, Some((one, other))) if one.worms >= other.worms + CLEARLY_MORE => {
            let worms = |prospect: &Prospect| decimal(language, prospect.worms, 1);
            Some(say!(language, rw_moment_brings, worms = worms(one), other = worms(other)))
        }
        (Action::Roll { .. } | Action::Weasel, ..) if has_no_tile(scene) => {
            Some(say!(language, rw_moment_nothing))
        }
        _ => None,
    }
}

/// How many of a hundred turns; what may happen is never told as none.
fn of_hundred(chance: f64) -> i64 {
    let n = (100.0 * chance).round() as i64;
    if chance > 0.0 { n.max(1) } else { n }
}

fn has_no_tile(scene: &Scene<'_, Regenwormen>) -> bool {
    let board = scene.view.board();
    board.seat.is_some_and(|seat| board.seats[seat.index()].tiles.is_empty())
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
                say!(language, trw_odds_keep, what = name(safest.action, question), share)
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

/// What a coach says: what to do, how often that wins, and what speaks for it.
fn coach(ranking: &[Advised<Action>], prospects: &[Prospect], question: &Question<Regenwormen>) -> String {
    let language = question.language;
    let [best, next, ..] = ranking else { return say!(language, tg_only) };
    let share = |choice: &Advised<Action>| percent(choice.value, language);
    let advice = say!(
        language,
        tg_coach,
        best = name(best.action, question),
        share = share(best),
        next = name(next.action, question),
        less = share(next)
    );
    reasons(best.action, prospects, question).into_iter().fold(advice, |said, reason| said + " " + &reason)
}

/// What speaks for a choice, as far as the position and the exact chances support it.
fn reasons(best: Action, prospects: &[Prospect], question: &Question<Regenwormen>) -> Vec<String> {
    let language = question.language;
    let of = |action: Action| prospects.iter().find(|prospect| prospect.action == action);
    let roll = prospects.iter().find(|prospect| matches!(prospect.action, Action::Roll { .. }));
    match (best, of(best), roll) {
        (Action::Take { .. } | Action::Steal { .. }, Some(claim), Some(roll)) if roll.worms < claim.worms => {
            vec![say!(language, trw_why_claim)]
        }
        (Action::Keep { .. }, ..) if lacks_worm(best, question) => vec![say!(language, trw_why_worm)],
        (Action::Roll { .. } | Action::Weasel, ..) => what_failing_costs(question).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// That a failed turn takes no tile away, where it is so.
fn what_failing_costs(question: &Question<Regenwormen>) -> Option<String> {
    let board = question.view.board();
    let seat = &board.seats[question.seat.index()];
    match (seat.tiles.is_empty(), seat.specialists.contains(&Specialist::Hen)) {
        (true, _) => Some(say!(question.language, trw_why_nothing)),
        (false, true) => Some(say!(question.language, trw_why_hen)),
        (false, false) => None,
    }
}

/// Whether a worm is still missing after a choice.
fn lacks_worm(action: Action, question: &Question<Regenwormen>) -> bool {
    let choice = question.choices.iter().find(|choice| choice.action == action);
    let mut effects = choice.into_iter().flat_map(|choice| &choice.effects);
    effects.any(|effect| matches!(effect, Effect::Kept { worm: Worm::None, .. }))
}

fn name(action: Action, question: &Question<Regenwormen>) -> String {
    let language = question.language;
    let called = |seat: Seat| question.names[seat.index()].as_str();
    match action {
        Action::Keep { symbol } => say!(language, trw_do_keep, face = faces(symbol, language)),
        Action::Roll { golden: true } => say!(language, trw_do_golden),
        Action::Roll { .. } if question.view.board().phase == Phase::Roll => say!(language, trw_do_roll),
        Action::Roll { .. } => say!(language, trw_do_roll_on),
        Action::Take { tile } => say!(language, trw_do_take, tile = tile.number()),
        Action::Steal { from } => say!(language, trw_steal_from, name = called(from)),
        Action::Weasel => say!(language, trw_do_weasel),
        Action::GiveBack { specialist } => give_back(specialist, language),
        Action::Rob { from } => say!(language, trw_rob, name = called(from)),
        Action::Stop | Action::Accept => say!(language, trw_do_stop),
    }
}
