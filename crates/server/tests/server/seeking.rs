//! Codes and ids that are tried out.

use serde_json::json;
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

/// Everything that a guest can ask of a table or a game that is not there.
async fn miss_everywhere(guest: &Guest, expected: u16, code: &str) {
    let (back, act) = (json!({ "type": "back" }), json!({ "ply": 0, "action": {} }));
    assert_eq!(status(guest, "000000").await, expected);
    guest.command("000000", &back).await.refused(expected, code);
    guest.get("/api/v1/games/nowhere/stream").await.refused(expected, code);
    guest.post("/api/v1/games/nowhere/actions", &act).await.refused(expected, code);
}

#[tokio::test]
async fn a_guest_still_finds_what_is_there() {
    let host = Host::with(Settings { misses_per_hour: 8, ..quick() }).await;
    let [ann, bob] = host.guests().await;
    let code = ann.table("regenwormen", "me open").await;
    use_up(&host, 4).await;
    unknown(&host, &format!("/api/v1/tables/{code}")).await.refused(429, "too_many");
    miss_everywhere(&bob, 404, "not_found").await;
    let back = json!({ "type": "back" });
    bob.look(&code).await;
    bob.open(&code).await.done(back.clone()).await;
    bob.command(&code, &back).await.good();
    let forged = Request::new(host.address, "GET", &format!("/api/v1/tables/{code}"));
    forged.header("cookie", "wormery_device=nobody").send().await.refused(429, "too_many");
    host.stop().await;
}

/// A guest costs nothing: whoever tries out codes has a cookie too.
#[tokio::test]
async fn a_guest_who_misses_too_often_finds_only_what_is_his() {
    let host = Host::with(Settings { misses_per_hour: 2, ..quick() }).await;
    let [ann, bob] = host.guests().await;
    let table = ann.table("regenwormen", "me bot").await;
    let mut client = ann.open(&table).await;
    client.done(json!({ "type": "start" })).await;
    let game = client.next_of("frame").await["game"].as_str().unwrap().to_owned();
    // One of anybody, and ten of guests.
    for _ in 0..11 {
        bob.get("/api/v1/tables/000000").await.refused(404, "not_found");
    }
    miss_everywhere(&bob, 429, "too_many").await;
    let places = [format!("/api/v1/tables/{table}"), format!("/api/v1/games/{game}")];
    for place in &places {
        let refused = bob.get(place).await;
        assert!(refused.refused(429, "too_many").starts_with("too many codes"), "{place}");
        ann.get(place).await.good();
    }
    assert_eq!(status(&bob, &table).await, 429);
    ann.open(&table).await.done(json!({ "type": "back" })).await;
    let own = bob.table("regenwormen", "me open").await;
    bob.look(&own).await;
    host.stop().await;
}

/// Whoever has a large network, or many small ones, tries no more codes than all together may.
#[tokio::test]
async fn many_networks_together_try_only_so_many_codes() {
    let host = Host::with(Settings { misses_per_hour: 20, trust_proxy: true, ..quick() }).await;
    let table = format!("/api/v1/tables/{}", host.guest().await.table("regenwormen", "me open").await);
    let from = |address: &str, path: &str| {
        Request::new(host.address, "GET", path).header("x-forwarded-for", address).send()
    };
    let mut n_missed = 0;
    for number in 0..100 {
        let answer = from(&format!("2001:db8:7:{number:x}::1"), "/api/v1/tables/000000").await;
        n_missed += u32::from(answer.status == 404);
    }
    assert_eq!(n_missed, 40, "of 56 bits, four times as many as of 64 bits");
    for number in 0..46 {
        for _ in 0..10 {
            let missed = from(&format!("198.51.100.{number}"), "/api/v1/tables/000000").await;
            missed.refused(404, "not_found");
        }
    }
    // Fifty times as many were used up; each of those who come now has what nobody can take from them.
    for _ in 0..3 {
        from("203.0.113.9", "/api/v1/tables/000000").await.refused(404, "not_found");
    }
    from("203.0.113.9", "/api/v1/tables/000000").await.refused(429, "too_many");
    from("203.0.113.9", &table).await.refused(429, "too_many");
    from("203.0.113.10", &table).await.good();
    host.stop().await;
}
