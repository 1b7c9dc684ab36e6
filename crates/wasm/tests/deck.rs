//! Deck files, which the rules read and check for a page.

use serde_json::{Value, json};
use wormery_wasm::{Handles, answer};

fn ask(request: &Value) -> Value {
    let mut handles = Handles::default();
    let mut answered: Value = serde_json::from_str(&answer(&mut handles, &request.to_string())).unwrap();
    answered["ok"].take()
}

#[test]
fn our_own_deck_is_an_example_and_is_read() {
    let text = ask(&json!({ "fn": "deck_example", "game": "it-happens" }));
    let deck = ask(&json!({ "fn": "deck", "game": "it-happens", "text": text }));
    assert_eq!(deck["cards"].as_array().unwrap().len(), 12);
    assert_eq!(
        deck["cards"][0],
        json!({ "id": "M01", "queen": 5, "general": 2, "worm": 4, "columns": ". / . W / . MAP . / SHO . / W BON" })
    );
}

#[test]
fn what_is_no_deck_is_refused_with_a_code_and_its_arguments() {
    let refused =
        |text: &str| ask(&json!({ "fn": "deck", "game": "it-happens", "text": text }))["refusal"].take();
    assert_eq!(refused("cards = []"), json!({ "code": "ih_deck_size", "args": { "n": 0 } }));
    let line = refused("name = \"A\"\nqueen: 4");
    assert_eq!((&line["code"], &line["args"]["line"]), (&json!("ih_deck_line"), &json!(2)));
    assert_eq!(ask(&json!({ "fn": "deck", "game": "holzwurm", "text": "" })), Value::Null);
}
