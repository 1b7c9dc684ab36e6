//! The odds in words, for people.

use std::io::{self, Write};

use wormery_games::regenwormen::{Action, Symbol};
use wormery_solve::{Moment, Objective, Roll, Situation, State};

use super::cost_of_failing;
use super::report::Report;
use crate::words::counted;

/// Writes what can be done and what comes of it.
pub(super) fn write(
    out: &mut impl Write,
    situation: &Situation,
    objective: Objective,
    report: &Report,
) -> io::Result<()> {
    writeln!(out, "{}", dice(&situation.moment))?;
    writeln!(out, "{}", meaning(situation, objective))?;
    let width = width(situation, report);
    if report.choices.is_empty() {
        writeln!(out, "\n{:width$}  {:>8}", nothing_to_choose(situation), number(objective, report.value))?;
    } else {
        writeln!(out, "\n{:width$}  {:>8}  {:>8}", "choice", heading(objective), "fails")?;
    }
    for choice in &report.choices {
        let (value, fail) = (number(objective, choice.value), percent(choice.fail));
        writeln!(out, "{:width$}  {value:>8}  {fail:>8}", label(situation, choice.action))?;
    }
    writeln!(out, "\n{:width$}  {:>8}", "with the best play", "chance")?;
    for outcome in &report.outcomes {
        writeln!(out, "{:width$}  {:>8}", label(situation, outcome.action), percent(outcome.p))?;
    }
    writeln!(out, "{:width$}  {:>8}", "fail", percent(report.fail))
}

fn width(situation: &Situation, report: &Report) -> usize {
    let choices = report.choices.iter().map(|choice| choice.action);
    let actions = choices.chain(report.outcomes.iter().map(|outcome| outcome.action));
    actions.map(|action| label(situation, action).len()).max().unwrap_or(0).max(20)
}

fn dice(moment: &Moment) -> String {
    match moment {
        Moment::Begin => "Nothing is rolled yet.".into(),
        Moment::Throw(state) => format!("{}; {} in the air.", kept(*state), counted(state.n_pool(), "die")),
        Moment::Keep(state, roll) => format!("{}; rolled {}.", kept(*state), rolled(*roll)),
        Moment::Decide(state) => format!("{}; {} left.", kept(*state), counted(state.n_pool(), "die")),
        Moment::Aside { then: Some(state), .. } => format!("{}.", kept(*state)),
        Moment::Aside { then: None, .. } => "The dice are done with.".into(),
    }
}

fn kept(state: State) -> String {
    if state.used.is_empty() {
        return "Kept nothing".into();
    }
    let symbols = Symbol::ALL.iter().filter(|symbol| state.used.contains(**symbol));
    let symbols: Vec<String> = symbols.map(ToString::to_string).collect();
    format!("Kept {} with {}", symbols.join(" "), counted(state.points, "point"))
}

fn rolled(roll: Roll) -> String {
    let ordinary = Symbol::ALL.iter().zip(roll.counts);
    let ordinary = ordinary.flat_map(|(symbol, count)| vec![symbol.to_string(); count.into()]);
    let golden = roll.golden.map(|face| format!("and a golden {face}"));
    ordinary.chain(golden).collect::<Vec<_>>().join(" ")
}

fn meaning(situation: &Situation, objective: Objective) -> String {
    match objective {
        Objective::Worms(_) => {
            let cost = cost_of_failing(situation, objective);
            format!("Worms are those that the turn brings on average; failing costs {cost}.")
        }
        Objective::Total => "The total is that of the average turn; without a tile it counts 0.".into(),
        Objective::AtLeast(total) => format!("The chance is that of a tile with a total of {total} or more."),
        Objective::Exactly(total) => format!("The chance is that of a tile with a total of exactly {total}."),
    }
}

fn heading(objective: Objective) -> &'static str {
    match objective {
        Objective::Worms(_) => "worms",
        Objective::Total => "total",
        Objective::AtLeast(_) | Objective::Exactly(_) => "chance",
    }
}

fn number(objective: Objective, value: f64) -> String {
    match objective {
        Objective::Worms(_) | Objective::Total => format!("{value:.4}"),
        Objective::AtLeast(_) | Objective::Exactly(_) => percent(value),
    }
}

fn percent(chance: f64) -> String {
    format!("{:.2} %", 100.0 * chance)
}

fn nothing_to_choose(situation: &Situation) -> &'static str {
    match situation.moment {
        Moment::Throw(_) => "the dice decide",
        _ => "the turn has failed",
    }
}

/// An action in words, a steal with its tile.
fn label(situation: &Situation, action: Action) -> String {
    match action {
        Action::Steal { from } => match situation.tops.get(from.index()).copied().flatten() {
            Some(_) if situation.hen == Some(from) => format!("take the hen from seat {from}"),
            Some(tile) => format!("steal {tile} from seat {from}"),
            None => action.to_string(),
        },
        _ => action.to_string(),
    }
}
