use super::scene::*;
use crate::Phase;

const ONES: &str = "roll 1 1 2 3 4 5 5 W";

/// RX-02, RX-19: from the supply while it lasts.
#[test]
fn rx_19_from_the_supply() {
    let mut game = expansion(&std::format!("row 36 | supply 1 | 0: | 1: 3t | 2: 3t | {ONES}"));
    act(&mut game, keep_symbol("1"));
    assert_eq!((game.supply, &game.tokens[..3]), (0, &[1, 3, 3][..]));
    assert_eq!(legal(&game), "roll, stop");
}

/// RX-19: with several to choose from the player chooses, and the turn goes on.
#[test]
fn rx_19_choosing_whom_to_rob() {
    let mut game = expansion(&std::format!("row 36 | supply 0 | 0: 1t | 1: 3t | 2: 3t | 3: | {ONES}"));
    act(&mut game, keep_symbol("1"));
    assert_eq!((game.phase, legal(&game)), (Phase::RobForOnes, "rob seat 1, rob seat 2".into()));
    act(&mut game, rob(2));
    assert_eq!(game.tokens[..4], [2, 3, 2, 0]);
    assert_eq!(legal(&game), "roll, stop");
}

/// RX-19, RX-A10: nobody to rob, no token.
#[test]
fn rx_19_nobody_to_rob() {
    let mut game = expansion(&std::format!("row 36 | supply 0 | 0: 2t | 1: 22 hen 5t | {ONES}"));
    act(&mut game, keep_symbol("1"));
    assert_eq!(game.tokens[..2], [2, 5]);
    assert_eq!(legal(&game), "roll, stop");
}

/// RX-20: before it is known how the turn goes on; it stays after a failure.
#[test]
fn rx_20_the_token_stays_after_a_failed_turn() {
    let mut game = expansion("row 36 | supply 7 | 0: | 1: | kept 2 2 3 3 4 4 | roll 1 1");
    act(&mut game, keep_symbol("1"));
    assert_eq!(shown(&game), "row 36 | 0: 1t | 1: | seat 1 roll");
}

/// RX-20: robbing first, then the failure.
#[test]
fn rx_20_robbing_before_failing() {
    let mut game = expansion("row 36 | supply 0 | 0: | 1: 1t | 2: 1t | kept 2 2 3 3 4 4 | roll 1 1");
    act(&mut game, keep_symbol("1"));
    act(&mut game, rob(1));
    assert_eq!(shown(&game), "row 36 | 0: 1t | 1: | 2: 1t | seat 1 roll");
}

/// RX-20: one die with a one is not enough, and the base game has no tokens.
#[test]
fn rx_20_two_ones_are_needed() {
    let mut single = expansion("row 36 | supply 7 | 0: | 1: | roll 1 2 2 3 4 5 5 W");
    act(&mut single, keep_symbol("1"));
    assert_eq!((single.supply, single.tokens[0]), (7, 0));
    let mut base = scene(&std::format!("row 36 | supply 7 | 0: | 1: | {ONES}"));
    act(&mut base, keep_symbol("1"));
    assert_eq!((base.supply, base.tokens[0]), (7, 0));
}

/// RX-21: the hen's holder loses no token and keeps the hen.
#[test]
fn rx_21_the_hen_protects_tokens() {
    let mut game = expansion(&std::format!("row 36 | supply 0 | 0: | 1: 22 hen 2t | 2: 1t | {ONES}"));
    act(&mut game, keep_symbol("1"));
    assert_eq!(game.tokens[..3], [1, 2, 0]);
    assert_eq!(shown(&game), "row 36 | 0: 1t | 1: 22 hen 2t | 2: | seat 0 decide");
}

/// RX-12, RX-19: robbing for the raven; it stands nowhere meanwhile.
#[test]
fn rx_12_robbing_for_the_raven() {
    let mut game = expansion("row 11 23+raven | supply 0 | 0: | 1: 1t | 2: 1t | kept 5 5 W 4 4");
    act(&mut game, take(23));
    assert_eq!(shown(&game), "row 11 | 0: 23 | 1: 1t | 2: 1t | seat 0 rob_for_raven");
    act(&mut game, rob(1));
    assert_eq!(shown(&game), "row 11+raven | 0: 23 1t | 1: | 2: 1t | seat 1 roll");
}
