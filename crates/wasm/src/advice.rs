use serde_json::{Value, json};
use wormery_bots::Roster;
use wormery_games::{Holzwurm, ItHappens, Regenwormen, regenwormen};
use wormery_solve::{Choice, FailCost, Objective, Situation, Stakes, TurnSolver};

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
            json!({ "action": choice.action, "worms": choice.value, "fail": odds.fail })
        };
        json!({
            "worms": advice.value(),
            "fail": advice.odds().fail,
            "choices": choices.iter().map(choice).collect::<Vec<_>>(),
        })
    }
}
