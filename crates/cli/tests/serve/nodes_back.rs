//! Nobody is sent less of a game than he has seen, whatever a server believes that has lost the others.

use std::thread;
use std::time::{Duration, Instant};

use crate::database::Database;
use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::http::get;
use crate::line::By;
use crate::nodes::nats;
use crate::postgres::behind_a_door;
use crate::program::{PATIENCE, scratch};
use crate::proxy::Proxy;
use crate::server::{NO_LIMITS, Server, command};
use crate::socket::Socket;

/// Two servers of one database; between one of them and NATS is a door. Somebody plays there.
struct Pair {
    cut_off: Server,
    other: Server,
    door: Proxy,
    hot_seat: HotSeat,
}

impl Pair {
    fn start(folder: &std::path::Path, database: &Database, nats: &str) -> Self {
        let door = Proxy::start(&format!("nats@{}/", nats.trim_start_matches("nats://")));
        let serve = |nats: &str| {
            let args =
                format!("--listen 127.0.0.1:0 --database-url {} --nats {nats} {NO_LIMITS}", database.url());
            Server::run(command(folder, &args))
        };
        let (cut_off, other) = (serve(&format!("nats://{}", door.address)), serve(nats));
        let mut hot_seat = HotSeat::begin(Guest::arrive(cut_off.address), "regenwormen", By::Http);
        hot_seat.play(3);
        Self { cut_off, other, door, hot_seat }
    }

    /// The ply of the first frame that is sent to somebody who comes back; none if he is sent away.
    fn come_back(&self, server: &Server) -> Option<u64> {
        let since = self.hot_seat.acknowledged.last().map_or(0, |last| last.ply + 1);
        let guest = Guest { address: server.address, ..self.hot_seat.guest.clone() };
        let mut socket = Socket::open(&guest, &self.hot_seat.table, since).ok()?;
        loop {
            let message = socket.next().ok().filter(|message| message["type"] != "close")?;
            if let Some(ply) = message["frame"]["ply"].as_u64() {
                assert!(ply >= since, "ply {since} was seen, then ply {ply}");
                return Some(ply);
            }
        }
    }
}

#[test]
fn a_server_that_was_cut_off_sends_nobody_back() {
    let Some(nats) = nats() else { return };
    let Some((runtime, database, _proxy)) = behind_a_door() else { return };
    let folder = scratch();
    let mut pair = Pair::start(folder.path(), &database, &nats);
    pair.door.shut();
    wait(|| get(pair.cut_off.address, "/readyz").status != 200);
    pair.hot_seat.guest.address = pair.other.address;
    pair.hot_seat.come_back();
    for _ in 0..3 {
        pair.hot_seat.play(2);
        pair.come_back(&pair.cut_off);
    }
    pair.door.open();
    wait(|| {
        pair.come_back(&pair.cut_off);
        get(pair.cut_off.address, "/readyz").status == 200
    });
    assert!(pair.come_back(&pair.cut_off).is_some(), "a server that is ready knows the table");
    pair.hot_seat.play(3);
    drop(pair);
    runtime.block_on(database.remove());
}

#[test]
fn two_servers_that_both_have_a_table_send_nobody_back() {
    let Some(nats) = nats() else { return };
    let Some((runtime, database, _proxy)) = behind_a_door() else { return };
    let folder = scratch();
    let mut pair = Pair::start(folder.path(), &database, &nats);
    pair.hot_seat.next().expect("the game is not over");
    // Nothing tells the server that it has lost the others.
    pair.door.freeze();
    assert!(pair.come_back(&pair.other).is_some(), "the other server takes the table");
    // Unless it has noticed meanwhile.
    let _ = pair.hot_seat.try_move();
    pair.come_back(&pair.other);
    pair.come_back(&pair.cut_off);
    pair.door.thaw();
    wait(|| [&pair.cut_off, &pair.other].iter().all(|server| pair.come_back(server).is_some()));
    pair.hot_seat.guest.address = pair.other.address;
    pair.hot_seat.come_back();
    pair.hot_seat.play(3);
    drop(pair);
    runtime.block_on(database.remove());
}

fn wait(mut is_so: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < PATIENCE, "it does not come to that");
        thread::sleep(Duration::from_millis(20));
    }
}
