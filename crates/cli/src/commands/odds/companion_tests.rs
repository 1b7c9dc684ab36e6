//! What the command says of fifty positions of recorded games that were picked at random: the companion of the web client is
//! held against the same file, `records/odds.json`.

use std::fs;

use serde_json::{Value, json};

use super::tests::{json as told, records};

const N: usize = 50;

/// What the command says before a line of a record.
fn answer(known: &Value) -> Value {
    let (file, line) = (known["file"].as_str().unwrap(), known["line"].as_u64().unwrap());
    let odds = told(&format!("--record {} --line {line}", records().join(file).display()));
    json!({ "file": file, "line": line, "odds": odds })
}

/// `UPDATE=1` writes what is said now.
#[test]
fn what_the_companion_is_held_against_is_what_the_command_says() {
    let path = records().join("odds.json");
    let text = fs::read_to_string(&path).unwrap();
    let known: Vec<Value> = serde_json::from_str(&text).unwrap();
    assert_eq!(known.len(), N);
    let choices = |one: &Value| one["odds"]["choices"].as_array().map_or(0, Vec::len);
    let is_steal = |one: &&Value| one["odds"]["choices"].to_string().contains("\"steal\"");
    let said: Vec<Value> = known.iter().map(answer).collect();
    assert!(said.iter().filter(|one| choices(one) > 1).count() >= 25, "most leave a choice");
    assert!(said.iter().filter(is_steal).count() >= 8, "some can steal");
    let said: Vec<String> = said.iter().map(Value::to_string).collect();
    let now = format!("[\n{}\n]\n", said.join(",\n"));
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &now).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), now, "UPDATE=1");
}
