use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::builder::TypedValueParser;
use clap::{Parser, Subcommand, ValueHint};
use wormery_core::Word;
use wormery_games::GameId;
use wormery_today::RuleSet;
use wormery_words::Language;

use crate::commands::{
    BackupArgs, BotTokenArgs, EngineArgs, EngineCheckArgs, EvaluateArgs, HealthcheckArgs, JoinArgs, OddsArgs,
    PuzzleArgs, PuzzlesArgs, ReviewArgs, ServeArgs, SolveGameArgs, VerifyArgs,
};
use crate::described::{about, with_rules};
use crate::duel_args::{ArenaArgs, LadderArgs};
use crate::game_args::{GameArgs, TableArgs};
use crate::level_name::LevelName;
use crate::limits;
use crate::look::{HabitArgs, LookArgs};

/// What the command line says.
#[derive(Parser, Debug)]
#[command(name = "wormery", version, max_term_width = 100, about = about(), after_help = include_str!("examples/wormery.txt").trim_end())]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// The language for people: en, nl, de or fr [default: that of the environment]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) language: Option<Language>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play a game on the whole terminal, or line by line
    Play(PlayArgs),
    /// Play today's game: the same luck for everybody
    Today(TodayArgs),
    /// Play at a table of a server, on the whole terminal or line by line
    Join(JoinArgs),
    /// Watch a game record step by step
    Watch(WatchArgs),
    /// Read the rules of a game
    Rules(RulesArgs),
    /// Learn a game by playing: lessons of two minutes, line by line
    Learn(LearnArgs),
    /// Solve a puzzle: one position, what would you do?
    Puzzle(PuzzleArgs),
    /// Print our own deck of a game, to make another of it
    Deck(DeckArgs),
    /// Check game records against the rules
    Replay(ReplayArgs),
    /// Tell luck and skill apart in a game that was played
    Review(ReviewArgs),
    /// Play games in which every decision is a random legal one
    Random(RandomArgs),
    /// Check that the luck of recorded games was fair
    Verify(VerifyArgs),
    /// Host tables for people and bots
    Serve(Box<ServeArgs>),
    /// Copy the database of a server into a file
    Backup(BackupArgs),
    /// Ask a server whether it is up
    Healthcheck(HealthcheckArgs),
    /// Print a token for a program that plays at a server
    BotToken(BotTokenArgs),
    Odds(OddsArgs),
    SolveGame(SolveGameArgs),
    /// Let bots play each other, and see who is better
    Arena(ArenaArgs),
    /// Let every bot of a game play every other
    Ladder(LadderArgs),
    /// Find puzzles in games of bots, or check those of a file
    Puzzles(PuzzlesArgs),
    /// Say what each choice is worth in many positions, a line each
    Evaluate(EvaluateArgs),
    /// Play for another program, over standard input and output
    Engine(EngineArgs),
    /// Try out whether a program can play over standard input and output
    EngineCheck(EngineCheckArgs),
    /// Print the script that completes commands in your shell
    Completions(CompletionsArgs),
    /// Print the manual page, or write one page for each command
    Man(ManArgs),
}

#[derive(clap::Args, Debug)]
#[command(after_help = with_rules(include_str!("examples/play.txt")))]
pub(crate) struct PlayArgs {
    /// The game; without one, a menu opens
    #[arg(value_name = "GAME", value_parser = game_parser())]
    pub(crate) game: Option<GameId>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many of the seats are played by bots, counted from the last [default: all but one]
    #[arg(long, value_name = "N")]
    pub(crate) bots: Option<usize>,
    /// How the bots play [default: a level in the middle, which is said at the start]; one that does not exist prints those that do
    #[arg(long, value_name = "BOT", value_parser = LevelName, hide_possible_values = true)]
    pub(crate) level: Option<String>,
    /// How many playouts a bot that samples may make for a decision
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = limits::playouts())]
    pub(crate) playouts: u32,
    /// Limit the thinking by time instead: milliseconds for a decision
    #[arg(long, value_name = "MS", conflicts_with = "playouts", value_parser = limits::move_ms())]
    pub(crate) move_ms: Option<u64>,
    /// The players' names in seat order, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) names: Vec<String>,
    /// Fix the luck of the game [default: fresh luck]
    #[arg(long, value_name = "S", value_parser = limits::seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// Write the record of the game to a file, step by step [default: a file among the saved games]
    #[arg(long, short, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) out: Option<PathBuf>,
    /// Go on with a saved game; without a file, with the newest one that is not over
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, num_args = 0..=1, conflicts_with_all = ["game", "out"])]
    #[allow(clippy::option_option, reason = "the flag may be missing, alone, or with a file")]
    pub(crate) resume: Option<Option<PathBuf>>,
    #[command(flatten)]
    pub(crate) habits: HabitArgs,
    /// Line by line, no colors, no clearing of the screen: for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("examples/today.txt").trim_end())]
pub(crate) struct TodayArgs {
    /// The rule set: a game, or an edition of one [default: the first one]
    #[arg(value_name = "GAME", value_parser = rule_set_parser())]
    pub(crate) set: Option<RuleSet>,
    /// What the others call you
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// Play it once more, for practice: the first game counts
    #[arg(long)]
    pub(crate) again: bool,
    /// Play the game of another day, for practice; 1 was the first
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) day: Option<u32>,
    /// Send the finished game to a server, which ranks it
    #[arg(long, value_name = "URL", value_hint = ValueHint::Url)]
    pub(crate) send: Option<String>,
    #[command(flatten)]
    pub(crate) habits: HabitArgs,
    /// Line by line, no colors, no clearing of the screen: for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("examples/watch.txt").trim_end())]
pub(crate) struct WatchArgs {
    /// The record; - is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// One sentence a line: for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("examples/rules.txt").trim_end())]
pub(crate) struct RulesArgs {
    /// The game; without one, the page about all games
    #[arg(value_name = "GAME", value_parser = game_parser())]
    pub(crate) game: Option<GameId>,
    /// As plain text: for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("examples/learn.txt").trim_end())]
pub(crate) struct LearnArgs {
    /// The game; without one, the lessons of all games are listed
    #[arg(value_name = "GAME", value_parser = game_parser())]
    pub(crate) game: Option<GameId>,
    /// The lesson to begin with, by its name, its number or its course [default: the first one]
    #[arg(value_name = "LESSON", requires = "game")]
    pub(crate) lesson: Option<String>,
    /// No colors: for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("examples/deck.txt").trim_end())]
pub(crate) struct DeckArgs {
    /// The game [default: the first one with decks]
    #[arg(value_name = "GAME", value_parser = game_parser())]
    pub(crate) game: Option<GameId>,
}

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("examples/replay.txt").trim_end())]
pub(crate) struct ReplayArgs {
    /// Records to check; - is standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,
    /// One JSON object for each record
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("examples/random.txt").trim_end())]
pub(crate) struct RandomArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// How many games to play
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = limits::random_games())]
    pub(crate) games: u64,
    /// Fix the luck [default: fresh luck]
    #[arg(long, value_name = "S", value_parser = limits::seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// Write a record of each game into this folder; files that exist are not overwritten
    #[arg(long, short, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) out: Option<PathBuf>,
    /// Overwrite files that exist
    #[arg(long, requires = "out")]
    pub(crate) force: bool,
    /// The count as one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("examples/completions.txt").trim_end())]
pub(crate) struct CompletionsArgs {
    /// Which shell
    pub(crate) shell: clap_complete::Shell,
}

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("examples/man.txt").trim_end())]
pub(crate) struct ManArgs {
    /// Write wormery.1 and a page for each command into this folder
    #[arg(long, short, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) out: Option<PathBuf>,
}

/// Reads the name of a rule set: a game, or an edition of one.
fn rule_set_parser() -> impl TypedValueParser<Value = RuleSet> {
    PossibleValuesParser::new(RuleSet::all().map(RuleSet::name))
        .try_map(|word| RuleSet::named(&word).ok_or("there is no such rule set"))
}

/// Reads the name of a game.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameId> {
    let names = GameId::WORDS.iter().map(|(_, word)| *word);
    PossibleValuesParser::new(names).try_map(|word| GameId::from_word(&word))
}
