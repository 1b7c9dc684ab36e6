//! No table is left in a state that nobody can change: not by a line that breaks, nor by a database that hangs or is cut off.

use std::io::Write;
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::own_postgres::OwnPostgres;
use crate::postgres::behind_a_door;
use crate::program::{PATIENCE, scratch};
use crate::server::{NO_LIMITS, Server, command};

const N_TABLES: usize = 12;
const N_CUTS: usize = 60;
/// Longer than the server waits for an answer of its database.
const HANGS: Duration = Duration::from_secs(9);

fn tables(guest: &Guest) -> Vec<String> {
    let request = json!({ "game": "regenwormen", "seats": [{ "type": "me" }, { "type": "open" }] });
    (0..N_TABLES).map(|_| guest.make_table(&request)).collect()
}

/// Changes every table, starts it and looks whether it plays.
fn check_all(guest: &Guest, tables: &[String]) {
    for code in tables {
        must(guest, code, &json!({ "type": "change", "bot_pace_ms": 60_000 }));
        assert_eq!(guest.table(code).expect("the table")["bot_pace_ms"], 60_000, "{code}");
        must(guest, code, &json!({ "type": "start" }));
        let begin = Instant::now();
        while guest.table(code).expect("the table")["state"] != "playing" {
            assert!(begin.elapsed() < PATIENCE, "{code} does not begin");
        }
    }
}

/// Something that must work, at the latest when the store has been read again.
fn must(guest: &Guest, code: &str, command: &Value) {
    let begin = Instant::now();
    loop {
        let reply = guest.command(code, command).expect("an answer");
        if reply.status == 200 {
            return;
        }
        let is_away = reply.status == 503 && begin.elapsed() < PATIENCE;
        assert!(is_away, "{code} {command}: {} {}", reply.status, reply.body);
    }
}

#[test]
fn a_line_that_breaks_while_a_name_is_changed_leaves_no_table_stuck() {
    let folder = scratch();
    let server = Server::start(folder.path(), NO_LIMITS);
    let guest = Guest::arrive(server.address);
    let tables = tables(&guest);
    for number in 0..N_CUTS {
        let body = json!({ "name": format!("Worm {number}") }).to_string();
        let length = body.len();
        let request = format!(
            "PATCH /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n{}\r\n{body}",
            guest.key
        );
        let mut stream = TcpStream::connect(server.address).expect("a connection");
        stream.write_all(request.as_bytes()).expect("a request");
        // Nobody reads the answer; the line breaks at another moment each time.
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_micros(number as u64 * 100) {
            std::hint::spin_loop();
        }
        drop(stream);
    }
    // A request that was cut off may still be under way, and come after the next one.
    let is_oma = |code: &String| guest.table(code).expect("the table")["seats"][0]["name"] == "Oma";
    let begin = Instant::now();
    loop {
        guest.must("PATCH", "/api/v1/me", Some(&json!({ "name": "Oma" })));
        if tables.iter().all(is_oma) {
            break;
        }
        assert!(begin.elapsed() < PATIENCE, "a table has another name than its guest");
    }
    check_all(&guest, &tables);
}

#[test]
fn a_database_that_hangs_or_is_cut_off_leaves_no_table_stuck() {
    let Some((runtime, database, proxy)) = behind_a_door() else { return };
    let (folder, url) = (scratch(), proxy.url(&database.url()));
    let serve = format!("--listen 127.0.0.1:0 --database-url {url} {NO_LIMITS}");
    let server = Server::run(command(folder.path(), &serve));
    let guest = Guest::arrive(server.address);
    let tables = tables(&guest);
    // Once it hangs for longer than anybody waits, and once it is cut off in the middle.
    for is_cut in [false, true] {
        let changes: Vec<_> = tables.iter().map(|code| change(&guest, code)).collect();
        proxy.freeze();
        proxy.wait_until_stuck();
        if is_cut {
            proxy.shut();
        } else {
            thread::sleep(HANGS);
        }
        proxy.thaw();
        proxy.open();
        for change in changes {
            change.join().expect("no panic");
        }
    }
    check_all(&guest, &tables);
    drop(server);
    runtime.block_on(database.remove());
}

#[test]
#[ignore = "starts, stops and kills a PostgreSQL of its own: a minute"]
fn postgres_that_is_stopped_or_crashes_leaves_no_table_stuck() {
    let postgres = OwnPostgres::start();
    let folder = scratch();
    let serve = format!("--listen 127.0.0.1:0 --database-url {} {NO_LIMITS}", postgres.url);
    let server = Server::run(command(folder.path(), &serve));
    let guest = Guest::arrive(server.address);
    let tables = tables(&guest);
    for round in 0..6 {
        let changes: Vec<_> = tables.iter().map(|code| change(&guest, code)).collect();
        thread::sleep(Duration::from_millis(10 * round));
        if round % 2 == 0 {
            postgres.freeze();
            thread::sleep(HANGS);
            postgres.thaw();
        } else {
            postgres.crash();
        }
        for change in changes {
            change.join().expect("no panic");
        }
    }
    check_all(&guest, &tables);
    postgres.freeze();
    // It stops though PostgreSQL is stuck.
    let (status, log) = server.terminate();
    assert_eq!(status.code(), Some(0), "{log}");
}

/// Changes a table again and again for a while; whatever the answers are.
fn change(guest: &Guest, code: &str) -> thread::JoinHandle<()> {
    let (guest, code) = (guest.clone(), code.to_owned());
    thread::spawn(move || {
        for number in 0..20 {
            let command = json!({ "type": "change", "bot_pace_ms": number });
            // It may be refused, and the connection may break: but it is answered.
            let _ = guest.command(&code, &command);
        }
    })
}
