//! Looking at records again: every frame, through anybody's eyes, and how likely its dice were.

use std::fs;

use serde_json::{Value, json};
use wormery_wasm::{Handles, answer};

fn ask(handles: &mut Handles, request: &Value) -> Value {
    let mut answered: Value = serde_json::from_str(&answer(handles, &request.to_string())).unwrap();
    assert!(answered.get("error").is_none(), "{answered}");
    answered["ok"].take()
}

fn refusal(handles: &mut Handles, request: &Value) -> String {
    let answered: Value = serde_json::from_str(&answer(handles, &request.to_string())).unwrap();
    answered["error"].as_str().unwrap_or_else(|| panic!("{request}: {answered}")).to_owned()
}

fn record(name: &str) -> String {
    fs::read_to_string(format!("{}/../../records/{name}.wgr", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// The steps of a record: all lines but the header and the result.
fn steps(record: &str) -> Vec<Value> {
    let lines = record.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter(|line| line.get("result").is_none()).collect()
}

#[test]
fn every_stop_of_a_record_is_a_frame_with_what_happened_since_the_last_one() {
    for name in ["regenwormen-3p", "regenwormen-expansion-4p", "it-happens-2p", "holzwurm-2p"] {
        let record = record(name);
        let events = steps(&record);
        let mut handles = Handles::default();
        let opened = ask(&mut handles, &json!({ "fn": "replay", "record": record }));
        assert_eq!(opened["events"], events.len(), "{name}");
        let stops: Vec<u64> =
            opened["stops"].as_array().unwrap().iter().map(|ply| ply.as_u64().unwrap()).collect();
        let (mut n_seen, mut n_odds) = (0, 0);
        for ply in &stops {
            let at = json!({ "fn": "at", "id": opened["id"], "ply": ply, "viewer": 0 });
            let shown = ask(&mut handles, &at);
            assert_eq!(shown["frame"]["ply"], *ply);
            let seen = shown["frame"]["seen"].as_array().unwrap();
            n_seen += seen.len();
            let next = events.get(*ply as usize);
            assert!(next.is_none_or(|step| step.get("action").is_some()), "{name}: chance is no stop");
            assert_eq!(shown["to_act"], next.map_or(Value::Null, |step| step["seat"].clone()), "{name}");
            let may_act = shown["to_act"] == 0;
            assert_eq!(shown["frame"]["legal"].as_array().unwrap().is_empty(), !may_act, "{name} {ply}");
            assert!(shown["odds"].is_null() || may_act, "{name} {ply}: odds are for whoever acts");
            n_odds += usize::from(!shown["odds"].is_null());
        }
        assert_eq!(n_seen, events.len(), "{name}: everything is seen once");
        assert_eq!(n_odds > 10, name.starts_with("regenwormen"), "{name}: {n_odds} with exact odds");
        assert_eq!(stops.last(), Some(&(events.len() as u64)), "{name}");
        assert!(opened["result"][0]["tiebreaks"].is_array(), "{name}: {opened}");
    }
}

#[test]
fn luck_and_choices_are_counted_in_worms_where_a_server_counts_them() {
    for name in ["regenwormen-3p", "holzwurm-2p"] {
        let review = ask(&mut Handles::default(), &json!({ "fn": "review", "record": record(name) }));
        let rows = review["rows"].as_array().unwrap();
        let is_counted = rows.iter().all(|row| row["score_luck"].is_f64());
        assert_eq!(is_counted, name.starts_with("regenwormen"), "{name}: {rows:?}");
        let own: Vec<_> = rows.iter().filter_map(|row| row["score_own"].as_f64()).collect();
        assert_eq!(own.len() == rows.len(), name.starts_with("regenwormen"), "{name}: {rows:?}");
        assert!(own.iter().all(|worms| *worms <= 0.0), "{name}: {own:?}");
    }
}

#[test]
fn hands_are_shown_to_those_who_had_them() {
    let mut handles = Handles::default();
    let id = ask(&mut handles, &json!({ "fn": "replay", "record": record("holzwurm-2p") }))["id"].clone();
    let mut hand = |viewer: Value| {
        ask(&mut handles, &json!({ "fn": "at", "id": id, "ply": 1, "viewer": viewer }))["frame"]["view"]["hand"]
            .take()
    };
    let (public, one, other) = (hand(Value::Null), hand(json!(0)), hand(json!(1)));
    assert!(public.is_null() && one.is_array() && other.is_array() && one != other);
}

#[test]
fn throws_have_odds_and_cards_have_none() {
    let mut handles = Handles::default();
    let text = record("regenwormen-3p");
    let id = ask(&mut handles, &json!({ "fn": "replay", "record": text }))["id"].clone();
    let steps = steps(&text);
    let throws: Vec<usize> = (0..steps.len()).filter(|ply| steps[*ply].get("chance").is_some()).collect();
    let odds = ask(&mut handles, &json!({ "fn": "luck", "id": id, "plies": &throws[..10] }));
    for odds in odds.as_array().unwrap() {
        let (good, bad) = (odds["as_good"].as_f64().unwrap(), odds["as_bad"].as_f64().unwrap());
        assert!(good > 0.0 && good <= 1.0 && bad > 0.0 && bad <= 1.0 && good + bad >= 1.0 - 1e-9, "{odds}");
    }
    assert_eq!(
        ask(&mut handles, &json!({ "fn": "luck", "id": id, "plies": [0, 999_999] })),
        json!([null, null])
    );
    let id = ask(&mut handles, &json!({ "fn": "replay", "record": record("holzwurm-2p") }))["id"].clone();
    assert_eq!(ask(&mut handles, &json!({ "fn": "luck", "id": id, "plies": [0] })), json!([null]));
}

#[test]
fn what_is_not_there_is_refused_in_words() {
    let mut handles = Handles::default();
    let id = ask(&mut handles, &json!({ "fn": "replay", "record": record("regenwormen-3p") }))["id"].clone();
    let at = |ply: u32, viewer: u8| json!({ "fn": "at", "id": id, "ply": ply, "viewer": viewer });
    assert!(refusal(&mut handles, &at(100_000, 0)).contains("100000"));
    assert!(refusal(&mut handles, &at(0, 3)).contains("seat 3"));
    ask(&mut handles, &json!({ "fn": "close", "id": id }));
    assert!(refusal(&mut handles, &at(0, 0)).contains("no record is open"));
    assert!(refusal(&mut handles, &json!({ "fn": "replay", "record": "{}" })).starts_with("line 1"));
}

/// A plan with so many people.
fn plan(game: &str, seats: usize, options: &Value) -> Value {
    let person = json!({ "type": "person", "name": "Ann", "color": "teal" });
    let options = if options.is_null() { &json!({}) } else { options };
    json!({ "game": game, "options": options, "start_seat": 0, "seats": vec![person; seats] })
}

#[test]
fn a_described_position_plays_on_as_the_record_does() {
    for name in ["regenwormen-3p", "regenwormen-expansion-2p"] {
        let record = record(name);
        let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
        let mut plan = plan("regenwormen", header["players"].as_array().unwrap().len(), &header["options"]);
        plan["start_seat"] = header.get("start_seat").cloned().unwrap_or(json!(0));
        let events: Vec<Value> = steps(&record)
            .into_iter()
            .map(|mut step| {
                step.as_object_mut().unwrap().retain(|key, _| key == "action" || key == "chance");
                step
            })
            .collect();
        let mut handles = Handles::default();
        let opened = ask(&mut handles, &json!({ "fn": "replay", "record": record }));
        let stops: Vec<usize> = serde_json::from_value(opened["stops"].clone()).unwrap();
        let (mut view, mut from) = (Value::Null, 0);
        for stop in stops.into_iter().take(60) {
            let request =
                json!({ "fn": "suppose", "plan": plan, "view": view, "events": events[from..stop] });
            let supposed = ask(&mut handles, &request);
            let at = json!({ "fn": "at", "id": opened["id"], "ply": stop, "viewer": supposed["to_act"] });
            let shown = ask(&mut handles, &at);
            for part in ["view", "legal"] {
                assert_eq!(supposed["frame"][part], shown["frame"][part], "{name} {stop} {part}");
            }
            assert_eq!(supposed["odds"], shown["odds"], "{name} {stop}");
            (view, from) = (supposed["frame"]["view"].clone(), stop);
        }
    }
}

#[test]
fn what_cannot_be_supposed_is_refused_in_words() {
    let mut handles = Handles::default();
    let plan2 = plan("regenwormen", 2, &json!({}));
    let suppose = |plan: &Value, view: &Value, events: &Value| json!({ "fn": "suppose", "plan": plan, "view": view, "events": events });
    let illegal = suppose(&plan2, &Value::Null, &json!([{ "action": { "type": "keep", "symbol": "W" } }]));
    assert!(!refusal(&mut handles, &illegal).is_empty());
    let mut view = ask(&mut handles, &suppose(&plan2, &Value::Null, &json!([])))["frame"]["view"].clone();
    view["seats"][0]["tiles"] = json!([21]);
    assert!(refusal(&mut handles, &suppose(&plan2, &view, &json!([]))).contains("does not add up"));
    let secret = suppose(&plan("holzwurm", 2, &json!({})), &Value::Null, &json!([]));
    assert!(refusal(&mut handles, &secret).contains("does not show the whole position"));
}
