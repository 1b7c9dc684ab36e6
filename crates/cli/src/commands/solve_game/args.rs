use std::path::PathBuf;

use clap::ValueHint;
use clap::builder::NonEmptyStringValueParser;
use wormery_endgame::n_positions;
use wormery_games::regenwormen::Tiles;

use crate::commands::odds::parse::{self, TileList};
use crate::level_name::LevelName;
use crate::limits;

/// The most tiles of a game that is solved.
pub(super) const MOST_TILES: usize = 9;
/// What a position takes, all passes over its block together; measured, see docs/values.md.
const MICROSECONDS: usize = 120;
/// The memory for the equations of the greatest block and the values of all, for each position.
const BYTES: usize = 160;

/// Solve a game of Regenwormen with few tiles, for perfect play
#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("../../examples/solve-game.txt").trim_end())]
pub(crate) struct SolveGameArgs {
    /// The tiles of the game, such as 21-25 or 21,24,27
    #[arg(long, value_name = "TILES", value_parser = set, required = true)]
    pub(super) tiles: Tiles,
    /// Ask for another position than the start: the stack of the player to move, from the bottom up
    #[arg(long, value_name = "TILES", value_parser = parse::tiles)]
    pub(super) own: Option<TileList>,
    /// The stack of the other player in that position
    #[arg(long, value_name = "TILES", value_parser = parse::tiles)]
    pub(super) other: Option<TileList>,
    /// A rule that differs from the default, such as lower=any; may be given several times
    #[arg(long = "option", short = 'O', value_name = "KEY=VALUE", value_parser = NonEmptyStringValueParser::new())]
    pub(super) options: Vec<String>,
    /// Write the values of all positions to a file, block by block, and go on with what is there
    #[arg(long, short, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(super) out: Option<PathBuf>,
    /// Measure what bots of these levels lose against perfect play, separated by commas
    #[arg(long, value_name = "BOTS", value_delimiter = ',', value_parser = LevelName, hide_possible_values = true)]
    pub(super) bots: Vec<String>,
    /// How many games each of the bots plays against perfect play
    #[arg(long, value_name = "N", default_value_t = 1000, requires = "bots", value_parser = limits::games())]
    pub(super) games: u64,
    /// Fix the luck of these games
    #[arg(long, value_name = "S", default_value_t = 0, requires = "bots", value_parser = limits::seed, allow_negative_numbers = true)]
    pub(super) seed: u64,
    /// How many playouts a bot that samples may make for a decision
    #[arg(long, value_name = "N", default_value_t = 200, requires = "bots", value_parser = limits::playouts())]
    pub(super) playouts: u32,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = limits::threads())]
    pub(super) threads: Option<u16>,
    /// One JSON object
    #[arg(long)]
    pub(super) json: bool,
}

/// Reads the tiles of a game.
fn set(text: &str) -> Result<Tiles, String> {
    let TileList(list) = parse::tiles(text)?;
    if let Some(low) = list.iter().find(|tile| tile.is_low()) {
        return Err(format!("tile {low} comes with the expansion, and only the base game can be solved"));
    }
    if list.len() > MOST_TILES {
        return Err(too_many(list.len()));
    }
    Ok(list.into_iter().collect())
}

/// What it would take.
fn too_many(n_tiles: usize) -> String {
    let n_positions = n_positions(n_tiles) as u128;
    let hours = n_positions * MICROSECONDS as u128 / 3_600_000_000;
    let gigabytes = n_positions * BYTES as u128 / 1_000_000_000;
    format!(
        "{n_tiles} tiles are too many, {MOST_TILES} can be solved: there are {} positions, which would take about {} hours of one \
         core and {} GB of memory",
        grouped(n_positions),
        grouped(hours),
        grouped(gigabytes)
    )
}

/// A number with its thousands apart.
pub(super) fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        let texts = [0, 999, 1_000, 12_345, 1_000_000].map(grouped);
        assert_eq!(texts, ["0", "999", "1,000", "12,345", "1,000,000"]);
    }

    #[test]
    fn tiles_that_make_no_game_are_refused() {
        for (text, reason) in [
            ("20", "there is no tile 20"),
            ("11,21", "tile 11 comes with the expansion"),
            ("21,21", "tile 21 is there twice"),
            ("25-21", "25-21 runs backwards"),
            ("21-36", "16 tiles are too many, 9 can be solved"),
        ] {
            assert!(set(text).unwrap_err().starts_with(reason), "{text}: {:?}", set(text));
        }
        assert_eq!(set("21-23,27").unwrap().iter().count(), 4);
    }
}
