use std::io::Write;

use clap::CommandFactory;

use crate::args::{Args, CompletionsArgs};
use crate::exit::Answer;
use crate::out::raw;

/// Prints the completion script of a shell.
pub(crate) fn run(args: &CompletionsArgs) -> anyhow::Result<Answer> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "wormery", &mut script);
    raw().write_all(&script)?;
    Ok(Answer::Yes)
}
