use std::io::{self, IsTerminal};
use std::path::Path;
use std::time::Duration;

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use wormery_endgame::{Block, Progress, Solver, Store, Values, n_positions, shown, subsets};
use wormery_games::regenwormen::{Options, Tiles};

use super::SolveGameArgs;
use crate::files::make_folder_of;

/// Solves the game, with a progress bar on a terminal; what the file has is taken from there, and what it lacks is added.
pub(super) fn solve(args: &SolveGameArgs, options: &Options, n_threads: usize) -> anyhow::Result<Values> {
    let (mut store, mut values) = open(args.out.as_deref(), options, args.tiles)?;
    let (mut solver, bar) = (Solver::new(n_threads), progress_bar(args.tiles));
    for tiles in subsets(args.tiles) {
        if !values.has(tiles) {
            solver.solve_block(&mut values, tiles, &mut |progress| tell(&bar, progress))?;
            if let Some(store) = &mut store {
                store.append(&values, tiles).with_context(|| out(args.out.as_deref()))?;
            }
        }
        bar.inc(Block::new(tiles).len() as u64);
    }
    bar.finish_and_clear();
    Ok(values)
}

fn open(path: Option<&Path>, options: &Options, tiles: Tiles) -> anyhow::Result<(Option<Store>, Values)> {
    match path {
        None => Ok((None, Values::new(*options)?)),
        Some(file) => {
            make_folder_of(file).with_context(|| out(path))?;
            let (store, values) = Store::open(file, options, tiles).with_context(|| out(path))?;
            Ok((Some(store), values))
        }
    }
}

fn out(path: Option<&Path>) -> String {
    format!("--out {}", path.unwrap_or(Path::new("")).display())
}

fn progress_bar(tiles: Tiles) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}, {msg}, {elapsed}");
    let bar = ProgressBar::new(n_positions(tiles.iter().count()) as u64);
    bar.enable_steady_tick(Duration::from_millis(500));
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn tell(bar: &ProgressBar, progress: Progress) {
    let Progress { tiles, pass, moved } = progress;
    let off = if moved.is_infinite() { String::new() } else { format!(" (±{moved:.0e})") };
    bar.set_message(format!("{} #{pass}{off}", shown(tiles)));
}
