//! The one program: play the tabletop games about worms, replay and make game records.

mod args;
mod chart;
mod commands;
mod contender;
mod described;
mod duel;
mod duel_args;
mod exit;
mod faults;
mod files;
mod game_args;
mod label;
mod level_name;
mod limits;
mod look;
mod made_by;
mod out;
mod play;
mod reader;
mod records;
mod share;
mod trouble;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let args = args::Args::parse();
    reader::ask(args.language);
    exit::code(commands::run(args))
}
