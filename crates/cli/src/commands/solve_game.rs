mod args;
mod position;
mod regret;
mod report;
mod work;

use std::num::NonZero;
use std::thread;

use anyhow::{Context, bail};
use wormery_games::regenwormen::{Options, Regenwormen};

use crate::exit::Answer;
use crate::game_args;
pub(crate) use args::SolveGameArgs;
use report::Report;

/// Solves a game of Regenwormen with a few tiles.
pub(crate) fn run(args: &SolveGameArgs) -> anyhow::Result<Answer> {
    let options = options(args)?;
    let position = position::of(args)?;
    let levels = regret::levels(&args.bots)?;
    let values = work::solve(args, &options, n_threads(args))?;
    let losses = regret::measure(&values, &levels, args, n_threads(args))?;
    Report::new(args.tiles, &values, position.as_ref(), losses)?.print(args.json)?;
    Ok(Answer::Yes)
}

fn options(args: &SolveGameArgs) -> anyhow::Result<Options> {
    let options = game_args::options::<Regenwormen>(&args.options)?;
    if options.expansion {
        bail!("--option expansion=true: only the base game can be solved");
    }
    Ok(options)
}

fn n_threads(args: &SolveGameArgs) -> usize {
    let all = || thread::available_parallelism().map_or(1, NonZero::get);
    args.threads.map_or_else(all, usize::from)
}

/// Threads for games that are played.
fn pool(n_threads: usize) -> anyhow::Result<rayon::ThreadPool> {
    rayon::ThreadPoolBuilder::new().num_threads(n_threads).build().context("--threads: start them")
}
