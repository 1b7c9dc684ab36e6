use std::string::{String, ToString};

use wormery_core::wire::Object;

use crate::{Action, Dice, Options, Regenwormen, Symbol};

fn reads(text: &str) -> Result<Action, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// Every action is written as the record format says.
#[test]
fn actions_are_written_as_in_a_record() {
    for text in [
        r#"{"type":"roll"}"#,
        r#"{"type":"roll","golden":true}"#,
        r#"{"type":"keep","symbol":"4"}"#,
        r#"{"type":"take","tile":24}"#,
        r#"{"type":"steal","from":2}"#,
        r#"{"type":"stop"}"#,
        r#"{"type":"weasel"}"#,
        r#"{"type":"accept"}"#,
        r#"{"type":"give_back","specialist":"golden_die"}"#,
        r#"{"type":"rob","from":1}"#,
    ] {
        assert_eq!(serde_json::to_string(&reads(text).unwrap()).unwrap(), text);
    }
    assert_eq!(reads(r#"{"golden":false,"type":"roll"}"#), Ok(Action::Roll { golden: false }));
    assert_eq!(reads(r#"{"symbol":"\u0057","\u0074ype":"keep"}"#), Ok(Action::Keep { symbol: Symbol::Worm }));
}

/// Nothing but the format is read.
#[test]
fn odd_actions_are_refused() {
    for (text, reason) in [
        (r#"{"type":"keep"}"#, "misses a key"),
        (r#"{"type":"keep","symbol":"4","tile":24}"#, "a key too many"),
        (r#"{"type":"stop","golden":false}"#, "a key too many"),
        (r#"{"type":"keep","symbol":"6"}"#, "unknown symbol \"6\", expected 1, 2, 3, 4, 5 or W"),
        (r#"{"type":"keep","symbol":4}"#, "a symbol as a string"),
        (r#"{"type":"keep","symbol":null}"#, "invalid type: null"),
        (r#"{"type":"keep","symbol":{"W":null}}"#, "invalid type: map"),
        (r#"{"type":"keep","symbol":"4","symbol":"4"}"#, "duplicate field"),
        (r#"{"type":"stop","type":"stop"}"#, "duplicate field"),
        (r#"{"type":"take","tile":12}"#, "there is no tile 12"),
        (r#"{"type":"take","tile":24.0}"#, "floating point"),
        (r#"{"type":"take","tile":24e0}"#, "floating point"),
        (r#"{"type":"take","tile":"24"}"#, "invalid type: string"),
        (r#"{"type":"steal","from":-0}"#, "floating point"),
        (r#"{"type":"steal","from":-1}"#, "invalid value"),
        (r#"{"type":"steal","from":300}"#, "invalid value"),
        (r#"{"type":"steal","from":null}"#, "invalid type: null"),
        (r#"{"type":"roll","golden":1}"#, "invalid type: integer"),
        (r#"{"type":"jump"}"#, "unknown action type \"jump\""),
        (r#"{"type":"stop","why":"bored"}"#, "unknown field `why`"),
        (r#"{"symbol":"4"}"#, "missing field `type`"),
        (r#"["keep"]"#, "expected an object"),
        (r#""stop""#, "expected an object"),
    ] {
        let refused = reads(text).unwrap_err();
        assert!(refused.contains(reason), "{text}: {refused}");
    }
}

#[test]
fn dice_are_written_as_in_a_record() {
    let text = r#"{"type":"dice","faces":["W","3","1"]}"#;
    let dice: Dice = serde_json::from_str(text).unwrap();
    assert_eq!(dice.faces(), [Symbol::Worm, Symbol::Three, Symbol::One]);
    assert_eq!(serde_json::to_string(&dice).unwrap(), text);
    for odd in [
        r#"{"type":"dice"}"#,
        r#"{"type":"dice","faces":["6"]}"#,
        r#"{"type":"dice","faces":[3]}"#,
        r#"{"type":"dice","faces":"3"}"#,
        r#"{"type":"dice","faces":["1"],"n":1}"#,
        r#"{"type":"die","faces":["1"]}"#,
        r#"{"type":"dice","faces":["1","1","1","1","1","1","1","1","1","1"]}"#,
        r#"["dice",["1"]]"#,
    ] {
        assert!(serde_json::from_str::<Dice>(odd).is_err(), "{odd}");
    }
}

fn options(text: &str) -> Result<Options, String> {
    serde_json::from_str(text).map(|Object(options)| options).map_err(|error| error.to_string())
}

/// Only what differs from the defaults is written.
#[test]
fn options_are_written_as_in_a_record() {
    assert_eq!(options("{}").unwrap(), Options::default());
    assert_eq!(serde_json::to_string(&Options::default()).unwrap(), "{}");
    let all = concat!(
        r#"{"expansion":true,"lower":"any_if_missing","decline_steal":"forced","flip_on_empty_fail":true,"#,
        r#""flip_returned":true,"voluntary_fail":"never","tiebreak":"shared","golden_faces":"standard","#,
        r#""low_tiles_need_worm":false,"weasel_after_fail":false,"end_ignores_low_tiles":true,"#,
        r#""one_low_tile_per_player":true,"hen_fail_turns_tile":true,"displaced_first":true}"#
    );
    assert_eq!(serde_json::to_string(&options(all).unwrap()).unwrap(), all);
}

#[test]
fn odd_options_are_refused() {
    for (text, reason) in [
        (r#"{"lower":"lowest"}"#, "unknown value of lower \"lowest\", expected next, any_if_missing or any"),
        (r#"{"lower":{"next":null}}"#, "invalid type: map"),
        (r#"{"lower":null}"#, "invalid type: null"),
        (r#"{"expansion":"true"}"#, "invalid type: string"),
        (r#"{"expansion":null}"#, "invalid type: null"),
        (r#"{"expansion":true,"expansion":true}"#, "duplicate field"),
        (r#"{"rw_lower":"next"}"#, "unknown field `rw_lower`"),
        ("[true]", "expected an object"),
    ] {
        let refused = options(text).unwrap_err();
        assert!(refused.contains(reason), "{text}: {refused}");
    }
}

/// What a viewer gets, as it goes over the wire.
#[test]
fn a_view_as_json() {
    use wormery_core::{Game, Viewer};
    let game: Regenwormen =
        super::scene::expansion("row 11+raven 24 | 0: 22 hen | 1: 2t | kept W 5 | roll 2 2 3 3 3 3");
    let text = serde_json::to_string(&game.view(Viewer::Public)).unwrap();
    assert_eq!(
        text,
        concat!(
            r#"{"expansion":true,"phase":"keep","seat":0,"row":[{"tile":11,"worms":1,"open":true,"#,
            r#""specialist":"raven"},{"tile":24,"worms":1,"open":true}],"seats":[{"tiles":[22],"tokens":0,"#,
            r#""specialists":["hen"],"score":1},{"tiles":[],"tokens":2,"specialists":[],"score":2}],"supply":7,"#,
            r#""turn":{"kept":["5","W"],"total":10,"roll":["2","2","3","3","3","3"],"dice_left":6,"#,
            r#""golden_in_play":false,"weasel_used":false}}"#
        )
    );
}
