use serde::Serialize;
use wormery_games::regenwormen::{Action, TurnEnd};
use wormery_solve::Advice;

/// The odds of a turn, as `--json` prints them.
#[derive(Serialize)]
pub(super) struct Report {
    /// What the position is worth, with the best choices.
    pub(super) value: f64,
    /// The chance to fail, with the best choices.
    pub(super) fail: f64,
    /// What can be done, the best first.
    pub(super) choices: Vec<ChoiceLine>,
    /// The chance of each tile, with the best choices.
    pub(super) outcomes: Vec<OutcomeLine>,
}

/// Something that can be done.
#[derive(Serialize)]
pub(super) struct ChoiceLine {
    pub(super) action: Action,
    pub(super) value: f64,
    /// The chance to fail after it.
    pub(super) fail: f64,
}

/// Something that can come of it.
#[derive(Serialize)]
pub(super) struct OutcomeLine {
    pub(super) action: Action,
    pub(super) p: f64,
}

impl Report {
    pub(super) fn new(advice: &Advice<'_>) -> Self {
        let mut choices = Vec::new();
        advice.choices(&mut choices);
        let lines = choices.into_iter().map(|choice| ChoiceLine {
            action: choice.action,
            value: choice.value,
            fail: advice.odds_after(choice.action).fail,
        });
        let odds = advice.odds();
        let outcomes = odds.claims.iter().filter_map(|(end, p)| outcome(*end, *p));
        Self {
            value: advice.value(),
            fail: odds.fail,
            choices: lines.collect(),
            outcomes: outcomes.collect(),
        }
    }
}

fn outcome(end: TurnEnd, p: f64) -> Option<OutcomeLine> {
    let action = match end {
        TurnEnd::Take(tile) => Action::Take { tile },
        TurnEnd::Steal(from) => Action::Steal { from },
        TurnEnd::Fail => return None,
    };
    Some(OutcomeLine { action, p })
}
