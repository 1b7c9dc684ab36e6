use serde_json::{Value, json};
use wormery_bots::Roster;
use wormery_games::regenwormen::TurnEnd;
use wormery_games::{Holzwurm, ItHappens, Regenwormen, regenwormen};
use wormery_solve::{Choice, FailCost, Objective, Situation, Stakes, TurnSolver};

/// The end of a turn as pages read it: the action that brings it about.
fn action_of(end: TurnEnd) -> regenwormen::Action {
    match end {
        TurnEnd::Take(tile) => regenwormen::Action::Take { tile },
        TurnEnd::Steal(from) => regenwormen::Action::Steal { from },
        TurnEnd::Fail => regenwormen::Action::Stop,
    }
}

/// A game about which something exact can be said, or nothing.
pub(crate) trait Advise: Roster {
    /// Exact odds, as far as they are known for a game.
    fn odds(view: &Self::View) -> Value;
}

impl Advise for ItHappens {
    fn odds(_: &Self::View) -> Value {
        Value::Null
    }
}

impl Advise for Holzwurm {
    fn odds(_: &Self::View) -> Value {
        Value::Null
    }
}

impl Advise for Regenwormen {
    /// For each choice the worms that the turn brings on average, and under the best policy the chance of each end.
    fn odds(view: &regenwormen::View) -> Value {
        let Some(situation) = Situation::from_view(view) else { return Value::Null };
        let stakes = Stakes::of(&situation, Objective::Worms(FailCost::Own));
        let mut solver = TurnSolver::new();
        let advice = solver.solve(&situation, &stakes);
        let mut choices: Vec<Choice> = Vec::new();
        advice.choices(&mut choices);
        let choice = |choice: &Choice| {
            let odds = advice.odds_after(choice.action);
            let ends: Vec<Value> =
                odds.claims.iter().map(|(end, chance)| json!([action_of(*end), chance])).collect();
            json!({ "action": choice.action, "worms": choice.value, "fail": odds.fail, "ends": ends })
        };
        json!({
            "worms": advice.value(),
            "fail": advice.odds().fail,
            "choices": choices.iter().map(choice).collect::<Vec<_>>(),
        })
    }
}
