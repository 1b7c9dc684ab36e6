//! What the values of the flags mean; each says why it cannot be.

use wormery_core::Word;
use wormery_games::regenwormen::{Symbol, Tile};

/// Tiles in the order in which they were written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TileList(pub(crate) Vec<Tile>);

/// Dice in the order in which they were written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Symbols(pub(super) Vec<Symbol>);

/// Where the golden die of its holder is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum GoldenPlace {
    Pool,
    Kept,
    Aside,
}

impl From<GoldenPlace> for wormery_solve::GoldenPlace {
    fn from(place: GoldenPlace) -> Self {
        match place {
            GoldenPlace::Pool => Self::Pool,
            GoldenPlace::Kept => Self::Kept,
            GoldenPlace::Aside => Self::Aside,
        }
    }
}

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
