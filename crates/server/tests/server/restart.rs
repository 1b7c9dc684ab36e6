//! A server that stops in order, and another that goes on.

use std::time::Duration;

use serde_json::{Value, json};

use wormery_server::Settings;

use crate::support::{Client, Host, Players, quick};

/// A server that would wait for ever for what does not end by itself.
fn patient() -> Settings {
    Settings { last_call: Duration::from_hours(1), ..quick() }
}

/// The table without what depends on who is connected.
fn lasting(mut table: Value) -> Value {
    table["watchers"] = 0.into();
    for seat in table["seats"].as_array_mut().unwrap() {
        if let Some(here) = seat.get_mut("here") {
            *here = false.into();
        }
    }
    table["fair"]["hashes"] = json!([]);
    table
}

#[tokio::test]
async fn a_stop_tells_the_clients_and_waits_for_none() {
    let host = Host::with(patient()).await;
    let [first, second] = host.guests().await;
    let code = first.table("regenwormen", "me open").await;
    let mut clients = [first.open(&code).await, second.open(&code).await];
    for client in &mut clients {
        client.next_of("you").await;
    }
    let stopping = tokio::spawn(host.stop());
    for client in &mut clients {
        client.next_of("restart").await;
        assert_eq!(client.end().await, Some(4000));
    }
    stopping.await.unwrap();
}

#[tokio::test]
async fn a_stop_ends_streams_too() {
    let host = Host::with(patient()).await;
    let guest = host.guest().await;
    let mut clients = Players::new(vec![guest.open(&guest.table("regenwormen", "me bot").await).await], 1);
    clients.begin().await;
    let mut stream = guest.request("GET", &format!("/api/v1/games/{}/stream", clients.game)).open().await;
    stream.head().await;
    assert_eq!(stream.next().await.unwrap()["type"], "game_full");
    host.stop().await;
    while let Some(line) = stream.next().await {
        assert_ne!(line["type"], "game_end", "the game is not over");
    }
}

#[tokio::test]
async fn after_a_restart_everything_goes_on() {
    let host = Host::start().await;
    let [first, second, third] = host.guests().await;
    let mut open = crate::support::table("holzwurm", "me open bot");
    open["public"] = true.into();
    let lobby = third.create(&open).await;
    let code = first.table("holzwurm", "me open").await;
    let mut players = Players::new(vec![first.open(&code).await, second.open(&code).await], 21);
    players.begin().await;
    for _ in 0..6 {
        players.step().await;
    }
    let looks = [lasting(first.look(&code).await), lasting(first.look(&lobby).await)];
    let listed = first.get("/api/v1/tables").await.good();
    assert_eq!(listed.as_array().unwrap().len(), 1);
    let host = host.restart().await;
    let first = first.at(host.address);
    assert_eq!(looks, [lasting(first.look(&code).await), lasting(first.look(&lobby).await)]);
    assert_eq!(first.get("/api/v1/tables").await.good(), listed);
    for client in &mut players.clients {
        *client = Client::open(
            &client.guest.at(host.address),
            &code,
            players.courses[0][&Some(0)].seen.len() as u32,
        )
        .await;
    }
    // What the seats see goes on without a gap, to the end.
    players.play_on_bad_lines().await;
    let record = first.get(&format!("/api/v1/games/{}/record", players.game)).await;
    crate::support::check_record("holzwurm", &record.body, &players);
    host.stop().await;
}
