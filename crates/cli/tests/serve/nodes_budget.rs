//! Several servers share what a network may use.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::guest::Guest;
use crate::nodes::nats;
use crate::postgres::behind_a_door;
use crate::program::{PATIENCE, scratch};
use crate::server::{Server, command};
use crate::watcher::Watcher;

#[test]
fn what_is_used_up_at_one_server_is_gone_at_the_other() {
    let Some(nats) = nats() else { return };
    let Some((runtime, database, _proxy)) = behind_a_door() else { return };
    let folder = scratch();
    let run = |_| {
        let args = format!(
            "--listen 127.0.0.1:0 --database-url {} --nats {nats} --requests-per-second 1000 --tables-per-hour 20 --guest-tables-per-hour 1000",
            database.url()
        );
        Server::run(command(folder.path(), &args))
    };
    let servers: Vec<Server> = (0..2).map(run).collect();
    let first = Guest::arrive(servers[0].address);
    let table = json!({ "game": "regenwormen" });
    // Half of them at once; one is seen by all.
    for _ in 0..9 {
        first.make_table(&table);
    }
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let code = first.make_table(&json!({ "game": "regenwormen", "seats": seats, "public": true }));
    let other = Guest::arrive(servers[1].address);
    // One beat tells the other server who watches, and what was used up before. The first who comes takes the open seat.
    let visitor = || Watcher::start(Guest::arrive(servers[0].address), code.clone());
    let seated = visitor();
    seated.wait();
    let watcher = visitor();
    let begin = Instant::now();
    while !has_watchers(&other) {
        assert!(begin.elapsed() < PATIENCE, "the servers do not tell each other");
        thread::sleep(Duration::from_millis(20));
    }
    drop((seated, watcher));
    // In an hour there is a place now and then.
    let reply = |_| other.post("/api/v1/tables", &table).expect("an answer");
    let refused = (0..10).map(reply).find(|reply| reply.status != 201).expect("one budget for both");
    assert_eq!((refused.status, &*refused.code()), (429, "too_many"), "{}", refused.body);
    drop(servers);
    runtime.block_on(database.remove());
}

/// Whether a server has heard that somebody watches at the other one.
fn has_watchers(guest: &Guest) -> bool {
    let lobby = guest.must("GET", "/api/v1/tables", None);
    lobby.as_array().expect("a list").iter().any(|table| table["watchers"] != 0)
}
