//! Every example of docs/protocol.md fits the type that is named before it, and everything has an example.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;
use wormery_core::Word;
use wormery_protocol::{ClientMessage, Code, ROUTES};
use wormery_schema::protocol;

use crate::validator::Schemas;

struct Example {
    name: String,
    text: String,
}

fn page() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")).unwrap()
}

/// The JSON blocks of the page, each with the name in the comment before it.
fn examples(page: &str) -> Vec<Example> {
    let mut blocks = page.split("```json\n");
    let mut before = blocks.next().unwrap_or_default();
    let mut examples = Vec::new();
    for block in blocks {
        let comment = before.trim_end().lines().last().unwrap_or_default();
        let name = comment.strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->"));
        let name = name.unwrap_or_else(|| panic!("no type before the example {block}"));
        let (text, rest) = block.split_once("```").unwrap();
        examples.push(Example { name: name.to_owned(), text: text.to_owned() });
        before = rest;
    }
    examples
}

/// The examples of one type; a block of lines has several.
fn values(examples: &[Example], name: &str) -> Vec<Value> {
    let of_type = examples.iter().filter(|example| example.name == name);
    of_type.flat_map(|example| read(&example.text)).collect()
}

fn read(text: &str) -> Vec<Value> {
    let values: Result<Vec<Value>, _> = serde_json::Deserializer::from_str(text).into_iter().collect();
    values.unwrap_or_else(|error| panic!("{error} in {text}"))
}

#[test]
fn every_example_fits_its_type() {
    let bundle = protocol().unwrap();
    let schemas = Schemas::new(&bundle);
    let page = page();
    let examples = examples(&page);
    for example in &examples {
        for value in read(&example.text) {
            assert!(bundle["$defs"].get(&example.name).is_some(), "there is no type {}", example.name);
            let fits = schemas.check(&example.name, &value);
            fits.unwrap_or_else(|error| panic!("{} {error:?} in {value}", example.name));
        }
    }
    assert!(examples.len() > 30, "only {} examples", examples.len());
}

#[test]
fn every_command_and_message_has_an_example() {
    let bundle = protocol().unwrap();
    let page = page();
    let examples = examples(&page);
    for name in ["ClientMessage", "ServerMessage", "StreamLine"] {
        let choices = bundle["$defs"][name]["oneOf"].as_array().unwrap();
        let wanted: BTreeSet<_> =
            choices.iter().map(|it| it["properties"]["type"]["const"].as_str().unwrap()).collect();
        let values = values(&examples, name);
        let shown: BTreeSet<_> = values.iter().map(|value| value["type"].as_str().unwrap()).collect();
        assert_eq!(shown, wanted, "{name}");
    }
    for value in values(&examples, "ClientMessage") {
        serde_json::from_value::<ClientMessage>(value).unwrap();
    }
}

#[test]
fn every_code_and_every_route_is_on_the_page() {
    let page = page();
    for code in Code::ALL {
        let row = format!("| <a id=\"{0}\"></a>`{0}` | {1} |", code.word(), code.status());
        assert!(page.contains(&row), "{row} is missing");
    }
    for route in ROUTES {
        let row = format!("| `{} {}` |", route.method.name(), route.path);
        assert!(page.contains(&row), "{row} is missing");
    }
}
