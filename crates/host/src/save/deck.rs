use std::fs;
use std::path::Path;

use anyhow::{Context, anyhow};
use serde_json::{Map, Value};
use wormery_games::ithappens::{Deck, DeckText};

/// Reads a deck file of It Happens.. and gives the options that a record holds for it.
pub fn read_deck(path: &Path) -> anyhow::Result<Map<String, Value>> {
    let text = fs::read_to_string(path)?;
    let deck: DeckText =
        toml::from_str(&text).map_err(|error| anyhow!("{}", error.to_string().trim_end()))?;
    Deck::from_cards(&deck.cards)?;
    let cards = serde_json::to_value(&deck.cards).context("write the cards")?;
    Ok(Map::from_iter([("deck".to_owned(), Value::from("custom")), ("deck_cards".to_owned(), cards)]))
}
