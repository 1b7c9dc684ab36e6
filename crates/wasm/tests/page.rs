//! What a page does with the module: play, follow, ask, review, verify, replay.

use serde_json::{Value, json};
use wormery_wasm::{Handles, answer};

/// Asks and expects an answer.
fn ask(handles: &mut Handles, request: &Value) -> Value {
    let mut answered: Value = serde_json::from_str(&answer(handles, &request.to_string())).unwrap();
    assert!(answered.get("error").is_none(), "{request}: {answered}");
    answered["ok"].take()
}

fn refusal(handles: &mut Handles, request: &Value) -> String {
    let answered: Value = serde_json::from_str(&answer(handles, &request.to_string())).unwrap();
    answered["error"].as_str().unwrap_or_else(|| panic!("{request}: {answered}")).to_owned()
}

fn plan(game: &str, options: &Value, level: &str) -> Value {
    json!({ "game": game, "options": options, "start_seat": 0, "seats": [
        { "type": "person", "name": "Ann", "color": "blue" },
        { "type": "bot", "level": level },
        { "type": "person", "name": "Bo", "color": "rust" },
    ] })
}

/// The frames of a reply, one for each person.
fn frames(reply: &Value) -> Vec<Value> {
    let all = reply["messages"].as_array().unwrap().iter();
    all.filter(|message| message["type"] == "frame").cloned().collect()
}

/// Plays a game to its end and follows it meanwhile; returns its record.
fn play(game: &str, options: &Value, level: &str) -> String {
    let mut handles = Handles::default();
    let plan = plan(game, options, level);
    let table = ask(&mut handles, &json!({ "fn": "open", "plan": plan, "seed": 7 }))["table"].clone();
    let tracker = ask(&mut handles, &json!({ "fn": "follow", "plan": plan, "viewer": 0 }))["id"].clone();
    let mut reply = ask(&mut handles, &json!({ "fn": "hello", "table": table }));
    assert_eq!(reply["messages"][0]["type"], "table");
    assert_eq!(reply["messages"][1]["seats"], json!([0, 2]));
    assert_eq!(reply.get("since"), None, "the whole record");
    let mut record = reply["lines"].as_str().unwrap().to_owned();
    let mut n_hints = 0;
    for step in 0.. {
        let now = frames(&reply);
        let frame = &now[0]["frame"];
        let legal: Vec<&Value> =
            frame["legal"].as_array().unwrap().iter().map(|one| &one["action"]).collect();
        let (ply, view) = (&frame["ply"], &frame["view"]);
        ask(&mut handles, &json!({ "fn": "frame", "id": tracker, "ply": ply, "view": view, "legal": legal }));
        let Some(to_act) = now[0].get("to_act").and_then(Value::as_u64) else { break };
        if to_act == 1 {
            reply = ask(&mut handles, &json!({ "fn": "bot", "table": table, "playouts": 2 }));
            record += reply["lines"].as_str().unwrap();
            continue;
        }
        let own = now.iter().find(|frame| frame["seat"] == to_act).unwrap();
        let mut action = own["frame"]["legal"][0]["action"].clone();
        if to_act == 0 && step % 5 == 0 {
            let hints = ask(&mut handles, &json!({ "fn": "hints", "id": tracker, "playouts": 4, "seed": 1 }));
            assert_eq!(hints["odds"].is_null(), game != "regenwormen");
            action = hints["choices"][0]["action"].clone();
            n_hints += 1;
        }
        let before = &own["frame"]["ply"];
        let act = json!({ "fn": "act", "table": table, "ply": before, "action": action });
        let done = ask(&mut handles, &act);
        assert_eq!((&done["since"], done.get("problem")), (before, None), "{done}");
        reply = done;
        record += reply["lines"].as_str().unwrap();
    }
    assert!(n_hints > 0);
    assert_eq!(ask(&mut handles, &json!({ "fn": "hello", "table": table }))["lines"], record);
    record
}

#[test]
fn whole_games_are_played_followed_reviewed_and_replayed() {
    for (game, options, level) in [
        ("regenwormen", json!({}), "greedy"),
        ("regenwormen", json!({ "expansion": true }), "master"),
        ("it-happens", json!({}), "greedy"),
        ("holzwurm", json!({ "deals": 1 }), "hoarder"),
    ] {
        let record = play(game, &options, level);
        let replayed = wormery_games::replay(record.as_bytes()).unwrap();
        assert!(replayed.standing.is_some(), "{game}");
        let mut handles = Handles::default();
        let review = ask(&mut handles, &json!({ "fn": "review", "record": record, "playouts": 4 }));
        assert_eq!(review["rows"].as_array().unwrap().len(), 3);
        let verified = ask(&mut handles, &json!({ "fn": "verify", "record": record }));
        assert_eq!(verified["fair"], false, "a local game has no proof");
        assert_eq!(verified["fault"], "no_proof");
    }
}

#[test]
fn a_game_goes_on_from_its_record() {
    let mut handles = Handles::default();
    let plan = plan("regenwormen", &json!({}), "greedy");
    let table = ask(&mut handles, &json!({ "fn": "open", "plan": plan, "seed": 3 }))["table"].clone();
    ask(&mut handles, &json!({ "fn": "act", "table": table, "ply": 0, "action": { "type": "roll" } }));
    let record = ask(&mut handles, &json!({ "fn": "hello", "table": table }))["lines"].clone();
    let again = json!({ "fn": "open", "plan": plan, "seed": 4, "record": record });
    let again = ask(&mut handles, &again)["table"].clone();
    let old = frames(&ask(&mut handles, &json!({ "fn": "hello", "table": table })));
    let new = frames(&ask(&mut handles, &json!({ "fn": "hello", "table": again })));
    assert_eq!(old, new);
    ask(&mut handles, &json!({ "fn": "close", "id": table }));
    assert_eq!(
        refusal(&mut handles, &json!({ "fn": "hello", "table": table })),
        format!("there is no table {table}")
    );
}

#[test]
fn proven_records_are_verified() {
    let mut handles = Handles::default();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/fair");
    let mut n_records = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "wgr") {
            let record = std::fs::read_to_string(path).unwrap();
            let verified = ask(&mut handles, &json!({ "fn": "verify", "record": record }));
            assert_eq!(verified["fair"], true, "{verified}");
            n_records += 1;
        }
    }
    assert!(n_records > 3);
}

#[test]
fn what_makes_no_sense_is_refused_in_words() {
    let mut handles = Handles::default();
    assert!(answer(&mut handles, "{").contains("\"error\""));
    assert!(refusal(&mut handles, &json!({ "fn": "dance" })).contains("dance"));
    let chess = plan("chess", &json!({}), "greedy");
    assert!(refusal(&mut handles, &json!({ "fn": "open", "plan": chess, "seed": 1 })).contains("chess"));
    let level = plan("regenwormen", &json!({}), "wizard");
    assert!(refusal(&mut handles, &json!({ "fn": "open", "plan": level, "seed": 1 })).contains("wizard"));
    let option = plan("regenwormen", &json!({ "moon": true }), "greedy");
    assert!(refusal(&mut handles, &json!({ "fn": "open", "plan": option, "seed": 1 })).contains("moon"));
    let good = plan("regenwormen", &json!({}), "greedy");
    let table = ask(&mut handles, &json!({ "fn": "open", "plan": good, "seed": 1 }))["table"].clone();
    let act = |ply: u32, action: Value| json!({ "fn": "act", "table": table, "ply": ply, "action": action });
    let stale = ask(&mut handles, &act(9, json!({ "type": "roll" })));
    assert_eq!((&stale["problem"]["code"], &stale["problem"]["ply"]), (&json!("stale"), &json!(0)));
    let illegal = ask(&mut handles, &act(0, json!({ "type": "keep", "symbol": "W" })));
    assert_eq!(illegal["problem"]["code"], "illegal");
    let unknown = ask(&mut handles, &act(0, json!({ "type": "dance" })));
    assert_eq!(unknown["problem"]["code"], "bad_request");
    assert_eq!((&unknown["ply"], &unknown["lines"]), (&json!(0), &json!("")));
}

/// A decision between two throws: it can be taken back, and what a page keeps is cut where the reply says.
#[test]
fn a_decision_is_taken_back() {
    let mut handles = Handles::default();
    let plan = plan("regenwormen", &json!({}), "greedy");
    let table = ask(&mut handles, &json!({ "fn": "open", "plan": plan, "seed": 3 }))["table"].clone();
    let undo = json!({ "fn": "undo", "table": table });
    let thrown =
        ask(&mut handles, &json!({ "fn": "act", "table": table, "ply": 0, "action": { "type": "roll" } }));
    assert_eq!((&thrown["ply"], &thrown["undoable"]), (&json!(2), &json!(false)));
    assert_eq!(ask(&mut handles, &undo)["ply"], 2, "luck stays");
    let before = ask(&mut handles, &json!({ "fn": "hello", "table": table }));
    let action = &frames(&thrown)[0]["frame"]["legal"][0]["action"];
    let kept = ask(&mut handles, &json!({ "fn": "act", "table": table, "ply": 2, "action": action }));
    assert_eq!((&kept["ply"], &kept["undoable"]), (&json!(3), &json!(true)));
    let undone = ask(&mut handles, &undo);
    assert_eq!((&undone["ply"], &undone["since"], &undone["lines"]), (&json!(2), &json!(2), &json!("")));
    assert_eq!((&undone["undoable"], frames(&undone).len()), (&json!(false), 2));
    assert_eq!(frames(&undone)[0]["frame"]["view"], frames(&before)[0]["frame"]["view"]);
    assert_eq!(ask(&mut handles, &json!({ "fn": "hello", "table": table })), before);
}
