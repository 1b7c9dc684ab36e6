//! Puts a bounded load on a server on the same machine, and measures it.
//!
//! It plays as people do, with guests, sockets and a share in the dice, and never talks to another machine.

mod args;
mod child;
mod crowd;
mod disk;
mod http;
mod idle;
mod latency;
mod moves;
mod plan;
mod process;
mod report;
mod seat;
mod table;
mod tables;
mod target;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Args, Command};

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("wormery-load: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Runs a command; whether nothing was refused or lost.
fn run(args: &Args) -> anyhow::Result<bool> {
    process::raise_file_limit()?;
    // One thread: the tool is to leave the machine to the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(async {
        match &args.command {
            Command::Moves(moves) => moves::run(moves).await,
            Command::Idle(idle) => idle::run(idle).await,
            Command::Tables(tables) => tables::run(tables).await,
        }
    })?;
    report.print(args.json)?;
    Ok(report.is_clean())
}
