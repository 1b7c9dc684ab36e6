use serde_json::{Value, json};
use wormery_core::Seat;
use wormery_fair::{Entropy, TableId};
use wormery_protocol::{Command, TableInfo};

use crate::fairness::Fairness;

fn table_info() -> Value {
    let seat = json!({"type": "open"});
    json!({"code": "K3F9QW", "game": "holzwurm", "options": {}, "public": false, "state": "open",
        "seats": [seat, seat, seat], "start_seat": 0, "away_level": "random", "bot_pace_ms": 700, "watchers": 1,
        "fair": {"id": "g1", "commitment": "00", "hashes": [false, false, false], "reveal": false}})
}

#[test]
fn luck_is_added_to_the_dice() {
    let mut info = table_info();
    let read = |info: &Value| serde_json::from_value::<TableInfo>(info.clone()).unwrap();
    let mut fairness = Fairness::default();
    let due = fairness.due(&read(&info), &[1]);
    let [Command::EntropyHash { seat: 1, hash }] = due.as_slice() else { panic!("{due:?}") };
    assert_eq!(fairness.due(&read(&info), &[1]), due, "a hash that is not in is sent again");
    info["fair"]["hashes"] = json!([false, true, false]);
    assert!(fairness.due(&read(&info), &[1]).is_empty());
    info["state"] = json!("starting");
    info["fair"]["reveal"] = json!(true);
    let due = fairness.due(&read(&info), &[1]);
    let [Command::Entropy { seat: 1, entropy }] = due.as_slice() else { panic!("{due:?}") };
    let (entropy, id): (Entropy, TableId) = (entropy.parse().unwrap(), "g1".parse().unwrap());
    assert_eq!(entropy.hash(&id, Seat::new(1)).to_string(), *hash);
    info["state"] = json!("playing");
    assert!(fairness.due(&read(&info), &[1]).is_empty());
}
