//! The test vectors RW-T*: figures of the rule book and cases derived from it.

use wormery_core::Game;

use super::scene::*;
use crate::{DeclineSteal, Options};

#[test]
fn rw_t3_keeping_symbols() {
    let mut game = scene("row 21 22 23 24 25 | 0: | 1: | roll 2 3 1 5 4 1 W W");
    act(&mut game, keep_symbol("W"));
    act(&mut game, roll());
    throw(&mut game, "5 W W W 4 4");
    assert_eq!(legal(&game), "keep 4, keep 5");
    act(&mut game, keep_symbol("4"));
    assert_eq!(game.dice.total, 18);
    act(&mut game, roll());
    throw(&mut game, "4 5 4 W");
    assert_eq!(legal(&game), "keep 5");
    act(&mut game, keep_symbol("5"));
    assert_eq!((game.dice.total, game.dice.n_left, game.dice.kept.mask()), (23, 3, 0b11_1000));
}

#[test]
fn rw_t4a_the_exact_tile_in_the_row() {
    let mut game = scene("row 21 23 24 26 | 0: | 1: | kept 4 4 W W | roll 2 2 2 4");
    assert_eq!(legal(&game), "keep 2");
    act(&mut game, keep_symbol("2"));
    assert_eq!((game.dice.total, game.dice.n_left), (24, 1));
    assert_eq!(legal(&game), "roll, take 24");
    act(&mut game, take(24));
    assert_eq!(shown(&game), "row 21 23 26 | 0: 24 | 1: | seat 1 roll");
}

#[test]
fn rw_t4b_the_exact_tile_of_another_player() {
    let mut game = scene("row 23 24 26 28 29 | 0: | 1: 21 | kept W 5 5 2 2 | roll 1 1 5");
    act(&mut game, keep_symbol("1"));
    assert_eq!(game.dice.total, 21);
    assert_eq!(legal(&game), "roll, steal from seat 1");
    act(&mut game, steal(1));
    assert_eq!(shown(&game), "row 23 24 26 28 29 | 0: 21 | 1: | seat 1 roll");
}

#[test]
fn rw_t4c_the_own_tile_is_no_target() {
    let game = scene("row 21 24 25 27 | 0: 23 | 1: 22 30 | kept 5 5 W 3 3 2");
    assert_eq!(legal(&game), "roll, take 21");
}

#[test]
fn rw_t4d_the_next_lower_tile() {
    assert_eq!(legal(&scene("row 27 28 33 34 | 0: | 1: | kept 5 5 5 W 4 4 3")), "roll, take 28");
}

#[test]
fn rw_t4e_a_steal_may_be_declined() {
    let text = "row 25 27 29 30 31 | 0: 21 | 1: 26 | kept 4 4 W W W 2 1";
    assert_eq!(legal(&scene(text)), "roll, take 25, steal from seat 1");
    let forced = Options { decline_steal: DeclineSteal::Forced, ..Options::default() };
    assert_eq!(legal(&scene_with(forced, text)), "roll, steal from seat 1");
}

#[test]
fn rw_t5_only_the_top_tile_can_be_stolen() {
    let mut game = scene("row 21 28 30 | 0: 24 22 | 1: | kept W W W 4 4 5");
    act(&mut game, take(28));
    assert_eq!(shown(&game), "row 21 30 | 0: 24 22 28 | 1: | seat 1 roll");
    assert_eq!(legal(&scene("row 21 30 | 0: | 1: 24 22 28 | kept W W 4 4 4")), "roll, take 21");
    assert_eq!(
        legal(&scene("row 21 30 | 0: | 1: 24 22 28 | kept W W W 4 4 5")),
        "roll, take 21, steal from seat 1"
    );
}

#[test]
fn rw_t6a_no_new_symbol() {
    let game = scene("row 28 36 | 0: 30 | 1: | kept 5 5 W W W 3 | roll 5 W");
    assert_eq!(shown(&game), "row 28 30 | down 36 | 0: | 1: | seat 1 roll");
}

#[test]
fn rw_t6b_no_worm() {
    let mut game = scene("row 31 36 | 0: 30 | 1: | kept 4 4 4 3 3 3 | roll 5 5");
    act(&mut game, keep_symbol("5"));
    assert_eq!(shown(&game), "row 30 31 | down 36 | 0: | 1: | seat 1 roll");
}

#[test]
fn rw_t6c_no_target() {
    let mut game = scene("row 26 28 30 | 0: 25 | 1: | kept 5 5 3 3 W 2 | roll 1 1");
    act(&mut game, keep_symbol("1"));
    assert_eq!(shown(&game), "row 25 26 28 | down 30 | 0: | 1: | seat 1 roll");
}

#[test]
fn rw_t7a_the_highest_open_tile_is_turned() {
    let game = scene("row 31 33 34 | down 35 36 | 0: 27 | 1: | kept W W 5 5 | roll 5 W W 5");
    assert_eq!(shown(&game), "row 27 31 33 | down 34 35 36 | 0: | 1: | seat 1 roll");
}

#[test]
fn rw_t7b_the_returned_tile_is_the_highest() {
    let text = "row 28 29 | down 33 34 35 36 | 0: 30 | 1: | kept W W 5 5 | roll 5 W W 5";
    assert_eq!(shown(&scene(text)), "row 28 29 30 | down 33 34 35 36 | 0: | 1: | seat 1 roll");
    let short = Options { flip_returned: true, ..Options::default() };
    assert_eq!(shown(&scene_with(short, text)), "row 28 29 | down 30 33 34 35 36 | 0: | 1: | seat 1 roll");
}

#[test]
fn rw_t8_failing_without_a_tile() {
    let text = "row 25 30 | 0: | 1: | kept W W 5 5 | roll 5 W W 5";
    assert_eq!(shown(&scene(text)), "row 25 30 | 0: | 1: | seat 1 roll");
    let always = Options { flip_on_empty_fail: true, ..Options::default() };
    assert_eq!(shown(&scene_with(always, text)), "row 25 | down 30 | 0: | 1: | seat 1 roll");
}

#[test]
fn rw_t9_a_total_of_forty() {
    assert_eq!(legal(&scene("row 22 35 | 0: | 1: | kept W W W W W 5 5 5")), "take 35");
}

#[test]
fn rw_t10_the_last_tile_ends_the_game() {
    let mut game = scene("row 36 | 0: | 1: | kept W W W W W W 5 1");
    act(&mut game, take(36));
    assert!(game.turn().is_over());
}

#[test]
fn rw_t11_the_higher_tile_breaks_the_tie() {
    let standing = scene("row 36 | 0: 21 25 | 1: 29 | 2: 33").standing();
    assert_eq!((standing.scores(), standing.ranks()), ([3, 3, 4].into(), [3, 2, 1].into()));
}

#[test]
fn rw_t12_six_symbols_and_no_target() {
    let game = scene("row 21 22 | 0: | 1: | kept 1 2 3 4 5 W");
    assert_eq!(shown(&game), "row 21 22 | 0: | 1: | seat 1 roll");
}
