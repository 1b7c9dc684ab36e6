use super::scene::*;
use crate::{Action, Options};

const FAILS: &str = "| kept W W 5 5 | roll 5 W W 5";

fn options() -> Options {
    Options { expansion: true, ..Options::default() }
}

fn fail_with(options: Options, text: &str) -> std::string::String {
    let mut game = scene_with(options, &std::format!("{text} {FAILS}"));
    if legal(&game).contains("accept") {
        act(&mut game, Action::Accept);
    }
    shown(&game)
}

/// RX-15 case 1, RX-21: the hen instead of a tile, and nothing is turned.
#[test]
fn rx_15_the_hen_saves_the_tile() {
    assert_eq!(
        fail_with(options(), "row 24 36+raven | 0: 22 28 hen | 1:"),
        "row 24+hen 36+raven | 0: 22 28 | 1: | seat 1 roll"
    );
}

/// RX-15 case 2: without tiles she stays, whatever the options say.
#[test]
fn rx_15_the_hen_stays_without_tiles() {
    let all = Options { flip_on_empty_fail: true, hen_fail_turns_tile: true, ..options() };
    for options in [options(), all] {
        assert_eq!(fail_with(options, "row 24 36 | 0: hen | 1:"), "row 24 36 | 0: hen | 1: | seat 1 roll");
    }
}

/// RX-A9, `hen_fail_turns_tile`: turned after the hen was put back, and she moves if she stood there.
#[test]
fn hen_fail_turns_tile() {
    let turning = Options { hen_fail_turns_tile: true, ..options() };
    assert_eq!(
        fail_with(turning, "row 24 30 36+raven | 0: 22 28 hen | 1:"),
        "row 24+hen 30+raven | down 36 | 0: 22 28 | 1: | seat 1 roll"
    );
    assert_eq!(
        fail_with(turning, "row 24+raven 30 | 0: 22 28 hen | 1:"),
        "row 24+raven | down 30 | 0: 22 28 | 1: | seat 1 roll"
    );
    assert_eq!(fail_with(turning, "row 24 | 0: 22 28 hen | 1:"), "row | down 24 | 0: 22 28 | 1: | over");
}

/// RX-15 case 3: tile, then own specialist, then the displaced one. RX-A2: `displaced_first` turns that round.
#[test]
fn rx_15_order_of_the_specialists() {
    let text = "row 11 13 36+raven | 0: 22 weasel | 1:";
    assert_eq!(fail_with(options(), text), "row 11+weasel 13+raven 22 | down 36 | 0: | 1: | seat 1 roll");
    let displaced = Options { displaced_first: true, ..options() };
    assert_eq!(fail_with(displaced, text), "row 11+raven 13+weasel 22 | down 36 | 0: | 1: | seat 1 roll");
}

/// RX-15: a tile just returned can carry a specialist.
#[test]
fn rx_15_onto_the_returned_tile() {
    assert_eq!(
        fail_with(options(), "row 24+raven | 0: 22 weasel | 1:"),
        "row 22+weasel | down 24 | 0: | 1: | seat 1 roll"
    );
}

/// RX-16: a specialist is lost even without a tile, and `flip_on_empty_fail` turns a tile in case 3.
#[test]
fn rx_16_a_specialist_without_a_tile() {
    assert_eq!(
        fail_with(options(), "row 24 36 | 0: weasel | 1:"),
        "row 24+weasel 36 | 0: | 1: | seat 1 roll"
    );
    let flipping = Options { flip_on_empty_fail: true, ..options() };
    assert_eq!(
        fail_with(flipping, "row 24 36+raven | 0: weasel | 1:"),
        "row 24+weasel | down 36 | 0: | 1: | seat 1 roll"
    );
}

/// RX-15 with `flip_returned`: the returned tile is face down before anybody is put back.
#[test]
fn rx_15_flip_returned() {
    let flipping = Options { flip_returned: true, ..options() };
    assert_eq!(
        fail_with(flipping, "row 13+raven | 0: 21 22 weasel | 1:"),
        "row 13+raven | down 22 | 0: 21 | 1: | seat 1 roll"
    );
}
