use std::path::PathBuf;

use clap::ValueHint;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use wormery_core::Word;
use wormery_games::regenwormen::{Specialist, Tile};
use wormery_solve::{FailCost, Goal};

use super::parse::{self, GoldenPlace, Symbols, TileList};

const EXAMPLES: &str = "\
Examples:
  wormery odds
  wormery odds --kept W,W,4,4 --roll 2,2,5,W
  wormery odds --row 21,24,25,28-30 --top 26,31 --own 23 --kept W,W,4,4 --roll 2,2,5,W
  wormery odds --kept 5,5,5,W --objective at-least:26
  wormery odds --own 33 --fail-cost 0 --json
  wormery odds --expansion --specialist weasel --kept 5,5 --roll 1,3,3,4,5,W
  wormery odds --expansion --specialist golden_die --roll 1,2,2,3,4,4,5,5,W
  wormery random regenwormen --seed 1 --out . && wormery odds --record regenwormen-1-0.wgr --line 42
  wormery random regenwormen --seed 1 --out . && wormery odds --record regenwormen-1-0.wgr --all

Without --record you sit on seat 0 before your first roll, and the row has every tile that nobody
has. The players of --top are seats 1, 2 and so on. All chances are those of the best play.";

/// Work out the exact odds of a turn of Regenwormen
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
#[allow(clippy::struct_excessive_bools, reason = "they are switches of the command line")]
pub(crate) struct OddsArgs {
    /// The open tiles of the row, such as 21-30,33 [default: all that nobody has]
    #[arg(long, value_name = "TILES", value_parser = parse::tiles)]
    pub(super) row: Option<TileList>,
    /// The top tiles of the other players' stacks
    #[arg(long, value_name = "TILES", value_parser = parse::tiles)]
    pub(super) top: Option<TileList>,
    /// Your own top tile
    #[arg(long, value_name = "TILE", value_parser = parse::tile)]
    pub(super) own: Option<Tile>,
    /// The dice you have kept, such as W,W,4,4
    #[arg(long, value_name = "DICE", value_parser = parse::symbols)]
    pub(super) kept: Option<Symbols>,
    /// The dice you have rolled and must keep from; left out, you decide whether to roll
    #[arg(long, value_name = "DICE", value_parser = parse::symbols)]
    pub(super) roll: Option<Symbols>,
    /// What you want: worms, total, at-least:25 or exactly:27
    #[arg(long, value_name = "WHAT", default_value = "worms")]
    pub(super) objective: Goal,
    /// The worms that a failed turn costs: a number, or own for those of your top tile
    #[arg(long, value_name = "WORMS", default_value = "own", allow_negative_numbers = true)]
    pub(super) fail_cost: FailCost,
    /// Play with the expansion
    #[arg(long)]
    pub(super) expansion: bool,
    /// Your specialist in the expansion
    #[arg(long, value_name = "WHO", value_parser = specialist_parser())]
    pub(super) specialist: Option<Specialist>,
    /// Where your golden die is: thrown and in the pool (last in --roll), kept, or left aside in this turn
    #[arg(long, value_name = "PLACE", value_enum)]
    pub(super) golden: Option<GoldenPlace>,
    /// Your weasel has been used in this turn
    #[arg(long)]
    pub(super) weasel_used: bool,
    /// A rule that differs from the default, such as lower=any; may be given several times
    #[arg(long = "option", short = 'O', value_name = "KEY=VALUE")]
    pub(super) options: Vec<String>,
    /// Take the position from a record of Regenwormen; - is standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, requires = "where", conflicts_with_all = [
        "row", "top", "own", "kept", "roll", "expansion", "specialist", "golden", "weasel_used", "options",
    ])]
    pub(super) record: Option<PathBuf>,
    /// The line of the record that is about to happen, as reviews and errors count them: 2 is the first step
    #[arg(long, value_name = "N", requires = "record", group = "where", value_parser = clap::value_parser!(u64).range(2..))]
    pub(super) line: Option<u64>,
    /// The odds of every decision of the record between at least two choices; as JSON one object a line
    #[arg(long, requires = "record", group = "where")]
    pub(super) all: bool,
    /// The same as the number of steps that have happened: two less than the line
    #[arg(long, value_name = "N", requires = "record", group = "where", hide = true)]
    pub(super) ply: Option<u64>,
    /// One JSON object instead of a table
    #[arg(long)]
    pub(super) json: bool,
}

/// Reads a specialist that a player can have: all but the raven.
fn specialist_parser() -> impl TypedValueParser<Value = Specialist> {
    let held = Specialist::WORDS.iter().filter(|(specialist, _)| *specialist != Specialist::Raven);
    PossibleValuesParser::new(held.map(|(_, word)| *word)).try_map(|word| Specialist::from_word(&word))
}
