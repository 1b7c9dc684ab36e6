use std::io::Write;
use std::net::TcpStream;
use std::thread;

use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::http::get;
use crate::line::By;
use crate::program::{GAMES, scratch};
use crate::records::{check_moves, fetch, verify};
use crate::server::{NO_LIMITS, Server};
use crate::socket::Socket;

/// Requests that never end.
const HALVES: [&str; 3] = [
    "",
    "GET /healthz HTTP/1.1\r\nHo",
    "POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
];

#[test]
fn a_server_that_stops_says_so_and_goes_on_where_it_was() {
    let folder = scratch();
    let server = Server::start(folder.path(), NO_LIMITS);
    let mut hot_seats = GAMES.map(|(game, ..)| HotSeat::begin(Guest::arrive(server.address), game, By::Http));
    for hot_seat in &mut hot_seats {
        hot_seat.play(7);
    }
    let plies = hot_seats.each_ref().map(|hot_seat| ply(&hot_seat.guest, &hot_seat.game));
    let sockets = hot_seats
        .each_ref()
        .map(|hot_seat| Socket::open(&hot_seat.guest, &hot_seat.table, 0).expect("a socket"));
    let watchers = sockets.map(|mut socket| thread::spawn(move || goodbye(&mut socket)));
    let address = server.address;
    let _rude = HALVES.map(|half| {
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.write_all(half.as_bytes()).expect("half a request");
        stream
    });
    // Whatever was sent before this has arrived by now.
    assert_eq!(get(address, "/healthz").status, 200);

    // Halves of requests are open, and the server ends all the same.
    let (status, log) = server.terminate();
    assert_eq!((status.code(), log.as_str()), (Some(0), ""));
    for watcher in watchers {
        assert_eq!(watcher.join().expect("no panic"), Some(4000), "the socket says why it closes");
    }

    let _server = Server::restart(folder.path(), address, NO_LIMITS);
    assert_eq!(get(address, "/readyz").status, 200);
    for (hot_seat, before) in hot_seats.iter_mut().zip(plies) {
        assert_eq!(
            ply(&hot_seat.guest, &hot_seat.game),
            before,
            "nothing happened meanwhile, nothing is lost"
        );
        hot_seat.come_back();
        hot_seat.finish();
    }
    let records = hot_seats.map(|hot_seat| {
        let record = fetch(&hot_seat.guest, &hot_seat.game, folder.path());
        assert_eq!(check_moves(&record, &hot_seat.acknowledged), hot_seat.acknowledged.len());
        record
    });
    verify(&records);
}

/// Reads until the server says that it restarts, and then the number with which it closes.
fn goodbye(socket: &mut Socket) -> Option<u64> {
    while socket.next().expect("a message")["type"] != "restart" {}
    let close = socket.next().expect("a close");
    assert_eq!(close["type"], "close", "{close}");
    close["code"].as_u64()
}

fn ply(guest: &Guest, game: &str) -> u64 {
    let game = guest.must("GET", &format!("/api/v1/games/{game}"), None);
    game["ply"].as_u64().expect("a ply")
}

/// Nothing else is open, so nothing else keeps the server from ending before everybody is told.
#[test]
fn everybody_is_told_though_nothing_else_keeps_the_server() {
    let folder = scratch();
    let server = Server::start(folder.path(), NO_LIMITS);
    let guest = Guest::arrive(server.address);
    let code = guest.make_table(&serde_json::json!({ "game": "regenwormen" }));
    let sockets = (0..12).map(|_| Socket::open(&guest, &code, 0).expect("a socket"));
    let watchers: Vec<_> = sockets.map(|mut socket| thread::spawn(move || goodbye(&mut socket))).collect();
    assert_eq!(get(server.address, "/healthz").status, 200);
    let (status, log) = server.terminate();
    assert!(status.success(), "{log}");
    for watcher in watchers {
        watcher.join().expect("everybody is told");
    }
}
