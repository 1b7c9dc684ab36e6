use std::net::{SocketAddr, TcpListener};

use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::http::get;
use crate::line::By;
use crate::program::scratch;
use crate::server::{NO_LIMITS, Server};

#[test]
fn a_server_tells_how_it_is() {
    let folder = scratch();
    let server = Server::start(folder.path(), "");
    for path in ["/healthz", "/livez", "/readyz"] {
        let reply = get(server.address, path);
        assert_eq!((reply.status, reply.body.as_str()), (200, "ok\n"), "{path}");
    }
    let version = get(server.address, "/version").json();
    assert_eq!((version["name"].as_str(), version["version"].as_str()), (Some("wormery"), Some("0.1.0")));
}

#[test]
fn metrics_have_an_address_of_their_own_and_count_moves() {
    let folder = scratch();
    let metrics = free_address();
    let server = Server::start(folder.path(), &format!("{NO_LIMITS} --metrics-listen {metrics}"));
    assert_eq!(get(server.address, "/metrics").status, 404, "not where everybody can see them");
    assert_eq!(get(metrics, "/api/v1/rules").status, 404, "and nothing else there");
    assert_eq!(count(metrics, "wormery_moves_total"), 0);
    let mut hot_seat = HotSeat::begin(Guest::arrive(server.address), "holzwurm", By::Http);
    hot_seat.play(5);
    assert_eq!(count(metrics, "wormery_moves_total"), 5);
    assert_eq!(count(metrics, "wormery_games_started_total"), 1);
    assert_eq!(count(metrics, "wormery_guests_total"), 1);
    assert_eq!(count(metrics, "wormery_tables"), 1);
    assert!(count(metrics, "wormery_commit_seconds_count") >= 5);
    hot_seat.finish();
    assert_eq!(count(metrics, "wormery_moves_total"), hot_seat.acknowledged.len() as u64);
    assert_eq!(count(metrics, "wormery_games_ended_total"), 1);
}

/// A free port of a loopback address that nobody else uses.
fn free_address() -> SocketAddr {
    let listener = TcpListener::bind("127.93.0.1:0").expect("a free port");
    listener.local_addr().expect("an address")
}

fn count(metrics: SocketAddr, name: &str) -> u64 {
    let text = get(metrics, "/metrics").body;
    let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
    value.unwrap_or_else(|| panic!("{name} is not in {text}"))
}
