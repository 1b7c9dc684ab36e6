//! The one program: play the tabletop games about worms, replay and make game records.

mod args;
mod commands;
mod deck;
mod exit;
mod game_args;
mod play;
mod seed;
mod show;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    exit::code(commands::run(args::Args::parse()))
}
