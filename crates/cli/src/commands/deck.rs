use std::io::Write;

use anyhow::Context;
use wormery_core::{Described, Word};
use wormery_games::{GameId, with_game};
use wormery_words::say;

use crate::args::DeckArgs;
use crate::exit::Answer;
use crate::out::raw;
use crate::reader::language;

/// Prints our own deck of a game as a file that `--deck` takes.
pub(crate) fn run(args: &DeckArgs) -> anyhow::Result<Answer> {
    let found = args.game.map_or_else(|| GameId::ALL.iter().copied().find_map(example), example);
    let game = args.game.map_or("wormery", |game| game.word());
    let text = found.with_context(|| say!(language(), cli_no_decks, game))?;
    raw().write_all(text.as_bytes())?;
    Ok(Answer::Yes)
}

fn example(game: GameId) -> Option<&'static str> {
    with_game!(game, G => <G as Described>::DECKS.map(|decks| decks.example))
}
