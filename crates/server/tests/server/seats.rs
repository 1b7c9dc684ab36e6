//! Seats during a game: free ones become bots, bots' can be taken, people can leave.

use serde_json::json;

use crate::support::{Host, Players, table};

#[tokio::test]
async fn free_seats_become_bots_when_the_game_begins() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me open open").await;
    let mut client = guest.open(&code).await;
    client.done(json!({ "type": "start" })).await;
    let table = client.table(|table| table["state"] == "playing").await;
    for seat in [1, 2] {
        assert_eq!(table["seats"][seat], json!({ "type": "bot", "name": "Random", "level": "random" }));
    }
    client.refused(json!({ "type": "start" }), "wrong_state").await;
    client.refused(json!({ "type": "change", "public": true }), "wrong_state").await;
    client.refused(json!({ "type": "add_bot", "seat": 1, "level": "random" }), "wrong_state").await;
    client.refused(json!({ "type": "add_local", "seat": 1, "name": "Oma" }), "wrong_state").await;
    host.stop().await;
}

#[tokio::test]
async fn a_bots_seat_can_be_taken_between_its_turns() {
    let host = Host::start().await;
    let [first, second, third] = host.guests().await;
    let code = first.table("regenwormen", "me bot").await;
    let mut players = Players::new(vec![first.open(&code).await], 61);
    players.begin().await;
    let mut watcher = second.open(&code).await;
    assert!(watcher.next_of("frame").await.get("seat").is_none(), "a watcher has no seat");
    players.clients[0].refused(json!({ "type": "sit", "seat": 1 }), "wrong_state").await;
    watcher.refused(json!({ "type": "sit", "seat": 0 }), "full").await;
    watcher.refused(json!({ "type": "sit" }), "full").await;
    watcher.done(json!({ "type": "sit", "seat": 1 })).await;
    let frame = watcher.until(|message| message["type"] == "frame" && message["seat"] == 1).await;
    assert_eq!(frame["frame"]["legal"], json!([]), "it is the other's turn");
    let mut late = third.open(&code).await;
    late.refused(json!({ "type": "sit", "seat": 1 }), "full").await;
    // Now the person must act, not the bot.
    let mut frame = frame;
    while frame["to_act"] != 1 {
        players.step().await;
        frame = watcher.next_of("frame").await;
    }
    let action = &frame["frame"]["legal"][0]["action"];
    watcher.done(json!({ "type": "act", "ply": frame["frame"]["ply"], "action": action })).await;
    host.stop().await;
}

#[tokio::test]
async fn a_bots_seat_cannot_be_taken_on_its_turn() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let mut request = table("regenwormen", "me bot");
    // The bot thinks for a minute.
    request["bot_pace_ms"] = 60_000.into();
    request["start_seat"] = 1.into();
    let code = first.create(&request).await;
    let mut players = Players::new(vec![first.open(&code).await], 62);
    players.begin().await;
    let mut watcher = second.open(&code).await;
    watcher.refused(json!({ "type": "sit", "seat": 1 }), "wrong_state").await;
    assert_eq!(first.look(&code).await["seats"][1]["type"], "bot");
    host.stop().await;
}

#[tokio::test]
async fn whoever_stands_up_leaves_a_bot_and_the_table_to_the_next() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("holzwurm", "me open").await;
    let clients = vec![first.open(&code).await, second.open(&code).await];
    let mut players = Players::new(clients, 63);
    players.begin().await;
    players.clients[0].done(json!({ "type": "stand" })).await;
    let table = players.clients[1].table(|table| table["seats"][0]["type"] == "bot").await;
    assert_eq!(table["seats"][1]["host"], true);
    let you = players.clients[1].next_of("you").await;
    assert_eq!(you["host"], true);
    // The bot plays, and the one who is left finishes the game with it.
    let mut you = Players::new(vec![second.open(&code).await], 64);
    you.meet(1).await;
    you.play_with_bots().await;
    you.clients[0].table(|table| table["state"] == "over").await;
    host.stop().await;
}

#[tokio::test]
async fn the_next_who_sits_down_gets_a_table_that_its_host_has_left() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me open").await;
    let mut client = first.open(&code).await;
    client.done(json!({ "type": "stand" })).await;
    let mut next = second.open(&code).await;
    next.table(|table| table["seats"][0]["host"] == true).await;
    client.refused(json!({ "type": "change", "bot_pace_ms": 1 }), "forbidden").await;
    next.done(json!({ "type": "change", "bot_pace_ms": 1 })).await;
    host.stop().await;
}

#[tokio::test]
async fn somebody_stands_in_while_the_host_is_not_here() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me open").await;
    let client = first.open(&code).await;
    let mut next = second.open(&code).await;
    next.refused(json!({ "type": "change", "bot_pace_ms": 1 }), "forbidden").await;
    drop(client);
    next.table(|table| table["seats"][0]["here"] == false).await;
    next.done(json!({ "type": "change", "bot_pace_ms": 1 })).await;
    let mut back = first.open(&code).await;
    back.done(json!({ "type": "change", "bot_pace_ms": 2 })).await;
    next.refused(json!({ "type": "change", "bot_pace_ms": 1 }), "forbidden").await;
    host.stop().await;
}

#[tokio::test]
async fn a_table_without_people_and_host_can_be_used_again() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me bot").await;
    let mut players = Players::new(vec![first.open(&code).await], 66);
    players.begin().await;
    assert_eq!(first.delete("/api/v1/me").await.status, 204);
    let mut next = second.open(&code).await;
    next.table(|table| table["state"] == "over").await;
    next.done(json!({ "type": "clear", "seat": 0 })).await;
    next.done(json!({ "type": "sit", "seat": 0 })).await;
    next.done(json!({ "type": "rematch" })).await;
    host.stop().await;
}

#[tokio::test]
async fn the_host_sends_somebody_away_during_a_game() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("holzwurm", "me open").await;
    let clients = vec![first.open(&code).await, second.open(&code).await];
    let mut players = Players::new(clients, 65);
    players.begin().await;
    players.clients[0].done(json!({ "type": "clear", "seat": 1 })).await;
    let frame = players.clients[1].until(|message| message["type"] == "frame").await;
    assert!(frame.get("seat").is_none(), "from now on like any watcher: {frame}");
    let act = json!({ "type": "act", "ply": 1, "action": { "type": "play", "card": "r3" } });
    players.clients[1].refused(act, "forbidden").await;
    host.stop().await;
}

#[tokio::test]
async fn play_now_begins_as_soon_as_its_maker_is_there() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let play = json!({ "game": "regenwormen", "players": 3, "level": "random", "bot_pace_ms": 0 });
    let made = guest.post("/api/v1/play", &play).await;
    assert_eq!(made.status, 201);
    let code = made.good()["code"].as_str().unwrap().to_owned();
    assert_eq!(guest.look(&code).await["state"], "open");
    let mut client = guest.open(&code).await;
    let frame = client.next_of("frame").await;
    assert_eq!((&frame["seat"], &frame["to_act"]), (&0.into(), &0.into()));
    host.stop().await;
}
