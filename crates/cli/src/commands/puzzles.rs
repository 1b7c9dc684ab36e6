use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::ValueHint;
use indicatif::ProgressBar;
use wormery_bots::{Puzzling, Roster};
use wormery_core::Game;
use wormery_games::{GameId, with_game};
use wormery_puzzles::{Checked, Hunt, Posed, Progress, Sheet, check};
use wormery_review::Reasons;
use wormery_tui::Draw;
use wormery_words::{percent, say};

use crate::args::game_parser;
use crate::exit::Answer;
use crate::game_args::options;
use crate::out::{errors, out};
use crate::reader::language;
use crate::{files, limits};

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("../examples/puzzles.txt").trim_end())]
pub(crate) struct PuzzlesArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: GameId,
    /// A rule that differs from the default, such as expansion=true; may be given several times
    #[arg(long = "option", short = 'O', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many to find, of all levels together
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = limits::puzzles())]
    count: u32,
    /// How many games to look at, at most
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = limits::games())]
    games: u64,
    /// Fix the luck
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = limits::seed, allow_negative_numbers = true)]
    seed: u64,
    /// Write the puzzles to a file [default: to standard output]
    #[arg(long, short, value_name = "FILE", value_hint = ValueHint::FilePath)]
    out: Option<PathBuf>,
    /// Ask for the second opinion on puzzles of a file again, with the luck of this seed; - is standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["count", "games", "options", "out"])]
    check: Option<PathBuf>,
    /// What was checked as one JSON object
    #[arg(long, requires = "check")]
    json: bool,
}

/// Finds puzzles, or checks those of a file.
pub(crate) fn run(args: &PuzzlesArgs) -> anyhow::Result<Answer> {
    with_game!(args.game, G => {
        let puzzling = G::PUZZLING.ok_or_else(|| anyhow!("GAME: {} has no rules of thumb that could err", G::NAME))?;
        match &args.check {
            Some(file) => check_file::<G>(args, puzzling, file),
            None => find::<G>(args, puzzling),
        }
    })
}

fn find<G: Draw>(args: &PuzzlesArgs, puzzling: &Puzzling<G>) -> anyhow::Result<Answer> {
    let has_reason = |posed: &Posed<G>, place: usize| {
        let reasons = Reasons::new(&posed.game, posed.seat);
        reasons.why(&posed.choices[posed.best], &posed.choices[place]).is_some()
    };
    let hunt = Hunt::<G> {
        options: options::<G>(&args.options)?,
        puzzling,
        seed: args.seed,
        wanted: args.count as usize,
        most_games: args.games,
        has_reason: &has_reason,
    };
    let bar = bar(u64::from(args.count));
    let mut last = Progress { games: 0, asked: 0, found: 0 };
    let sheet = hunt.find(|progress| {
        bar.set_position(progress.found as u64);
        last = progress;
    })?;
    bar.finish_and_clear();
    match &args.out {
        Some(path) => files::write("--out", path, &sheet.text())?,
        None => out().write_all(sheet.text().as_bytes())?,
    }
    let Progress { games, asked, found } = last;
    let seed = args.seed.to_string();
    let told = say!(language(), cli_puzzles_found, n = found, games, asked, seed);
    tell(&told, args.out.is_some());
    Ok(if found < args.count as usize { Answer::No } else { Answer::Yes })
}

fn check_file<G: Roster>(args: &PuzzlesArgs, puzzling: &Puzzling<G>, file: &Path) -> anyhow::Result<Answer> {
    let named = || format!("--check {}", file.display());
    let sheet = Sheet::parse(&files::read(file).with_context(named)?).with_context(named)?;
    if sheet.game != G::NAME {
        return Err(anyhow!(
            "--check {}: it has puzzles of {}, not of {}",
            file.display(),
            sheet.game,
            G::NAME
        ));
    }
    let bar = bar(sheet.puzzles.len() as u64);
    let checked = check(&sheet, puzzling, args.seed, || bar.inc(1));
    bar.finish_and_clear();
    let checked = checked.with_context(named)?;
    report(&checked, args.json)?;
    Ok(if checked.sure < checked.puzzles { Answer::No } else { Answer::Yes })
}

fn report(checked: &Checked, is_json: bool) -> anyhow::Result<()> {
    let (mut out, language) = (out(), language());
    if is_json {
        writeln!(out, "{}", serde_json::to_string(checked)?)?;
        return Ok(());
    }
    let Checked { puzzles, same_best, ref others, sure, ref doubtful, gap_written, gap_now, differs_by } =
        *checked;
    let share = |share: f64| percent(language, share, 1);
    writeln!(out, "{}", say!(language, cli_puzzles_agree, same = same_best, n = puzzles, sure))?;
    if !others.is_empty() {
        writeln!(out, "{}", say!(language, cli_puzzles_others, lines = listed(others)))?;
    }
    if !doubtful.is_empty() {
        writeln!(out, "{}", say!(language, cli_puzzles_doubtful, lines = listed(doubtful)))?;
    }
    writeln!(out, "{}", say!(language, cli_puzzles_gap, now = share(gap_now), written = share(gap_written)))?;
    writeln!(out, "{}", say!(language, cli_puzzles_differ, by = share(differs_by)))?;
    Ok(())
}

fn listed(lines: &[usize]) -> String {
    let lines: Vec<String> = lines.iter().map(usize::to_string).collect();
    lines.join(", ")
}

/// How it went, where it does not mix with what was found.
fn tell(told: &str, is_in_file: bool) {
    if is_in_file {
        let _ = writeln!(out(), "{told}");
    } else if io::stderr().is_terminal() {
        let _ = writeln!(errors(), "{told}");
    }
}

fn bar(length: u64) -> ProgressBar {
    if io::stderr().is_terminal() { ProgressBar::new(length) } else { ProgressBar::hidden() }
}
