//! The lobby of a server, tables line by line, and the saved games in the menu.

#![cfg(unix)]

use std::fs;

use serde_json::json;

use crate::guest::Guest;
use crate::program::{put, scratch, tells_moments, wormery, wormery_reads};
use crate::pty::Pty;
use crate::server::{NO_LIMITS, Server};

#[test]
fn a_table_is_found_and_made_in_the_lobby_of_a_server() {
    let folder = scratch();
    let server = Server::start(folder.path(), &format!("{NO_LIMITS} --bot-pace-ms 0 --bot-ms 1"));
    let host = Guest::arrive(server.address);
    let code = host.make_table(&json!({"game": "holzwurm", "public": true}));
    let mut pty = Pty::start(folder.path(), &format!("join http://{} --name Ann", server.address), 80, 24);
    let shown = pty.wait(&code);
    assert!(shown.contains("Der dreizehnte Holzwurm") && shown.contains("New table: Pickomino"), "{shown}");
    pty.press("\r");
    pty.wait(&format!("table {code}"));
    pty.wait("Ann");
    pty.press("q");
    assert!(pty.end());
    let mut pty = Pty::start(folder.path(), &format!("join {}", server.address), 80, 24);
    pty.wait("New table: Pickomino");
    pty.press("\x1b[B\r");
    pty.wait("Open the table");
    // Three seats, bots on the others, and everybody may find it.
    pty.press("\x1b[B\x1b[C\x1b[B\x1b[C\x1b[B\x1b[C");
    let shown = pty.wait("list: ‹ yes ›");
    assert!(shown.contains("Seats: 3") && shown.contains("On the other seats: bot: "), "{shown}");
    pty.press("\x1b[H\r");
    pty.wait("public");
    let shown = pty.wait("S Start");
    assert!(shown.contains("3  ▲") && !shown.contains("free"), "{shown}");
    pty.press("q");
    assert!(pty.end());
}

#[test]
fn a_table_is_put_together_line_by_line() {
    let folder = scratch();
    let server = Server::start(folder.path(), NO_LIMITS);
    let join = |input: &str| {
        let args = format!("join {} --plain --name Ann", server.address);
        wormery_reads(folder.path(), &args, input.to_owned()).done()
    };
    // Back to the list, then a table with three seats, bots and the expansion.
    let told = join("1\n0\n1\n1\n2\n3\n5\nx\n99\n\nq\n");
    for line in ["  1  Seats: 3\n", "  3  Others find it in the list: yes\n", "  5  Expansion: yes\n"] {
        assert!(told.contains(line), "{line} in {told}");
    }
    assert_eq!(told.matches("Tables at ").count(), 2, "{told}");
    assert!(told.contains("There is no choice 99"), "{told}");
    let tables = crate::http::ask(server.address, "GET", "/api/v1/tables", "", None).unwrap().json();
    let seats = tables[0]["seats"].as_array().expect("seats");
    assert!(seats.len() == 3 && seats.iter().all(serde_json::Value::is_string), "{tables}");
    // Whoever leaves in the middle of it makes nothing.
    assert!(join("2\nq\n").contains("Seats: 2\n"));
    assert!(join("2\n").contains("Seats: 2\n"), "the end of the input is a leave");
}

#[test]
fn whole_games_at_a_server_line_by_line() {
    let folder = scratch();
    let server = Server::start(folder.path(), &format!("{NO_LIMITS} --bot-pace-ms 0 --bot-ms 1"));
    for place in [1, 3] {
        // A new table, bots on the free seats, and a game.
        let input = format!("{place}\n\ns\n{}", "2\n1\n".repeat(3000));
        let args = format!("join http://{} --plain --name Ann", server.address);
        let told = wormery_reads(folder.path(), &args, input);
        assert_eq!(told.status, Some(0), "{}{}", told.stdout, told.stderr);
        let told = told.stdout;
        for words in ["Tables at http://", "Ann, what do you do?", "\nThe game is over.\n", "  1. "] {
            assert!(told.contains(words), "{words} in {told}");
        }
    }
    let complaint = wormery(folder.path(), "join http://127.0.0.1:1 --plain").failed();
    assert!(complaint.contains("does not answer"), "{complaint}");
    let well = wormery(folder.path(), &format!("healthcheck http://{}/", server.address));
    assert_eq!(well.status, Some(0));
    assert_eq!(wormery(folder.path(), &format!("healthcheck {}", server.address)).status, Some(0));
}

#[test]
fn saved_games_are_in_the_menu() {
    let folder = scratch();
    for game in ["regenwormen", "holzwurm"] {
        wormery_reads(folder.path(), &format!("play {game} --seed 7 --plain --names Zed"), "1\nq\n").done();
    }
    let games = folder.path().join("data/wormery/games");
    let n_games = || fs::read_dir(&games).unwrap().count();
    assert_eq!(n_games(), 2);
    let mut pty = Pty::start(folder.path(), "play", 80, 24);
    pty.wait("Saved games (2)");
    pty.press("\x1b[B\r");
    pty.wait("D delete");
    pty.press("d");
    pty.wait("for good?");
    pty.press("n");
    pty.wait_for("nothing", |shown| !shown.contains("for good?"));
    assert_eq!(n_games(), 2);
    pty.press("d");
    pty.wait("for good?");
    pty.press("y");
    pty.wait("is deleted.");
    assert_eq!(n_games(), 1);
    pty.press("\r");
    pty.wait("L log");
    pty.press("l");
    let shown = pty.wait("What happened");
    assert!(shown.contains("Zed"), "the log is there: {shown}");
    pty.press("x");
    pty.wait_for("the table", |shown| !shown.contains("What happened"));
    pty.press("qy");
    assert!(pty.end());
}

#[test]
fn the_digest_of_a_game_is_kept_and_compared() {
    let folder = scratch();
    let server = Server::start(folder.path(), &format!("{NO_LIMITS} --bot-pace-ms 0 --bot-ms 1"));
    let args = format!("join {} --plain --name Ann", server.address);
    let told = wormery_reads(folder.path(), &args, format!("2\n\ns\n{}", "2\n1\n".repeat(3000)));
    assert!(told.stdout.contains("The luck is proven: ") && tells_moments(&told.stdout), "{}", told.stdout);
    let kept = fs::read_to_string(folder.path().join("data/wormery/digests.json")).expect("it is kept");
    let kept: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&kept).unwrap();
    let (id, digest) = kept.iter().next().expect("one game");
    let record =
        crate::http::ask(server.address, "GET", &format!("/api/v1/games/{id}/record"), "", None).unwrap();
    put(folder.path(), "game.wgr", &record.body);
    wormery(folder.path(), "verify game.wgr").done();
    // Had the server said something else at the end, its record would be another one.
    let other = if digest.as_str().unwrap().starts_with('0') { "1" } else { "0" };
    let forged = json!({id: format!("{other}{}", &digest.as_str().unwrap()[1..])}).to_string();
    put(&folder.path().join("data/wormery"), "digests.json", forged);
    let ran = wormery(folder.path(), "verify game.wgr");
    assert_eq!(ran.status, Some(1), "{}", ran.stdout);
    assert!(!ran.stdout.contains(": fair"), "{}", ran.stdout);
}
