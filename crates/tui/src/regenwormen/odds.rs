//! The exact chances of every choice, in words.

use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Phase, Symbol, TurnEnd};
use wormery_solve::{FailCost, Objective, Odds, Situation, Stakes, TurnSolver};

use super::words::{called, has_worm};
use crate::text::percent;
use crate::{Advice, Question};

/// A choice with what comes of it.
struct Prospect {
    action: Action,
    worms: f64,
    odds: Odds,
}

/// Works out what every choice brings, exactly.
pub(super) fn advise(question: &Question<Regenwormen>) -> Advice<Action> {
    let fallback = Advice {
        odds: "Nothing to work out here.".into(),
        coach: "There is only one thing to do.".into(),
        best: question.legal[0],
        notes: Vec::new(),
    };
    let Some(situation) = Situation::from_view(&question.view) else { return fallback };
    let prospects = prospects(&situation);
    let Some(best) = prospects.first() else { return fallback };
    Advice {
        odds: sentence(&prospects, question),
        coach: coach(best, question),
        best: best.action,
        notes: prospects.iter().filter_map(|prospect| Some((prospect.action, note(prospect)?))).collect(),
    }
}

fn prospects(situation: &Situation) -> Vec<Prospect> {
    let stakes = Stakes::of(situation, Objective::Worms(FailCost::Own));
    let mut solver = TurnSolver::new();
    let advice = solver.solve(situation, &stakes);
    let mut choices = Vec::new();
    advice.choices(&mut choices);
    let prospect = |choice: wormery_solve::Choice| Prospect {
        action: choice.action,
        worms: choice.value,
        odds: advice.odds_after(choice.action),
    };
    choices.into_iter().map(prospect).collect()
}

/// What stands on a button; a claim is certain and says its worms itself.
fn note(prospect: &Prospect) -> Option<String> {
    match prospect.action {
        Action::Roll { .. } | Action::Keep { .. } | Action::Weasel => {
            Some(format!("fails {}, {:+.1} worms", percent(prospect.odds.fail), prospect.worms))
        }
        _ => None,
    }
}

/// The chances in a sentence, without advice.
fn sentence(prospects: &[Prospect], question: &Question<Regenwormen>) -> String {
    let board = question.view.board();
    let roll = prospects.iter().find(|prospect| matches!(prospect.action, Action::Roll { .. }));
    match (board.phase, roll) {
        (Phase::Roll | Phase::Decide, Some(roll)) => format!(
            "Rolling fails {} of the time and brings {:+.1} worms on average{}.",
            percent(roll.odds.fail),
            roll.worms,
            likely(roll)
        ),
        (Phase::Keep, _) => {
            let safest = prospects.iter().min_by(|one, two| one.odds.fail.total_cmp(&two.odds.fail));
            safest.map_or(String::new(), |safest| {
                format!(
                    "{} is safest: with good play the turn then fails {} of the time.",
                    name(safest.action, question),
                    percent(safest.odds.fail)
                )
            })
        }
        _ => "The dice do not care what you choose here.".into(),
    }
}

/// The tile that is most likely to come of it.
fn likely(prospect: &Prospect) -> String {
    let best = prospect.odds.claims.iter().max_by(|one, two| one.1.total_cmp(&two.1));
    match best {
        Some((TurnEnd::Take(tile), chance)) => {
            format!("; most often it ends with {tile} ({})", percent(*chance))
        }
        Some((TurnEnd::Steal(_), chance)) => {
            format!("; most often it ends with a steal ({})", percent(*chance))
        }
        _ => String::new(),
    }
}

/// What a coach says.
fn coach(best: &Prospect, question: &Question<Regenwormen>) -> String {
    let name = name(best.action, question);
    let board = question.view.board();
    match best.action {
        Action::Take { .. } | Action::Steal { .. } => {
            format!("{name}: rolling on would bring less on average.")
        }
        Action::Keep { symbol } if symbol != Symbol::Worm && !has_worm(&board) => format!(
            "{name}: you still need a worm. The turn fails {} of the time from there, and brings {:+.1} worms on average.",
            percent(best.odds.fail),
            best.worms
        ),
        Action::Stop | Action::Accept => format!("{name}: going on would only cost more."),
        Action::GiveBack { .. } | Action::Rob { .. } => {
            format!("{name}: it makes no difference to this turn.")
        }
        _ => format!(
            "{name}: it fails {} of the time and brings {:+.1} worms on average{}.",
            percent(best.odds.fail),
            best.worms,
            likely(best)
        ),
    }
}

fn name(action: Action, question: &Question<Regenwormen>) -> String {
    match action {
        Action::Keep { symbol: Symbol::Worm } => "Keep the worms".into(),
        Action::Keep { symbol } => format!("Keep the {symbol}s"),
        Action::Roll { golden: true } => "Roll with the golden die".into(),
        Action::Roll { golden: false } if question.view.board().phase == Phase::Roll => "Roll".into(),
        Action::Roll { golden: false } => "Roll on".into(),
        Action::Take { tile } => format!("Take {tile}"),
        Action::Steal { from } => format!("Steal from {}", question.names[from.index()]),
        Action::Weasel => "Send the weasel".into(),
        Action::GiveBack { specialist } => format!("Give back the {}", called(specialist)),
        Action::Rob { from } => format!("Rob {}", question.names[from.index()]),
        Action::Stop | Action::Accept => "Let it be".into(),
    }
}
