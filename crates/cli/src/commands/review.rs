mod lines;
mod text;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::ValueHint;
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde::Serialize;
use wormery_bots::Roster;
use wormery_core::Word;
use wormery_games::{GameId, with_game};
use wormery_host::verdicts_of;
use wormery_record::{BadLine, Header, Recorded};
use wormery_review::{DecisionReport, Look, Report, Review, Reviewed, RowReport, Scores, positions};
use wormery_tui::Draw;
use wormery_words::{Language, say};

use crate::exit::{Answer, complain, is_broken_pipe};
use crate::files;
use crate::label::label;
use crate::limits;
use crate::out::out;
use crate::reader::language;
use crate::trouble::trouble;

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("../examples/review.txt").trim_end())]
pub(crate) struct ReviewArgs {
    /// The records of the games; - is standard input
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,
    /// How many of the costliest decisions of all to print [default: none; 10 with --shares; all of them as JSON]
    #[arg(long, value_name = "N")]
    worst: Option<usize>,
    /// How many positions to look at at a time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = limits::threads())]
    threads: Option<u16>,
    /// The whole review as one JSON object in a line, for each record
    #[arg(long)]
    json: bool,
    /// List every decision in the JSON, not only those that cost something
    #[arg(long, requires = "json")]
    all: bool,
    /// Print where each result comes from, in shares of the win, and the costliest decisions of all
    #[arg(long, conflicts_with = "json")]
    shares: bool,
    /// Draw the chance to win of everybody over the game; only of one record
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    svg: Option<PathBuf>,
}

/// Tells luck and skill apart in games that were played; a record that cannot be read spoils no other.
pub(crate) fn run(args: &ReviewArgs) -> anyhow::Result<Answer> {
    if args.svg.is_some() && args.files.len() > 1 {
        bail!("{}", say!(language(), cli_review_one_svg));
    }
    let mut answer = Answer::Yes;
    for (place, file) in args.files.iter().enumerate() {
        if place > 0 && !args.json {
            writeln!(out())?;
        }
        match review_file(file, args).with_context(|| file.display().to_string()) {
            Err(error) if args.files.len() > 1 && !is_broken_pipe(&error) => {
                complain(&trouble(&error));
                answer = Answer::Failed;
            }
            reviewed => reviewed?,
        }
    }
    Ok(answer)
}

fn review_file(file: &Path, args: &ReviewArgs) -> anyhow::Result<()> {
    let text = files::read(file)?;
    with_game!(game_of(&text)?, G => review::<G>(file, &text, args))
}

fn game_of(text: &str) -> anyhow::Result<GameId> {
    let first = text.split('\n').next().unwrap_or_default();
    let bad = |error| BadLine { line: 1, error };
    let header = Header::parse(first).map_err(bad)?;
    Ok(GameId::from_word(&header.game).map_err(|error| bad(error.to_string()))?)
}

/// The whole review as `--json` prints it.
#[derive(Serialize)]
struct Output<'a, A> {
    file: String,
    game: &'static str,
    players: &'a [String],
    steps: usize,
    #[serde(flatten)]
    report: &'a Report<A>,
    /// Every decision, in their order.
    #[serde(skip_serializing_if = "Option::is_none")]
    decisions: Option<Vec<DecisionReport<A>>>,
}

fn review<G: Draw>(file: &Path, text: &str, args: &ReviewArgs) -> anyhow::Result<()> {
    let mut recorded = Recorded::<G>::parse(text)?;
    if !args.json {
        recorded.players.iter_mut().for_each(|name| *name = label(name));
    }
    let positions = positions(&recorded.config, &recorded.events)?;
    let review = look(&recorded, &positions, args)?;
    let events = &recorded.events[..];
    let scores = Scores::of(&positions, events, &review.decisions);
    let reviewed = Reviewed { review: &review, positions: &positions, events, score_luck: &scores.luck };
    let verdicts = verdicts_of(&reviewed, recorded.config.n_seats());
    let decisions = args.all.then(|| review.decisions.iter().map(|one| reviewed.told(one)).collect());
    let mut report = Report::new(&reviewed, &*G::judge(&recorded.config), &recorded.players, &scores);
    if let Some(path) = &args.svg {
        files::write("--svg", path, &lines::draw(&report, &positions))?;
    }
    let mut out = out();
    report.costliest.truncate(n_worst(args));
    if args.json {
        name_all(&mut report.rows);
        let (players, steps) = (&recorded.players[..], recorded.events.len());
        let (file, game, report) = (file.display().to_string(), G::NAME, &report);
        serde_json::to_writer(&mut out, &Output { file, game, players, steps, report, decisions })?;
        return Ok(writeln!(out)?);
    }
    text::write::<G>(&mut out, &report, &recorded, &positions, &verdicts)?;
    if args.shares {
        text::write_shares(&mut out, &report)?;
    }
    Ok(text::write_costliest::<G>(&mut out, &report, &recorded, &positions)?)
}

/// How many decisions are told: for people not more than they read.
fn n_worst(args: &ReviewArgs) -> usize {
    args.worst.unwrap_or(match (args.json, args.shares) {
        (true, _) => usize::MAX,
        (false, shares) => 10 * usize::from(shares),
    })
}

/// Gives a name to the row that is nobody's; names in JSON do not depend on the reader.
fn name_all(rows: &mut [RowReport]) {
    for row in rows {
        row.name.get_or_insert_with(|| say!(Language::En, app_third_color));
    }
}

/// Looks at every position, several at a time; each is judged by itself, so that their order does not matter.
fn look<G: Roster>(
    recorded: &Recorded<G>,
    positions: &[G],
    args: &ReviewArgs,
) -> anyhow::Result<Review<G::Action>> {
    let bar = if io::stderr().is_terminal() {
        ProgressBar::new(positions.len() as u64)
    } else {
        ProgressBar::hidden()
    };
    let judge = || G::judge(&recorded.config);
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads.map_or(0, usize::from));
    let looks = threads.build().context("--threads: start them")?.install(|| {
        let looks = positions.par_iter().enumerate().map_init(judge, |judge, (ply, game)| {
            bar.inc(1);
            Look::at(&mut **judge, game, ply, recorded.events.get(ply))
        });
        looks.collect()
    });
    bar.finish_and_clear();
    Ok(Review::of_looks(looks))
}
