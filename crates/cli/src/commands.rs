mod completions;
mod man;
mod random;
mod replay;

use crate::args::{Args, Command};
use crate::exit::Answer;
use crate::play;

/// Does what was asked.
pub(crate) fn run(args: Args) -> anyhow::Result<Answer> {
    match args.command {
        Command::Play(args) => play::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Random(args) => random::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args),
    }
}
