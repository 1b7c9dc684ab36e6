//! The turn: HW-07 to HW-14.

use wormery_core::{Event, Game};

use super::text::{action, card, check, check_refused, plays, position};
use crate::row::Row;

#[test]
fn hw_07_turns_pass_clockwise_and_around() {
    check(
        "a: y2 y4 | b: r2 | c: g2 | rows: | fate: x13",
        "y4 new",
        "a: y2 | b: r2 | c: g2 | rows: y4 | fate: x13 | b to play",
    );
    check(
        "a: y2 | b: r2 | c: g2 g4 | rows: | fate: x13 | c to play",
        "g4 new",
        "a: y2 | b: r2 | c: g2 | rows: g4 | fate: x13 | a to play",
    );
}

#[test]
fn hw_07_plays_are_listed_by_card_then_row() {
    let table = position("a: n3 b1 y7 n2 y3 | b: y1 | rows: y5 / n4 | fate: x13");
    let listed = [
        "y3 in 0", "y7 in 0", "b1 in 1", "b1 new", "n2 in 0", "n2 in 1", "n2 new", "n3 in 0", "n3 in 1",
        "n3 new",
    ];
    assert_eq!(plays(&table), listed);
}

#[test]
fn hw_08_there_are_at_most_five_rows() {
    let full = "a: n9 | b: y1 | rows: y3 / n4 / g5 / p6 / b2 | fate: x13";
    assert_eq!(plays(&position(full)), ["n9 in 0", "n9 in 1", "n9 in 2", "n9 in 3", "n9 in 4"]);
    check_refused(full, "n9 new", "there are five rows already");
    let four = "a: n9 | b: y1 | rows: y3 / n4 / g5 / p6 | fate: x13";
    assert_eq!(plays(&position(four)), ["n9 in 0", "n9 in 1", "n9 in 2", "n9 in 3", "n9 new"]);
}

#[test]
fn hw_08_grey_is_never_the_color_of_a_row() {
    let mut row = Row::opened_with(card("n5"));
    row.add(card("n6"));
    assert_eq!(row.color(), None);
    row.add(card("g7"));
    assert_eq!(row.color(), Some(crate::Color::Green));
    row.add(card("n8"));
    assert_eq!(row.color(), Some(crate::Color::Green));
}

#[test]
fn hw_09a_a_color_on_the_table_goes_only_to_its_row() {
    let table = "a: g5 | b: y1 | rows: n3 / y3 / g2 | fate: x13";
    assert_eq!(plays(&position(table)), ["g5 in 2"]);
    for play in ["g5 in 0", "g5 in 1", "g5 new"] {
        check_refused(table, play, "a green row is on the table: g5 can only go there");
    }
}

#[test]
fn hw_09b_a_missing_color_goes_to_any_uncolored_row_or_a_new_one() {
    let table = "a: g5 y2 | b: y1 | rows: n3 / y3 / n4 n7 | fate: x13";
    assert_eq!(plays(&position(table)), ["y2 in 1", "g5 in 0", "g5 in 2", "g5 new"]);
    check_refused(table, "g5 in 1", "row 1 is yellow: g5 cannot go there");
    check(table, "g5 in 2", "a: y2 | b: y1 | rows: n3 / y3 / n4 n7 g5 | fate: x13 | b to play");
    check(table, "g5 new", "a: y2 | b: y1 | rows: n3 / y3 / n4 n7 / g5 | fate: x13 | b to play");
}

#[test]
fn hw_09b_with_five_rows_a_missing_color_goes_to_the_uncolored_ones() {
    let table = "a: g5 b5 | b: y1 | rows: n3 / y3 / n4 n7 / r2 / p4 | fate: x13";
    assert_eq!(plays(&position(table)), ["g5 in 0", "g5 in 2", "b5 in 0", "b5 in 2"]);
    check_refused(table, "g5 new", "there are five rows already");
}

#[test]
fn hw_09_a_row_that_gets_a_color_keeps_its_place_and_binds_it() {
    let mut table = position("a: g5 y2 | b: g7 y1 | rows: n3 / y3 | fate: x13");
    table.apply(&Event::Action(action("g5 in 0"))).unwrap();
    assert_eq!(plays(&table), ["y1 in 1", "g7 in 0"]);
}

#[test]
fn hw_10_a_grey_card_goes_to_any_row_or_a_new_one() {
    let table = "a: n9 | b: y1 | rows: n3 / y3 / g2 | fate: x13";
    assert_eq!(plays(&position(table)), ["n9 in 0", "n9 in 1", "n9 in 2", "n9 new"]);
    assert_eq!(plays(&position("a: n9 | b: y1 | rows: | fate: x13")), ["n9 new"]);
}

#[test]
fn hw_11_a_card_stays_if_its_value_exceeds_the_cards_there() {
    let rows = "rows: y3 y5 y7 | fate: x13 b8";
    check(
        &alloc::format!("a: y4 r2 | b: y1 | {rows}"),
        "y4 in 0",
        "a: r2 | b: y1 | rows: y3 y5 y7 y4 | fate: x13 b8 | b to play",
    );
    check(
        &alloc::format!("a: n3 r2 | b: y1 | {rows}"),
        "n3 in 0",
        "a: y3* y5* y7* r2 b8* n3* | b: y1 | rows: | fate: x13 | b to play",
    );
}

#[test]
fn hw_11_a_too_low_play_is_legal_even_if_others_exist() {
    let table = position("a: y1 y9 | b: y2 | rows: y3 | fate: x13 b8");
    assert_eq!(plays(&table), ["y1 in 0", "y9 in 0"]);
}

#[test]
fn hw_11_a_row_of_eleven_takes_no_further_card() {
    check(
        "a: n11 r1 | b: y2 | rows: y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 | fate: x13 b8",
        "n11 in 0",
        "a: y1* y2* y3* y4* y5* y6* y7* y8* y9* y10* y11* r1 b8* n11* | b: y2 | rows: | fate: x13 | b to play",
    );
}

#[test]
fn hw_12_when_a_row_is_taken_the_later_ones_move_down() {
    check(
        "a: r1 y9 | b: y2 | rows: y3 / r4 r5 / n6 / g7 g8 | fate: x13 b7 b8",
        "r1 in 1",
        "a: y9 r1* r4* r5* b8* | b: y2 | rows: y3 / n6 / g7 g8 | fate: x13 b7 | b to play",
    );
}

#[test]
fn hw_13_a_too_low_color_leaves_no_color_behind() {
    let mut table = position("a: r1 y9 | b: r9 | rows: n6 / n7 | fate: x13 b7");
    table.apply(&Event::Action(action("r1 in 0"))).unwrap();
    assert_eq!(plays(&table), ["r9 in 0", "r9 new"], "red is not bound to any row");
}

#[test]
fn hw_14_minus_cards_are_laid_at_the_left_and_plus_cards_at_the_right() {
    let mut row = Row::opened_with(card("n2"));
    ["g7", "g8", "n9", "g10", "g11"].map(card).into_iter().for_each(|card| row.add(card));
    assert_eq!(row.display(), ["g11", "n9", "g7", "n2", "g8", "g10"].map(card));
    assert_eq!(Row::default().display(), []);
}
