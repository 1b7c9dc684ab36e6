//! What is refused, and in which words. Refusals of the placing rules are tested with those rules.

use alloc::string::ToString;

use wormery_core::{Event, Game};

use super::table::{Seeded, draw, play_match, start};
use super::text::{action, check_refused, position};
use crate::{Holzwurm, Options};

#[test]
fn a_card_that_is_not_in_the_hand_is_refused_whoever_has_it() {
    let table = "a: y1 | b: g5 | rows: g1 | fate: x13 n9";
    for (play, card) in [("g5 in 0", "g5"), ("n9 new", "n9"), ("g1 new", "g1"), ("p7 in 4", "p7")] {
        check_refused(table, play, &alloc::format!("{card} is not in the hand"));
    }
}

#[test]
fn a_row_that_is_not_there_is_refused() {
    let table = "a: y1 n4 g5 | b: g5 | rows: g1 | fate: x13";
    for play in ["y1 in 1", "n4 in 1", "g5 in 1"] {
        check_refused(table, play, "row 1 does not exist");
    }
    check_refused(table, "n4 in 4", "row 4 does not exist");
}

#[test]
fn a_card_of_the_wrong_color_is_refused() {
    let table = "a: y1 | b: g5 | rows: g1 / n3 | fate: x13";
    check_refused(table, "y1 in 0", "row 0 is green: y1 cannot go there");
}

#[test]
fn a_play_before_the_deal_is_refused() {
    let mut table = start(2, 0, Options::default());
    refuse(&mut table, &Event::Action(action("g5 new")), "the cards must be dealt first");
    assert_eq!(table.legal().count(), 0);
}

#[test]
fn a_deal_while_a_seat_must_play_is_refused() {
    let deal = draw(&start(2, 0, Options::default()), &mut Seeded(1));
    let mut table = position("a: y1 | b: g5 | rows: | fate: x13 | b to play");
    refuse(&mut table, &Event::Chance(deal), "no deal is due: seat 1 must play");
}

#[test]
fn everything_after_the_end_is_refused() {
    let first = start(2, 0, Options::default());
    let deal = draw(&first, &mut Seeded(1));
    let mut over = play_match(first, &mut Seeded(1), |_, _, _| {});
    refuse(&mut over, &Event::Chance(deal), "the match is over");
    refuse(&mut over, &Event::Action(action("g5 new")), "the match is over");
}

fn refuse(table: &mut Holzwurm, event: &Event<Holzwurm>, reason: &str) {
    let before = table.clone();
    assert_eq!(table.apply(event).unwrap_err().to_string(), reason);
    assert_eq!(*table, before, "a refused event must change nothing");
}
