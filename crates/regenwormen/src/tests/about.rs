//! The game's description of itself agrees with what it reads.

use std::collections::BTreeSet;
use std::string::{String, ToString};
use std::vec::Vec;

use serde_json::{Map, Value, json};
use wormery_core::wire::Object;
use wormery_core::{Described, Matters, OptionInfo, OptionKind};

use crate::{Options, Regenwormen};

fn read(options: &Value) -> Result<Options, String> {
    let text = options.to_string();
    serde_json::from_str(&text).map(|Object(options)| options).map_err(|error| error.to_string())
}

/// Every value that an option may have, the usual one first.
fn values(info: &OptionInfo) -> Vec<Value> {
    match info.kind {
        OptionKind::Switch { usual } => Vec::from([json!(usual), json!(!usual)]),
        OptionKind::Choice { values } => values.iter().map(|value| json!(value)).collect(),
        ref other => panic!("{other:?} is not in this game"),
    }
}

/// Every option can be set to every value, and the first value is what it is when nobody chooses.
#[test]
fn options_can_be_what_they_are_said_to_be() {
    for info in Regenwormen::OPTIONS {
        let set = |value: &Value| read(&json!({ info.name: value }));
        let all: Vec<Options> = values(info).iter().map(|value| set(value).unwrap()).collect();
        assert_eq!(all[0], Options::default(), "{}", info.name);
        assert!(all[1..].iter().all(|options| *options != Options::default()), "{}", info.name);
        for wrong in [json!(null), json!("other"), json!(2), json!([])] {
            assert!(set(&wrong).is_err(), "{} is {wrong}", info.name);
        }
    }
}

/// No option is left out: those that are described, each at its last value, are all that can be written.
#[test]
fn every_option_is_described() {
    let unusual: Map<String, Value> = Regenwormen::OPTIONS
        .iter()
        .map(|info| (info.name.to_string(), values(info).pop().unwrap()))
        .collect();
    let options = read(&Value::Object(unusual)).unwrap();
    let Options {
        expansion: true,
        lower: crate::Lower::Any,
        decline_steal: crate::DeclineSteal::Forced,
        flip_on_empty_fail: true,
        flip_returned: true,
        voluntary_fail: crate::VoluntaryFail::Never,
        tiebreak: crate::Tiebreak::Shared,
        golden_faces: crate::GoldenFaces::Standard,
        low_tiles_need_worm: false,
        weasel_after_fail: false,
        end_ignores_low_tiles: true,
        one_low_tile_per_player: true,
        hen_fail_turns_tile: true,
        displaced_first: true,
    } = options
    else {
        panic!("an option is not described: {options:?}")
    };
}

/// What an option or an edition depends on is a switch of the game, and nothing is named twice.
#[test]
fn the_description_names_what_there_is() {
    let names: BTreeSet<&str> = Regenwormen::OPTIONS.iter().map(|info| info.name).collect();
    assert_eq!(names.len(), Regenwormen::OPTIONS.len());
    for info in Regenwormen::OPTIONS {
        match info.matters {
            Matters::Always => {}
            Matters::With { option } | Matters::Without { option } => assert!(names.contains(option)),
            ref other => panic!("{other:?} is not in this game"),
        }
    }
    for edition in Regenwormen::ABOUT.editions {
        assert!(read(&json!({ edition.option: true })).is_ok());
    }
    let seats = <Options as wormery_core::Options>::SEATS;
    assert!(seats.contains(&usize::from(Regenwormen::ABOUT.players)));
}
