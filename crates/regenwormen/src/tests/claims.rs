use super::scene::*;
use crate::{DeclineSteal, Lower, Options};

const LOWERS: [Lower; 3] = [Lower::Next, Lower::AnyIfMissing, Lower::Any];

/// RW-11: no worm, no target.
#[test]
fn rw_11_without_a_worm_nothing() {
    assert_eq!(legal(&scene("row 21 22 | 0: | 1: | kept 5 5 5 3 3")), "roll, stop");
    assert_eq!(legal(&scene("row 21 22 | 0: | 1: | kept 5 5 W 3 3")), "roll, take 21");
}

/// RW-12: the exact tile in the row is the only target.
#[test]
fn rw_12_the_exact_tile_only() {
    assert_eq!(legal(&scene("row 21 22 23 | 0: | 1: | kept 5 5 W 4 4")), "roll, take 23");
}

/// RW-13, RW-A2: the exact tile of another player, or the lower one.
#[test]
fn rw_13_steal_or_the_lower_tile() {
    assert_eq!(legal(&scene("row 21 22 | 0: | 1: 23 | kept 5 5 W 4 4")), "roll, take 22, steal from seat 1");
    assert_eq!(legal(&scene("row 24 | 0: | 1: 23 | kept 5 5 W 4 4")), "roll, steal from seat 1");
}

/// RW-13: only the top tile counts.
#[test]
fn rw_13_covered_tiles_are_safe() {
    assert_eq!(legal(&scene("row 21 22 | 0: | 1: 23 30 | kept 5 5 W 4 4")), "roll, take 22");
}

/// RW-14, RW-A1: the highest open tile below the total.
#[test]
fn rw_14_the_next_lower_tile() {
    let face_down = "row 21 22 24 | down 23 | 0: | 1: | kept 5 5 W 4 4";
    let own_top = "row 21 22 24 | 0: 23 | 1: | kept 5 5 W 4 4";
    assert_eq!(legal(&scene(face_down)), "roll, take 22");
    assert_eq!(legal(&scene(own_top)), "roll, take 22");
    assert_eq!(legal(&scene("row 24 | 0: 23 | 1: | kept 5 5 W 4 4")), "roll, stop");
}

/// RW-15: 37 to 40 are no tiles.
#[test]
fn rw_15_more_than_36() {
    assert_eq!(legal(&scene("row 21 36 | 0: | 1: | kept W W W W 5 5 5 5")), "take 36");
    assert_eq!(legal(&scene("row 21 | 0: | 1: 36 | kept W W W W 5 5 5 5")), "take 21");
}

/// `lower`: which tiles there are beside the next one.
#[test]
fn lower_widens_the_choice() {
    let choices =
        |text| LOWERS.map(|lower| legal(&scene_with(Options { lower, ..Options::default() }, text)));
    assert_eq!(
        choices("row 21 22 24 | 0: | 1: | kept 5 5 W 4 4"),
        ["roll, take 22", "roll, take 21, take 22", "roll, take 21, take 22"]
    );
    assert_eq!(
        choices("row 21 22 23 24 | 0: | 1: | kept 5 5 W 4 4"),
        ["roll, take 23", "roll, take 23", "roll, take 21, take 22, take 23"]
    );
    assert_eq!(
        choices("row 21 22 24 | 0: | 1: 23 | kept 5 5 W 4 4"),
        [
            "roll, take 22, steal from seat 1",
            "roll, take 21, take 22, steal from seat 1",
            "roll, take 21, take 22, steal from seat 1"
        ]
    );
}

/// `decline_steal=forced`: whatever `lower` says.
#[test]
fn decline_steal_forced_leaves_only_the_steal() {
    for lower in LOWERS {
        let options = Options { lower, decline_steal: DeclineSteal::Forced, ..Options::default() };
        let game = scene_with(options, "row 21 22 24 | 0: | 1: 23 | kept 5 5 W 4 4");
        assert_eq!(legal(&game), "roll, steal from seat 1");
    }
}

/// RW-17: a tile from the row becomes the top of the stack, and the turn ends.
#[test]
fn rw_17_taking_from_the_row() {
    let mut game = scene("row 21 22 23 | 0: 30 | 1: | kept 5 5 W 4 4");
    act(&mut game, take(23));
    assert_eq!(shown(&game), "row 21 22 | 0: 30 23 | 1: | seat 1 roll");
}

/// RW-17: a stolen tile changes stacks; what lay beneath becomes visible.
#[test]
fn rw_17_stealing() {
    let mut game = scene("row 21 | 0: 30 | 1: 26 25 23 | 2: | kept 5 5 W 4 4");
    act(&mut game, steal(1));
    assert_eq!(shown(&game), "row 21 | 0: 30 23 | 1: 26 25 | 2: | seat 1 roll");
}
