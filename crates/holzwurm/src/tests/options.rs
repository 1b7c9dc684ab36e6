//! The options, each both ways. `next_start`, `out_bonus` and `deals` are tested with the ends,
//! `fate_ties` with the deals.

use wormery_core::{Event, Game};

use super::table::start;
use super::text::{card, cards, check_with, plays, position, position_with, refused_with};
use crate::{Deal, Deals, FateTies, NextStart, Options, OutBonus};

const ONE_ROW: &str = "{\"many_uncoloured\":false}";
const POISON_ALONE: &str = "{\"poison_takes_row\":false}";

#[test]
fn defaults_are_those_of_the_rules() {
    let default = Options::default();
    assert_eq!((default.deals, default.out_bonus), (Deals::new(3), OutBonus::new(30)));
    assert_eq!((default.next_start, default.fate_ties), (NextStart::Rotate, FateTies::ColorOrder));
    assert!(default.many_uncolored && default.poison_takes_row);
}

#[test]
fn many_uncolored_lets_a_grey_card_open_a_second_uncolored_row() {
    let table = "a: n9 | b: y1 | rows: y3 / n4 | fate: x13";
    assert_eq!(plays(&position(table)), ["n9 in 0", "n9 in 1", "n9 new"]);
    assert_eq!(plays(&position_with(ONE_ROW, table)), ["n9 in 0", "n9 in 1"]);
    refused_with(ONE_ROW, table, "n9 new", "an uncolored row is on the table already");
}

#[test]
fn one_uncolored_row_has_no_other_effect() {
    let first = position_with(ONE_ROW, "a: n9 g5 | b: y1 | rows: y3 | fate: x13");
    assert_eq!(plays(&first), ["g5 new", "n9 in 0", "n9 new"], "the first grey row may be opened");
    let second = position_with(ONE_ROW, "a: g5 | b: y1 | rows: y3 / n4 | fate: x13");
    assert_eq!(plays(&second), ["g5 in 1", "g5 new"], "a color may open a row beside it");
    let colored = position_with(ONE_ROW, "a: n9 | b: y1 | rows: y3 / n4 g7 | fate: x13");
    assert_eq!(plays(&colored), ["n9 in 0", "n9 in 1", "n9 new"], "a colored row does not count");
}

#[test]
fn poison_alone_leaves_row_and_card_on_the_table() {
    check_with(
        POISON_ALONE,
        "a: y1 r10 | b: y6 | rows: g9 / y8 y3 y4 | fate: x13",
        "y1 in 1",
        "a: r10 x13 = -3 | b: y6 = 6 | rows: g9 / y8 y3 y4 y1 | fate: | a has the poison, b starts deal 2",
    );
}

#[test]
fn poison_alone_with_the_last_card_gives_no_bonus() {
    check_with(
        POISON_ALONE,
        "a: y1 | b: y6 | rows: y8 | fate: x13",
        "y1 in 0",
        "a: x13 = -13 | b: y6 = 6 | rows: y8 y1 | fate: | a has the poison, b starts deal 2",
    );
}

#[test]
fn poison_alone_changes_nothing_while_other_fate_cards_are_left() {
    check_with(
        POISON_ALONE,
        "a: y1 r10 | b: y6 | rows: y8 y3 | fate: x13 b7",
        "y1 in 0",
        "a: y1* y3* y8* r10 b7* | b: y6 | rows: | fate: x13 | b to play",
    );
}

#[test]
fn poison_alone_leaves_even_a_twelfth_card() {
    check_with(
        POISON_ALONE,
        "a: n2 r10 | b: r6 | rows: y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 | fate: x13",
        "n2 in 0",
        "a: r10 x13 = -3 | b: r6 = 6 | rows: y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 n2 | fate: | \
         a has the poison, b starts deal 2",
    );
}

#[test]
fn fate_ties_reach_the_table() {
    let hands = [
        cards("y1 y3 y4 y5 y6 y7 y8 y9 y10 y11 p1 p2 p3 p4 p5"),
        cards("r1 r3 r4 r5 r6 r7 r8 r9 r10 r11 p6 p7 p8 p9 p10"),
    ];
    let deal = Deal::new(["y2", "n2", "r2", "g2", "b2"].map(card), &hands).unwrap();
    for (ties, top) in [(FateTies::ColorOrder, "n2"), (FateTies::InputOrder, "y2")] {
        let mut table = start(2, 0, Options { fate_ties: ties, ..Options::default() });
        table.apply(&Event::Chance(deal)).unwrap();
        assert_eq!(table.fate.take_top(), Some(card(top)), "{ties}");
    }
}
