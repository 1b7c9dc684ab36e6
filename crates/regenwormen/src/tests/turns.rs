use super::scene::*;
use crate::{Options, VoluntaryFail};

/// RW-07: only symbols of this roll that are not used yet.
#[test]
fn rw_07_only_new_symbols_can_be_kept() {
    let game = scene("row 21 | 0: | 1: | kept W W | roll 5 W W W 4 4");
    assert_eq!(legal(&game), "keep 4, keep 5");
}

/// RW-07, RW-16(a): nothing new fails the turn at once.
#[test]
fn rw_07_a_roll_without_a_new_symbol_fails() {
    let game = scene("row 21 36 | 0: 30 | 1: | kept W W 5 5 | roll 5 W W 5");
    assert_eq!(shown(&game), "row 21 30 | down 36 | 0: | 1: | seat 1 roll");
}

/// RW-08: all dice with the symbol are kept, and leave the pool.
#[test]
fn rw_08_all_dice_of_the_symbol_are_kept() {
    let mut game = scene("row 21 36 | 0: | 1: | roll 3 3 3 1 2 4 5 W");
    act(&mut game, keep_symbol("3"));
    assert_eq!((game.dice.total, game.dice.n_left), (9, 5));
    act(&mut game, roll());
    throw(&mut game, "3 1 1 2 4");
    assert_eq!(legal(&game), "keep 1, keep 2, keep 4");
}

/// RW-09: dice and an unused symbol left: roll on, or stop while nothing can be taken.
#[test]
fn rw_09_rolling_goes_on() {
    assert_eq!(legal(&scene("row 21 | 0: | 1: | kept 5 5 W")), "roll, stop");
}

/// RW-09: no die left ends the rolling; a target must be claimed.
#[test]
fn rw_09_no_die_left() {
    assert_eq!(legal(&scene("row 21 | 0: | 1: | kept 5 5 5 W 1 1 1 1")), "take 21");
}

/// RW-09, RW-A4: six symbols used end the rolling, whatever dice are left.
#[test]
fn rw_09_six_symbols_used() {
    assert_eq!(legal(&scene("row 21 | 0: | 1: | kept 1 2 3 4 5 5 W")), "take 21");
}

/// RW-10: with a target nobody stops empty-handed.
#[test]
fn rw_10_no_stop_with_a_target() {
    assert_eq!(legal(&scene("row 21 | 0: | 1: | kept 5 5 5 5 W")), "roll, take 21");
}

/// RW-10: stopping on purpose is a failed turn.
#[test]
fn rw_10_stopping_fails() {
    let mut game = scene("row 21 36 | 0: 30 | 1: | kept 5 5 W");
    act(&mut game, crate::Action::Stop);
    assert_eq!(shown(&game), "row 21 30 | down 36 | 0: | 1: | seat 1 roll");
}

fn voluntary(voluntary_fail: VoluntaryFail) -> Options {
    Options { voluntary_fail, ..Options::default() }
}

/// RW-A8, `voluntary_fail`.
#[test]
fn voluntary_fail_says_when_to_stop() {
    let (target, rolled_out, nothing) = (
        "row 21 | 0: | 1: | kept 5 5 5 5 W",
        "row 21 | 0: | 1: | kept 5 5 5 W 1 1 1 1",
        "row 21 | 0: | 1: | kept 5 5 W",
    );
    let always = |text| legal(&scene_with(voluntary(VoluntaryFail::Always), text));
    assert_eq!(always(target), "roll, take 21, stop");
    assert_eq!(always(rolled_out), "take 21, stop");
    assert_eq!(always(nothing), "roll, stop");
    let never = |text| legal(&scene_with(voluntary(VoluntaryFail::Never), text));
    assert_eq!(never(target), "roll, take 21");
    assert_eq!(never(nothing), "roll");
}

/// RW-A8: `always` never reaches the phases before a decision, and rolling out without a target still fails.
#[test]
fn voluntary_fail_always_is_for_decisions() {
    let options = voluntary(VoluntaryFail::Always);
    assert_eq!(legal(&scene_with(options, "row 21 | 0: | 1:")), "roll");
    assert_eq!(legal(&scene_with(options, "row 21 | 0: | 1: | roll 1 1 1 1 1 1 1 1")), "keep 1");
    let failed = scene_with(options, "row 25 | 0: | 1: | kept 1 2 3 4 5 W");
    assert_eq!(shown(&failed), "row 25 | 0: | 1: | seat 1 roll");
}
