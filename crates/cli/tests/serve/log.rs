use serde_json::{Value, json};

use crate::guest::Guest;
use crate::hot_seat::HotSeat;
use crate::http::{Reply, ask, get};
use crate::line::By;
use crate::nodes::nats;
use crate::postgres::behind_a_door;
use crate::program::scratch;
use crate::records::fetch;
use crate::server::{NO_LIMITS, Server, command};
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
        let (_, log) = server.terminate();
        assert!(log.contains("the server stops"), "there is a log: {log}");
        for canary in canaries {
            assert!(canary.len() >= 6, "{canary}");
            let line = log.lines().find(|line| line.contains(&canary));
            assert_eq!(line, None, "{canary} is in the log at level {level}");
        }
    }
}

/// A part of passwords that is there whether they are written as in an address or not.
const PASSWORD: &str = "CanaryPass";

/// An address with a password that its server does not ask for, and may well be told.
fn with_password(url: &str, user: &str) -> String {
    let (scheme, rest) = url.split_once("://").expect("an address");
    let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
    format!("{scheme}://{user}:{PASSWORD}%2Fword@{place}")
}

#[test]
fn logs_hold_no_password_of_a_server_behind() {
    let (Some(nats), Some((runtime, database, proxy))) = (nats(), behind_a_door()) else { return };
    let folder = scratch();
    let places = format!(
        "--database-url {} --nats {}",
        with_password(&proxy.url(&database.url()), "test"),
        with_password(&nats, "somebody")
    );
    let args =
        format!("--listen 127.0.0.1:0 {places} {NO_LIMITS} --trust-proxy --log trace,async_nats=trace");
    let server = Server::run(command(folder.path(), &args));
    let mut canaries = story(&server, folder.path());
    canaries.extend([NAME, WORDS, NETWORK, PASSWORD].map(str::to_owned));
    proxy.shut();
    assert_eq!(get(server.address, "/readyz").code(), "unavailable");
    proxy.open();
    let said = server.stdout();
    let (_, log) = server.terminate();
    assert!(log.contains("the store does not answer") && log.contains("the server stops"), "{log}");
    for canary in canaries {
        let line = log.lines().chain(said.lines()).find(|line| line.contains(&canary));
        assert_eq!(line, None, "{canary}");
    }
    runtime.block_on(database.remove());
}

#[test]
fn an_address_that_is_wrong_is_not_repeated_with_its_password() {
    let folder = scratch();
    for args in [
        format!("--database-url postgres://test:{PASSWORD}@127.0.0.1:none/wormery"),
        format!("--database-url mysql://test:{PASSWORD}@127.0.0.1/wormery"),
        format!("--data data --nats http://test:{PASSWORD}@127.0.0.1"),
        format!("--data data --nats nats://test:{PASSWORD}@127.0.0.1:none"),
    ] {
        let said =
            Server::try_run(command(folder.path(), &format!("--listen 127.0.0.1:0 --log trace {args}")));
        let said = said.err().unwrap_or_else(|| panic!("it serves with {args}"));
        let (_, said) = said.split_once('\n').expect("the command comes first");
        assert!(!said.is_empty() && !said.contains(PASSWORD), "{args}: {said}");
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
