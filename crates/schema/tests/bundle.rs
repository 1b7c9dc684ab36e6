//! Names, sharing and clashes in a bundle.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use wormery_core::{Game, OutcomeOf, Seat};
use wormery_games::{GameId, with_game};
use wormery_schema::{Bundle, definitions, games};

#[derive(JsonSchema, Serialize, Deserialize)]
struct Outer {
    seat: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    inner: Option<Inner>,
    nickname: Option<String>,
}

#[derive(JsonSchema, Serialize, Deserialize)]
struct Inner {
    #[serde(default)]
    value: u8,
}

mod other {
    #[derive(schemars::JsonSchema)]
    pub(super) struct Inner {
        _word: String,
    }
}

#[test]
fn every_game_has_its_six_names() {
    let bundle = definitions();
    for game in ["Regenwormen", "ItHappens", "Holzwurm"] {
        for name in ["Options", "Action", "Outcome", "View", "Glimpse", "Frame"] {
            assert!(bundle["$defs"].get(format!("{game}{name}")).is_some(), "{game}{name} is missing");
        }
    }
}

#[test]
fn what_all_games_have_in_common_is_there_once() {
    let bundle = definitions();
    let names: Vec<_> = bundle["$defs"].as_object().unwrap().keys().map(String::as_str).collect();
    for common in ["Seat", "Ply", "Standing", "Entrant"] {
        let like: Vec<_> = names.iter().copied().filter(|name| name.ends_with(common)).collect();
        assert_eq!(like, [common], "{names:?}");
    }
}

#[test]
fn a_prefix_goes_before_everything_that_is_not_shared() {
    let bundle =
        Bundle::new().add_written::<Seat>("Seat").under("Rw").add_written::<Outer>("Outer").finish().unwrap();
    let names: Vec<_> = bundle["$defs"].as_object().unwrap().keys().collect();
    assert_eq!(names, ["RwInner", "RwOuter", "Seat"]);
    let keys = &bundle["$defs"]["RwOuter"]["properties"];
    assert_eq!(keys["seat"], json!({ "$ref": "#/$defs/Seat" }));
    assert_eq!(keys["inner"], json!({ "$ref": "#/$defs/RwInner" }));
}

#[test]
fn another_name_for_a_type_refers_to_it() {
    let bundle =
        Bundle::new().add_written::<Inner>("Message").add_written::<Vec<Inner>>("List").finish().unwrap();
    assert_eq!(bundle["$defs"]["Message"], json!({ "$ref": "#/$defs/Inner" }));
    assert_eq!(bundle["$defs"]["List"], json!({ "type": "array", "items": { "$ref": "#/$defs/Inner" } }));
}

#[test]
fn two_meanings_of_a_name_are_an_error() {
    let clash = Bundle::new().add_written::<Inner>("Inner").add_written::<other::Inner>("Inner").finish();
    assert_eq!(clash.unwrap_err().to_string(), "there are two different schemas called Inner");
    assert!(
        Bundle::new()
            .add_written::<Inner>("Inner")
            .under("Other")
            .add_written::<other::Inner>("Inner")
            .finish()
            .is_ok()
    );
}

#[test]
fn a_part_with_the_same_name_but_another_meaning_keeps_its_whole_apart() {
    #[derive(JsonSchema)]
    struct Outer {
        _inner: other::Inner,
    }
    #[derive(JsonSchema)]
    #[schemars(rename = "Outer")]
    struct Same {
        _inner: Inner,
    }
    let bundle = Bundle::new()
        .add_written::<Outer>("Outer")
        .under("Rw")
        .add_written::<Same>("Outer")
        .finish()
        .unwrap();
    assert_eq!(bundle["$defs"]["RwOuter"]["properties"]["_inner"], json!({ "$ref": "#/$defs/RwInner" }));
}

#[test]
fn what_is_optional_is_left_out_and_what_is_required_may_be_null() {
    let bundle = Bundle::new().add_written::<Outer>("Outer").finish().unwrap();
    let outer = &bundle["$defs"]["Outer"];
    assert_eq!(outer["required"], json!(["seat", "nickname"]));
    assert_eq!(outer["properties"]["nickname"]["type"], json!(["string", "null"]));
    assert_eq!(outer["properties"]["inner"], json!({ "$ref": "#/$defs/Inner" }));
}

#[test]
fn reading_asks_for_less_than_writing_gives() {
    let required = |bundle: Bundle| bundle.finish().unwrap()["$defs"]["Inner"]["required"].clone();
    assert_eq!(required(Bundle::new().add_written::<Inner>("Inner")), json!(["value"]));
    assert_eq!(required(Bundle::new().add_read::<Inner>("Inner")), Value::Null);
}

/// So a message that is only read can hold an action, which is also written.
#[test]
fn options_actions_and_outcomes_are_read_as_they_are_written() {
    fn assert_same<T: JsonSchema>() {
        let written = Bundle::new().add_written::<T>("It").finish().unwrap();
        assert_eq!(Bundle::new().add_read::<T>("It").finish().unwrap(), written);
    }
    fn assert_game<G: Game<Options: JsonSchema, Action: JsonSchema>>()
    where
        OutcomeOf<G>: JsonSchema,
    {
        assert_same::<G::Options>();
        assert_same::<G::Action>();
        assert_same::<OutcomeOf<G>>();
    }
    for id in GameId::ALL {
        with_game!(id, G => assert_game::<G>());
    }
}

#[test]
fn more_can_be_added_to_the_games() {
    let bundle = games()
        .add_written::<Outer>("Outer")
        .under("Holzwurm")
        .add_written::<Inner>("Hello")
        .finish()
        .unwrap();
    assert!(bundle["$defs"].get("Outer").is_some());
    assert_eq!(bundle["$defs"]["HolzwurmHello"], json!({ "$ref": "#/$defs/Inner" }));
}
