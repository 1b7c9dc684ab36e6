//! The fast program and the slow one agree.

use wormery_endgame::{Values, start};
use wormery_regenwormen::{Options, Tiles};

use crate::slow::{Shares, Slow};
use crate::{house_rules, set, share, solved};

/// The slow program's own values, from nothing.
fn assert_same(options: Options, tiles: Tiles) {
    let (values, slow) = (solved(options, tiles), Slow::new(&start(&options, tiles).unwrap()));
    for (game, [own, other]) in slow.games().zip(slow.values(1e-11)) {
        assert!((own + other - 1.0).abs() < 1e-12, "{own} and {other} of {game:?}");
        let fast = share(&values, game);
        assert!((fast - own).abs() < 1e-9, "{fast}, slowly {own}: {game:?}");
    }
}

/// The slow program, given the fast one's values, finds nothing to change.
fn assert_settled(values: &Values, tiles: Tiles) {
    let slow = Slow::new(&start(values.options(), tiles).unwrap());
    let both = |own: f64| [own, 1.0 - own];
    let shares: Vec<Shares> = slow.games().map(|game| both(share(values, game))).collect();
    for (place, known) in shares.iter().enumerate() {
        let [own, other] = slow.turn(place, &shares);
        assert!((own - known[0]).abs() < 1e-10 && (own + other - 1.0).abs() < 1e-12, "{own} and {known:?}");
    }
}

#[test]
fn both_programs_find_the_same_values_of_two_tiles() {
    for tiles in [[21, 22], [24, 25]] {
        assert_same(Options::default(), set(&tiles));
    }
}

#[test]
fn both_programs_find_the_same_values_by_every_house_rule() {
    for options in house_rules() {
        assert_same(options, set(&[22, 25]));
    }
}

#[test]
fn both_programs_find_the_same_values_of_three_tiles() {
    assert_same(Options::default(), set(&[21, 22, 25]));
}

#[test]
fn the_slow_program_has_nothing_to_change() {
    for tiles in [&[35, 36][..], &[22, 36]] {
        assert_settled(&solved(Options::default(), set(tiles)), set(tiles));
    }
}

#[test]
#[ignore = "some minutes; make test-long runs it"]
fn the_slow_program_has_nothing_to_change_by_any_house_rule() {
    for options in house_rules() {
        for tiles in [&[21, 22, 23][..], &[21, 24, 33], &[25, 29, 36], &[34, 35, 36]] {
            assert_settled(&solved(options, set(tiles)), set(tiles));
        }
    }
}
