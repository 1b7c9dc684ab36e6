//! The version of the wire: pages of before are told so, and what a client asks for is what it gets.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Client, Guest, Host, Request, quick};

const PROTOCOL: &str = "sec-websocket-protocol";

#[tokio::test]
async fn a_page_of_before_is_told_to_load_again_and_to_stop_trying() {
    let host = Host::with(quick()).await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me bot").await;
    let mut old = Client::with(&guest, &code, 0, &[(PROTOCOL, "wormery.v1")]).await.unwrap();
    let first = old.next().await;
    assert_eq!((&first["type"], first.get("cid")), (&json!("refused"), None), "{first}");
    assert!(first["problem"]["detail"].as_str().unwrap().contains("load the page again"), "{first}");
    assert_eq!(old.next().await["type"], "table", "it has a place to say so");
    old.send(Message::text(r#"{"cid":7,"type":"sit","seat":1}"#)).await;
    let refused = old.next().await;
    assert_eq!((&refused["cid"], &refused["problem"]), (&json!(7), &first["problem"]));
    assert_eq!(old.next().await, json!({ "type": "closed" }));
    assert!(old.next_or_end().await.is_err(), "nothing else is said");
    host.stop().await;
}

#[tokio::test]
async fn a_page_of_now_and_a_program_without_a_subprotocol_are_served() {
    let host = Host::with(quick()).await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me bot").await;
    for headers in [&[(PROTOCOL, "wormery.v2")][..], &[(PROTOCOL, "wormery.v2, wormery.v1")], &[]] {
        let mut client = Client::with(&guest, &code, 0, headers).await.unwrap();
        assert_eq!(client.next().await["type"], "table");
    }
    let version = Request::new(host.address, "GET", "/version").send().await.good();
    assert_eq!(version["wire"], 2);
    host.stop().await;
}

async fn first_turn(guest: &Guest, previews: &str) -> Value {
    let request = json!({ "game": "regenwormen", "level": "random", "bot_pace_ms": 0 });
    let table = guest.post("/api/v1/play", &request).await.good();
    let path = format!("/api/v1/games/{}/stream?since=0{previews}", table["game_id"].as_str().unwrap());
    let mut lines = guest.request("GET", &path).open().await;
    lines.head().await;
    loop {
        let line = lines.next().await.unwrap();
        if line["type"] == "your_turn" && line["frame"]["legal"].as_array().unwrap().len() > 1 {
            return line;
        }
        if line["type"] == "your_turn" {
            let action = &line["frame"]["legal"][0]["action"];
            let act = json!({ "ply": line["frame"]["ply"], "action": action });
            guest.post(&path.replace("stream", "actions"), &act).await.good();
        }
    }
}

#[tokio::test]
async fn previews_are_left_out_for_those_who_want_none() {
    let host = Host::start().await;
    let owner = host.guest().await;
    let created = owner.post("/api/v1/me/bots", &json!({ "name": "Robbie" })).await.good();
    let robot = Guest::program(host.address, &created);
    for (previews, wanted) in [("", true), ("&previews=1", true), ("&previews=0", false)] {
        let line = first_turn(&robot, previews).await;
        for choice in line["frame"]["legal"].as_array().unwrap() {
            assert_eq!(!choice["effects"].as_array().unwrap().is_empty(), wanted, "{previews}: {choice}");
        }
        assert!(line["frame"]["seen"].as_array().unwrap().iter().all(|seen| seen["effects"].is_array()));
    }
    host.stop().await;
}
