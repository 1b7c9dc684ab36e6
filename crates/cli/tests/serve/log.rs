use serde_json::{Value, json};

use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::http::{Reply, ask};
use crate::line::By;
use crate::program::scratch;
use crate::records::fetch;
use crate::server::{NO_LIMITS, Server};
use crate::socket::Socket;

const NAME: &str = "Canary Name";
const WORDS: &str = "canary words for friends";
const NETWORK: &str = "203.0.113.77";

#[test]
fn logs_hold_nothing_about_people() {
    for level in ["debug", "trace"] {
        let folder = scratch();
        let server = Server::start(folder.path(), &format!("{NO_LIMITS} --log {level} --trust-proxy"));
        let mut canaries = story(&server, folder.path());
        canaries.extend([NAME, WORDS, NETWORK].map(str::to_owned));
        let (_, _, log) = server.terminate();
        assert!(log.contains("the server stops"), "there is a log: {log}");
        for canary in canaries {
            assert!(canary.len() >= 6, "{canary}");
            let line = log.lines().find(|line| line.contains(&canary));
            assert_eq!(line, None, "{canary} is in the log at level {level}");
        }
    }
}

/// A person and a program play and talk, well and badly; returns what nobody may find in the log.
fn story(server: &Server, folder: &std::path::Path) -> Vec<String> {
    let mut guest = Guest::arrive(server.address);
    guest.key = format!("{}X-Forwarded-For: {NETWORK}\r\n", guest.key);
    let me = guest.must("PATCH", "/api/v1/me", Some(&json!({ "name": NAME })));
    let cookie = guest.token();
    let bot = guest.bot("Canary Bot");
    let plain = Guest { key: format!("Cookie: wormery_device={cookie}\r\n"), ..guest.clone() };
    let mut hot_seat = HotSeat::begin(guest.clone(), "holzwurm", By::Http);
    let mut socket = Socket::open(&plain, &hot_seat.table, 0).expect("a socket");
    let said = socket.command(&json!({ "type": "say", "text": WORDS })).expect("an answer");
    assert_eq!(said["type"], "ack", "{said}");
    misbehave(&guest, &bot, &hot_seat.table, &mut socket);
    hot_seat.finish();
    let record = fetch(&guest, &hot_seat.game, folder);
    let header = std::fs::read_to_string(record).expect("a record");
    let header: Value = serde_json::from_str(header.lines().next().expect("a header")).expect("JSON");
    let secret = header["meta"]["fair"]["secret"].as_str().expect("the secret is told at the end").to_owned();
    guest.must("GET", "/api/v1/me/export", None);
    guest.must("DELETE", "/api/v1/me", None);
    let id = me["id"].as_str().expect("an id").to_owned();
    vec![cookie, bot.token(), hot_seat.table, secret, id, "Canary Bot".to_owned()]
}

/// What is refused must not get into the log either.
fn misbehave(guest: &Guest, bot: &Guest, table: &str, socket: &mut Socket) {
    let refused = |reply: std::io::Result<Reply>| {
        let reply = reply.expect("an answer");
        assert!(reply.status >= 400, "{reply:?}");
    };
    refused(guest.ask("PATCH", "/api/v1/me", Some(&json!({ "name": NAME.repeat(9) }))));
    refused(guest.ask("PATCH", "/api/v1/me", Some(&json!({ "name": NAME, "color": NAME }))));
    refused(guest.post(&format!("/api/v1/games/{NAME}/actions").replace(' ', "_"), &json!({ "ply": 0 })));
    refused(bot.command(table, &json!({ "type": "start", "text": WORDS })));
    refused(guest.command(table, &json!({ "type": WORDS })));
    let stranger = format!("Cookie: wormery_device={}x\r\n", guest.token());
    refused(ask(guest.address, "GET", &format!("/api/v1/me/games?cursor={table}"), &stranger, None));
    socket.send(format!("{{\"type\":\"say\",\"text\":\"{WORDS}")).expect("half a message");
    let answer = socket.command(&json!({ "type": "say", "text": WORDS.repeat(99) })).expect("an answer");
    assert_eq!(answer["type"], "refused", "{answer}");
}
