//! Several servers share what a network may use.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::guest::Guest;
use crate::nodes::nats;
use crate::postgres::behind_a_door;
use crate::program::scratch;
use crate::server::{Server, command};

#[test]
fn what_is_used_up_at_one_server_is_gone_at_the_other() {
    let Some(nats) = nats() else { return };
    let Some((runtime, database, _proxy)) = behind_a_door() else { return };
    let folder = scratch();
    let run = |_| {
        let args = format!(
            "--listen 127.0.0.1:0 --database-url {} --nats {nats} --tables-per-hour 20 --guest-tables-per-hour 1000",
            database.url()
        );
        Server::run(command(folder.path(), &args))
    };
    let servers: Vec<Server> = (0..2).map(run).collect();
    let first = Guest::arrive(servers[0].address);
    let table = json!({ "game": "regenwormen" });
    // Half of them at once.
    for _ in 0..10 {
        first.make_table(&table);
    }
    let other = Guest::arrive(servers[1].address);
    let (begin, mut n_made) = (Instant::now(), 0);
    let refused = loop {
        let reply = other.post("/api/v1/tables", &table).expect("an answer");
        // The servers tell each other once a second.
        if reply.status == 429 || begin.elapsed() > Duration::from_secs(20) {
            break reply;
        }
        n_made += 1;
        thread::sleep(Duration::from_millis(500));
    };
    assert_eq!((refused.status, &*refused.code()), (429, "too_many"), "{}", refused.body);
    assert!(n_made < 10, "each server had a budget of its own: {n_made} were made at the second");
    drop(servers);
    runtime.block_on(database.remove());
}
