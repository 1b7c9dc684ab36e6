//! The wire format: exactly what the record format says, and nothing more generous.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;

use serde_json::from_str;
use wormery_core::Wire;

use super::table::{Seeded, draw, start};
use super::text::{action, card, cards};
use crate::{Action, Deal, Deals, FateTies, NextStart, Options, OutBonus};

fn round_trip<T: Wire + PartialEq + Debug>(value: &T, text: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), text);
    assert_eq!(from_str::<T>(text).unwrap(), *value);
}

fn refuse_all<T: Wire + Debug>(texts: &[&str]) {
    for text in texts {
        assert!(from_str::<T>(text).is_err(), "{text} was read");
    }
}

fn refusal<T: Wire + Debug>(text: &str) -> String {
    from_str::<T>(text).unwrap_err().to_string()
}

#[test]
fn actions_are_written_and_read() {
    round_trip(&action("g5 in 0"), r#"{"type":"play","card":"g5","row":0}"#);
    round_trip(&action("n11 in 4"), r#"{"type":"play","card":"n11","row":4}"#);
    round_trip(&action("n11 new"), r#"{"type":"play","card":"n11"}"#);
}

#[test]
fn actions_are_read_from_keys_in_any_order_and_escaped() {
    let play = action("g5 in 1");
    for text in [
        r#"{"row":1,"card":"g5","type":"play"}"#,
        r#" { "card" : "g5" , "type" : "play" , "row" : 1 } "#,
        r#"{"\u0074ype":"pl\u0061y","c\u0061rd":"\u00675","row":1}"#,
    ] {
        assert_eq!(from_str::<Action>(text).unwrap(), play, "{text}");
    }
}

#[test]
fn actions_are_read_strictly() {
    refuse_all::<Action>(&[
        "null",
        "{}",
        r#""play""#,
        r#"["play","g5",0]"#,
        r#"{"type":"play"}"#,
        r#"{"card":"g5","row":0}"#,
        r#"{"type":"deal","card":"g5","row":0}"#,
        r#"{"type":null,"card":"g5"}"#,
        r#"{"type":{"play":null},"card":"g5"}"#,
        r#"{"type":"play","card":null}"#,
        r#"{"type":"play","card":"x13"}"#,
        r#"{"type":"play","card":"n1"}"#,
        r#"{"type":"play","card":"g05"}"#,
        r#"{"type":"play","card":"y12"}"#,
        r#"{"type":"play","card":["g5"]}"#,
        r#"{"type":"play","card":5}"#,
        r#"{"type":"play","card":"g5","seat":0}"#,
        r#"{"type":"play","card":"g5","card":"g5"}"#,
        r#"{"type":"play","card":"g5","row":0,"row":0}"#,
        r#"{"type":"play","card":"g5","row":0,"\u0072ow":0}"#,
    ]);
}

#[test]
fn rows_are_whole_numbers() {
    for row in [
        "null",
        "1.0",
        "1e0",
        "-0",
        "-1",
        "\"1\"",
        "true",
        "[1]",
        "5",
        "256",
        "1e400",
        "99999999999999999999",
    ] {
        let text = alloc::format!(r#"{{"type":"play","card":"g5","row":{row}}}"#);
        assert!(from_str::<Action>(&text).is_err(), "{text} was read");
    }
    let beyond = refusal::<Action>(r#"{"type":"play","card":"g5","row":7}"#);
    assert!(beyond.starts_with("row 7 does not exist"), "{beyond}");
}

#[test]
fn deals_are_written_sorted_and_read_in_any_order() {
    let deal =
        Deal::new(["g5", "b2", "y1", "n11", "n2"].map(card), &[cards("r2 y10 y9"), cards("p4")]).unwrap();
    let text = r#"{"type":"deal","fate":["g5","b2","y1","n11","n2"],"hands":[["y9","y10","r2"],["p4"]]}"#;
    round_trip(&deal, text);
    let shuffled = r#"{"hands":[["r2","y9","y10"],["p4"]],"fate":["g5","b2","y1","n11","n2"],"type":"deal"}"#;
    assert_eq!(from_str::<Deal>(shuffled).unwrap(), deal);
    let other_fate =
        r#"{"type":"deal","fate":["b2","g5","y1","n11","n2"],"hands":[["y9","y10","r2"],["p4"]]}"#;
    assert_ne!(from_str::<Deal>(other_fate).unwrap(), deal, "the order of the fate cards has a meaning");
}

#[test]
fn drawn_deals_round_trip() {
    for n_seats in 2..=6 {
        let deal = draw(&start(n_seats, 0, Options::default()), &mut Seeded(11));
        let text = serde_json::to_string(&deal).unwrap();
        assert_eq!(from_str::<Deal>(&text).unwrap(), deal);
    }
}

#[test]
fn deals_are_read_strictly() {
    refuse_all::<Deal>(&[
        "null",
        r#"["deal",["g1","g2","g3","g4","g5"],[]]"#,
        r#"{"fate":["g1","g2","g3","g4","g5"],"hands":[]}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4","g5"]}"#,
        r#"{"type":"deal","hands":[]}"#,
        r#"{"type":"dice","fate":["g1","g2","g3","g4","g5"],"hands":[]}"#,
        r#"{"type":"deal","fate":null,"hands":[]}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4"],"hands":[]}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4","g5","g6"],"hands":[]}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4","x13"],"hands":[]}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4",null],"hands":[]}"#,
        r#"{"type":"deal","fate":{"0":"g1"},"hands":[]}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4","g5"],"hands":null}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4","g5"],"hands":{}}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4","g5"],"hands":[null]}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4","g5"],"hands":["y1"]}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4","g5"],"hands":[["y1","x13"]]}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4","g5"],"hands":[[],[],[],[],[],[],[]]}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4","g5"],"hands":[],"out":[]}"#,
        r#"{"type":"deal","fate":["g1","g2","g3","g4","g5"],"hands":[],"hands":[]}"#,
    ]);
}

#[test]
fn a_card_dealt_twice_is_not_read() {
    let with = |fate: &str, hands: &str| alloc::format!(r#"{{"type":"deal","fate":{fate},"hands":{hands}}}"#);
    let fate = r#"["g1","g2","g3","g4","g5"]"#;
    for (text, twice) in [
        (with(r#"["g1","g2","g1","g4","g5"]"#, "[]"), "g1"),
        (with(fate, r#"[["y1","y2","y1"]]"#), "y1"),
        (with(fate, r#"[["y1"],["y1"]]"#), "y1"),
        (with(fate, r#"[["y1"],["g4"]]"#), "g4"),
    ] {
        let reason = refusal::<Deal>(&text);
        assert!(reason.starts_with(&alloc::format!("{twice} was dealt twice")), "{text}: {reason}");
    }
}

#[test]
fn options_are_written_only_where_they_differ() {
    round_trip(&Options::default(), "{}");
    let all = Options {
        deals: Deals::new(100),
        next_start: NextStart::Loser,
        out_bonus: OutBonus::new(-1000),
        fate_ties: FateTies::InputOrder,
        many_uncolored: false,
        poison_takes_row: false,
    };
    round_trip(
        &all,
        r#"{"deals":100,"next_start":"loser","out_bonus":-1000,"fate_ties":"input_order","many_uncoloured":false,"poison_takes_row":false}"#,
    );
    let written = r#"{"deals":3,"next_start":"rotate","out_bonus":30,"fate_ties":"colour_order","many_uncoloured":true,"poison_takes_row":true}"#;
    assert_eq!(from_str::<Options>(written).unwrap(), Options::default());
}

#[test]
fn every_value_of_the_word_options_is_read() {
    let starts: Vec<NextStart> = from_str(r#"["rotate","winner","loser","same"]"#).unwrap();
    assert_eq!(starts, NextStart::ALL);
    let ties: Vec<FateTies> = from_str(r#"["colour_order","input_order"]"#).unwrap();
    assert_eq!(ties, FateTies::ALL);
}

#[test]
fn options_are_read_strictly() {
    refuse_all::<Options>(&[
        "null",
        "[]",
        r#"[3,"rotate",30,"colour_order",true,true]"#,
        r#"{"deals":0}"#,
        r#"{"deals":101}"#,
        r#"{"deals":null}"#,
        r#"{"deals":"3"}"#,
        r#"{"deals":3.0}"#,
        r#"{"deals":3e0}"#,
        r#"{"deals":3,"deals":3}"#,
        r#"{"deals":3,"d\u0065als":3}"#,
        r#"{"hw_deals":3}"#,
        r#"{"out_bonus":-1001}"#,
        r#"{"out_bonus":1001}"#,
        r#"{"out_bonus":-0}"#,
        r#"{"out_bonus":0.0}"#,
        r#"{"out_bonus":true}"#,
        r#"{"next_start":"left"}"#,
        r#"{"next_start":"Rotate"}"#,
        r#"{"next_start":{"rotate":null}}"#,
        r#"{"next_start":null}"#,
        r#"{"next_start":0}"#,
        r#"{"fate_ties":"color_order"}"#,
        r#"{"fate_ties":null}"#,
        r#"{"many_uncoloured":"true"}"#,
        r#"{"many_uncoloured":1}"#,
        r#"{"many_uncoloured":null}"#,
        r#"{"many_uncolored":true}"#,
        r#"{"poison_takes_row":null}"#,
        r#"{"poison_takes_row":0}"#,
    ]);
    assert_eq!(from_str::<Options>(r#"{"out_bonus":0}"#).unwrap().out_bonus.get(), 0);
}
