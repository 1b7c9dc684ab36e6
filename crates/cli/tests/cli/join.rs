//! Playing at a server's table from a terminal.

#![cfg(unix)]

use std::fs;
use std::net::TcpListener;
use std::path::Path;

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::program::{put, scratch, wormery};
use crate::pty::Pty;
use crate::server::{NO_LIMITS, Server};

/// A table for the one at the terminal and a bot, made by somebody else.
fn make(host: &Guest, game: &str, options: &Value) -> String {
    let bot = if game == "regenwormen" { "greedy" } else { "random" };
    host.make_table(&json!({"game": game, "options": options, "bot_pace_ms": 0,
        "seats": [{"type": "open"}, {"type": "bot", "level": bot}]}))
}

fn join(folder: &Path, server: &Server, code: &str, more: &str) -> Pty {
    let args = format!("join http://{}/t/{code} --pace instant {more}", server.address);
    Pty::start(folder, &args, 80, 24)
}

/// Whether somebody at the keyboard can choose: there is a button with a key.
fn is_asked(shown: &str) -> bool {
    let mut lines = shown.lines().skip(14).take(8);
    lines.any(|line| line.starts_with(" ▐")) && !shown.contains("is thinking") && !shown.contains("Sending")
}

/// Presses Enter so many times, each time something is asked; `false` when the game is over.
fn play(pty: &mut Pty, n_times: usize) -> bool {
    let mut before = String::new();
    for _ in 0..n_times {
        let shown = pty.wait_for("a question", |shown| {
            shown.contains("Once more?") || (*shown != before && is_asked(shown))
        });
        if shown.contains("Once more?") {
            return false;
        }
        before = shown;
        pty.press("\r");
    }
    true
}

#[test]
fn whole_games_of_every_rule_set_with_a_server_that_restarts() {
    let rule_sets = [
        ("regenwormen", json!({})),
        ("regenwormen", json!({"expansion": true})),
        ("it-happens", json!({})),
        ("holzwurm", json!({"deals": 1})),
    ];
    for (game, options) in rule_sets {
        let folder = scratch();
        let server = Server::start(folder.path(), NO_LIMITS);
        let host = Guest::arrive(server.address);
        let code = make(&host, game, &options);
        let mut pty = join(folder.path(), &server, &code, "--name Ann");
        pty.wait("Ann");
        pty.wait("S start");
        assert!(host.command(&code, &json!({"type": "start"})).is_ok_and(|reply| reply.status == 200));
        assert!(play(&mut pty, 4), "a game is longer");
        let address = server.address;
        server.kill();
        pty.wait("The connection is lost");
        let server = Server::restart(folder.path(), address, NO_LIMITS);
        pty.wait_for("the connection", |shown| !shown.contains("The connection is lost"));
        while play(&mut pty, 1000) {}
        pty.wait("D Choices");
        pty.wait("The luck is proven: ");
        let table = host.table(&code).expect("a table");
        assert_eq!((&table["state"], &table["seats"][0]["name"]), (&json!("over"), &json!("Ann")));
        pty.press("q");
        assert!(pty.end(), "it ends well");
        let id = table["game_id"].as_str().expect("a game");
        let record = format!("data/wormery/games/{game}-{id}.wgr");
        let verified = wormery(folder.path(), &format!("verify {record}")).done();
        assert!(verified.contains(": fair, "), "{verified}");
        // The one deal of Holzwurm comes before anybody acts.
        let has_nonces = !verified.contains(" 0 with a player’s own luck");
        assert_eq!(has_nonces, game != "holzwurm", "nonces were sent: {verified}");
        drop(server);
    }
}

#[test]
fn the_host_begins_and_plays_again_and_comes_back() {
    let folder = scratch();
    let server = Server::start(folder.path(), NO_LIMITS);
    let host = Guest::arrive(server.address);
    let code = host.make_table(&json!({"game": "holzwurm", "options": {"deals": 1}, "bot_pace_ms": 0}));
    // The one at the terminal is the one who has made the table.
    let cookie = host.key.trim_end().trim_start_matches("Cookie: ");
    fs::create_dir_all(folder.path().join("data/wormery")).expect("a folder");
    let known = json!({format!("http://{}", server.address): cookie}).to_string();
    put(&folder.path().join("data/wormery"), "guests.json", known);
    let mut pty = join(folder.path(), &server, &code, "--name Hostess");
    pty.wait("S Start, bots take the free seats");
    pty.press("c");
    pty.wait("Say something");
    pty.press("good evening\r");
    pty.wait("Hostess: good evening");
    pty.press("s");
    while play(&mut pty, 1000) {}
    pty.press("n");
    pty.wait_for("the next game", |shown| !shown.contains("Once more?") && !shown.contains("about to begin"));
    assert!(play(&mut pty, 2), "the next game is played");
    pty.press("q");
    pty.wait("Leave the table?");
    pty.press("y");
    assert!(pty.end());
    assert!(String::from_utf8_lossy(&pty.raw).contains(&format!("/t/{code}")), "how to come back is told");
    let mut pty = join(folder.path(), &server, &code, "");
    assert!(play(&mut pty, 1), "the same seat is there");
    pty.press("qy");
    assert!(pty.end());
}

#[test]
fn whoever_finds_no_seat_watches() {
    let folder = scratch();
    let server = Server::start(folder.path(), NO_LIMITS);
    let host = Guest::arrive(server.address);
    let code = make(&host, "regenwormen", &json!({}));
    let mut pty = join(folder.path(), &server, &code, "--watch");
    pty.wait("free");
    assert_eq!(host.table(&code).expect("a table")["seats"][0]["type"], "open");
    assert!(host.command(&code, &json!({"type": "start"})).is_ok_and(|reply| reply.status == 200));
    pty.wait("watching");
    pty.press("qy");
    assert!(pty.end());
}

/// What the program says before it fails.
fn complaint(folder: &Path, args: &str) -> String {
    let mut pty = Pty::start(folder, args, 80, 24);
    assert!(!pty.end(), "{args} fails");
    let raw = String::from_utf8_lossy(&pty.raw).into_owned();
    assert!(!raw.contains("\x1b[?1049h"), "the terminal was not taken: {raw}");
    raw.replace("\r\n", "")
}

#[test]
fn what_is_wrong_is_said() {
    let folder = scratch();
    let server = Server::start(folder.path(), NO_LIMITS);
    let at = server.address;
    let nowhere = complaint(folder.path(), &format!("join http://{at}/t/ZZZZZZ"));
    assert!(nowhere.contains(&format!("wormery: http://{at}/t/ZZZZZZ: ")), "{nowhere}");
    assert!(nowhere.contains("no such table") || nowhere.contains("there is no table"), "{nowhere}");
    let name = complaint(folder.path(), &format!("join http://{at}/t/ZZZZZZ --name {}", "x".repeat(40)));
    assert!(name.contains("wormery: --name: "), "{name}");
    let secure = complaint(folder.path(), &format!("join https://{at}/t/ZZZZZZ"));
    assert!(secure.contains(&format!("wormery: https://{at} does not answer: ")), "{secure}");
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port");
    let down = complaint(folder.path(), &format!("join {free}/t/ZZZZZZ"));
    assert!(down.contains(&format!("wormery: http://{free} does not answer: Connection refused")), "{down}");
}
