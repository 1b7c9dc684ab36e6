mod arena;
mod completions;
mod ladder;
mod man;
mod odds;
mod random;
mod replay;
mod review;

use crate::args::{Args, Command};
use crate::exit::Answer;
use crate::play;

pub(crate) use odds::OddsArgs;

/// Does what was asked.
pub(crate) fn run(args: Args) -> anyhow::Result<Answer> {
    match args.command {
        Command::Play(args) => play::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Random(args) => random::run(&args),
        Command::Odds(args) => odds::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Ladder(args) => ladder::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args),
    }
}
