//! Turns the deck file into Rust, so that the rules need no file and no TOML when they run.

use std::path::Path;
use std::{env, fs};

use serde::Deserialize;

const DECK: &str = "deck/reconstruction-1.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deck {
    #[serde(rename = "name")]
    _name: String,
    cards: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    id: String,
    queen: i64,
    general: i64,
    worm: i64,
    columns: String,
}

fn main() {
    println!("cargo::rerun-if-changed={DECK}");
    let text = fs::read_to_string(DECK).expect("the deck file can be read");
    let deck: Deck = toml::from_str(&text).expect("the deck file is well formed");
    let cards: String = deck.cards.iter().map(card_in_rust).collect();
    let code = format!("static RECONSTRUCTION_1: [CardText; {}] = [{cards}];\n", deck.cards.len());
    let folder = env::var("OUT_DIR").expect("cargo names a folder");
    fs::write(Path::new(&folder).join("reconstruction_1.rs"), code).expect("the folder can be written");
}

fn card_in_rust(card: &Card) -> String {
    let Card { id, queen, general, worm, columns } = card;
    format!("CardText::fixed({id:?}, {queen}, {general}, {worm}, {columns:?}),")
}
