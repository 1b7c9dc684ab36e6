//! Making tables, finding them, and changing them before the game.

use serde_json::{Value, json};

use crate::support::{Host, table};

fn kinds(table: &Value) -> Vec<String> {
    let seats = table["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["type"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_table_has_the_seats_that_were_asked_for() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me open bot Oma").await;
    assert_eq!(code.len(), 6);
    let look = guest.look(&code.to_lowercase()).await;
    assert_eq!(kinds(&look), ["person", "open", "bot", "person"]);
    assert_eq!((&look["state"], &look["public"]), (&"open".into(), &false.into()));
    assert_eq!((&look["seats"][0]["host"], &look["seats"][3]["host"]), (&true.into(), &false.into()));
    assert_eq!((&look["seats"][3]["name"], &look["seats"][3]["local"]), (&"Oma".into(), &true.into()));
    let plain = guest.post("/api/v1/tables", &json!({ "game": "holzwurm" })).await;
    assert_eq!(plain.status, 201);
    assert_eq!(kinds(&plain.good()), ["person", "open"]);
    host.stop().await;
}

#[tokio::test]
async fn the_link_seats_the_first_visitor_and_lets_the_next_one_watch() {
    let host = Host::start().await;
    let [first, second, third] = host.guests().await;
    let code = first.table("regenwormen", "me open").await;
    let mut one = first.open(&code).await;
    let mut two = second.open(&code).await;
    assert_eq!(two.next_of("you").await["seats"], json!([1]));
    let mut three = third.open(&code).await;
    assert_eq!(three.next_of("you").await["seats"], json!([]));
    let seen = one.table(|table| table["watchers"] == 1).await;
    assert_eq!(seen["seats"][1]["name"], second.name.as_str());
    // A second tab of a watcher is the same watcher.
    let mut tab = third.open(&code).await;
    assert_eq!(tab.table(|_| true).await["watchers"], 1);
    drop((tab, three));
    one.table(|table| table["watchers"] == 0).await;
    host.stop().await;
}

#[tokio::test]
async fn the_lobby_shows_public_tables_and_no_others() {
    let host = Host::start().await;
    let guest = host.guest().await;
    guest.table("regenwormen", "me open").await;
    let mut public = table("holzwurm", "me bot open");
    public["public"] = true.into();
    public["pace_s"] = 60.into();
    let code = guest.create(&public).await;
    let lobby = guest.get("/api/v1/tables").await.good();
    let expected = json!([{
        "code": code, "game": "holzwurm", "state": "open", "watchers": 0, "pace_s": 60,
        "seats": [guest.name, "Random", null],
    }]);
    assert_eq!(lobby, expected);
    guest.command(&code, &json!({ "type": "change", "public": false })).await.good();
    assert_eq!(guest.get("/api/v1/tables").await.good(), json!([]));
    host.stop().await;
}

#[tokio::test]
async fn the_host_runs_the_table_and_nobody_else() {
    let host = Host::start().await;
    let [first, second, third] = host.guests().await;
    let code = first.table("regenwormen", "me open open").await;
    let mut one = first.open(&code).await;
    let mut two = second.open(&code).await;
    two.next_of("you").await;
    let before = first.look(&code).await;
    let commands = [
        json!({ "type": "start" }),
        json!({ "type": "add_bot", "seat": 2, "level": "random" }),
        json!({ "type": "clear", "seat": 0 }),
        json!({ "type": "change", "public": true }),
    ];
    for command in commands {
        two.refused(command.clone(), "forbidden").await;
        third.command(&code, &command).await.refused(403, "forbidden");
    }
    two.refused(json!({ "type": "stand", "seat": 0 }), "forbidden").await;
    third.command(&code, &json!({ "type": "stand" })).await.refused(403, "forbidden");
    assert_eq!(first.look(&code).await, before);
    one.refused(json!({ "type": "rematch" }), "wrong_state").await;
    one.refused(json!({ "type": "act", "ply": 0, "action": {} }), "wrong_state").await;
    one.refused(json!({ "type": "clear", "seat": 0 }), "bad_request").await;
    one.refused(json!({ "type": "clear", "seat": 3 }), "bad_request").await;
    one.refused(json!({ "type": "add_bot", "seat": 1, "level": "random" }), "full").await;
    one.refused(json!({ "type": "add_bot", "seat": 2, "level": "god" }), "bad_request").await;
    assert_eq!(first.look(&code).await, before);
    host.stop().await;
}

#[tokio::test]
async fn the_host_adds_and_removes_bots_and_people() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me open open").await;
    let mut one = first.open(&code).await;
    let mut two = second.open(&code).await;
    two.next_of("you").await;
    one.done(json!({ "type": "add_bot", "seat": 2, "level": "greedy" })).await;
    assert_eq!(
        first.look(&code).await["seats"][2],
        json!({ "type": "bot", "name": "Greedy", "level": "greedy" })
    );
    one.done(json!({ "type": "add_bot", "seat": 2, "level": "random" })).await;
    assert_eq!(first.look(&code).await["seats"][2]["level"], "random");
    two.refused(json!({ "type": "sit", "seat": 2 }), "full").await;
    one.done(json!({ "type": "clear", "seat": 2 })).await;
    two.done(json!({ "type": "sit", "seat": 2 })).await;
    assert_eq!(kinds(&first.look(&code).await), ["person", "open", "person"]);
    one.done(json!({ "type": "clear", "seat": 2 })).await;
    two.until(|message| message["type"] == "you" && message["seats"] == json!([])).await;
    assert_eq!(kinds(&first.look(&code).await), ["person", "open", "open"]);
    host.stop().await;
}

#[tokio::test]
async fn the_host_changes_the_table_before_the_game() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me open").await;
    let mut client = guest.open(&code).await;
    let change = json!({
        "type": "change", "options": { "expansion": true }, "pace_s": 30, "players": 4, "start_seat": 3,
        "away_level": "greedy", "bot_pace_ms": 5,
    });
    client.done(change).await;
    let look = guest.look(&code).await;
    assert_eq!(kinds(&look), ["person", "open", "open", "open"]);
    assert_eq!(
        (&look["pace_s"], &look["start_seat"], &look["away_level"]),
        (&30.into(), &3.into(), &"greedy".into())
    );
    for bad in
        [json!({ "options": { "fly": 1 } }), json!({ "start_seat": 4 }), json!({ "away_level": "god" })]
    {
        let mut bad = bad;
        bad["type"] = "change".into();
        client.refused(bad, "bad_request").await;
    }
    assert_eq!(guest.look(&code).await, look);
    client.done(json!({ "type": "change", "players": 2, "pace_s": 0 })).await;
    let look = guest.look(&code).await;
    assert_eq!((kinds(&look).len(), &look["start_seat"], &look["pace_s"]), (2, &1.into(), &Value::Null));
    client.done(json!({ "type": "sit", "seat": 1 })).await;
    client.done(json!({ "type": "change", "players": 3 })).await;
    client.done(json!({ "type": "sit", "seat": 2 })).await;
    client.refused(json!({ "type": "change", "players": 2 }), "wrong_state").await;
    host.stop().await;
}
