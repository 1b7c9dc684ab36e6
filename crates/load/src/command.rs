use std::process::ExitCode;

use clap::Parser;
use serde_json::Value;

use crate::args::{Args, Command};
use crate::report::Report;
use crate::{attack, idle, lobby, moves, process, tables};

/// What a command has measured.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The figures by their names.
    pub figures: Value,
    /// Whether nothing was refused or lost that should not be.
    pub is_clean: bool,
}

/// Does what the arguments of this process say, and prints the figures.
pub fn main() -> ExitCode {
    let args = Args::parse();
    match run(&args).and_then(|reports| print(&reports, args.json)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("wormery-load: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Does what the arguments say, and returns the figures: one set, or one for each kind of attack.
pub fn measure(args: &[&str]) -> anyhow::Result<Vec<Measured>> {
    let reports = run(&Args::try_parse_from([&["wormery-load"], args].concat())?)?;
    let measured = |report: Report| Measured { is_clean: report.is_clean(), figures: report.figures() };
    Ok(reports.into_iter().map(measured).collect())
}

fn run(args: &Args) -> anyhow::Result<Vec<Report>> {
    process::raise_file_limit()?;
    // One thread: the tool is to leave the machine to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        Ok(match &args.command {
            Command::Moves(moves) => vec![moves::run(moves).await?],
            Command::Idle(idle) => vec![idle::run(idle).await?],
            Command::Tables(tables) => vec![tables::run(tables).await?],
            Command::Lobby(lobby) => vec![lobby::run(lobby).await?],
            Command::Attack(attack) => attack::run(attack).await?,
        })
    })
}

/// Prints all figures; whether nothing went wrong.
fn print(reports: &[Report], as_json: bool) -> anyhow::Result<bool> {
    for report in reports {
        report.print(as_json)?;
    }
    Ok(reports.iter().all(Report::is_clean))
}
