//! What is hidden stays hidden, whatever somebody does with seats and sockets.

use serde_json::{Value, json};

use crate::support::{Client, Host, Players, table};

/// Whether any of these messages shows a hand of a seat.
fn shows_hand_of(messages: &[Value], seat: u64) -> bool {
    messages.iter().any(|message| message["type"] == "frame" && message["seat"] == seat)
}

#[tokio::test]
async fn whoever_changes_his_seat_sees_the_new_hand_when_the_next_ones_are_dealt() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let code = guest.table("holzwurm", "me bot bot").await;
    let mut players = Players::new(vec![guest.open(&code).await], 81);
    players.begin().await;
    let client = &mut players.clients[0];
    client.done(json!({ "type": "stand" })).await;
    client.done(json!({ "type": "sit", "seat": 1 })).await;
    let seen = client.so_far().await;
    assert!(!shows_hand_of(&seen, 1), "the hand of another seat is not shown");
    assert_eq!(guest.look(&code).await["seats"][1]["next"], guest.name.as_str());
    // Another one may not wait for the same seat, and the own seat is there again.
    let other = host.guest().await;
    let mut late = other.open(&code).await;
    late.refused(json!({ "type": "sit", "seat": 1 }), "full").await;
    players.clients[0].command(json!({ "type": "sit", "seat": 0 })).await.ok();
    let table = guest.look(&code).await;
    assert!(table["seats"][0]["type"] == "person" || table["seats"][0]["type"] == "bot");
    assert!(!shows_hand_of(&late.so_far().await, 0));
    host.stop().await;
}

#[tokio::test]
async fn a_new_person_sits_down_when_the_next_hands_are_dealt() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let mut request = table("holzwurm", "me bot");
    request["options"] = json!({ "deals": 2 });
    let code = first.create(&request).await;
    let mut players = Players::new(vec![first.open(&code).await], 82);
    players.begin().await;
    let mut late = second.open(&code).await;
    late.done(json!({ "type": "sit", "seat": 1 })).await;
    let frame = loop {
        let frame = late.next_of("frame").await;
        if frame["seat"] == 1 {
            break frame;
        }
        // What one has seen the other has seen, too; then it is his turn, or a bot's.
        players.meet(frame["frame"]["ply"].as_u64().unwrap()).await;
        players.step().await;
    };
    assert_eq!(frame["frame"]["view"]["deal"], 2, "not before the second deal: {frame}");
    let table = first.look(&code).await;
    assert_eq!(table["seats"][1]["name"], second.name.as_str());
    host.stop().await;
}

#[tokio::test]
async fn whoever_waits_for_a_seat_and_is_forgotten_leaves_no_name() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("holzwurm", "me bot").await;
    let mut players = Players::new(vec![first.open(&code).await], 86);
    players.begin().await;
    // Over HTTP: he is not connected.
    second.command(&code, &json!({ "type": "sit", "seat": 1 })).await.good();
    assert_eq!(first.look(&code).await["seats"][1]["next"], second.name.as_str());
    assert_eq!(second.delete("/api/v1/me").await.status, 204);
    assert!(first.look(&code).await["seats"][1].get("next").is_none(), "nobody comes any more");
    host.stop().await;
}

#[tokio::test]
async fn whoever_is_forgotten_in_the_middle_of_a_deal_is_noted_nowhere() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("holzwurm", "me open").await;
    let mut players = Players::new(vec![first.open(&code).await, second.open(&code).await], 86);
    players.begin().await;
    assert_eq!(second.delete("/api/v1/me").await.status, 204);
    let (_, folder) = host.stop().await;
    let stored = std::fs::read(folder.path().join("test.db")).unwrap();
    let has = |id: &str| stored.windows(id.len()).any(|part| part == id.as_bytes());
    assert!(has(&first.id) && !has(&second.id));
}

#[tokio::test]
async fn a_person_who_was_sent_away_leaves_his_hand_to_nobody() {
    let host = Host::start().await;
    let [first, second, third] = host.guests().await;
    let code = first.table("holzwurm", "me open bot").await;
    let clients = vec![first.open(&code).await, second.open(&code).await];
    let mut players = Players::new(clients, 83);
    players.begin().await;
    players.clients[0].done(json!({ "type": "clear", "seat": 1 })).await;
    let mut other = third.open(&code).await;
    other.done(json!({ "type": "sit", "seat": 1 })).await;
    assert!(!shows_hand_of(&other.so_far().await, 1), "somebody else's hand is not shown");
    // Whoever had the seat at the deal may have it again, between the turns of its bot.
    while let Err(problem) = players.clients[1].command(json!({ "type": "sit", "seat": 1 })).await {
        assert_eq!(problem["code"], "wrong_state", "{problem}");
    }
    assert!(shows_hand_of(&players.clients[1].so_far().await, 1));
    host.stop().await;
}

#[tokio::test]
async fn seats_stay_as_they_are_while_a_game_begins() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let code = guest.table("holzwurm", "me bot").await;
    let mut client = guest.open(&code).await;
    // It sends nothing for the dice, so that the server waits.
    client.done(json!({ "type": "start" })).await;
    client.refused(json!({ "type": "clear", "seat": 1 }), "wrong_state").await;
    client.refused(json!({ "type": "sit", "seat": 1 }), "wrong_state").await;
    client.refused(json!({ "type": "add_bot", "seat": 1, "level": "random" }), "wrong_state").await;
    client.table(|table| table["state"] == "playing").await;
    assert!(!shows_hand_of(&client.so_far().await, 1));
    host.stop().await;
}

#[tokio::test]
async fn the_screen_for_everybody_shows_what_the_public_sees() {
    let host = Host::start().await;
    let guest = host.guest().await;
    let code = guest.table("holzwurm", "me bot").await;
    let mut players = Players::new(vec![guest.open(&code).await], 84);
    players.begin().await;
    let mut screen = Client::open(&guest, &format!("{code}&watch=true"), 0).await;
    let you = screen.next_of("you").await;
    assert_eq!(you["seats"], json!([]), "a screen plays on no seat");
    let frame = screen.next_of("frame").await;
    assert!(frame.get("seat").is_none() && frame["frame"]["view"].get("hand").is_none(), "{frame}");
    players.step().await;
    let frame = screen.next_of("frame").await;
    assert!(frame.get("seat").is_none() && frame["frame"]["view"].get("hand").is_none(), "{frame}");
    host.stop().await;
}

#[tokio::test]
async fn whoever_knows_what_lies_face_down_gets_no_other_seat() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let mut request = table("it-happens", "me bot bot");
    request["bot_pace_ms"] = 60_000.into();
    let code = first.create(&request).await;
    let mut players = Players::new(vec![first.open(&code).await], 85);
    players.begin().await;
    players.clients[0].done(json!({ "type": "stand" })).await;
    players.clients[0].refused(json!({ "type": "sit", "seat": 1 }), "forbidden").await;
    // Somebody new may, and at once.
    let mut other = second.open(&code).await;
    other.done(json!({ "type": "sit", "seat": 1 })).await;
    assert!(shows_hand_of(&other.so_far().await, 1));
    host.stop().await;
}

#[tokio::test]
async fn whoever_waits_for_a_seat_is_not_sent_away_with_those_who_look_on() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("holzwurm", "me bot").await;
    let mut players = Players::new(vec![first.open(&code).await], 86);
    players.begin().await;
    let mut waiting = second.open(&code).await;
    waiting.done(json!({ "type": "sit", "seat": 1 })).await;
    first.command(&code, &json!({ "type": "clear_watchers" })).await.good();
    waiting.done(json!({ "type": "stand" })).await;
    first.command(&code, &json!({ "type": "clear_watchers" })).await.good();
    assert_eq!(waiting.end().await, Some(4003), "now he only looks on");
    host.stop().await;
}

#[tokio::test]
async fn nobody_is_told_of_every_device_that_looks_on() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me bot").await;
    let mut client = first.open(&code).await;
    client.so_far().await;
    let mut devices = Vec::new();
    for _ in 0..40 {
        let mut device = second.open(&code).await;
        device.next_of("table").await;
        devices.push(device);
    }
    let n_tables = client.so_far().await.iter().filter(|message| message["type"] == "table").count();
    assert_eq!(n_tables, 1, "one person looks on");
    host.stop().await;
}

#[tokio::test]
async fn the_host_can_send_away_those_who_look_on() {
    let host = Host::start().await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me bot").await;
    let mut client = first.open(&code).await;
    let mut watcher = second.open(&code).await;
    watcher.refused(json!({ "type": "clear_watchers" }), "forbidden").await;
    client.done(json!({ "type": "clear_watchers" })).await;
    assert_eq!(watcher.end().await, Some(4003));
    let mut again = second.open(&code).await;
    assert_eq!(again.end().await, Some(4003), "he may not come back to look");
    assert_eq!(first.look(&code).await["watchers"], 0);
    // Nor over HTTP, to a seat that is free or a bot's.
    for command in [json!({ "type": "sit", "seat": 1 }), json!({ "type": "emote", "emote": "laugh" })] {
        second.command(&code, &command).await.refused(403, "forbidden");
    }
    host.stop().await;
}
