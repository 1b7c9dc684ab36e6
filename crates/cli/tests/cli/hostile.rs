//! Texts of somebody else: in records, and from a server that is not one of ours.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::thread;

use serde_json::json;

use crate::guest::Guest;
use crate::program::{Ran, golden, put, root, scratch, wormery, wormery_reads};
use crate::server::{NO_LIMITS, Server};

/// Checks that a terminal is not moved, and that nothing is hidden or turned around; new lines are the program's own.
fn check(ran: &Ran, about: &str) {
    for text in [&ran.stdout, &ran.stderr] {
        let is_bad = |letter: &char| {
            *letter != '\n' && letter.is_control()
                || matches!(letter, '\u{200b}' | '\u{2028}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        };
        let bad = text.chars().find(is_bad);
        assert_eq!(bad, None, "{about}: {text}");
        assert!(!text.lines().any(|line| line.starts_with("forged")), "{about}: {text}");
    }
}

/// As it stands in JSON: an escape sequence, a line of its own, a turn of direction, a letter that cannot be seen.
const EVIL: &str = r"A\u001b]0;pwn\u0007\nforged\u202eb\u2066\u200b\u009b2Jc";

#[test]
fn names_and_cards_of_a_record_move_no_terminal() {
    let folder = scratch();
    let named = golden("regenwormen-3p.wgr").replace(r#""Ann""#, &format!("\"{EVIL}\""));
    assert!(named.contains(EVIL));
    let saved = root().join("crates/cli/tests/saves/0.1/it-happens-deck-running.wgr");
    let saved = std::fs::read_to_string(saved).expect("a saved game");
    let cards = (1..13).fold(saved, |text, number| {
        text.replace(&format!("\"M{number:02}\""), &format!("\"{EVIL}{number}\""))
    });
    assert!(cards.matches(EVIL).count() > 12, "cards that lie on the table");
    for record in [named, cards] {
        put(folder.path(), "game.wgr", &record);
        let cut = record.lines().take(40).chain([EVIL]).collect::<Vec<_>>().join("\n");
        put(folder.path(), "wrong.wgr", cut);
        for args in
            ["watch --plain", "replay", "replay --json", "verify", "verify --json", "review", "review --json"]
        {
            check(&wormery(folder.path(), &format!("{args} game.wgr")), args);
            check(&wormery(folder.path(), &format!("{args} wrong.wgr")), args);
        }
    }
}

#[test]
fn what_is_wrong_with_a_record_is_said_without_harm() {
    let folder = scratch();
    for header in [
        format!(r#"{{"record":1,"game":"{EVIL}","players":["a","b"]}}"#),
        format!(r#"{{"record":1,"game":"holzwurm","players":["a","b"],"{EVIL}":1}}"#),
        format!(r#"{{"record":1,"game":"holzwurm","players":["a","b"],"options":{{"{EVIL}":1}}}}"#),
        format!(r#"{{"record":1,"game":"it-happens","players":["a","b"],"options":{{"deck":"{EVIL}"}}}}"#),
    ] {
        put(folder.path(), "game.wgr", header);
        for args in ["watch --plain", "replay", "verify", "review"] {
            let ran = wormery(folder.path(), &format!("{args} game.wgr"));
            assert!(ran.status != Some(0));
            check(&ran, args);
        }
    }
}

/// What a server says, and what this one says in its place, with as many bytes.
const FORGED: [(&str, &str); 3] =
    [("CANARYNAME1", r"\u001b]0;x~"), ("CANARYNAME22", r"\u202e\nforg"), ("CANARYTALK333", r"\u009b\u200bx")];

/// A line to a server that has other texts in its answers.
fn forger(server: SocketAddr) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let far = TcpStream::connect(server).expect("the server is there");
            let both = (client.try_clone().expect("a socket"), far.try_clone().expect("a socket"));
            thread::spawn(move || pass(both.0, both.1, false));
            thread::spawn(move || pass(far, client, true));
        }
    });
    address
}

fn pass(mut from: TcpStream, mut to: TcpStream, is_forged: bool) {
    let mut bytes = vec![0; 65536];
    while let Ok(n_bytes) = from.read(&mut bytes) {
        if n_bytes == 0 {
            break;
        }
        let part = &mut bytes[..n_bytes];
        for (said, forged) in FORGED.iter().filter(|_| is_forged) {
            assert_eq!(said.len(), forged.len());
            let mut place = 0;
            while let Some(found) = part[place..].windows(said.len()).position(|here| here == said.as_bytes())
            {
                place += found;
                part[place..place + said.len()].copy_from_slice(forged.as_bytes());
            }
        }
        if to.write_all(part).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}

#[test]
fn a_hostile_server_moves_no_terminal() {
    let folder = scratch();
    let server = Server::start(folder.path(), &format!("{NO_LIMITS} --bot-pace-ms 0 --bot-ms 1"));
    let host = Guest::arrive(server.address);
    host.must("PATCH", "/api/v1/me", Some(&json!({ "name": FORGED[0].0 })));
    let code = host.make_table(&json!({
        "game": "regenwormen", "bot_pace_ms": 0, "public": true,
        "seats": [{ "type": "open" }, { "type": "local", "name": FORGED[1].0 }, { "type": "me" }],
    }));
    let forger = forger(server.address);
    // The list of tables, then the table by its number.
    let listed =
        wormery_reads(folder.path(), &format!("join http://{forger} --plain --name Ann"), "1\n\nq\nq\n");
    check(&listed, "the list");
    let at_table = format!("join http://{forger}/t/{code} --plain --name Bo");
    // What is typed comes back from the server.
    let joined = wormery_reads(folder.path(), &at_table, format!("1\nsay {}\nq\nq\n", FORGED[2].0));
    check(&joined, "the table");
    assert!(joined.stdout.contains("]0;x~"), "it is shown: {}", joined.stdout);
    let nowhere = wormery(folder.path(), &format!("bot-token http://{forger} --name {}", FORGED[0].0));
    check(&nowhere, "a token");
    assert!(nowhere.stderr.contains("]0;x~"), "{}", nowhere.stderr);
}
