use std::string::ToString;
use std::vec::Vec;

use wormery_core::{Config, Game, Turn, Viewer};

use super::scene::*;
use crate::{Options, Regenwormen, Symbol, Tile, Tiles};

fn config(n_seats: usize, start: usize) -> Result<Config<Options>, wormery_core::BadConfig> {
    Config::new(n_seats, start, Options::default())
}

/// RW-01, RX-01: two to seven players.
#[test]
fn rw_01_two_to_seven_players() {
    assert!((2..=7).all(|n_seats| config(n_seats, 0).is_ok()));
    assert_eq!(config(1, 0).unwrap_err().to_string(), "the game is for 2 to 7 players, not 1");
    assert_eq!(config(8, 0).unwrap_err().to_string(), "the game is for 2 to 7 players, not 8");
}

/// GEN-02: the start seat is given from outside.
#[test]
fn gen_02_the_start_seat_begins() {
    let game = Regenwormen::start(&config(3, 2).unwrap());
    assert_eq!(game.turn().seat().unwrap().index(), 2);
    assert_eq!(config(3, 3).unwrap_err().to_string(), "start_seat 3 does not exist: the seats are 0 to 2");
}

/// RW-02: the worms on the tiles. RX-01: one worm each on 11 and 13.
#[test]
fn rw_02_worms_on_the_tiles() {
    let worms: Vec<u8> = (21..=36).filter_map(Tile::new).map(Tile::worms).collect();
    assert_eq!(worms, [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
    assert_eq!([11, 13].map(|number| Tile::new(number).unwrap().worms()), [1, 1]);
    assert!([0, 10, 12, 14, 20, 37, 255].iter().all(|number| Tile::new(*number).is_none()));
}

/// RW-03: faces 1 to 5 and the worm, which counts five.
#[test]
fn rw_03_points_of_the_symbols() {
    let points: Vec<u8> = Symbol::ALL.iter().map(|symbol| symbol.points()).collect();
    assert_eq!(points, [1, 2, 3, 4, 5, 5]);
}

/// RW-04: sixteen open tiles, empty stacks. RW-05: each tile in one place.
#[test]
fn rw_04_the_row_at_the_start() {
    let game = Regenwormen::start(&config(2, 0).unwrap());
    assert_eq!(shown(&game), "row 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 | 0: | 1: | seat 0 roll");
}

/// RX-01, RX-02, RX-03 and RX-T1: two more tiles, seven tokens, five specialists on their tiles.
#[test]
fn rx_t1_the_row_of_the_expansion_at_the_start() {
    let options = Options { expansion: true, ..Options::default() };
    let game = Regenwormen::start(&Config::new(2, 0, options).unwrap());
    assert_eq!(
        shown(&game),
        "row 11+canned_worm 13 21+hen 22 23+raven 24 25+weasel 26 27+golden_die 28 29 30 31 32 33 34 35 36 \
         | 0: | 1: | seat 0 roll"
    );
    assert_eq!(game.supply, 7);
}

/// RW-24: everything is public.
#[test]
fn rw_24_everybody_sees_the_same() {
    let game = scene("row 21 24 | 0: 22 30 | 1: 26 | kept W W | roll 2 2 2 4 5 1");
    let seen: Vec<_> = Viewer::all(2).map(|viewer| game.view(viewer)).collect();
    assert!(seen.iter().all(|view| *view == seen[0]));
    let board = seen[0].board();
    assert_eq!(board.seats[0].tiles.iter().map(|tile| tile.number()).collect::<Vec<_>>(), [22, 30]);
    assert_eq!(board.turn.total, 10);
}

/// A search copies millions of positions.
#[test]
fn a_position_is_small() {
    assert!(size_of::<Regenwormen>() <= 128, "{} bytes", size_of::<Regenwormen>());
}

/// RW-06: a turn begins with a roll of all eight dice.
#[test]
fn rw_06_a_turn_begins_with_eight_dice() {
    let mut game = Regenwormen::start(&config(2, 0).unwrap());
    assert_eq!(legal(&game), "roll");
    act(&mut game, roll());
    assert!(
        matches!(game.turn(), Turn::Chance(question) if question.n_dice == 8 && question.golden.is_none())
    );
}

/// RW-05, RW-21: tiles laid out by hand lie in one place each, and one of them is open.
#[test]
fn tiles_can_be_laid_out_where_they_can_be() {
    let tiles = |numbers: &[u8]| numbers.iter().filter_map(|number| Tile::new(*number)).collect::<Vec<_>>();
    let row = |numbers: &[u8]| tiles(numbers).into_iter().collect::<Tiles>();
    let laid_out = |open: &[u8], own: &[u8], other: &[u8]| {
        Regenwormen::laid_out(&config(2, 0).unwrap(), row(open), &[&tiles(own), &tiles(other)])
    };
    let game = laid_out(&[21, 30], &[22, 25], &[36]).unwrap();
    let down = "down 23 24 26 27 28 29 31 32 33 34 35";
    assert_eq!(shown(&game), ["row 21 30 |", down, "| 0: 22 25 | 1: 36 | seat 0 roll"].join(" "));
    assert_eq!(laid_out(&[21, 30], &[30], &[]), None);
    assert_eq!(laid_out(&[21], &[30], &[30]), None);
    assert_eq!(laid_out(&[], &[30], &[]), None);
    assert_eq!(laid_out(&[11, 21], &[], &[]), None);
    assert_eq!(laid_out(&[21], &[13], &[]), None);
    let expansion = Config::new(2, 0, Options { expansion: true, ..Options::default() }).unwrap();
    assert_eq!(Regenwormen::laid_out(&expansion, row(&[21]), &[]), None);
    assert_eq!(Regenwormen::laid_out(&config(2, 0).unwrap(), row(&[21]), &[&[], &[], &[]]), None);
}
