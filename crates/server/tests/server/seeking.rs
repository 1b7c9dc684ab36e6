//! Codes and ids that are tried out.

use wormery_server::Settings;

use crate::support::{Client, Guest, Host, Request, quick};

/// A code or an id that nobody has.
const NOWHERE: [&str; 4] = [
    "/api/v1/tables/000000",
    "/api/v1/games/nowhere",
    "/api/v1/games/nowhere/record",
    "/api/v1/games/nowhere/review",
];

async fn unknown(host: &Host, path: &str) -> crate::support::Answer {
    Request::new(host.address, "GET", path).send().await
}

/// Misses until there is nothing left to miss with.
async fn use_up(host: &Host, n_misses: usize) {
    for path in NOWHERE.iter().cycle().take(n_misses) {
        unknown(host, path).await.refused(404, "not_found");
    }
}

#[tokio::test]
async fn somebody_unknown_finds_nothing_after_too_many_misses() {
    let host = Host::with(Settings { misses_per_hour: 20, ..quick() }).await;
    let guest = host.guest().await;
    let table = format!("/api/v1/tables/{}", guest.table("regenwormen", "me open").await);
    use_up(&host, 9).await;
    for _ in 0..20 {
        unknown(&host, &table).await.good();
    }
    use_up(&host, 1).await;
    for path in NOWHERE.into_iter().chain([&*table]) {
        let refused = unknown(&host, path).await;
        assert!(refused.refused(429, "too_many").starts_with("too many codes"), "{path}");
        let retry: u32 = refused.header("retry-after").unwrap().parse().unwrap();
        assert!((100..=180).contains(&retry), "twenty an hour is one in three minutes: {retry}");
    }
    host.stop().await;
}

async fn status(guest: &Guest, code: &str) -> u16 {
    match Client::with(guest, code, 0, &[]).await {
        Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => answer.status().as_u16(),
        opened => panic!("{:?}", opened.map(|_| "the socket opens")),
    }
}

#[tokio::test]
async fn a_guest_still_finds_what_is_there() {
    let host = Host::with(Settings { misses_per_hour: 8, ..quick() }).await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me open").await;
    let back = serde_json::json!({ "type": "back" });
    assert_eq!(status(&guest, "000000").await, 404);
    guest.command("000000", &back).await.refused(404, "not_found");
    guest.get("/api/v1/games/nowhere/stream").await.refused(404, "not_found");
    let act = serde_json::json!({ "ply": 0, "action": {} });
    guest.post("/api/v1/games/nowhere/actions", &act).await.refused(404, "not_found");
    assert_eq!(status(&guest, "000000").await, 429);
    guest.command("000000", &back).await.refused(429, "too_many");
    guest.get("/api/v1/games/nowhere/stream").await.refused(429, "too_many");
    guest.post("/api/v1/games/nowhere/actions", &act).await.refused(429, "too_many");
    guest.look(&code).await;
    guest.open(&code).await.done(back.clone()).await;
    guest.command(&code, &back).await.good();
    let forged = Request::new(host.address, "GET", &format!("/api/v1/tables/{code}"));
    forged.header("cookie", "wormery_device=nobody").send().await.refused(429, "too_many");
    host.stop().await;
}
