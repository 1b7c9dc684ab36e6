use super::scene::*;
use crate::{Action, Options};

const FAILS: &str = "| kept W W 5 5 | roll 5 W W 5";

fn fail(text: &str) -> std::string::String {
    fail_with(Options::default(), text)
}

fn fail_with(options: Options, text: &str) -> std::string::String {
    shown(&scene_with(options, &std::format!("{text} {FAILS}")))
}

/// RW-16: (a) no new symbol, (b) no worm, (c) no target.
#[test]
fn rw_16_three_causes() {
    let after = "row 28 30 | down 36 | 0: | 1: | seat 1 roll";
    assert_eq!(fail("row 28 36 | 0: 30 | 1:"), after);
    assert_eq!(shown(&scene("row 28 36 | 0: 30 | 1: | kept 4 4 4 4 5 5 5 5")), after);
    assert_eq!(
        shown(&scene("row 28 36 | 0: 30 | 1: | kept 1 2 3 4 5 W W W")),
        "row 28 36 | 0: 30 | 1: | seat 0 decide"
    );
    assert_eq!(shown(&scene("row 28 36 | 0: 30 | 1: | kept 1 2 3 4 5 W W")), after);
}

/// RW-18: the top tile goes back, the highest open one is turned.
#[test]
fn rw_18_a_tile_goes_back_and_the_highest_is_turned() {
    assert_eq!(fail("row 21 33 34 | 0: 25 27 | 1:"), "row 21 27 33 | down 34 | 0: 25 | 1: | seat 1 roll");
}

/// RW-18, RW-A5: nothing is turned for a tile that is itself the highest.
#[test]
fn rw_18_the_returned_tile_is_the_highest() {
    assert_eq!(fail("row 21 26 | 0: 27 | 1:"), "row 21 26 27 | 0: | 1: | seat 1 roll");
}

/// RW-19, RW-A3: without tiles nothing happens.
#[test]
fn rw_19_failing_without_a_tile() {
    assert_eq!(fail("row 21 26 | 0: | 1:"), "row 21 26 | 0: | 1: | seat 1 roll");
}

/// RW-20: tiles face down are out of the game.
#[test]
fn rw_20_face_down_tiles_do_not_count() {
    assert_eq!(
        fail("row 21 26 | down 35 36 | 0: 25 | 1:"),
        "row 21 25 | down 26 35 36 | 0: | 1: | seat 1 roll"
    );
    assert_eq!(legal(&scene("row 21 | down 23 | 0: | 1: | kept 5 5 W 4 4")), "roll, take 21");
}

/// `flip_on_empty_fail`: the highest tile is turned for a player without tiles too.
#[test]
fn flip_on_empty_fail_turns_a_tile() {
    let options = Options { flip_on_empty_fail: true, ..Options::default() };
    assert_eq!(fail_with(options, "row 21 26 | 0: | 1:"), "row 21 | down 26 | 0: | 1: | seat 1 roll");
}

/// RW-21: with `flip_on_empty_fail` a failed turn can end the game.
#[test]
fn flip_on_empty_fail_can_end_the_game() {
    let options = Options { flip_on_empty_fail: true, ..Options::default() };
    assert_eq!(fail_with(options, "row 26 | 0: | 1: 30"), "row | down 26 | 0: | 1: 30 | over");
}

/// `flip_returned`: the variant for shorter games turns the returned tile too.
#[test]
fn flip_returned_turns_the_returned_tile() {
    let options = Options { flip_returned: true, ..Options::default() };
    assert_eq!(fail_with(options, "row 21 26 | 0: 27 | 1:"), "row 21 26 | down 27 | 0: | 1: | seat 1 roll");
    assert_eq!(fail_with(options, "row 21 28 | 0: 27 | 1:"), "row 21 27 | down 28 | 0: | 1: | seat 1 roll");
}

/// RW-10: the last player's turn is followed by seat 0's.
#[test]
fn gen_01_turns_go_round() {
    let mut game = scene("row 21 26 | 0: | 1: | kept 5 5 W");
    act(&mut game, Action::Stop);
    act(&mut game, roll());
    throw(&mut game, "1 1 1 1 1 1 1 1");
    act(&mut game, keep_symbol("1"));
    assert_eq!(shown(&game), "row 21 26 | 0: | 1: | seat 0 roll");
}
