//! Exports and lists: all of it, however slowly it is read, and whatever of it cannot be read.

use serde_json::{Value, json};
use wormery_server::Settings;
use wormery_store::{KeptRow, MostKept, NewGame, Store, TableRow};

use crate::kept::{DESK, ID, WHOLE, copy, put, record};
use crate::support::{Guest, Host, Lines, quick};

#[tokio::test]
async fn few_exports_are_on_their_way_to_a_network() {
    let host = Host::start().await;
    let ann = host.guest().await;
    let whole = record(WHOLE, 3);
    for number in 0..120 {
        put(&ann, &format!("{}{number:03}", &ID[3..]), &copy(0, DESK, &whole)).await.good();
    }
    let mut unread: Vec<Lines> = Vec::new();
    for _ in 0..8 {
        let mut lines = ann.request("GET", "/api/v1/me/export").open().await;
        assert!(lines.head().await.starts_with("HTTP/1.1 200"));
        unread.push(lines);
    }
    let many = "too many large answers are on their way to your network; wait for one of them";
    assert_eq!(ann.get("/api/v1/me/export").await.refused(429, "too_many"), many);
    assert_eq!(ann.get("/api/v1/me").await.status, 200, "short answers go on");
    unread.clear();
    let export = tokio::time::timeout(crate::support::PATIENCE, when_free(&ann)).await.expect("an export");
    assert_eq!(export["on_device"].as_array().map(Vec::len), Some(120));
    assert!(export["on_device"].as_array().unwrap().iter().all(|copy| copy["record"] == json!(whole)));
    host.stop().await;
}

/// The export as soon as the others are noticed to be gone.
async fn when_free(guest: &Guest) -> Value {
    loop {
        let answer = guest.get("/api/v1/me/export").await;
        if answer.status == 200 {
            return answer.good();
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn tables_without_a_game_are_exported() {
    let host = Host::start().await;
    let [ann, bob] = host.guests().await;
    ann.rename("Ann-canary").await.good();
    let hosted = ann
        .create(&json!({ "game": "regenwormen", "seats": [{ "type": "open" }, { "type": "open" }] }))
        .await;
    let seated = bob.table("holzwurm", "me open").await;
    ann.command(&seated, &json!({ "type": "sit" })).await.good();
    let watched = bob.table("it-happens", "me bot").await;
    let mut watching = ann.open(&watched).await;
    watching.next_of("you").await;
    let export = ann.get("/api/v1/me/export").await.good();
    assert_eq!((&export["games"], &export["unread"]), (&json!([]), &json!([])));
    let tables = export["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 3);
    let one = |code: &str| tables.iter().find(|table| table["code"] == code).unwrap();
    assert_eq!((&one(&hosted)["host"], &one(&hosted)["seats"]), (&json!(true), &json!([])));
    assert_eq!(one(&seated)["seats"], json!([{ "seat": 1, "name": "Ann-canary", "local": false }]));
    assert_eq!((&one(&seated)["host"], &one(&seated)["is_there"]), (&json!(false), &json!(false)));
    assert_eq!((&one(&watched)["seats"], &one(&watched)["is_there"]), (&json!([]), &json!(true)));
    host.stop().await;
}

/// What spoils nothing: a game, a copy and a table that cannot be read.
#[tokio::test]
async fn what_cannot_be_read_is_left_out_and_said_so() {
    let host = Host::start().await;
    let ann = host.guest().await;
    put(&ann, ID, &copy(0, DESK, &record(WHOLE, 4))).await.good();
    ann.table("regenwormen", "me bot").await;
    let (settings, folder) = host.stop().await;
    spoil(&settings, &ann.id).await;
    let host = Host::run(settings, folder).await;
    let ann = ann.at(host.address);
    let page = ann.get("/api/v1/me/games").await.good();
    assert_eq!((page["games"].as_array().map(Vec::len), &page["unread"]), (Some(1), &json!(2)));
    let export = ann.get("/api/v1/me/export").await.good();
    let lengths = ["tables", "games", "on_device"].map(|list| export[list].as_array().unwrap().len());
    assert_eq!(lengths, [1, 0, 1]);
    let unread = json!([
        { "kind": "table", "id": "TORN22" }, { "kind": "game", "id": "torn" }, { "kind": "on_device", "id": "tornkept" },
    ]);
    assert_eq!(export["unread"], unread);
    let (mut seen, mut cursor) = (0, String::new());
    loop {
        let page = ann.get(&format!("/api/v1/me/games?limit=1{cursor}")).await.good();
        seen += page["games"].as_array().unwrap().len() + page["unread"].as_u64().unwrap_or(0) as usize;
        let Some(next) = page["cursor"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    assert_eq!(seen, 3, "page by page, too");
    assert_eq!(ann.delete("/api/v1/me").await.status, 204, "and whoever has them can be forgotten");
    host.stop().await;
}

async fn spoil(settings: &Settings, guest: &str) {
    let store = Store::open(&settings.database).await.unwrap();
    let players = vec![(0, guest.to_owned())];
    let [id, table, game, body] = ["torn", "TABLE2", "regenwormen", "{torn"].map(str::to_owned);
    let torn = NewGame { id, table, game, body, created_ms: 1, players, events: vec![] };
    store.create_game(&torn).await.unwrap();
    let most = MostKept { running: 99, finished: 99, bytes: i64::MAX, bytes_from: i64::MAX };
    let good = store.kept(ID).await.unwrap().unwrap();
    let torn = KeptRow { id: "tornkept".to_owned(), plan: "{torn".to_owned(), ..good };
    store.put_kept(&torn, most).await.unwrap();
    let [code, body, state, host] = ["TORN22", "{torn", "open", guest].map(str::to_owned);
    let torn = TableRow {
        code,
        version: 1,
        closed: false,
        body,
        changed_ms: 1,
        public: false,
        state,
        host,
        due_ms: None,
        guests: None,
    };
    store.put_table(&torn).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_cursor_is_one_of_ours() {
    let host = Host::with(quick()).await;
    let ann = host.guest().await;
    let long = format!("1.{}", "x".repeat(65));
    for cursor in ["1", "x.abc", "99999999999999999999.a", "1.a'b", &long] {
        let refused = ann.get(&format!("/api/v1/me/games?cursor={cursor}")).await;
        assert_eq!(refused.refused(400, "bad_request"), "cursor: it is not one of ours", "{cursor}");
    }
    host.stop().await;
}
