//! Nobody keeps the others out by holding connections.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use wormery_server::Settings;

use crate::support::{Client, Host, PATIENCE, Request, quick};

const SOON: Duration = Duration::from_millis(100);
const A_WHILE: Duration = Duration::from_secs(1);
const NEVER: Duration = Duration::from_hours(1);

/// A connection that says nothing, or only so much.
async fn connect(host: &Host, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// All that comes until the server closes the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    let _ = timeout(PATIENCE, stream.read_to_end(&mut text)).await.expect("the connection is closed");
    String::from_utf8(text).unwrap()
}

#[tokio::test]
async fn who_does_not_finish_a_request_is_let_go() {
    let host = Host::with(Settings { head_wait: SOON, idle_wait: NEVER, body_wait: NEVER, ..quick() }).await;
    for begun in ["", "G", "GET /healthz HTTP/1.1\r\nhost: localhost\r\n"] {
        assert_eq!(rest(connect(&host, begun).await).await, "", "{begun:?}");
    }
    host.stop().await;
}

#[tokio::test]
async fn a_byte_now_and_then_is_not_a_request() {
    let host = Host::with(Settings { head_wait: SOON, ..quick() }).await;
    let mut stream = connect(&host, "GET /healthz HTTP/1.1\r\nx: ").await;
    let dripped = async {
        // Sooner or later the line is closed from the other side.
        while stream.write_all(b"x").await.is_ok() {
            if timeout(SOON / 10, stream.readable()).await.is_ok() {
                break;
            }
        }
    };
    timeout(PATIENCE, dripped).await.expect("the connection is closed");
    host.stop().await;
}

#[tokio::test]
async fn a_connection_may_wait_a_while_for_its_next_request() {
    let host = Host::with(Settings { head_wait: NEVER, idle_wait: SOON, ..quick() }).await;
    let answer = rest(connect(&host, "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await).await;
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.ends_with("ok\n"), "{answer}");
    host.stop().await;
    let host = Host::with(Settings { head_wait: A_WHILE, idle_wait: NEVER, ..quick() }).await;
    let mut stream = connect(&host, "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
    let mut seen = Vec::new();
    while !seen.ends_with(b"ok\n") {
        assert_ne!(stream.read_buf(&mut seen).await.unwrap(), 0);
    }
    rest(connect(&host, "").await).await;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await.unwrap();
    assert!(rest(stream).await.ends_with("ok\n"), "only the headers are in a hurry");
    host.stop().await;
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let host = Host::with(Settings { body_wait: SOON, ..quick() }).await;
    let head = "POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{";
    let answer = rest(connect(&host, head).await).await;
    assert!(answer.starts_with("HTTP/1.1 400 "), "{answer}");
    assert!(answer.contains("the request took too long to come"), "{answer}");
    host.stop().await;
}

#[tokio::test]
async fn an_answer_that_nobody_reads_is_given_up() {
    let host = Host::with(Settings { send_wait: SOON, ..quick() }).await;
    let request = "GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n";
    let mut stream = connect(&host, "").await;
    // Questions, but nobody listens: when the line is full, the server stops, and then gives up.
    let asked = async { while stream.write_all(request.as_bytes()).await.is_ok() {} };
    timeout(PATIENCE, asked).await.expect("the connection is closed");
    host.stop().await;
}

#[tokio::test]
async fn one_network_has_only_so_many_connections() {
    let host = Host::with(Settings { connections_per_network: 3, ..quick() }).await;
    let held = [connect(&host, "").await, connect(&host, "").await, connect(&host, "").await];
    let refused = Request::new(host.address, "GET", "/healthz").send().await;
    assert_eq!(refused.refused(429, "too_many"), "too many connections from your network");
    assert_eq!(refused.header("retry-after"), Some("1"));
    drop(held);
    // As soon as the server has noticed, others may come.
    while Request::new(host.address, "GET", "/healthz").send().await.status != 200 {}
    host.stop().await;
}

#[tokio::test]
async fn the_server_has_only_so_many_connections() {
    let host = Host::with(Settings { connections: Some(2), trust_proxy: true, ..quick() }).await;
    let held = [connect(&host, "").await, connect(&host, "").await];
    let refused = Request::new(host.address, "GET", "/healthz").send().await;
    assert_eq!(refused.refused(503, "unavailable"), "too many connections; try again in a moment");
    drop(held);
    while Request::new(host.address, "GET", "/healthz").send().await.status != 200 {}
    host.stop().await;
}

#[tokio::test]
async fn sockets_are_counted_by_themselves_and_have_all_the_time_they_want() {
    let settings = Settings { connections_per_network: 4, head_wait: A_WHILE, idle_wait: A_WHILE, ..quick() };
    let host = Host::with(settings).await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me open").await;
    let mut clients = Vec::new();
    for _ in 0..8 {
        clients.push(guest.open(&code).await);
    }
    // Somebody who came later and says nothing is let go.
    rest(connect(&host, "").await).await;
    for client in &mut clients {
        client.done(serde_json::json!({ "type": "back" })).await;
    }
    guest.get("/version").await.good();
    host.stop().await;
}

#[tokio::test]
async fn a_socket_has_a_place_until_it_is_closed() {
    let host = Host::with(Settings { connections: Some(2), ..quick() }).await;
    let guest = host.guest().await;
    let code = guest.table("regenwormen", "me open").await;
    let held = [guest.open(&code).await, guest.open(&code).await];
    Request::new(host.address, "GET", "/healthz").send().await.refused(503, "unavailable");
    drop(held);
    while Client::with(&guest, &code, 0, &[]).await.is_err() {}
    host.stop().await;
}

#[tokio::test]
async fn headers_and_addresses_have_a_length() {
    let host = Host::with(quick()).await;
    let with =
        |length: usize| Request::new(host.address, "GET", "/healthz").header("x-long", &"x".repeat(length));
    assert_eq!(with(15 * 1024).send().await.status, 200);
    let refused = with(17 * 1024).send().await;
    assert_eq!(refused.refused(431, "too_large"), "the headers of the request are longer than 16 KiB");
    // So much is not even read.
    let huge = format!("GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-long: {}", "x".repeat(300_000));
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    let _ = stream.write_all(huge.as_bytes()).await;
    let answer = rest(stream).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431 "), "{answer}");
    let at = |length: usize| Request::new(host.address, "GET", &format!("/version?{}", "x".repeat(length)));
    assert_eq!(at(4000).send().await.status, 200);
    at(5000).send().await.refused(414, "too_large");
    host.stop().await;
}

#[tokio::test]
async fn silent_connections_do_not_hold_the_end_up() {
    let host = Host::with(Settings { last_call: NEVER, ..quick() }).await;
    let silent = [connect(&host, "").await, connect(&host, "").await];
    host.stop().await;
    drop(silent);
}
