use wormery_core::{Event, Game, Turn};

use super::scene::*;
use crate::{Action, Dice, GoldenFaces, Options, Phase, Symbol};

fn golden() -> Action {
    Action::Roll { golden: true }
}

/// RX-05: three ones and three worms.
#[test]
fn rx_05_faces_of_the_golden_die() {
    let mut game = expansion("row 36 | 0: 22 golden_die | 1:");
    act(&mut game, golden());
    let mut faces = [Symbol::One; 9];
    for (face, possible) in [(Symbol::One, true), (Symbol::Worm, true), (Symbol::Five, false)] {
        faces[8] = face;
        let thrown = game.clone().apply(&Event::Chance(Dice::new(&faces).unwrap()));
        assert_eq!(thrown.is_ok(), possible, "{face}");
    }
    let refused = game.apply(&Event::Chance(Dice::new(&[Symbol::Five; 9]).unwrap())).unwrap_err();
    assert_eq!(std::format!("{refused}"), "the golden die has no 5");
}

/// RX-05, `golden_faces=standard`.
#[test]
fn golden_faces_standard() {
    let options = Options { expansion: true, golden_faces: GoldenFaces::Standard, ..Options::default() };
    let mut game = scene_with(options, "row 36 | 0: 22 golden_die | 1:");
    act(&mut game, golden());
    throw(&mut game, "1 1 1 1 1 1 1 1 5");
    assert_eq!(legal(&game), "keep 1, keep 5");
}

/// RX-17: thrown again by itself until it is kept.
#[test]
fn rx_17_the_golden_die_stays_in_the_pool() {
    let mut game = expansion("row 36 | supply 7 | 0: 22 golden_die | 1:");
    act(&mut game, golden());
    throw(&mut game, "2 2 2 2 3 3 3 3 W");
    act(&mut game, keep_symbol("2"));
    assert_eq!(legal(&game), "roll, stop");
    act(&mut game, roll());
    assert!(
        matches!(game.turn(), Turn::Chance(question) if question.len() == 5 && question.golden.is_some())
    );
    throw(&mut game, "3 4 4 5 W");
    act(&mut game, keep_symbol("W"));
    assert_eq!((game.dice.total, game.dice.n_left), (13, 4));
    act(&mut game, roll());
    assert!(
        matches!(game.turn(), Turn::Chance(question) if question.len() == 4 && question.golden.is_none())
    );
}

/// RX-17: the golden die alone can still be thrown.
#[test]
fn rx_17_only_the_golden_die_is_left() {
    let mut game = expansion("row 36 | supply 7 | 0: 22 golden_die | 1:");
    act(&mut game, golden());
    throw(&mut game, "5 5 5 5 5 5 5 5 W");
    act(&mut game, keep_symbol("5"));
    assert_eq!(legal(&game), "roll, stop");
    act(&mut game, roll());
    throw(&mut game, "W");
    act(&mut game, keep_symbol("W"));
    assert_eq!((game.claim_total(), legal(&game)), (45, "take 36".into()));
}

/// RX-17: decided at the first roll of a turn, by the holder.
#[test]
fn rx_17_the_golden_die_is_declared_once() {
    let mut game = expansion("row 36 | supply 7 | 0: 22 golden_die | 1:");
    act(&mut game, roll());
    throw(&mut game, "2 2 2 2 3 3 3 3");
    act(&mut game, keep_symbol("2"));
    assert_eq!(legal(&game), "roll, stop");
    assert_eq!(legal(&expansion("row 36 | 0: | 1: 22 golden_die")), "roll");
}

/// RX-18: in place of keeping, once a turn.
#[test]
fn rx_18_the_weasel_throws_the_roll_again() {
    let mut game = expansion("row 36 | 0: 22 weasel | 1: | kept 2 2 | roll 3 3 3 3 3 3");
    assert_eq!(legal(&game), "keep 3, use the weasel");
    act(&mut game, Action::Weasel);
    assert!(matches!(game.turn(), Turn::Chance(question) if question.len() == 6));
    throw(&mut game, "4 4 5 5 5 5");
    assert_eq!(legal(&game), "keep 4, keep 5");
}

/// RX-18: the golden die is thrown again with the others.
#[test]
fn rx_18_the_weasel_and_the_golden_die() {
    let mut game = expansion("row 36 | 0: 22 weasel | 1:");
    game.dice.golden = crate::rolling::Golden::Thrown;
    act(&mut game, roll());
    throw(&mut game, "2 2 2 2 2 2 2 2 1");
    act(&mut game, Action::Weasel);
    assert!(
        matches!(game.turn(), Turn::Chance(question) if question.len() == 9 && question.golden.is_some())
    );
}

/// RX-18: the failed roll may be accepted.
#[test]
fn rx_18_accepting_a_failed_roll() {
    let mut game = expansion("row 21 36 | 0: 22 weasel | 1: | kept W W 5 5 | roll 5 W W 5");
    assert_eq!(game.phase, Phase::Failed);
    act(&mut game, Action::Accept);
    assert_eq!(shown(&game), "row 21+weasel 22 | down 36 | 0: | 1: | seat 1 roll");
}

/// RX-18: ready again in the next turn.
#[test]
fn rx_18_the_weasel_recovers() {
    let mut game = expansion("row 21 36 | 0: 22 weasel | 1: | roll 1 1 1 1 1 1 1 W");
    act(&mut game, Action::Weasel);
    throw(&mut game, "W W W W W W W 5");
    act(&mut game, keep_symbol("W"));
    act(&mut game, take(21));
    for _ in 0..2 {
        act(&mut game, roll());
        throw(&mut game, "W W W W 2 2 2 2");
        if game.seat.index() == 0 {
            assert_eq!(legal(&game), "keep 2, keep W, use the weasel");
        } else {
            act(&mut game, keep_symbol("2"));
            act(&mut game, Action::Stop);
        }
    }
}

/// RX-A8, `weasel_after_fail=false`: a failed roll fails at once.
#[test]
fn weasel_after_fail_off() {
    let options = Options { expansion: true, weasel_after_fail: false, ..Options::default() };
    let game = scene_with(options, "row 21 36 | 0: 22 weasel | 1: | kept W W 5 5 | roll 5 W W 5");
    assert_eq!(shown(&game), "row 21+weasel 22 | down 36 | 0: | 1: | seat 1 roll");
}
