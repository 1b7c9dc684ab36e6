use std::io::{self, IsTerminal};
use std::time::Duration;

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use wormery_arena::{Duel, Result};
use wormery_bots::{Level, Pace, Roster};
use wormery_core::Described;

use crate::args::DuelArgs;

/// Lets bots meet as the arguments say, with a progress bar on a terminal.
pub(crate) fn play<G: Roster + Described>(
    levels: Vec<&'static Level<G>>,
    args: &DuelArgs,
) -> anyhow::Result<Result> {
    let pace = pace(args.playouts, args.move_ms);
    let n_seats = levels.len() as u64;
    let duel =
        Duel::new(levels, args.rules.options::<G>()?, pace, args.seed).context("BOT: one for each seat")?;
    let bar = progress_bar(args.games.div_ceil(n_seats));
    let result = threads(args)?.install(|| duel.play(args.games, || bar.inc(1)));
    bar.finish_and_clear();
    Ok(result)
}

/// How long bots may think: so many playouts, or so many milliseconds where that is given.
pub(crate) fn pace(playouts: u32, move_ms: Option<u64>) -> Pace {
    move_ms.map_or(Pace::Playouts(playouts), |ms| Pace::Time(Duration::from_millis(ms)))
}

fn threads(args: &DuelArgs) -> anyhow::Result<rayon::ThreadPool> {
    let builder = rayon::ThreadPoolBuilder::new().num_threads(args.threads.map_or(0, usize::from));
    builder.build().context("--threads: start them")
}

fn progress_bar(n_deals: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}, {eta}");
    ProgressBar::new(n_deals).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
