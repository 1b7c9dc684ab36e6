//! The catalogue has what effects, refusals, bad decks and the description need.

extern crate std;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use std::fs;
use std::path::Path;

use serde_json::{Map, Value};
use wormery_core::{Arg, Described, Illegal, OptionKind};

use super::effect_laws::every_kind;
use crate::{BadDeck, ItHappens, REFUSALS};

const LANGUAGES: [&str; 4] = ["en", "nl", "de", "fr"];

/// All messages in a language, whatever area they are in.
fn catalogue(language: &str) -> Map<String, Value> {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../words");
    let areas =
        fs::read_dir(words).unwrap().map(|area| area.unwrap().path().join(format!("{language}.json")));
    let files = areas.filter(|file| file.exists()).map(|file| fs::read_to_string(file).unwrap());
    files.flat_map(|text| serde_json::from_str::<Map<String, Value>>(&text).unwrap()).collect()
}

/// The arguments of a refusal as an object.
pub(super) fn args(illegal: &Illegal) -> Value {
    let value = |arg: &Arg| match arg {
        Arg::Number(number) => Value::from(*number),
        Arg::Text(text) => Value::from(text.as_str()),
    };
    Value::Object(illegal.args().iter().map(|(name, arg)| ((*name).to_string(), value(arg))).collect())
}

/// Panics unless the catalogue says a refusal in English as its reason does.
pub(super) fn check_refusal(illegal: &Illegal) {
    let words = catalogue("en");
    let args = args(illegal);
    let message = words.get(illegal.code()).unwrap_or_else(|| panic!("{} has no message", illegal.code()));
    let mut text = form(message, &args).to_string();
    for (name, value) in args.as_object().unwrap() {
        let shown = value.as_str().map_or_else(|| value.to_string(), ToString::to_string);
        let word = words.get(&format!("ih_{name}_{shown}")).and_then(Value::as_str).unwrap_or(&shown);
        text = text.replace(&format!("{{{name}}}"), word);
    }
    assert_eq!(text, illegal.to_string(), "{}", illegal.code());
}

/// The text of a message; the only forms among refusals are plurals of n, and sides of mounds.
fn form<'a>(message: &'a Value, args: &Value) -> &'a str {
    let case = match (args["n"].as_i64(), args["mound"].as_i64()) {
        (_, Some(mound @ 0..=1)) => format!("mound={mound}"),
        (_, Some(_)) => "mound=*".to_string(),
        (Some(1), None) => "p=one".to_string(),
        _ => "p=other".to_string(),
    };
    message.as_str().unwrap_or_else(|| message[0]["match"][case].as_str().unwrap())
}

#[test]
fn every_code_has_a_message() {
    let codes: Vec<_> = REFUSALS.iter().chain(BadDeck::CODES).chain(&["ih_deck_line"]).collect();
    for language in LANGUAGES {
        let words = catalogue(language);
        for code in &codes {
            assert!(words.contains_key(**code), "{language} {code}");
        }
    }
}

/// A message that belongs to no effect would never be read.
#[test]
fn every_message_of_an_effect_belongs_to_one() {
    let kinds: Vec<_> = every_kind().iter().map(|kind| format!("ih_fx_{}", kind.replace(':', "_"))).collect();
    // The words of judgement belong to crates/review, and its tests hold them.
    let is_judged = |key: &str| wormery_conform::JUDGED.iter().any(|of| key.starts_with(of));
    let is_effect = |key: &String| key.strip_prefix("ih_fx_").is_some_and(|kind| !is_judged(kind));
    let told: Vec<_> = catalogue("en").into_iter().map(|(key, _)| key).filter(is_effect).collect();
    assert!(told.len() > 30);
    for key in &told {
        let plain = key.strip_suffix("_you").unwrap_or(key);
        assert!(kinds.iter().any(|kind| kind == plain), "{key}");
        assert!(told.iter().any(|other| other == plain), "{key} speaks to you and to nobody else");
    }
}

#[test]
fn the_description_has_its_words() {
    let mut keys: Vec<String> = ["ih_name", "ih_about"].map(String::from).to_vec();
    keys.push(format!("ih_unit_{}", ItHappens::ABOUT.unit));
    keys.extend(ItHappens::ABOUT.ties.iter().map(|tie| format!("ih_tie_{tie}")));
    for option in ItHappens::OPTIONS {
        keys.extend(["", "_text"].map(|end| format!("ih_opt_{}{end}", option.name)));
        let values: Vec<String> = match option.kind {
            OptionKind::Choice { values } => values.iter().map(ToString::to_string).collect(),
            OptionKind::Numbers { values } => values.iter().map(ToString::to_string).collect(),
            _ => Vec::new(),
        };
        keys.extend(values.iter().map(|value| format!("ih_opt_{}_{value}", option.name)));
    }
    for language in LANGUAGES {
        let words = catalogue(language);
        for key in &keys {
            assert!(words.contains_key(key), "{language} {key}");
        }
    }
}
