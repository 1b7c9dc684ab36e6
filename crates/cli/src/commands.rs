mod arena;
mod bot_token;
mod completions;
mod deck;
mod engine;
mod engine_check;
mod evaluate;
mod join;
mod ladder;
mod learn;
mod man;
mod odds;
mod puzzle;
mod puzzles;
mod random;
mod replay;
mod review;
mod rules;
mod serve;
mod solve_game;
mod verify;
mod watch;

use crate::args::{Args, Command};
use crate::exit::Answer;
use crate::play;

pub(crate) use bot_token::BotTokenArgs;
pub(crate) use engine::EngineArgs;
pub(crate) use engine_check::EngineCheckArgs;
pub(crate) use evaluate::EvaluateArgs;
pub(crate) use join::JoinArgs;
pub(crate) use odds::OddsArgs;
pub(crate) use puzzle::PuzzleArgs;
pub(crate) use puzzles::PuzzlesArgs;
pub(crate) use review::ReviewArgs;
pub(crate) use serve::{BackupArgs, HealthcheckArgs, ServeArgs};
pub(crate) use solve_game::SolveGameArgs;
pub(crate) use verify::VerifyArgs;

/// Does what was asked.
pub(crate) fn run(args: Args) -> anyhow::Result<Answer> {
    match args.command {
        Command::Play(args) => play::run(&args),
        Command::Today(args) => play::today(&args),
        Command::Join(args) => join::run(&args),
        Command::Watch(args) => watch::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::Puzzle(args) => puzzle::run(&args),
        Command::Deck(args) => deck::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Random(args) => random::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Serve(args) => serve::run(*args),
        Command::Backup(args) => {
            serve::backup(&args.file, args.data.as_deref(), args.database_url.as_deref())
        }
        Command::Healthcheck(args) => serve::healthcheck(&args.server),
        Command::BotToken(args) => bot_token::run(&args),
        Command::Odds(args) => odds::run(&args),
        Command::SolveGame(args) => solve_game::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Ladder(args) => ladder::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Evaluate(args) => evaluate::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::EngineCheck(args) => engine_check::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args),
    }
}
