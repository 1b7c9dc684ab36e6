//! Nobody can have more than his share.

use serde_json::json;
use tokio_tungstenite::tungstenite::{Error, Message};
use wormery_server::Settings;

use crate::support::{Client, Guest, Host, Request, quick};

/// An address in one of the networks of 64 bits that a network of 48 bits has.
fn of_48(number: u16) -> String {
    format!("2001:db8:7:{number:x}::1")
}

/// Asks as a client behind our own proxy.
fn from(host: &Host, address: &str, path: &str) -> Request {
    Request::new(host.address, "GET", path).header("x-forwarded-for", address)
}

#[tokio::test]
async fn requests_are_counted_for_each_network() {
    let host = Host::with(Settings { requests_per_second: 1, trust_proxy: true, ..quick() }).await;
    let mut statuses = Vec::new();
    for _ in 0..50 {
        statuses.push(from(&host, "10.0.0.1", "/healthz").send().await.status);
        if statuses.ends_with(&[429]) {
            break;
        }
    }
    assert!(statuses.len() > 4, "a burst is allowed: {statuses:?}");
    assert_eq!(statuses.last(), Some(&429));
    assert_eq!(from(&host, "10.0.0.2", "/healthz").send().await.status, 200, "others are not slowed down");
    // A household has 64 bits of an IPv6 address.
    let mut last = 200;
    for idx in 0..50 {
        last = from(&host, &format!("2001:db8::{idx}"), "/healthz").send().await.status;
        if last == 429 {
            break;
        }
    }
    assert_eq!(last, 429);
    host.stop().await;
}

#[tokio::test]
async fn a_whole_family_can_open_the_client_at_once() {
    let host = Host::with(Settings { requests_per_second: 30, ..quick() }).await;
    for _ in 0..8 * 100 {
        assert_eq!(Request::new(host.address, "GET", "/").send().await.status, 200);
    }
    assert_eq!(
        Request::new(host.address, "GET", "/healthz").send().await.status,
        200,
        "that is counted by itself"
    );
    host.stop().await;
}

#[tokio::test]
async fn files_are_counted_too() {
    let host = Host::with(Settings { requests_per_second: 0, ..quick() }).await;
    Request::new(host.address, "GET", "/").send().await.refused(429, "too_many");
    host.stop().await;
}

#[tokio::test]
async fn a_refusal_for_haste_says_when_to_come_back() {
    for (settings, path, retry) in [
        (Settings { requests_per_second: 0, ..quick() }, "/api/v1/rules", "3600"),
        (Settings { guests_per_hour: 0, ..quick() }, "/api/v1/me", "3600"),
        (Settings { connections_per_network: 0, ..quick() }, "/api/v1/rules", "1"),
    ] {
        let host = Host::with(settings).await;
        let answer = Request::new(host.address, "GET", path).send().await;
        answer.refused(429, "too_many");
        assert_eq!(answer.header("retry-after"), Some(retry));
        host.stop().await;
    }
}

#[tokio::test]
async fn without_a_proxy_of_ours_nobody_chooses_his_address() {
    let host = Host::with(Settings { guests_per_hour: 2, ..quick() }).await;
    for address in ["10.0.0.1", "10.0.0.2"] {
        from(&host, address, "/api/v1/me").send().await.good();
    }
    from(&host, "10.0.0.3", "/api/v1/me").send().await.refused(429, "too_many");
    host.stop().await;
}

#[tokio::test]
async fn messages_over_one_socket_are_counted() {
    let host = Host::with(Settings { messages_per_second: 1, ..quick() }).await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me open").await;
    let mut client = guest.open(&code).await;
    let mut n_done = 0;
    let problem = loop {
        match client.command(json!({ "type": "emote", "emote": "clap" })).await {
            Ok(_) => n_done += 1,
            Err(problem) => break problem,
        }
        assert!(n_done < 100);
    };
    assert_eq!((&problem["code"], &problem["status"]), (&"too_many".into(), &429.into()));
    assert!(n_done >= 4, "a burst is allowed: {n_done}");
    // Another socket has a share of its own.
    guest.open(&code).await.done(json!({ "type": "back" })).await;
    host.stop().await;
}

/// Sends something again and again, each time when an answer has come, until the socket is closed; returns how often it
/// was answered and the code.
async fn insist(client: &mut Client, message: Message) -> (u32, Option<u16>) {
    let mut n_answers = 0;
    loop {
        client.send(message.clone()).await;
        match client.next_or_end().await {
            Ok(answer) => assert_eq!(answer["problem"]["code"], "too_many", "{answer}"),
            Err(code) => return (n_answers, code),
        }
        n_answers += 1;
    }
}

#[tokio::test]
async fn who_does_not_slow_down_is_cut() {
    let settings = Settings { messages_per_second: 0, refusals_per_socket: 50, ..quick() };
    let host = Host::with(settings).await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me open").await;
    for message in [Message::text(r#"{"type":"back"}"#), Message::binary(vec![0; 9])] {
        let mut client = guest.open(&code).await;
        client.next_of("you").await;
        let (n_answers, code) = insist(&mut client, message).await;
        assert!(n_answers >= 50, "{n_answers}");
        assert_eq!(code, Some(4029));
    }
    // Nobody answers them in words, but pings count too.
    let mut client = guest.open(&code).await;
    client.next_of("you").await;
    for _ in 0..50 {
        client.send(Message::Ping(vec![].into())).await;
    }
    let (n_answers, code) = insist(&mut client, Message::text("{}")).await;
    assert!(n_answers < 50, "{n_answers}");
    assert_eq!(code, Some(4029));
    host.stop().await;
}

async fn status(guest: &Guest, code: &str) -> u16 {
    match Client::with(guest, code, 0, &[]).await {
        Err(Error::Http(answer)) => answer.status().as_u16(),
        opened => panic!("{:?}", opened.map(|_| "the socket opens")),
    }
}

#[tokio::test]
async fn sockets_and_streams_are_counted_for_each_network() {
    let host = Host::with(Settings { sockets_per_address: 2, ..quick() }).await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me bot").await;
    let mut one = guest.open(&code).await;
    one.done(json!({ "type": "start" })).await;
    let game = one.next_of("frame").await["game"].as_str().unwrap().to_owned();
    let door = format!("/ws/v1?table={code}");
    guest.get(&door).await.refused(400, "bad_request");
    let mut other = guest.open(&code).await;
    other.next_of("you").await;
    assert_eq!(status(&guest, &code).await, 429);
    // A page that cannot read why its socket does not open asks like this.
    guest.get(&door).await.refused(429, "too_many");
    guest.get(&format!("/api/v1/games/{game}/stream")).await.refused(429, "too_many");
    drop(other);
    // As soon as the server has noticed, another may come.
    while Client::with(&guest, &code, 0, &[]).await.is_err() {
        one.done(json!({ "type": "back" })).await;
    }
    host.stop().await;
}

#[tokio::test]
async fn a_guest_makes_only_so_many_tables() {
    let host = Host::with(Settings { guest_tables_per_hour: 3, ..quick() }).await;
    let [ann, bob] = host.guests().await;
    let play = json!({ "game": "regenwormen", "level": "random" });
    ann.table("regenwormen", "me open").await;
    ann.post("/api/v1/tables", &json!({ "game": "nonsense" })).await.refused(400, "bad_request");
    ann.post("/api/v1/play", &play).await.good();
    ann.table("regenwormen", "me open").await;
    for path in ["/api/v1/tables", "/api/v1/play"] {
        let refused = ann.post(path, &play).await;
        assert_eq!(refused.refused(429, "too_many"), "you have made too many tables; try again later");
        let retry: u32 = refused.header("retry-after").unwrap().parse().unwrap();
        assert!((1100..=1200).contains(&retry), "three an hour is one in twenty minutes: {retry}");
    }
    bob.post("/api/v1/play", &play).await.good();
    host.stop().await;
}

#[tokio::test]
async fn a_network_makes_only_so_many_tables() {
    let host = Host::with(Settings { tables_per_hour: 6, trust_proxy: true, ..quick() }).await;
    let play = json!({ "game": "regenwormen", "level": "random" });
    let make = |address: &str| {
        Request::new(host.address, "POST", "/api/v1/play")
            .header("x-forwarded-for", address)
            .json(&play)
            .send()
    };
    for _ in 0..3 {
        make("203.0.113.7").await.good();
    }
    let refused = make("203.0.113.7").await;
    assert_eq!(refused.refused(429, "too_many"), "too many new tables from your network; try again later");
    make("203.0.113.8").await.good();
    host.stop().await;
}

/// A network of 48 bits has 65,536 of those that a budget is for.
#[tokio::test]
async fn a_large_network_makes_only_so_many_tables_and_guests() {
    let settings = Settings { tables_per_hour: 2, guests_per_hour: 2, trust_proxy: true, ..quick() };
    let host = Host::with(settings).await;
    let play = json!({ "game": "regenwormen", "level": "random" });
    let guest = host.guest().await;
    let mut n_made = 0;
    for number in 0..40 {
        let make = guest.request("POST", "/api/v1/play").header("x-forwarded-for", &of_48(number));
        let answer = make.json(&play).send().await;
        n_made += u32::from(answer.status < 300);
    }
    assert_eq!(n_made, 4, "four times as many as a network of 64 bits, of those of 56 bits");
    let mut n_guests = 0;
    for number in 0..300_u16 {
        // One of each network of 56 bits.
        let answer = from(&host, &of_48(number.wrapping_mul(256)), "/api/v1/me").send().await;
        n_guests += u32::from(answer.status < 300);
    }
    assert_eq!(n_guests, 32, "sixteen times as many, of 48 bits");
    from(&host, "2001:db8:8::1", "/api/v1/me").send().await.good();
    host.stop().await;
}

#[tokio::test]
async fn a_large_network_has_only_so_many_sockets_open() {
    let host = Host::with(Settings { sockets_per_address: 1, trust_proxy: true, ..quick() }).await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me open").await;
    let mut open = Vec::new();
    for number in 0..40 {
        open.extend(Client::with(&guest, &code, 0, &[("x-forwarded-for", &of_48(number))]).await.ok());
    }
    assert_eq!(open.len(), 4);
    host.stop().await;
}
