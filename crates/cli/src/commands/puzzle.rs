use std::io;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use wormery_core::Word;
use wormery_games::GameId;
use wormery_puzzles::Level;
use wormery_tui::Wished;

use crate::args::game_parser;
use crate::exit::Answer;
use crate::limits;
use crate::look::LookArgs;
use crate::out::out;
use crate::play::{now, paper};
use crate::reader::language;

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("../examples/puzzle.txt").trim_end())]
pub(crate) struct PuzzleArgs {
    /// The game; without one, the puzzles of all games are listed
    #[arg(value_name = "GAME", value_parser = game_parser())]
    game: Option<GameId>,
    /// An edition of the game, such as extra [default: the game itself]
    #[arg(value_name = "EDITION", requires = "game")]
    edition: Option<String>,
    /// How hard
    #[arg(long, value_name = "LEVEL", default_value = "easy", value_parser = level_parser())]
    level: Level,
    /// The number of the puzzle among those of its level [default: that of today]
    #[arg(long, value_name = "N", value_parser = limits::number())]
    number: Option<u32>,
    /// No colors: for pipes and screen readers
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: LookArgs,
}

/// Poses a puzzle line by line, or lists what there is.
pub(crate) fn run(args: &PuzzleArgs) -> anyhow::Result<Answer> {
    let paper = paper(args.plain, &args.look);
    let out = &mut paper.on(out());
    let Some(game) = args.game else {
        wormery_tui::tell_puzzles(language(), out)?;
        return Ok(Answer::Yes);
    };
    let wished = Wished {
        edition: args.edition.as_deref(),
        level: args.level,
        number: args.number.map(|number| number as usize),
        day: u64::from(now().number()),
    };
    wormery_tui::puzzle(game, &wished, language(), paper, &mut io::stdin().lock(), out)?;
    Ok(Answer::Yes)
}

/// Reads how hard a puzzle is.
fn level_parser() -> impl TypedValueParser<Value = Level> {
    let names = Level::WORDS.iter().map(|(_, word)| *word);
    PossibleValuesParser::new(names).try_map(|word| Level::from_word(&word))
}
