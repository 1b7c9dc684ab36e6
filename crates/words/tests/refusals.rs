//! What the rules of every game refuse is said in every language; the web client is held to the same sentences.

use std::fs;
use std::path::Path;

use serde_json::Value;
use wormery_words::{Language, Reader, refusal};

/// Refusals that the tests of the games met, two of each code at most.
fn refusals() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixture/refusals");
    let files = fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    files
        .flat_map(|text| text.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<_>>())
        .collect()
}

#[test]
fn every_refusal_is_said_in_every_language() {
    let names = ["<0>", "<1>", "<2>", "<3>"].map(str::to_owned);
    let all = refusals();
    assert!(all.len() > 80, "the files are there");
    for refused in all {
        let said = Language::ALL.map(|language| {
            let text = refusal(&Reader { language, names: &names, me: None }, &refused);
            text.unwrap_or_else(|| panic!("{refused} is not said in {language:?}"))
        });
        for (place, text) in said.iter().enumerate() {
            assert!(!text.is_empty() && !text.contains(['{', '}']), "{text}");
            assert!(!said[..place].contains(text), "two languages say the same: {text}");
        }
    }
}
