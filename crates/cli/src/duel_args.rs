use std::path::PathBuf;

use clap::ValueHint;
use wormery_arena::Sprt;
use wormery_games::GameId;

use crate::args::game_parser;
use crate::game_args::RulesArgs;
use crate::level_name::LevelName;
use crate::limits;

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("examples/arena.txt").trim_end())]
pub(crate) struct ArenaArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    pub(crate) game: GameId,
    /// The bots, one for each seat: a level, or cmd: and a command that plays over its input and output
    #[arg(value_name = "BOT", required = true, num_args = 1.., value_parser = LevelName, hide_possible_values = true)]
    pub(crate) bots: Vec<String>,
    #[command(flatten)]
    pub(crate) duel: DuelArgs,
    /// Draw the shares of the wins
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) svg: Option<PathBuf>,
    /// Write a record of each game into this folder; files that exist are not overwritten
    #[arg(long, short, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) out: Option<PathBuf>,
    /// Overwrite files that exist
    #[arg(long, requires = "out")]
    pub(crate) force: bool,
    /// Stop when it is clear which of two shares of the wins the first bot has, in percent [default: an even share, and 2 more]
    #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, require_equals = true, value_parser = sprt)]
    #[allow(clippy::option_option, reason = "the flag may be missing, alone, or with two shares")]
    pub(crate) sprt: Option<Option<Sprt>>,
}

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("examples/ladder.txt").trim_end())]
pub(crate) struct LadderArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    pub(crate) game: GameId,
    /// Only these bots, at least two, as in arena [default: every level of the game]
    #[arg(value_name = "BOT", value_parser = LevelName, hide_possible_values = true)]
    pub(crate) bots: Vec<String>,
    #[command(flatten)]
    pub(crate) duel: DuelArgs,
}

/// How bots meet.
#[derive(clap::Args, Debug)]
pub(crate) struct DuelArgs {
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
    /// How many games to play, at least [default: 1000; with --sprt 100000, at most]
    #[arg(long, value_name = "N", value_parser = limits::games())]
    pub(crate) games: Option<u64>,
    /// Fix the luck
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = limits::seed, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// How many playouts a bot that samples may make for a decision
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = limits::playouts())]
    pub(crate) playouts: u32,
    /// Limit the thinking by time instead: milliseconds for a decision
    #[arg(long, value_name = "MS", conflicts_with = "playouts", value_parser = limits::move_ms())]
    pub(crate) move_ms: Option<u64>,
    #[command(flatten)]
    pub(crate) program: ProgramArgs,
    /// How many games at a time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = limits::threads())]
    pub(crate) threads: Option<u16>,
    /// The result as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// How long a program may take.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct ProgramArgs {
    /// How many milliseconds a command may take for a decision
    #[arg(long, value_name = "MS", default_value_t = 5000, value_parser = limits::engine_ms())]
    engine_ms: u64,
    /// How many milliseconds a command may take to start
    #[arg(long, value_name = "MS", default_value_t = 10000, value_parser = limits::engine_ms())]
    engine_start_ms: u64,
}

impl ProgramArgs {
    /// The limits that the arguments stand for.
    pub(crate) fn limits(self) -> wormery_engine::Limits {
        let ms = std::time::Duration::from_millis;
        wormery_engine::Limits { start: ms(self.engine_start_ms), per_move: ms(self.engine_ms) }
    }
}

/// Reads two shares in percent: 50,52.
fn sprt(text: &str) -> Result<Sprt, String> {
    let share = |text: &str| text.trim().parse::<f64>().ok().map(|percent| percent / 100.0);
    let shares = text.split_once(',').and_then(|(low, high)| Some((share(low)?, share(high)?)));
    let (low, high) = shares.ok_or("write two percentages, such as 50,52")?;
    Sprt::new(low, high).ok_or_else(|| "the first must be below the second, both from 0 to 100".into())
}
