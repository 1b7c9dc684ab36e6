use super::scene::*;
use crate::{DeclineSteal, Lower, Options, Specialist};

fn options() -> Options {
    Options { expansion: true, ..Options::default() }
}

/// RX-04: the raven is never with a player, and nobody keeps two specialists.
#[test]
fn rx_04_one_specialist_each() {
    let mut game = expansion("row 21+hen 24 | 0: 22 weasel | 1: | kept W 4 4 4 4");
    act(&mut game, take(21));
    assert_eq!(legal(&game), "give back hen, give back weasel");
    act(&mut game, give_back(Specialist::Hen));
    assert_eq!(shown(&game), "row 24+hen | 0: 22 21 weasel | 1: | seat 1 roll");
}

/// RX-06: the lowest open free tile, 11 and 13 included.
#[test]
fn rx_06_putting_a_specialist_back() {
    let fails =
        |row| shown(&expansion(&std::format!("row {row} | 0: 22 hen | 1: | kept W W 5 5 | roll 5 W W 5")));
    assert_eq!(fails("11 13 24"), "row 11+hen 13 24 | 0: 22 | 1: | seat 1 roll");
    assert_eq!(fails("11+raven 13 24"), "row 11+raven 13+hen 24 | 0: 22 | 1: | seat 1 roll");
    assert_eq!(fails("24+raven 30"), "row 24+raven 30+hen | 0: 22 | 1: | seat 1 roll");
    assert_eq!(fails("24+raven"), "row 24+raven | 0: 22 | 1: | seat 1 roll");
}

/// RX-07: the canned worm is no symbol: with 1 to 5 kept its holder may roll on.
#[test]
fn rx_07_the_canned_worm_is_no_symbol() {
    let game = expansion("row 11 | 0: 22 canned_worm | 1: | kept 1 2 3 4 5");
    assert_eq!(game.claim_total(), 20);
    assert_eq!(legal(&game), "roll, stop");
    assert_eq!(legal(&expansion("row 21 | 0: 22 canned_worm | 1: | kept 1 2 3 4 5 5")), "roll, take 21");
}

/// RX-07: the five points count for 11 and 13 too.
#[test]
fn rx_07_the_canned_worm_reaches_11() {
    assert_eq!(legal(&expansion("row 11 21 | 0: 22 canned_worm | 1: | kept 3 3")), "roll, take 11");
    let lax = Options { low_tiles_need_worm: false, ..options() };
    assert_eq!(legal(&scene_with(lax, "row 11 21 | 0: 22 canned_worm | 1: | kept 3 4 4")), "roll, stop");
}

/// RX-08: exactly 11 or 13, from the row, and nowhere else.
#[test]
fn rx_08_low_tiles_by_their_exact_total() {
    assert_eq!(legal(&expansion("row 11 13 21 | 0: | 1: | kept W 4 4")), "roll, take 13");
    assert_eq!(legal(&expansion("row 11 21 | 0: | 1: | kept W 4 4")), "roll, stop");
    assert_eq!(legal(&expansion("row 11 21 | 0: | 1: 13 | kept W 4 4")), "roll, stop");
    assert_eq!(legal(&expansion("row 11 13 21 | 0: | 1: | kept 5 4 4")), "roll, stop");
}

/// RX-A1, `low_tiles_need_worm=false`.
#[test]
fn low_tiles_need_no_worm() {
    let lax = Options { low_tiles_need_worm: false, ..options() };
    assert_eq!(legal(&scene_with(lax, "row 11 13 21 | 0: | 1: | kept 5 4 4")), "roll, take 13");
    assert_eq!(legal(&scene_with(lax, "row 21 | 0: | 1: | kept 5 4 4 4 4")), "roll, stop");
}

/// RX-A7, `one_low_tile_per_player`: covered or not.
#[test]
fn one_low_tile_per_player() {
    let one = Options { one_low_tile_per_player: true, ..options() };
    assert_eq!(legal(&scene_with(one, "row 13 21 | 0: 11 24 | 1: | kept W 4 4")), "roll, stop");
    assert_eq!(legal(&scene_with(one, "row 13 21 | 0: 24 | 1: 11 | kept W 4 4")), "roll, take 13");
    assert_eq!(legal(&expansion("row 13 21 | 0: 11 24 | 1: | kept W 4 4")), "roll, take 13");
}

/// RX-08: low tiles are returned, counted as highest, and turned like the others.
#[test]
fn rx_08_low_tiles_are_tiles() {
    let fails = |text| shown(&expansion(&std::format!("{text} | kept W W 5 5 | roll 5 W W 5")));
    assert_eq!(fails("row 11 | 0: 21 13 | 1:"), "row 11 13 | 0: 21 | 1: | seat 1 roll");
    assert_eq!(fails("row 13 | 0: 21 11 | 1:"), "row 11 | down 13 | 0: 21 | 1: | seat 1 roll");
}

/// RX-09: only the next lower tile from 21 on, whatever `lower` says.
#[test]
fn rx_09_always_the_next_lower_tile() {
    for lower in [Lower::Next, Lower::AnyIfMissing, Lower::Any] {
        let game = |text| legal(&scene_with(Options { lower, ..options() }, text));
        assert_eq!(game("row 11 13 21 22 24 | 0: | 1: | kept 5 5 W 4 4"), "roll, take 22");
        assert_eq!(game("row 11 21 22 23 | 0: | 1: | kept 5 5 W 4 4"), "roll, take 23");
        assert_eq!(game("row 11 13 24 | 0: | 1: | kept W 5 5 4"), "roll, stop");
    }
}

/// RX-10: a thief gets the victim's specialist too.
#[test]
fn rx_10_the_specialist_comes_with_the_tile() {
    let mut game = expansion("row 21 | 0: 30 | 1: 26 23 weasel | kept 5 5 W 4 4");
    act(&mut game, steal(1));
    assert_eq!(shown(&game), "row 21 | 0: 30 23 weasel | 1: 26 | seat 1 roll");
}

/// RX-11, RX-A4: a player without tiles can get the hen, and she covers his next tile.
#[test]
fn rx_11_the_hen_without_tiles() {
    let mut game = expansion("row 21 | 0: | 1: 23 hen | kept 5 5 W 4 4");
    act(&mut game, steal(1));
    assert_eq!(shown(&game), "row 21 | 0: hen | 1: 23 | seat 1 roll");
}

/// RX-12, RX-A5: the raven may stand on a low tile.
#[test]
fn rx_12_the_raven_on_11() {
    let mut game = expansion("row 11+raven 24 | supply 2 | 0: | 1: | kept W 3 3");
    act(&mut game, take(11));
    assert_eq!(shown(&game), "row 24+raven | 0: 11 1t | 1: | seat 1 roll");
}

/// RX-13: the tile just taken cannot be used to put the other specialist on.
#[test]
fn rx_13_not_onto_the_tile_just_taken() {
    let mut game = expansion("row 21+hen 30+raven | 0: 22 weasel | 1: | kept W 4 4 4 4");
    act(&mut game, take(21));
    act(&mut game, give_back(Specialist::Weasel));
    assert_eq!(shown(&game), "row 30+raven | 0: 22 21 hen | 1: | seat 1 roll");
}

/// RX-14: the lower tile beside a steal, and only the steal when that is forced.
#[test]
fn rx_14_declining_a_steal() {
    let text = "row 22 | 0: | 1: 23 hen | kept 5 5 W 4 4";
    assert_eq!(legal(&expansion(text)), "roll, take 22, steal from seat 1");
    let forced = Options { decline_steal: DeclineSteal::Forced, ..options() };
    assert_eq!(legal(&scene_with(forced, text)), "roll, steal from seat 1");
}

/// RX-22: phases are played out after the last tile is taken, then the game ends.
#[test]
fn rx_22_the_last_tile_is_played_out() {
    let mut game = expansion("row 21+hen | 0: 22 weasel | 1: | kept W 4 4 4 4");
    act(&mut game, take(21));
    act(&mut game, give_back(Specialist::Weasel));
    assert_eq!(shown(&game), "row | 0: 22 21 hen | 1: | over");

    let mut game = expansion("row 23+raven | supply 0 | 0: | 1: 1t | 2: 1t | kept 5 5 W 4 4");
    act(&mut game, take(23));
    assert_eq!(legal(&game), "rob seat 1, rob seat 2");
    act(&mut game, rob(2));
    assert_eq!(shown(&game), "row | 0: 23 1t | 1: 1t | 2: | over");
}

/// RX-22, RX-A6: 11 and 13 must be gone too, unless `end_ignores_low_tiles`.
#[test]
fn rx_22_low_tiles_keep_the_game_going() {
    let text = "row 11 23 | 0: | 1: | kept 5 5 W 4 4";
    let after = |options| {
        let mut game = scene_with(options, text);
        act(&mut game, take(23));
        shown(&game)
    };
    assert_eq!(after(options()), "row 11 | 0: 23 | 1: | seat 1 roll");
    let ignores = Options { end_ignores_low_tiles: true, ..options() };
    assert_eq!(after(ignores), "row 11 | 0: 23 | 1: | over");
}

/// RW-21: with `end_ignores_low_tiles` a failed turn can end the game as well.
#[test]
fn end_ignores_low_tiles_after_a_failed_turn() {
    let ignores = Options { end_ignores_low_tiles: true, ..options() };
    let game = scene_with(ignores, "row 11 24 | 0: 13 | 1: | kept W W 5 5 | roll 5 W W 5");
    assert_eq!(shown(&game), "row 11 13 | down 24 | 0: | 1: | over");
}

/// RX-23: tokens count a worm each and break no tie.
#[test]
fn rx_23_tokens_score() {
    let standing = expansion("row 21 | 0: 22 2t | 1: 29 | 2: 3t").standing();
    assert_eq!((standing.scores(), standing.ranks()), ([3, 3, 3].into(), [2, 1, 3].into()));
    let low = expansion("row 21 | 0: 11 | 1: 13").standing();
    assert_eq!(low.ranks(), [2, 1]);
}
