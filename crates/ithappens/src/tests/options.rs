use alloc::string::{String, ToString};

use serde_json::{Value, from_value, json, to_value};

use super::play::{deck_of, printed};
use crate::{DeckOption, DummyStartWorms, Options, PairPoints, SkipTiming};

fn read(text: &str) -> Options {
    serde_json::from_str(text).unwrap()
}

fn error(text: &str) -> String {
    serde_json::from_str::<Options>(text).unwrap_err().to_string()
}

fn custom() -> Options {
    Options { deck: DeckOption::custom(deck_of(&[printed("M01")])), ..Options::default() }
}

#[test]
fn nothing_is_written_of_the_defaults() {
    assert_eq!(to_value(Options::default()).unwrap(), json!({}));
    assert_eq!(read("{}"), Options::default());
}

#[test]
fn every_option_can_be_written_and_read() {
    let all = json!({
        "skip_timing": "before_roll", "dummy_start_worms": 2, "open_points": true,
        "pair_points": "per_pair", "zero_diversity_bonus": true,
    });
    let options: Options = from_value(all.clone()).unwrap();
    let expected = Options {
        skip_timing: SkipTiming::BeforeRoll,
        dummy_start_worms: DummyStartWorms::Two,
        deck: DeckOption::default(),
        open_points: true,
        pair_points: PairPoints::PerPair,
        zero_diversity_bonus: true,
    };
    assert_eq!(options, expected);
    assert_eq!(to_value(options).unwrap(), all);
}

#[test]
fn defaults_may_be_written_out() {
    let text = r#"{"skip_timing":"any","dummy_start_worms":0,"deck":"reconstruction-1","open_points":false,
        "pair_points":"per_kind","zero_diversity_bonus":false}"#;
    assert_eq!(read(text), Options::default());
}

#[test]
fn a_custom_deck_is_written_with_its_cards() {
    let written = to_value(custom()).unwrap();
    assert_eq!(written["deck"], "custom");
    let first = json!({"id": "M01", "queen": 5, "general": 2, "worm": 4, "columns": ". / . W / . MAP . / SHO . / W BON"});
    assert_eq!(written["deck_cards"][0], first);
    assert_eq!(written["deck_cards"].as_array().unwrap().len(), 12);
    assert_eq!(from_value::<Options>(written).unwrap(), custom());
}

#[test]
fn spaces_are_written_in_one_way() {
    let mut written = to_value(custom()).unwrap();
    written["deck_cards"][0]["columns"] = "./. W/   . MAP ./SHO ./W BON".into();
    assert_eq!(from_value::<Options>(written).unwrap(), custom());
}

#[test]
fn a_custom_deck_and_its_cards_come_together() {
    assert!(error(r#"{"deck":"custom"}"#).starts_with("a deck called custom needs deck_cards"));
    let mut written = to_value(custom()).unwrap();
    let cards_only = json!({"deck_cards": written["deck_cards"]});
    assert_eq!(
        from_value::<Options>(cards_only).unwrap_err().to_string(),
        "deck_cards is only for a deck called custom"
    );
    written["deck"] = "reconstruction-1".into();
    assert!(from_value::<Options>(written).is_err());
}

#[test]
fn bad_cards_are_named() {
    let mut written = to_value(custom()).unwrap();
    written["deck_cards"][1]["queen"] = 100.into();
    let error = from_value::<Options>(written).unwrap_err().to_string();
    assert_eq!(error, "card F1: queen is 100, not a number from 0 to 99");
}

#[test]
fn unknown_and_repeated_keys_are_errors() {
    assert!(error(r#"{"skip":"any"}"#).contains("unknown field `skip`"));
    assert!(error(r#"{"open_points":true,"open_points":true}"#).contains("duplicate field"));
    assert!(error(r#"{"skip_timing":"any","skip_timing":"any"}"#).contains("duplicate field"));
}

#[test]
fn only_an_object_is_read() {
    for text in [
        "[]",
        r#"["any"]"#,
        "null",
        "1",
        r#""any""#,
        r#"["any",0,"reconstruction-1",[],false,"per_kind",false]"#,
    ] {
        assert!(error(text).contains("expected an object"), "{text}");
    }
}

#[test]
fn null_is_never_a_value() {
    let keys = [
        "skip_timing",
        "dummy_start_worms",
        "deck",
        "deck_cards",
        "open_points",
        "pair_points",
        "zero_diversity_bonus",
    ];
    for key in keys {
        assert!(from_value::<Options>(json!({ key: null })).is_err(), "{key}");
    }
}

#[test]
fn words_are_read_from_strings_only() {
    assert_eq!(
        error(r#"{"skip_timing":"never"}"#).split(" at line").next(),
        Some("unknown value of skip_timing \"never\", expected any or before_roll")
    );
    for value in [json!({"any": null}), json!(["any"]), json!(0), json!("Any")] {
        assert!(from_value::<Options>(json!({"skip_timing": value})).is_err(), "{value}");
    }
    for value in [json!({"custom": null}), json!("reconstruction_1"), json!(1)] {
        assert!(from_value::<Options>(json!({"deck": value})).is_err(), "{value}");
    }
    for value in [json!({"per_pair": null}), json!("pair")] {
        assert!(from_value::<Options>(json!({"pair_points": value})).is_err(), "{value}");
    }
}

#[test]
fn dummy_start_worms_is_the_integer_0_or_2() {
    assert!(error(r#"{"dummy_start_worms":1}"#).starts_with("dummy_start_worms is 0 or 2, not 1"));
    for value in ["1", "-2", "2.0", "2e0", "-0", "\"2\"", "true", "99999999999999999999"] {
        let text = alloc::format!(r#"{{"dummy_start_worms":{value}}}"#);
        assert!(serde_json::from_str::<Options>(&text).is_err(), "{value}");
    }
}

#[test]
fn booleans_are_booleans() {
    for value in [json!(1), json!(0), json!("true")] {
        assert!(from_value::<Options>(json!({"open_points": value})).is_err());
        assert!(from_value::<Options>(json!({"zero_diversity_bonus": value})).is_err());
    }
}

/// The text of options with this first card.
fn with_card(card: &str) -> String {
    let written = to_value(custom()).unwrap();
    let others: alloc::vec::Vec<_> =
        written["deck_cards"].as_array().unwrap()[1..].iter().map(Value::to_string).collect();
    alloc::format!(r#"{{"deck":"custom","deck_cards":[{card},{}]}}"#, others.join(","))
}

#[test]
fn cards_are_read_as_strictly() {
    let good = r#"{"id":"C","queen":5,"general":2,"worm":4,"columns":". / . / . / . / ."}"#;
    assert_eq!(read(&with_card(good)).deck.deck().cards()[0].id().as_str(), "C");
    let bad = [
        (good.replace("\"queen\":5", "\"queen\":null"), "invalid type: null"),
        (good.replace("\"queen\":5", "\"queen\":5.0"), "floating point"),
        (good.replace("\"queen\":5", "\"queen\":5e0"), "floating point"),
        (good.replace("\"queen\":5", "\"queen\":-0"), "floating point"),
        (good.replace("\"queen\":5", "\"queen\":\"5\""), "invalid type: string"),
        (good.replace("\"queen\":5", "\"queen\":5,\"queen\":5"), "duplicate field"),
        (good.replace("\"queen\":5", "\"queen\":5,\"king\":5"), "unknown field"),
        (good.replace("\"queen\":5,", ""), "card C: queen is missing"),
        (good.replace("\"C\"", "null"), "invalid type: null"),
        (good.replace("\"C\"", "7"), "invalid type: integer"),
        (good.replace("\"C\"", "\"\""), "card 1 has no id"),
        (r#"["C",5,2,4,". / . / . / . / ."]"#.into(), "expected an object"),
        ("null".into(), "expected an object"),
    ];
    for (card, part) in bad {
        let message = error(&with_card(&card));
        assert!(message.contains(part), "{card}: {message}");
    }
}

#[test]
fn deck_cards_is_a_list() {
    for cards in ["{}", "null", "\"M01\"", "[[]]"] {
        assert!(
            serde_json::from_str::<Options>(&alloc::format!(r#"{{"deck":"custom","deck_cards":{cards}}}"#))
                .is_err()
        );
    }
    assert!(error(r#"{"deck":"custom","deck_cards":[]}"#).starts_with("0 cards, a deck has 12"));
}
