mod position;
mod worth;

use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::{fs, panic, thread};

use anyhow::Context;
use clap::ValueHint;
use rayon::prelude::*;
use wormery_bots::Roster;
use wormery_engine::{Line, Lines};
use wormery_games::{GameId, with_game};

use crate::args::game_parser;
use crate::exit::Answer;
use crate::limits;
use crate::out::out;
use worth::Judges;

/// The longest line that is looked at, in bytes.
const LONGEST: usize = 16 << 20;
/// So many lines are read ahead for each thread.
const AHEAD: usize = 32;

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("../examples/evaluate.txt").trim_end())]
pub(crate) struct EvaluateArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: GameId,
    /// The positions, one JSON object a line; - is standard input
    #[arg(value_name = "FILE", default_value = "-", value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// How many positions to look at at a time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = limits::threads())]
    threads: Option<u16>,
}

/// Says what each choice is worth in many positions: one line in, one line out, in their order.
pub(crate) fn run(args: &EvaluateArgs) -> anyhow::Result<Answer> {
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads.map_or(0, usize::from));
    let threads = threads.build().context("--threads: start them")?;
    let lines = read(&args.file, AHEAD * threads.current_num_threads())?;
    // A view that no game has may break what thinks about it: that is told in its line, and nowhere else.
    panic::set_hook(Box::new(|_| {}));
    with_game!(args.game, G => evaluate::<G>(&lines, &threads))
}

/// Reads lines on a thread of its own, so many ahead.
fn read(path: &Path, ahead: usize) -> anyhow::Result<Receiver<io::Result<Line>>> {
    let source: Box<dyn io::Read + Send> = match path.to_str() {
        Some("-") => Box::new(io::stdin()),
        _ => Box::new(fs::File::open(path).with_context(|| path.display().to_string())?),
    };
    let (tell, lines) = mpsc::sync_channel(ahead);
    thread::spawn(move || {
        let mut source = Lines::new(BufReader::new(source), LONGEST);
        while let Some(line) = source.next_line().transpose() {
            let is_error = line.is_err();
            if tell.send(line).is_err() || is_error {
                return;
            }
        }
    });
    Ok(lines)
}

/// Takes as many lines as there are, at least one, and puts out what they are worth before it takes more.
fn evaluate<G: Roster>(
    lines: &Receiver<io::Result<Line>>,
    threads: &rayon::ThreadPool,
) -> anyhow::Result<Answer> {
    let (mut out, judges) = (out(), Judges::<G>::default());
    let (mut n_before, mut answer) = (0, Answer::Yes);
    while let Ok(first) = lines.recv() {
        let most = AHEAD * threads.current_num_threads();
        let batch: io::Result<Vec<Line>> = [first].into_iter().chain(lines.try_iter().take(most)).collect();
        let batch = batch.context("FILE: read the positions")?;
        let worth = |(place, line): (usize, &Line)| judges.line(n_before + place as u64 + 1, line);
        let told: Vec<(String, Answer)> =
            threads.install(|| batch.par_iter().enumerate().map(worth).collect());
        for (text, of_line) in told {
            writeln!(out, "{text}")?;
            answer = answer.max(of_line);
        }
        out.flush()?;
        n_before += batch.len() as u64;
    }
    Ok(answer)
}
