mod all;
mod args;
#[cfg(test)]
mod companion_tests;
mod flags;
pub(super) mod parse;
mod record;
mod report;
mod table;
#[cfg(test)]
mod tests;

use std::io::Write;

use anyhow::Context;
use wormery_games::regenwormen::TurnEnd;
use wormery_solve::{Objective, Situation, Stakes, TurnSolver};
use wormery_words::Language;

use crate::exit::Answer;
use crate::out::out;
use crate::reader::language;
pub(crate) use args::OddsArgs;
use report::Report;

/// Works out the odds of a turn of Regenwormen.
pub(crate) fn run(args: &OddsArgs) -> anyhow::Result<Answer> {
    answer(args, &mut out(), language())?;
    Ok(Answer::Yes)
}

fn answer(args: &OddsArgs, out: &mut impl Write, language: Language) -> anyhow::Result<()> {
    if let (true, Some(path)) = (args.all, &args.record) {
        return all::write(path, objective(args)?, args.json, out, language);
    }
    let (situation, kept) = match &args.record {
        Some(path) => record::situation(path, steps(args))?,
        None => (flags::situation(args)?, args.kept.as_ref().map_or_else(Vec::new, |kept| kept.0.clone())),
    };
    let objective = objective(args)?;
    let stakes = Stakes::of(&situation, objective);
    let mut solver = TurnSolver::new();
    let report = Report::new(&solver.solve(&situation, &stakes));
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        table::write(out, &situation, &kept, objective, &report, language)?;
    }
    Ok(())
}

/// How many steps come before the line that was asked for; the header is the first line.
fn steps(args: &OddsArgs) -> u64 {
    args.ply.or(args.line.map(|line| line.saturating_sub(2))).unwrap_or(0)
}

fn objective(args: &OddsArgs) -> anyhow::Result<Objective> {
    let objective = args.objective.objective(args.fail_cost);
    objective.context("--fail-cost: it is counted in worms, so it needs --objective worms")
}

/// The worms that failing costs in a situation.
fn cost_of_failing(situation: &Situation, objective: Objective) -> f64 {
    0.0 - objective.worth(situation, TurnEnd::Fail, 0)
}
