//! The way of other devices to a server on somebody's own machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use serde_json::json;
use wormery_server::Settings;

use crate::support::{Guest, Host, Request, quick};

/// Stands for the address in a network: this machine has it, and nobody else reaches it.
const OUTSIDE: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));

fn settings() -> Settings {
    Settings { network_address: Some(OUTSIDE), ..quick() }
}

#[tokio::test]
async fn the_page_on_this_machine_opens_the_server_to_the_network() {
    let host = Host::with(settings()).await;
    let guest = host.guest().await;
    let port = host.address.port();
    let closed = guest.get("/api/v1/network").await.good();
    assert_eq!(closed, json!({ "can_open": true, "listen": format!("0.0.0.0:{port}") }));
    let outside = SocketAddr::new(OUTSIDE, port);
    assert!(tokio::net::TcpStream::connect(outside).await.is_err(), "nobody listens there yet");
    let url = format!("http://{outside}");
    let open = json!({ "url": url, "can_open": false, "listen": format!("0.0.0.0:{port}") });
    // Somebody behind a proxy that tells nothing of itself: all is as from a page here, but for the key.
    for key in ["", "nonsense", &host.key.as_deref().unwrap()[1..]] {
        guest.post("/api/v1/network/open", &json!({ "key": key })).await.refused(403, "forbidden");
    }
    guest.post("/api/v1/network/open", &json!({})).await.refused(400, "bad_request");
    assert!(tokio::net::TcpStream::connect(outside).await.is_err(), "nobody listens there yet");
    for _ in 0..2 {
        let opened = guest.post("/api/v1/network/open", &json!({ "key": host.key })).await;
        assert_eq!(opened.good(), open, "also when it is open");
    }
    assert_eq!(guest.get("/api/v1/network").await.good(), open);
    // Somebody comes by that address, from a page that belongs to it.
    let phone = Guest::new(outside).await;
    let code = guest.table("regenwormen", "me open").await;
    let sit = phone.request("POST", &format!("/api/v1/tables/{code}/commands")).header("origin", &url);
    sit.json(&json!({ "type": "sit" })).send().await.good();
    host.stop().await;
    assert!(tokio::net::TcpStream::connect(outside).await.is_err(), "it is closed with the server");
}

#[tokio::test]
async fn nobody_else_is_told_or_may() {
    let host = Host::with(settings()).await;
    let guest = host.guest().await;
    let key = json!({ "key": host.key.as_deref().unwrap() });
    // A name of another site that leads to this machine, and an address of another machine.
    for (name, status, code) in
        [("worms.evil.example", 421, "unknown_host"), ("192.168.1.5:8080", 403, "forbidden")]
    {
        Request::to(host.address, "GET", "/api/v1/network", name).send().await.refused(status, code);
        let open = Request::to(host.address, "POST", "/api/v1/network/open", name);
        let open = open.header(guest.key.0, &guest.key.1).header("origin", &format!("http://{name}"));
        open.json(&key).send().await.refused(status, code);
    }
    let own = format!("http://{}", host.address);
    for name in ["x-forwarded-for", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "Via", "X-Real-IP"]
    {
        let passed = guest.request("POST", "/api/v1/network/open").header(name, "worms.example");
        passed.json(&key).send().await.refused(403, "forbidden");
        let passed = guest.request("GET", "/api/v1/network").header(name, "worms.example");
        passed.send().await.refused(403, "forbidden");
    }
    let foreign = guest.request("POST", "/api/v1/network/open").header("origin", "https://evil.example");
    foreign.json(&key).send().await.refused(403, "foreign_origin");
    let stranger = Request::new(host.address, "POST", "/api/v1/network/open").header("origin", &own);
    stranger.json(&key).send().await.refused(401, "unauthorized");
    assert_eq!(guest.get("/api/v1/network").await.good()["can_open"], true, "nothing was opened");
    host.stop().await;
    for settings in [
        Settings { base_url: Some("https://worms.example".into()), ..settings() },
        Settings { trust_proxy: true, ..settings() },
    ] {
        let host = Host::with(settings).await;
        let guest = host.guest().await;
        guest.get("/api/v1/network").await.refused(403, "forbidden");
        assert_eq!(host.key, None);
        guest.post("/api/v1/network/open", &json!({ "key": "x" })).await.refused(403, "forbidden");
        host.stop().await;
    }
}

#[tokio::test]
async fn a_server_that_listens_everywhere_is_open() {
    let listen = SocketAddr::from(([0, 0, 0, 0], 0));
    let host = Host::with(Settings { listen, ..settings() }).await;
    let port = host.address.port();
    let guest = Guest::new(SocketAddr::from(([127, 0, 0, 1], port))).await;
    let info = guest.get("/api/v1/network").await.good();
    assert_eq!(
        (&info["url"], &info["can_open"]),
        (&json!(format!("http://{OUTSIDE}:{port}")), &json!(false))
    );
    assert_eq!(host.key, None);
    guest.post("/api/v1/network/open", &json!({ "key": "x" })).await.refused(403, "forbidden");
    host.stop().await;
}
