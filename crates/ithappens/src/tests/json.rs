use alloc::boxed::Box;
use alloc::string::{String, ToString};

use super::play::place;
use crate::{Action, DeckText, Die, Outcome, Pips};

fn action(text: &str) -> Result<Action, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn outcome(text: &str) -> Result<Outcome, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

#[test]
fn actions_are_written_as_in_a_record() {
    let texts = [
        (Action::Roll { die: Die::Own }, r#"{"type":"roll","die":"own"}"#),
        (Action::Roll { die: Die::Third }, r#"{"type":"roll","die":"third"}"#),
        (place(0), r#"{"type":"place","mound":0}"#),
        (place(2), r#"{"type":"place","mound":2}"#),
        (Action::Reroll, r#"{"type":"reroll"}"#),
        (Action::Pass, r#"{"type":"pass"}"#),
    ];
    for (value, text) in texts {
        assert_eq!(serde_json::to_string(&value).unwrap(), text);
        assert_eq!(action(text), Ok(value));
    }
}

#[test]
fn keys_come_in_any_order() {
    assert_eq!(action(r#" { "mound" : 1 , "type" : "place" } "#), Ok(place(1)));
    assert_eq!(action("{\"d\\u0069e\":\"own\",\"type\":\"roll\"}"), Ok(Action::Roll { die: Die::Own }));
}

#[test]
fn keys_of_an_action_must_fit_its_type() {
    let bad = [
        (r#"{"type":"roll"}"#, "roll has a die and no mound"),
        (r#"{"type":"roll","die":"own","mound":0}"#, "roll has a die and no mound"),
        (r#"{"type":"place"}"#, "place has a mound and no die"),
        (r#"{"type":"place","mound":0,"die":"own"}"#, "place has a mound and no die"),
        (r#"{"type":"reroll","die":"own"}"#, "reroll has neither die nor mound"),
        (r#"{"type":"pass","mound":1}"#, "pass has neither die nor mound"),
        (r#"{"die":"own"}"#, "missing field `type`"),
        (r#"{"type":"place","mound":3}"#, "3 is not a number from 0 to 2"),
        (r#"{"type":"roll","die":"second"}"#, "unknown die \"second\", expected own or third"),
        (r#"{"type":"skip"}"#, "unknown action \"skip\", expected roll, place, reroll or pass"),
    ];
    for (text, message) in bad {
        assert!(action(text).unwrap_err().starts_with(message), "{text}: {:?}", action(text));
    }
}

#[test]
fn actions_are_read_strictly() {
    let bad = [
        "null",
        "[]",
        r#""pass""#,
        r#"["pass"]"#,
        r#"["roll","own"]"#,
        r#"["roll","own",null]"#,
        r#"["pass",null,null]"#,
        r#"{"pass":null}"#,
        r#"{"type":null}"#,
        r#"{"type":{"pass":null}}"#,
        r#"{"type":"Pass"}"#,
        r#"{"type":0}"#,
        r#"{"type":"pass","die":null}"#,
        r#"{"type":"pass","mound":null}"#,
        r#"{"type":"pass","extra":1}"#,
        r#"{"type":"pass","type":"pass"}"#,
        r#"{"type":"roll","die":"own","die":"own"}"#,
        r#"{"type":"roll","die":{"own":null}}"#,
        r#"{"type":"place","mound":-1}"#,
        r#"{"type":"place","mound":1.0}"#,
        r#"{"type":"place","mound":1e0}"#,
        r#"{"type":"place","mound":-0}"#,
        r#"{"type":"place","mound":"1"}"#,
        r#"{"type":"place","mound":true}"#,
        r#"{"type":"place","mound":99999999999999999999}"#,
    ];
    for text in bad {
        assert!(action(text).is_err(), "{text}");
    }
}

#[test]
fn outcomes_are_written_as_in_a_record() {
    let mounds = Outcome::Mounds { cards: Box::new(["M07", "M02", "M11"].map(Into::into)) };
    let texts = [
        (mounds, r#"{"type":"mounds","cards":["M07","M02","M11"]}"#),
        (Outcome::Die { value: Pips::new(4) }, r#"{"type":"die","value":4}"#),
    ];
    for (value, text) in texts {
        assert_eq!(serde_json::to_string(&value).unwrap(), text);
        assert_eq!(outcome(text), Ok(value));
    }
}

#[test]
fn outcomes_are_read_strictly() {
    let bad = [
        "null",
        "[]",
        r#"["mounds",["A","B","C"]]"#,
        r#"["die",null,4]"#,
        r#"{"die":4}"#,
        r#"{"type":"die"}"#,
        r#"{"type":"die","value":0}"#,
        r#"{"type":"die","value":7}"#,
        r#"{"type":"die","value":4.0}"#,
        r#"{"type":"die","value":4e0}"#,
        r#"{"type":"die","value":-0}"#,
        r#"{"type":"die","value":null}"#,
        r#"{"type":"die","value":"4"}"#,
        r#"{"type":"die","value":4,"value":4}"#,
        r#"{"type":"die","value":4,"cards":["A","B","C"]}"#,
        r#"{"type":"die","value":4,"seat":0}"#,
        r#"{"type":"dice","value":4}"#,
        r#"{"type":{"die":null},"value":4}"#,
        r#"{"type":"mounds"}"#,
        r#"{"type":"mounds","cards":null}"#,
        r#"{"type":"mounds","cards":[]}"#,
        r#"{"type":"mounds","cards":["A","B"]}"#,
        r#"{"type":"mounds","cards":["A","B","C","D"]}"#,
        r#"{"type":"mounds","cards":["A","B",null]}"#,
        r#"{"type":"mounds","cards":["A","B",3]}"#,
        r#"{"type":"mounds","cards":{"0":"A","1":"B","2":"C"}}"#,
        r#"{"type":"mounds","cards":["A","B","C"],"value":4}"#,
        r#"{"type":"mounds","cards":["A","B","\ud800"]}"#,
    ];
    for text in bad {
        assert!(outcome(text).is_err(), "{text}");
    }
}

#[test]
fn a_deck_file_is_read_as_strictly() {
    let good: DeckText = serde_json::from_str(r#"{"name":"mine","cards":[{"id":"C"}]}"#).unwrap();
    assert_eq!((good.name.as_deref(), good.cards[0].id.as_deref()), (Some("mine"), Some("C")));
    for text in [r#"{"cards":[],"title":"mine"}"#, r#"{"name":"mine"}"#, r#"{"name":null,"cards":[]}"#] {
        assert!(serde_json::from_str::<DeckText>(text).is_err(), "{text}");
    }
}
