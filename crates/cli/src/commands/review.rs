mod lines;
mod text;

use std::fs;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;

use anyhow::{Context, anyhow};
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde::Serialize;
use wormery_core::Word;
use wormery_games::{GameId, with_game};
use wormery_record::{Header, Recorded};
use wormery_review::{Judge, Report, Review, Reviewed, positions};

use crate::args::ReviewArgs;
use crate::exit::Answer;
use crate::show::Show;

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
    let header = Header::parse(first).map_err(|error| anyhow!("line 1: {error}"))?;
    GameId::from_word(&header.game).context("line 1")
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

fn review<G: Reviewed + Show>(text: &str, args: &ReviewArgs) -> anyhow::Result<()> {
    let recorded = Recorded::<G>::parse(text)?;
    let positions = positions(&recorded.config, &recorded.events)?;
    let looked = look(&recorded, &positions, args)?;
    let over = positions.last().is_some_and(|game| game.turn().is_over());
    let method = <G::Judge as Judge<G>>::METHOD;
    let report = Report::new(looked, method, args.playouts, over, &recorded.players);
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

/// Looks at every position, several at a time; each look has its own luck, so that their order does not matter.
fn look<G: Reviewed>(
    recorded: &Recorded<G>,
    positions: &[G],
    args: &ReviewArgs,
) -> anyhow::Result<Review<G::Action>> {
    let bar = if io::stderr().is_terminal() {
        ProgressBar::new(positions.len() as u64)
    } else {
        ProgressBar::hidden()
    };
    let judge = || G::judge(&recorded.config, args.playouts);
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0));
    let looks = threads.build().context("--threads: start them")?.install(|| {
        let looks = positions.par_iter().enumerate().map_init(judge, |judge, (ply, game)| {
            bar.inc(1);
            judge.look(ply as u32, game)
        });
        looks.collect()
    });
    bar.finish_and_clear();
    Ok(Review::from_looks(positions, &recorded.events, looks))
}
