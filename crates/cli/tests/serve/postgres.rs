use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::thread;

use serde_json::json;
use tokio::runtime::Runtime;

use crate::database::Database;
use crate::disk::check_refusal;
use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::http::get;
use crate::line::By;
use crate::program::{GAMES, scratch};
use crate::proxy::Proxy;
use crate::records::{check_moves, fetch, verify};
use crate::server::{NO_LIMITS, Server, command};
use crate::start::complaint;

/// A database and a door in front of it; none where the developer chose to go without PostgreSQL.
pub(crate) fn behind_a_door() -> Option<(Runtime, Database, Proxy)> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let database = runtime.block_on(Database::create())?;
    let proxy = Proxy::start(&database.url());
    Some((runtime, database, proxy))
}

#[test]
fn play_goes_on_when_postgres_was_away() {
    let Some((runtime, database, proxy)) = behind_a_door() else { return };
    let folder = scratch();
    let url = proxy.url(&database.url());
    let serve = |listen: &str| {
        Server::run(command(folder.path(), &format!("--listen {listen} --database-url {url} {NO_LIMITS}")))
    };
    let server = serve("127.0.0.1:0");
    let mut hot_seats =
        GAMES.map(|(game, ..)| HotSeat::begin(Guest::arrive(server.address), game, By::Socket));
    for hot_seat in &mut hot_seats {
        hot_seat.play(10);
    }

    proxy.shut();
    for hot_seat in &mut hot_seats {
        check_refusal(&hot_seat.try_move().expect_err("the database is away"));
    }
    let guest = &hot_seats[0].guest;
    assert_eq!(guest.get("/api/v1/me").expect("an answer").code(), "unavailable", "nobody is known just now");
    assert_eq!(get(server.address, "/readyz").code(), "unavailable");
    assert_eq!(get(server.address, "/healthz").status, 200, "the server is up");

    proxy.open();
    assert_eq!(get(server.address, "/readyz").status, 200, "the database is back");
    for hot_seat in &mut hot_seats {
        hot_seat.play(10);
    }
    let address = server.address.to_string();
    server.kill();
    let _server = serve(&address);
    let records = hot_seats.map(|mut hot_seat| {
        hot_seat.come_back();
        hot_seat.finish();
        let record = fetch(&hot_seat.guest, &hot_seat.game, folder.path());
        assert_eq!(check_moves(&record, &hot_seat.acknowledged), hot_seat.acknowledged.len());
        record
    });
    verify(&records);
    runtime.block_on(database.remove());
}

#[test]
fn a_server_stops_though_postgres_hangs() {
    let Some((runtime, database, proxy)) = behind_a_door() else { return };
    let folder = scratch();
    let url = proxy.url(&database.url());
    let args = format!("--listen 127.0.0.1:0 --database-url {url} {NO_LIMITS}");
    let server = Server::run(command(folder.path(), &args));
    let mut hot_seat = HotSeat::begin(Guest::arrive(server.address), "regenwormen", By::Http);
    hot_seat.play(3);
    proxy.freeze();
    // A change at the table holds it until the database answers.
    let (guest, table) = (hot_seat.guest.clone(), hot_seat.table.clone());
    let waiting = thread::spawn(move || guest.command(&table, &json!({ "type": "stand" })).map(drop));
    proxy.wait_until_stuck();
    let (status, log) = server.terminate();
    assert_eq!(status.code(), Some(0), "{log}");
    // Whether it got an answer or not, it does not wait any more.
    let _ = waiting.join().expect("no panic");
    runtime.block_on(database.remove());
}

#[test]
fn a_server_waits_for_a_database_that_starts_later() {
    let Some((runtime, database, proxy)) = behind_a_door() else { return };
    let folder = scratch();
    proxy.shut();
    let opens = thread::scope(|scope| {
        scope.spawn(|| {
            proxy.wait_until_turned_away();
            proxy.open();
        });
        let url = proxy.url(&database.url());
        let args = format!("--listen 127.0.0.1:0 --database-url {url} {NO_LIMITS}");
        Server::run(command(folder.path(), &args))
    });
    assert_eq!(get(opens.address, "/readyz").status, 200);
    assert!(opens.stderr().contains("the server starts when it is there"), "{}", opens.stderr());
    runtime.block_on(database.remove());
}

#[test]
fn a_server_that_waits_for_its_database_can_be_stopped() {
    let Some((runtime, database, proxy)) = behind_a_door() else { return };
    let folder = scratch();
    proxy.shut();
    let url = proxy.url(&database.url());
    let mut waiting = command(folder.path(), &format!("--listen 127.0.0.1:0 --database-url {url}"));
    let mut child = waiting.stderr(Stdio::piped()).spawn().expect("it runs");
    let mut log = BufReader::new(child.stderr.take().expect("a pipe"));
    let mut line = String::new();
    log.read_line(&mut line).expect("a line");
    assert!(line.contains("the server starts when it is there"), "{line}");
    let script = format!("kill -TERM {}", child.id());
    assert!(Command::new("sh").args(["-c", &script]).status().expect("a shell").success());
    let status = child.wait().expect("it ends");
    assert_eq!(status.code(), Some(0));
    runtime.block_on(database.remove());
}

#[test]
fn a_database_that_is_not_there_is_refused_at_once() {
    let Some((runtime, database, _)) = behind_a_door() else { return };
    let folder = scratch();
    let url = format!("{}_not", database.url());
    let refused = complaint(command(folder.path(), &format!("--listen 127.0.0.1:0 --database-url {url}")));
    assert!(refused.starts_with("wormery: open the database: the database cannot be opened: "), "{refused}");
    assert_eq!(refused.lines().count(), 1, "it is not tried again: {refused}");
    runtime.block_on(database.remove());
}
