//! What the build refuses, in the same words as `web/scripts/catalogue.mjs`.

#[path = "../build/areas.rs"]
mod areas;
#[path = "../build/check.rs"]
mod check;
#[path = "../build/files.rs"]
#[expect(dead_code, reason = "the files of a case are in a table")]
mod files;
#[path = "../build/gather.rs"]
mod gather;
#[path = "../build/message.rs"]
mod message;

use std::collections::BTreeMap;

use serde::Deserialize;

/// One line of the table that the web client's script keeps to as well.
#[derive(Deserialize)]
struct Case {
    what: String,
    files: BTreeMap<String, String>,
    faults: Vec<String>,
}

fn faults(files: &BTreeMap<String, String>) -> Vec<String> {
    let mut faults = gather::gather(files).faults;
    // One message may have two faults of a kind: a script that knows sets tells them once.
    faults.sort();
    faults.dedup();
    faults
}

#[test]
fn faults_name_the_file_and_the_key() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("fixture/faults.json")).unwrap();
    assert!(cases.len() > 20);
    for mut case in cases {
        case.faults.sort();
        assert_eq!(faults(&case.files), case.faults, "{}", case.what);
    }
}

/// JSON itself allows it, and most readers drop the first.
#[test]
fn a_key_that_is_twice_in_a_file_is_a_fault() {
    let files =
        |text: &str| ["en", "nl", "de", "fr"].map(|language| (format!("a/{language}.json"), text.into()));
    let found = faults(&files(r#"{"a_x":"x","a_x":"y"}"#).into());
    assert_eq!(found[0], "words/a/de.json: a_x is there twice");
    let found = faults(&files(r#"{"a_x":"x""#).into());
    assert!(found[0].starts_with("words/a/de.json: EOF while parsing"), "{found:?}");
}
