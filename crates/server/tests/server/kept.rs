//! Games on devices: they are copied, taken over, finished, listed and forgotten.

use std::time::Duration;

use serde_json::{Value, json};
use wormery_core::{Config, Game as _};
use wormery_games::Regenwormen;
use wormery_host::record_text;
use wormery_server::Settings;
use wormery_table::{Seeded, Table};

use crate::review::when_there;
use crate::support::{Answer, Guest, Host, PATIENCE, Request, quick};

pub(crate) const ID: &str = "k3f9qwk3f9qwk3f9qwk3f9qwk3";
pub(crate) const DESK: &str = "desk0123456789desk";
const PHONE: &str = "phone0123456789phone";

/// The record of a game between Ann and a bot, after so many decisions or at its end.
pub(crate) fn record(n_decisions: usize, seed: u64) -> String {
    let config = Config::new(2, 0, <Regenwormen as wormery_core::Game>::Options::default()).unwrap();
    let mut luck = Seeded::new(seed);
    let mut table = Table::<Regenwormen>::new(config);
    let opening = table.propose_chance(&mut luck).unwrap();
    table.commit(opening).unwrap();
    for _ in 0..n_decisions {
        let Some(seat) = table.turn().seat() else { break };
        let action = table.game().legal().next().unwrap();
        let proposal = table.propose(seat, table.ply(), action, &mut luck).unwrap();
        table.commit(proposal).unwrap();
    }
    record_text(&table, &["Ann", &wormery_host::bot_name("greedy")]).unwrap()
}

pub(crate) const WHOLE: usize = 10_000;

pub(crate) fn copy(epoch: u32, holder: &str, record: &str) -> Value {
    let seats =
        json!([{ "type": "person", "name": "Ann", "color": "rust" }, { "type": "bot", "level": "greedy" }]);
    let plan = json!({ "game": "regenwormen", "options": {}, "start_seat": 0, "seats": seats });
    json!({ "epoch": epoch, "holder": holder, "label": " A\u{202e} desk ", "plan": plan, "record": record })
}

pub(crate) async fn put(guest: &Guest, id: &str, body: &Value) -> Answer {
    guest.request("PUT", &format!("/api/v1/kept/{id}")).json(body).send().await
}

async fn take(guest: &Guest, holder: &str) -> Answer {
    guest.post(&format!("/api/v1/kept/{ID}/take"), &json!({ "holder": holder, "label": "A phone" })).await
}

#[tokio::test]
async fn a_game_is_copied_taken_over_and_taken_back() {
    let host = Host::start().await;
    let [ann, phone] = host.guests().await;
    let path = format!("/api/v1/kept/{ID}");
    ann.get(&path).await.refused(404, "not_found");
    assert_eq!(put(&ann, ID, &copy(0, DESK, &record(3, 1))).await.status, 204);
    assert_eq!(put(&ann, ID, &copy(0, DESK, &record(9, 1))).await.status, 204, "it goes on");
    assert_eq!(put(&ann, ID, &copy(0, DESK, &record(8, 1))).await.status, 204, "a choice is taken back");
    let info = Request::new(host.address, "GET", &path).send().await.good();
    assert_eq!((&info["epoch"], &info["at"]["label"]), (&json!(0), &json!("A desk")));
    assert!(!info.to_string().contains(DESK), "only the device knows its word: {info}");

    let taken = take(&phone, PHONE).await.good();
    assert_eq!((&taken["epoch"], &taken["record"]), (&json!(1), &json!(record(8, 1))));
    assert_eq!(taken["plan"], copy(0, DESK, "")["plan"]);
    let refused = put(&ann, ID, &copy(0, DESK, &record(9, 1))).await;
    refused.refused(409, "taken_over");
    let went = &refused.json()["went"];
    assert_eq!((&went["label"], &went["over"]), (&json!("A phone"), &json!(false)));
    assert!(went["since"].is_string());
    assert_eq!(put(&phone, ID, &copy(1, PHONE, &record(12, 1))).await.status, 204);
    put(&ann, ID, &copy(1, DESK, &record(9, 1))).await.refused(409, "taken_over");

    let back = take(&ann, DESK).await.good();
    assert_eq!((&back["epoch"], &back["record"]), (&json!(2), &json!(record(12, 1))));
    put(&phone, ID, &copy(1, PHONE, &record(13, 1))).await.refused(409, "taken_over");
    host.stop().await;
}

#[tokio::test]
async fn a_copy_is_played_by_our_rules() {
    let host = Host::start().await;
    let ann = host.guest().await;
    let good = record(5, 2);
    for (text, why) in [
        ("", "record: line 1: the record is empty"),
        ("nonsense", "record: line 1: "),
        (&*format!("{good}{{\"type\":\"roll\"}}\n"), "record: line "),
    ] {
        let detail = put(&ann, ID, &copy(0, DESK, text)).await.refused(422, "illegal");
        assert!(detail.starts_with(why), "{detail}");
    }
    let mut other_rules = copy(0, DESK, &good);
    other_rules["plan"]["options"] = json!({ "flip_returned": true });
    let detail = put(&ann, ID, &other_rules).await.refused(422, "illegal");
    assert_eq!(detail, "record: it is a game by other rules");
    let mut people = copy(0, DESK, &good);
    people["plan"]["seats"][1] = json!({ "type": "person", "name": "Bo", "color": "blue" });
    put(&ann, ID, &people).await.refused(400, "bad_request");
    let mut level = copy(0, DESK, &good);
    level["plan"]["seats"][1]["level"] = json!("wizard");
    put(&ann, ID, &level).await.refused(400, "bad_request");
    put(&ann, ID, &copy(0, "short", &good)).await.refused(400, "bad_request");
    put(&ann, "short", &copy(0, DESK, &good)).await.refused(400, "bad_request");
    let long = put(&ann, ID, &copy(0, DESK, &"x".repeat(300_000))).await;
    assert_eq!(long.refused(413, "too_large"), "the request is longer than 256 KiB");
    ann.get(&format!("/api/v1/kept/{ID}")).await.refused(404, "not_found");
    host.stop().await;
}

#[tokio::test]
async fn a_game_that_is_over_is_among_my_games_and_is_never_rated() {
    let host = Host::with(Settings { review_playouts: 1, ..quick() }).await;
    let [ann, other] = host.guests().await;
    let (whole, path) = (record(WHOLE, 3), format!("/api/v1/games/{ID}"));
    put(&ann, ID, &copy(0, DESK, &record(4, 3))).await.good();
    ann.get(&path).await.refused(404, "not_found");
    assert_eq!(ann.get("/api/v1/me/games").await.good()["games"], json!([]), "it goes on at the device");
    put(&ann, ID, &copy(0, DESK, &whole)).await.good();
    let page = ann.get("/api/v1/me/games").await.good();
    let game = &page["games"][0];
    assert_eq!((&game["id"], &game["on_device"], &game["rated"]), (&json!(ID), &json!(true), &json!(false)));
    assert_eq!(game["players"][0], json!({ "name": "Ann", "you": true }));
    assert_eq!(game["result"].as_array().map(Vec::len), Some(2));
    assert_eq!(other.get(&path).await.good()["players"][0]["you"], false);
    assert_eq!(other.get(&format!("{path}/record")).await.body, whole);
    let review = when_there(&other, &format!("{path}/review")).await;
    assert_eq!(review["over"], true);
    take(&other, PHONE).await.refused(409, "game_over");
    let refused = put(&other, ID, &copy(0, PHONE, &whole)).await;
    refused.refused(409, "taken_over");
    assert_eq!(refused.json()["went"]["over"], true);
    host.stop().await;
}

#[tokio::test]
async fn games_of_tables_and_devices_are_one_list_page_by_page() {
    let host = Host::start().await;
    let ann = host.guest().await;
    for number in 0..2 {
        put(&ann, &format!("{}{number}", &ID[1..]), &copy(0, DESK, &record(WHOLE, 4))).await.good();
        let code = ann.table("regenwormen", "me bot").await;
        let mut client = ann.open(&code).await;
        client.done(json!({ "type": "start" })).await;
        client.next_of("frame").await;
    }
    let (mut seen, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = ann.get(&format!("/api/v1/me/games?limit=1{cursor}")).await.good();
        seen.extend(page["games"].as_array().unwrap().iter().map(|game| game["on_device"] == json!(true)));
        let Some(next) = page["cursor"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    assert_eq!(seen, [false, true, false, true], "newest first");
    host.stop().await;
}

#[tokio::test]
async fn no_game_is_taken_over_without_end() {
    let host = Host::start().await;
    let [ann, phone] = host.guests().await;
    let path = format!("/api/v1/kept/{ID}");
    for epoch in [1_000_001, u32::MAX] {
        let detail = put(&ann, ID, &copy(epoch, DESK, &record(3, 1))).await.refused(400, "bad_request");
        assert!(detail.starts_with("epoch: it is at most 1000000"), "{detail}");
    }
    phone.get(&path).await.refused(404, "not_found");
    put(&ann, ID, &copy(1_000_000, DESK, &record(3, 1))).await.good();
    let detail = take(&phone, PHONE).await.refused(409, "wrong_state");
    assert_eq!(detail, "the game was taken over too often");
    assert_eq!(phone.get(&path).await.good()["epoch"], 1_000_000, "everybody can still read it");
    assert_eq!(phone.get("/api/v1/me/export").await.good()["on_device"], json!([]));
    host.stop().await;
}

#[tokio::test]
async fn copies_are_exported_and_forgotten() {
    let host = Host::start().await;
    let [ann, other] = host.guests().await;
    let (running, over) = (record(4, 5), record(WHOLE, 6));
    put(&ann, ID, &copy(0, DESK, &running)).await.good();
    let second = format!("{}z", &ID[1..]);
    put(&ann, &second, &copy(0, DESK, &over)).await.good();
    let export = ann.get("/api/v1/me/export").await.good();
    let records: Vec<_> =
        export["on_device"].as_array().unwrap().iter().map(|copy| &copy["record"]).collect();
    assert_eq!(records, [&json!(over), &json!(running)], "newest first");
    other.delete(&format!("/api/v1/kept/{ID}")).await.refused(404, "not_found");
    assert_eq!(ann.delete(&format!("/api/v1/kept/{ID}")).await.status, 204);
    ann.get(&format!("/api/v1/kept/{ID}")).await.refused(404, "not_found");
    assert_eq!(ann.delete("/api/v1/me").await.status, 204);
    other.get(&format!("/api/v1/games/{second}")).await.refused(404, "not_found");
    host.stop().await;
}

#[tokio::test]
async fn first_copies_count_like_new_tables_and_old_ones_go() {
    let settings = Settings { guest_tables_per_hour: 2, ..quick() };
    let host = Host::with(Settings {
        kept_for: Duration::ZERO,
        close_after: Duration::from_millis(200),
        ..settings
    });
    let host = host.await;
    let ann = host.guest().await;
    let ids: Vec<String> = (0..3).map(|number| format!("{}{number}", &ID[1..])).collect();
    for id in &ids[..2] {
        put(&ann, id, &copy(0, DESK, &record(WHOLE, 7))).await.good();
        put(&ann, id, &copy(0, DESK, &record(4, 7))).await.good();
    }
    let refused = put(&ann, &ids[2], &copy(0, DESK, &record(4, 7))).await;
    refused.refused(429, "too_many");
    assert!(refused.header("retry-after").is_some());
    let is_gone = async {
        while ann.get(&format!("/api/v1/kept/{}", ids[0])).await.status != 404 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, is_gone).await.expect("what nobody goes on with is forgotten");
    host.stop().await;
}
