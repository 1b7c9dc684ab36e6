use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use wormery_arena::{Contender, Duel, Plan, Played, Result, Sprt};
use wormery_bots::{Pace, Roster};
use wormery_core::{Described, Seat, Word};
use wormery_engine::Reason;
use wormery_host::write_steps;
use wormery_record::{write_header, write_result};

use crate::duel_args::DuelArgs;
use crate::made_by;
use crate::records::Folder;

/// How many games bots play if nobody says.
const USUAL_GAMES: u64 = 1000;
/// The same where a test ends it.
const MOST_TESTED: u64 = 100_000;

/// What is wanted of a duel besides its result.
#[derive(Default)]
pub(crate) struct Wanted<'a> {
    /// The test that ends it.
    pub(crate) sprt: Option<Sprt>,
    /// Where the records go.
    pub(crate) folder: Option<Folder<'a>>,
}

/// Lets bots meet as the arguments say, with a progress bar on a terminal.
pub(crate) fn play<G: Roster + Described>(
    contenders: Vec<Contender<G>>,
    args: &DuelArgs,
    wanted: &Wanted<'_>,
) -> anyhow::Result<Result> {
    let pace = pace(args.playouts, args.move_ms);
    let n_seats = contenders.len() as u64;
    let duel = Duel::of(contenders, args.rules.options::<G>()?, pace, args.seed)
        .context("BOT: one for each seat")?;
    let usual = if wanted.sprt.is_some() { MOST_TESTED } else { USUAL_GAMES };
    let n_games = args.games.unwrap_or(usual).next_multiple_of(n_seats);
    if let Some(folder) = &wanted.folder {
        folder.make(n_games)?;
    }
    let bar = progress_bar(n_games / n_seats);
    let plan = Plan { n_games, sprt: wanted.sprt, keeps: wanted.folder.is_some() };
    let keep = |played: Played<G>| match &wanted.folder {
        Some(folder) => folder.write(played.number, |out| write_game(out, &played, args.seed)),
        None => Ok(()),
    };
    let result = threads(args)?.install(|| duel.run(&plan, || bar.inc(1), keep));
    bar.finish_and_clear();
    result
}

/// Writes a record, which says what made it; one of a game that was stopped says why, and has no result.
fn write_game<G: Roster>(out: &mut impl Write, played: &Played<G>, seed: u64) -> io::Result<()> {
    let mut header = Vec::new();
    write_header::<G>(&mut header, &played.config, &played.players)?;
    header.truncate(header.trim_ascii_end().len() - 1);
    out.write_all(&header)?;
    writeln!(out, ",\"meta\":{}}}", serde_json::to_string(&Meta::of(played, seed))?)?;
    write_steps(out, &G::start(&played.config), &played.events)?;
    played.standing.as_ref().map_or(Ok(()), |standing| write_result(out, standing))
}

/// What the header of a record says besides the game.
#[derive(Serialize)]
struct Meta {
    made_by: &'static str,
    /// What the luck comes from, and the number of the game.
    seed: u64,
    number: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<AtFault>,
}

/// Whose fault ended the game.
#[derive(Serialize)]
struct AtFault {
    seat: usize,
    reason: &'static str,
}

impl Meta {
    fn of<G: Roster>(played: &Played<G>, seed: u64) -> Self {
        let fault = |(seat, reason): &(Seat, Reason)| AtFault { seat: seat.index(), reason: reason.word() };
        Self {
            made_by: made_by::PROGRAM,
            seed,
            number: played.number,
            fault: played.faults.first().map(fault),
        }
    }
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
