//! Deck files: the rules read and check them, the page only shows what they say.

use serde_json::{Value, json};
use wormery_core::{Described, Illegal};
use wormery_games::{GameId, with_game};
use wormery_host::{deck_options, read_deck};
use wormery_protocol::Refusal;

/// Reads and checks a deck file of a game: its cards as a table takes them, or why it is no deck.
pub(crate) fn check(game: GameId, text: &str) -> Result<Value, String> {
    with_game!(game, G => {
        let (_, cards) = deck_options::<G>().next().ok_or_else(|| no_deck(game))?;
        let read = read_deck::<G>(text).ok_or_else(|| no_deck(game))?;
        Ok(read.map_or_else(|why| refused(&why), |deck| json!({ "name": deck.name, "cards": deck.options[cards] })))
    })
}

/// Our own deck of a game as a file, to begin with.
pub(crate) fn example(game: GameId) -> Result<Value, String> {
    let decks = with_game!(game, G => G::DECKS.map(|decks| decks.example));
    decks.map(Value::from).ok_or_else(|| no_deck(game))
}

fn refused(why: &Illegal) -> Value {
    json!({ "refusal": Refusal::of(why) })
}

fn no_deck(game: GameId) -> String {
    format!("{game} has no deck of one's own")
}
