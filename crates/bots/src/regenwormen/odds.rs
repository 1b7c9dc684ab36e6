use std::cell::RefCell;

use wormery_games::regenwormen::{Action, TurnEnd, View};
use wormery_solve::{Advice, Choice, FailCost, Objective, Situation, Stakes, TurnSolver};

use super::planner::graph;
use crate::{ChoiceOdds, TurnOdds};

thread_local! {
    /// It takes longer to make one than to solve a turn.
    static SOLVER: RefCell<TurnSolver> = RefCell::new(TurnSolver::on(graph));
}

/// Solves a turn for the most worms, where failing costs the own top tile, and hands over what is known then.
pub fn advised<T>(situation: &Situation, look: impl FnOnce(&Advice<'_>) -> T) -> T {
    advised_for(situation, Objective::Worms(FailCost::Own), look)
}

/// The same for somebody who wants something else.
fn advised_for<T>(situation: &Situation, objective: Objective, look: impl FnOnce(&Advice<'_>) -> T) -> T {
    let stakes = Stakes::of(situation, objective);
    SOLVER.with_borrow_mut(|solver| look(&solver.solve(situation, &stakes)))
}

/// The worms that the turn brings on average, and under the best policy the chance of each end.
pub(super) fn odds(view: &View) -> Option<TurnOdds<Action>> {
    Situation::from_view(view).map(|situation| odds_of(&situation, Objective::Worms(FailCost::Own)))
}

/// The same for a turn that somebody describes, and for what that one wants: `worms` is what the objective counts.
pub fn odds_of(situation: &Situation, objective: Objective) -> TurnOdds<Action> {
    advised_for(situation, objective, |advice| {
        let mut choices: Vec<Choice> = Vec::new();
        advice.choices(&mut choices);
        let choices = choices.iter().map(|choice| after(advice, choice)).collect();
        TurnOdds { worms: advice.value(), fail: advice.odds().fail, choices }
    })
}

fn after(advice: &Advice<'_>, choice: &Choice) -> ChoiceOdds<Action> {
    let odds = advice.odds_after(choice.action);
    let ends = odds.claims.iter().map(|(end, chance)| (action_of(*end), *chance)).collect();
    ChoiceOdds { action: choice.action, worms: choice.value, fail: odds.fail, ends }
}

/// The action that brings an end about.
fn action_of(end: TurnEnd) -> Action {
    match end {
        TurnEnd::Take(tile) => Action::Take { tile },
        TurnEnd::Steal(from) => Action::Steal { from },
        TurnEnd::Fail => Action::Stop,
    }
}
