//! What the values of the flags mean; each says why it cannot be.

use wormery_core::Word;
use wormery_games::regenwormen::{Symbol, Tile};
use wormery_solve::FailCost;

/// Tiles in the order in which they were written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TileList(pub(crate) Vec<Tile>);

/// Dice in the order in which they were written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Symbols(pub(super) Vec<Symbol>);

/// What a player wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    Worms,
    Total,
    AtLeast(u8),
    Exactly(u8),
}

/// Where the golden die of its holder is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum GoldenPlace {
    Pool,
    Kept,
    Aside,
}

/// The greatest total that dice can make: nine fives and worms.
const GREATEST: u8 = 45;

/// Reads one tile.
pub(super) fn tile(text: &str) -> Result<Tile, String> {
    let tile = text.trim().parse().ok().and_then(Tile::new);
    tile.ok_or_else(|| format!("there is no tile {text}: they are 21 to 36, and 11 and 13 in the expansion"))
}

/// Reads tiles and ranges of tiles, separated by commas.
pub(crate) fn tiles(text: &str) -> Result<TileList, String> {
    let mut tiles = Vec::new();
    for part in text.split(',') {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last) = (tile(first)?, tile(last)?);
        if first > last {
            return Err(format!("{part} runs backwards"));
        }
        for tile in (first.number()..=last.number()).filter_map(Tile::new) {
            if tiles.contains(&tile) {
                return Err(format!("tile {tile} is there twice"));
            }
            tiles.push(tile);
        }
    }
    Ok(TileList(tiles))
}

/// Reads the faces of dice, separated by commas.
pub(super) fn symbols(text: &str) -> Result<Symbols, String> {
    let symbol = |word: &str| Symbol::from_word(&word.trim().to_uppercase());
    let symbols = text.split(',').map(symbol).collect::<Result<_, _>>();
    symbols.map(Symbols).map_err(|error| error.to_string())
}

/// Reads what a player wants.
pub(super) fn goal(text: &str) -> Result<Goal, String> {
    match text.split_once(':') {
        None if text == "worms" => Ok(Goal::Worms),
        None if text == "total" => Ok(Goal::Total),
        Some(("at-least", number)) => total(number).map(Goal::AtLeast),
        Some(("exactly", number)) => total(number).map(Goal::Exactly),
        _ => Err("it is worms, total, at-least:N or exactly:N".into()),
    }
}

fn total(text: &str) -> Result<u8, String> {
    let total = text.parse().ok().filter(|total| (1..=GREATEST).contains(total));
    total.ok_or_else(|| format!("{text} is not a total: they go from 1 to {GREATEST}"))
}

/// Reads what a failed turn costs.
pub(super) fn fail_cost(text: &str) -> Result<FailCost, String> {
    if text == "own" {
        return Ok(FailCost::Own);
    }
    let worms = text.parse().ok().filter(|worms: &f64| worms.is_finite() && *worms >= 0.0);
    worms.map(FailCost::Worms).ok_or_else(|| "it is own, or a number of worms from 0 on".into())
}
