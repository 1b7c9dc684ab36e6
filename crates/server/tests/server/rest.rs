//! Rooms that nobody needs are put away, and read again when somebody asks.

use std::time::Duration;

use serde_json::json;
use wormery_server::Settings;

use crate::support::{Host, Players, quick};

#[tokio::test]
async fn a_game_goes_on_after_its_room_was_put_away() {
    let settings = Settings { rest_after: Duration::from_millis(1), ..quick() };
    let host = Host::with(settings).await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me bot").await;
    let mut players = Players::new(vec![guest.open(&code).await], 91);
    players.begin().await;
    players.step().await;
    let before = guest.look(&code).await;
    drop(players);
    // Nobody is there: it is put away as often as it is looked at, and is always the same.
    for _ in 0..20 {
        let now = guest.look(&code).await;
        assert_eq!((&now["state"], &now["game_id"]), (&"playing".into(), &before["game_id"]));
        tokio::task::yield_now().await;
    }
    let mut client = guest.open(&code).await;
    let frame = client.until(|message| message["type"] == "frame" && message["seat"] == 0).await;
    assert!(frame["frame"]["ply"].as_u64().unwrap() >= 2, "{frame}");
    client.done(json!({ "type": "back" })).await;
    host.stop().await;
}

#[tokio::test]
async fn somebody_who_comes_late_finds_a_table_at_rest() {
    let host = Host::with(Settings { rest_after: Duration::from_millis(1), ..quick() }).await;
    let [first, second] = host.guests().await;
    let mut codes = Vec::new();
    for _ in 0..5 {
        codes.push(first.table("holzwurm", "me open").await);
    }
    for code in &codes {
        first.command(code, &json!({ "type": "change", "public": true })).await.good();
        let mut client = second.open(code).await;
        let table = client.table(|table| table["seats"][1]["type"] == "person").await;
        assert_eq!(table["public"], true);
    }
    let lobby = second.get("/api/v1/tables").await.good();
    assert_eq!(lobby.as_array().map(Vec::len), Some(5), "{lobby}");
    host.stop().await;
}
