//! The test vectors RX-T*; RX-T1 is with the set-up.

use super::scene::*;
use crate::{Action, Specialist};

const START: &str = "row 11+canned_worm 13 21+hen 22 23+raven 24 25+weasel 26 27+golden_die 28 29 30";

#[test]
fn rx_t2_tile_11_brings_the_canned_worm() {
    let mut game = expansion(&std::format!("{START} | 0: | 1: | kept W 3 3"));
    act(&mut game, take(11));
    assert_eq!(
        shown(&game),
        "row 13 21+hen 22 23+raven 24 25+weasel 26 27+golden_die 28 29 30 | 0: 11 canned_worm | 1: | seat 1 roll"
    );
}

#[test]
fn rx_t3_twelve_has_no_target() {
    let mut game = expansion(&std::format!("{START} | supply 7 | 0: | 1: | kept W W | roll 1 1 2 3 4 5"));
    act(&mut game, keep_symbol("1"));
    assert_eq!((game.tokens[0], game.supply, game.dice.total), (1, 6, 12));
    assert_eq!(legal(&game), "roll, stop");
}

#[test]
fn rx_t4_low_tiles_are_no_lower_tiles() {
    assert_eq!(legal(&expansion("row 11 13 23 | 0: | 1: | kept W 5 5 4 3")), "roll, stop");
}

#[test]
fn rx_t5_the_canned_worm_counts_five() {
    let mut game = expansion("row 11 26 | 0: 21 canned_worm | 1: | kept 5 5 4 4 3");
    assert_eq!(legal(&game), "roll, take 26");
    act(&mut game, take(26));
    assert_eq!(shown(&game), "row 11 | 0: 21 26 canned_worm | 1: | seat 1 roll");
}

#[test]
fn rx_t6_a_kept_worm_silences_the_canned_one() {
    assert_eq!(legal(&expansion("row 11 21 24 | 0: 22 canned_worm | 1: | kept W 5 5 4")), "roll, stop");
}

#[test]
fn rx_t7_three_ones_bring_one_token() {
    let mut game = expansion("row 21 | supply 7 | 0: | 1: | roll 1 1 1 2 3 4 5 W");
    act(&mut game, keep_symbol("1"));
    assert_eq!((game.tokens[0], game.supply), (1, 6));
}

#[test]
fn rx_t8_the_raven_pays_and_moves_on() {
    let mut game = expansion(&std::format!("{START} | supply 7 | 0: | 1: | kept W W W 4 4"));
    act(&mut game, take(23));
    assert_eq!(
        shown(&game),
        "row 11+canned_worm 13+raven 21+hen 22 24 25+weasel 26 27+golden_die 28 29 30 | 0: 23 1t | 1: | seat 1 roll"
    );
}

#[test]
fn rx_t9_the_hen_is_stolen_instead_of_the_tile() {
    let mut game = expansion("row 11+canned_worm 13 24 | 0: 22 weasel | 1: 26 hen | kept W W 4 4 4 4");
    assert_eq!(legal(&game), "roll, take 24, steal from seat 1");
    act(&mut game, steal(1));
    assert_eq!(legal(&game), "give back hen, give back weasel");
    act(&mut game, give_back(Specialist::Weasel));
    assert_eq!(shown(&game), "row 11+canned_worm 13+weasel 24 | 0: 22 hen | 1: 26 | seat 1 roll");
}

#[test]
fn rx_t10_a_low_tile_under_the_hen_is_no_target() {
    assert_eq!(legal(&expansion("row 11 21 | 0: | 1: 13 hen | kept W 4 4")), "roll, stop");
}

#[test]
fn rx_t11_the_hen_goes_back_instead_of_a_tile() {
    let game = expansion("row 11 13+raven 24 | 0: 22 28 hen | 1: | kept W W 5 5 | roll 5 W W 5");
    assert_eq!(shown(&game), "row 11+hen 13+raven 24 | 0: 22 28 | 1: | seat 1 roll");
}

#[test]
fn rx_t12_without_tiles_the_hen_stays() {
    let game = expansion("row 11 13+raven 24 | 0: hen | 1: | kept W W 5 5 | roll 5 W W 5");
    assert_eq!(shown(&game), "row 11 13+raven 24 | 0: hen | 1: | seat 1 roll");
}

const FAILING: &str = "| kept W W 5 5 | roll 5 W W 5";

#[test]
fn rx_t13_own_specialist_first_then_the_displaced_one() {
    let text = "row 11+canned_worm 13 24 33+golden_die | 0: 21 27 weasel | 1: 22 hen";
    let mut game = expansion(&std::format!("{text} {FAILING}"));
    act(&mut game, Action::Accept);
    assert_eq!(
        shown(&game),
        "row 11+canned_worm 13+weasel 24+golden_die 27 | down 33 | 0: 21 | 1: 22 hen | seat 1 roll"
    );
}

#[test]
fn rx_t14_no_free_tile_is_out_of_the_game() {
    let mut game = expansion(&std::format!("row 33+golden_die | 0: 21 27 weasel | 1: 22 hen {FAILING}"));
    act(&mut game, Action::Accept);
    assert_eq!(shown(&game), "row 27+weasel | down 33 | 0: 21 | 1: 22 hen | seat 1 roll");
}

#[test]
fn rx_t15_the_only_one_who_can_be_robbed() {
    let mut game = expansion("row 36 | supply 0 | 0: | 1: 22 hen 3t | 2: 2t | roll 1 1 2 3 4 5 5 W");
    act(&mut game, keep_symbol("1"));
    assert_eq!(game.tokens[..3], [1, 3, 1]);
}

#[test]
fn rx_t16_the_golden_die_counts_as_a_one() {
    let mut game = expansion("row 36 | supply 7 | 0: 22 golden_die | 1:");
    assert_eq!(legal(&game), "roll, roll the golden die too");
    act(&mut game, Action::Roll { golden: true });
    throw(&mut game, "1 2 2 3 4 4 5 5 1");
    act(&mut game, keep_symbol("1"));
    assert_eq!((game.tokens[0], game.dice.n_left, game.dice.golden.is_in_play()), (1, 7, false));
}

#[test]
fn rx_t17_a_thief_chooses_which_specialist_to_keep() {
    let mut game = expansion("row 11 13 21 | 0: 22 hen | 1: 25 golden_die | kept W 4 4 4 4 4");
    act(&mut game, steal(1));
    act(&mut game, give_back(Specialist::Hen));
    assert_eq!(shown(&game), "row 11+hen 13 21 | 0: 22 25 golden_die | 1: | seat 1 roll");
}

#[test]
fn rx_t18_the_weasel_helps_once() {
    let mut game = expansion("row 21 36 | 0: 22 weasel | 1: | kept 5 5 5 W W | roll 5 5 W");
    assert_eq!(legal(&game), "use the weasel, accept the failed roll");
    act(&mut game, Action::Weasel);
    throw(&mut game, "5 W W");
    assert_eq!(shown(&game), "row 21+weasel 22 | down 36 | 0: | 1: | seat 1 roll");
}
