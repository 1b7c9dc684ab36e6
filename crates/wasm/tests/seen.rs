//! A record as it was seen, told at once as its frames tell it.

use std::fs;

use serde_json::{Value, json};
use wormery_wasm::{Handles, answer};

#[test]
fn all_events_are_told_at_once_as_the_frames_tell_them() {
    let mut handles = Handles::default();
    let mut ask = |request: &Value| {
        let mut answered: Value = serde_json::from_str(&answer(&mut handles, &request.to_string())).unwrap();
        assert!(answered.get("error").is_none(), "{answered}");
        answered["ok"].take()
    };
    for name in ["it-happens-2p", "holzwurm-2p"] {
        let path = format!("{}/../../records/{name}.wgr", env!("CARGO_MANIFEST_DIR"));
        let opened = ask(&json!({ "fn": "replay", "record": fs::read_to_string(path).unwrap() }));
        for viewer in [Value::Null, json!(1)] {
            let all = ask(&json!({ "fn": "seen", "id": opened["id"], "viewer": viewer }));
            let mut by_frames = Vec::new();
            for ply in opened["stops"].as_array().unwrap() {
                let at = json!({ "fn": "at", "id": opened["id"], "ply": ply, "viewer": viewer });
                by_frames.append(ask(&at)["frame"]["seen"].as_array_mut().unwrap());
            }
            assert_eq!(all, Value::from(by_frames), "{name} for {viewer}");
            assert!(all[0]["rules"][0].is_string(), "{name}: {}", all[0]);
        }
    }
}
