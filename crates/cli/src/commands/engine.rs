use std::{io, panic};

use wormery_engine::{BadInput, Service, serve};
use wormery_games::GameId;

use crate::args::game_parser;
use crate::exit::Answer;
use crate::level_name::LevelName;
use crate::limits;
use crate::out::raw;

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("../examples/engine.txt").trim_end())]
pub(crate) struct EngineArgs {
    /// The only game to play [default: every game that has the level]
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: Option<GameId>,
    /// How to play [default: a level in the middle of each game]; one that does not exist prints those that do
    #[arg(long, value_name = "BOT", value_parser = LevelName, hide_possible_values = true)]
    level: Option<String>,
    /// Fix the bot's own luck, together with the seed that a referee gives
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = limits::seed, allow_negative_numbers = true)]
    seed: u64,
    /// How many playouts a bot that samples may make for a decision
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = limits::playouts())]
    playouts: u32,
    /// Limit the thinking by time instead: milliseconds for a decision
    #[arg(long, value_name = "MS", conflicts_with = "playouts", value_parser = limits::move_ms())]
    move_ms: Option<u64>,
}

/// Plays for a referee that writes to our standard input.
pub(crate) fn run(args: &EngineArgs) -> anyhow::Result<Answer> {
    let EngineArgs { game, level, seed, playouts, move_ms } = args;
    let service =
        Service { game: *game, level: level.clone(), playouts: *playouts, move_ms: *move_ms, seed: *seed };
    service.games()?;
    // A frame that no game has is told as an error of its line.
    panic::set_hook(Box::new(|_| {}));
    match serve(&service, io::stdin().lock(), &mut raw()) {
        Err(BadInput::Io(error)) => Err(error.into()),
        served => Ok(served.map(|()| Answer::Yes)?),
    }
}
