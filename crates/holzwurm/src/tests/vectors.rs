//! The test vectors of the rules reference, section 4.6.

use alloc::string::ToString;
use alloc::vec::Vec;

use wormery_core::{Event, Game};

use super::table::{Seeded, draw, start};
use super::text::{action, card, cards, check, plays, position};
use crate::fate::Fate;
use crate::{AnyCard, FateTies, Options};

#[test]
fn hw_t1_fate_row_is_sorted_with_the_poison_at_the_bottom_and_the_best_on_top() {
    let drawn = ["g2", "b9", "y8", "r7", "p2"].map(card);
    let mut fate = Fate::sorted(drawn, FateTies::ColorOrder);
    let scores: Vec<i16> = fate.list().into_iter().map(AnyCard::score).collect();
    assert_eq!(scores, [-13, -9, -7, 2, 2, 8]);
    assert_eq!(fate.take_top(), Some(card("y8")));
}

#[test]
fn hw_t2_grey_row_takes_a_missing_color_but_none_that_is_on_the_table() {
    let mut table = position("a: n7 y9 | b: y9 r9 g9 p9 b9 | rows: y3 / r4 / g5 | fate: x13");
    table.apply(&Event::Action(action("n7 new"))).unwrap();
    assert_eq!(plays(&table), ["y9 in 0", "r9 in 1", "g9 in 2", "p9 in 3", "p9 new", "b9 in 3", "b9 new"]);
    let mut colored = table.clone();
    colored.apply(&Event::Action(action("p9 in 3"))).unwrap();
    assert_eq!(colored.rows.as_slice()[3].color(), Some(crate::Color::Purple));
    table.apply(&Event::Action(action("p9 new"))).unwrap();
    assert_eq!(table.rows.as_slice().len(), 5);
}

#[test]
fn hw_t3_green_row_is_built_and_displayed() {
    let mut table = position("a: g1 g7 g6 y2 | b: g9 g4 y4 | rows: | fate: x13 b8");
    for play in ["g1 new", "g9 in 0", "g7 in 0", "g4 in 0", "g6 in 0"] {
        table.apply(&Event::Action(action(play))).unwrap();
    }
    let row = table.rows.as_slice()[0];
    assert_eq!(row.cards(), ["g1", "g9", "g7", "g4", "g6"].map(card), "nothing was too low");
    assert_eq!(row.display(), ["g7", "g9", "g1", "g4", "g6"].map(card));
}

#[test]
fn hw_t4_too_low_takes_row_and_fate_card() {
    check(
        "a: g5 r2 | b: g11 y1 | rows: g1 g9 g7 g4 g6 | fate: x13 b8 y10",
        "g5 in 0",
        "a: y10* r2 g1* g4* g5* g6* g7* g9* | b: y1 g11 | rows: | fate: x13 b8 | b to play",
    );
    let after = position("a: r2 | b: g11 y1 | rows: | fate: x13 b8 | b to play");
    assert_eq!(plays(&after), ["y1 new", "g11 new"], "green is free again");
}

#[test]
fn hw_t5_a_one_on_its_row_is_always_too_low() {
    check(
        "a: p1 r2 | b: y1 | rows: p11 | fate: x13 b8",
        "p1 in 0",
        "a: r2 p1* p11* b8* | b: y1 | rows: | fate: x13 | b to play",
    );
}

#[test]
fn hw_t6_fifth_color_must_go_to_the_uncolored_row_even_if_too_low() {
    let before = "a: b2 y1 | b: r1 | rows: y3 / r4 / g5 / p6 / n2 n4 | fate: x13 g8";
    assert_eq!(plays(&position(before)), ["y1 in 0", "b2 in 4"]);
    check(
        before,
        "b2 in 4",
        "a: y1 g8* b2* n2* n4* | b: r1 | rows: y3 / r4 / g5 / p6 | fate: x13 | b to play",
    );
}

#[test]
fn hw_t7_last_card_that_stays_goes_out_for_thirty() {
    check(
        "a: n11 | b: y1 y4 | rows: g1 g9 g7 g4 | fate: x13",
        "n11 in 0",
        "a: = 30 | b: y1 y4 = 3 | rows: g1 g9 g7 g4 n11 | fate: x13 | a is out, b starts deal 2",
    );
}

#[test]
fn hw_t8_poison_ends_the_deal_and_nobody_gets_thirty() {
    check(
        "a: y1 r10 | b: y6 | rows: y8 y3 y4 | fate: x13",
        "y1 in 0",
        "a: y1 y3 y4 y8 r10 x13 = 5 | b: y6 = 6 | rows: | fate: | a has the poison, b starts deal 2",
    );
}

#[test]
fn hw_t9_hand_scores_even_plus_odd_minus() {
    assert_eq!(cards("y10 r7 n11 n6").score(), -2);
}

#[test]
fn hw_t10_cards_dealt_and_left_out() {
    for (n_seats, left_out) in [(2, 30), (3, 15), (4, 0), (5, 0), (6, 0)] {
        let mut table = start(n_seats, 0, Options::default());
        let deal = draw(&table, &mut Seeded(7));
        table.apply(&Event::Chance(deal)).unwrap();
        let in_hands: usize = table.hands.iter().map(|hand| hand.len()).sum();
        assert_eq!(65 - 5 - in_hands, left_out, "{n_seats} players");
        let fate = table.fate.list();
        assert_eq!((fate.len(), fate[0].to_string()), (6, "x13".to_string()));
    }
}
