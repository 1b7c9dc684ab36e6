mod lines;
mod text;

use std::fs;
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde::Serialize;
use wormery_bots::Roster;
use wormery_core::Word;
use wormery_games::{GameId, with_game};
use wormery_record::{BadLine, Header, Recorded};
use wormery_review::{Report, Review, positions};
use wormery_tui::Draw;

use crate::exit::Answer;

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("../examples/review.txt").trim_end())]
pub(crate) struct ReviewArgs {
    /// The record of the game; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// How many of the costliest decisions to print
    #[arg(long, value_name = "N", default_value_t = 10)]
    worst: usize,
    /// How often to play on from each choice, where worth is sampled
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(2..))]
    playouts: u32,
    /// How many positions to look at at a time [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// The whole review as one JSON object
    #[arg(long)]
    json: bool,
    /// Draw the chance to win of everybody over the game
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// Tells luck and skill apart in a game that was played.
pub(crate) fn run(args: &ReviewArgs) -> anyhow::Result<Answer> {
    let file = || args.file.display().to_string();
    let text = read(&args.file).with_context(file)?;
    let game = game_of(&text).with_context(file)?;
    with_game!(game, G => review::<G>(&text, args).with_context(file)?);
    Ok(Answer::Yes)
}

fn read(path: &Path) -> io::Result<String> {
    if path.as_os_str() != "-" {
        return fs::read_to_string(path);
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    Ok(text)
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
    game: &'static str,
    players: &'a [String],
    steps: usize,
    #[serde(flatten)]
    report: &'a Report<A>,
}

fn review<G: Draw>(text: &str, args: &ReviewArgs) -> anyhow::Result<()> {
    let recorded = Recorded::<G>::parse(text)?;
    let positions = positions(&recorded.config, &recorded.events)?;
    let review = look(&recorded, &positions, args)?;
    let over = positions.last().is_some_and(|game| game.turn().is_over());
    let method = G::reviewer(&recorded.config, args.playouts).method();
    let report = Report::new(review, method, args.playouts, over, &recorded.players);
    if let Some(path) = &args.svg {
        let svg = lines::draw(&report);
        fs::write(path, svg).with_context(|| format!("--svg {}", path.display()))?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        let (players, steps) = (&recorded.players[..], recorded.events.len());
        serde_json::to_writer(&mut out, &Output { game: G::NAME, players, steps, report: &report })?;
        return Ok(writeln!(out)?);
    }
    Ok(text::write::<G>(&mut out, &report, &recorded, &positions, args.worst)?)
}

/// Looks at every position, several at a time; each has its own luck, so that their order does not matter.
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
    let reviewer = || G::reviewer(&recorded.config, args.playouts);
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0));
    let evaluations = threads.build().context("--threads: start them")?.install(|| {
        let evaluations = positions.par_iter().enumerate().map_init(reviewer, |reviewer, (ply, game)| {
            bar.inc(1);
            reviewer.evaluate(ply as u32, game)
        });
        evaluations.collect()
    });
    bar.finish_and_clear();
    Ok(Review::from_evaluations(positions, &recorded.events, evaluations))
}
