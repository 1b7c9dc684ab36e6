use std::vec::Vec;

use wormery_core::{Game, Turn};

use super::scene::*;
use crate::{Options, Regenwormen, Tiebreak};

fn scores_and_ranks(game: &Regenwormen) -> (Vec<i32>, Vec<u8>) {
    let standing = game.standing();
    (standing.scores(), standing.ranks())
}

/// RW-21: the game ends with the last open tile, at once.
#[test]
fn rw_21_the_last_tile_ends_the_game() {
    let mut game = scene("row 23 | down 36 | 0: 30 | 1: 26 | 2: | kept 5 5 W 4 4");
    act(&mut game, take(23));
    assert_eq!(shown(&game), "row | down 36 | 0: 30 23 | 1: 26 | 2: | over");
    assert_eq!(legal(&game), "");
    assert!(matches!(game.turn(), Turn::Over(standing) if standing.ranks() == [1, 2, 3]));
    assert_eq!(refusal(&game, roll()), "the game is over");
}

/// RW-22: the worms on all tiles of a stack.
#[test]
fn rw_22_scores() {
    assert_eq!(scores_and_ranks(&scene("row 21 | 0: 22 29 36 | 1: 25")), ([8, 2].into(), [1, 2].into()));
}

/// RW-23: the higher single tile decides, wherever it lies in the stack.
#[test]
fn rw_23_the_higher_tile_decides() {
    assert_eq!(scores_and_ranks(&scene("row 21 | 0: 28 22 | 1: 29 | 2: 27 23")).1, [2, 1, 3]);
}

/// RW-23, GEN-07: players without tiles share a rank.
#[test]
fn rw_23_nothing_is_shared() {
    assert_eq!(scores_and_ranks(&scene("row 21 | 0: | 1: 29 | 2: | 3: 22")).1, [3, 1, 3, 2]);
}

/// `tiebreak=shared`: equal scores share the rank (1, 1, 3).
#[test]
fn tiebreak_shared() {
    let options = Options { tiebreak: Tiebreak::Shared, ..Options::default() };
    let game = scene_with(options, "row 21 | 0: 28 22 | 1: 29 | 2: 23");
    assert_eq!(scores_and_ranks(&game), ([3, 3, 1].into(), [1, 1, 3].into()));
}

/// Looking ahead to the end of a turn is what playing it out comes to.
#[test]
fn rw_17_looking_ahead() {
    let game = scene("row 21 23 30 | 0: 25 | 1: 26 | kept 5 5 W 4 4");
    let after = |end| shown(&game.after(end));
    let tile = |number| crate::Tile::new(number).unwrap();
    assert_eq!(after(crate::TurnEnd::Take(tile(23))), "row 21 30 | 0: 25 23 | 1: 26 | seat 1 roll");
    assert_eq!(
        after(crate::TurnEnd::Steal(wormery_core::Seat::new(1))),
        "row 21 23 30 | 0: 25 26 | 1: | seat 1 roll"
    );
    assert_eq!(after(crate::TurnEnd::Fail), "row 21 23 25 | down 30 | 0: | 1: 26 | seat 1 roll");
}
