//! Every flag that takes a number, with numbers that nobody thought of: it works, or it says why not.

#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::json;

use crate::guest::Guest;
use crate::http::ask;
use crate::program::{Ran, golden, put, reads, scratch, shell, wormery};
use crate::server::{self, Server};
use crate::shells::commands;

/// Longer than anything that is asked for here takes on a busy machine, in seconds.
const PATIENCE: u32 = 30;

/// What is tried: nothing, one, the largest of some sizes, less than nothing, and more than fits anywhere.
const NUMBERS: [&str; 7] = [
    "0",
    "1",
    "4294967295",
    "18446744073709551615",
    "-1",
    "-9223372036854775808",
    "340282366920938463463374607431768211456",
];

/// How to run each command that has such flags, quickly: first what must be there, then what can be left out.
const RUNS: [(&str, &str, &[&str]); 14] = [
    ("play", "holzwurm --plain --option deals=1", &["--players 2", "--bots 2", "--seed 1"]),
    ("today", "holzwurm --plain", &[]),
    ("random", "holzwurm --option deals=1", &[]),
    ("puzzle", "holzwurm", &[]),
    ("puzzles", "it-happens", &["--games 1", "--count 1"]),
    ("review", "game.wgr", &[]),
    ("odds", "--record game.wgr", &["--line 2"]),
    ("solve-game", "--tiles 21,22 --bots random", &["--games 2"]),
    ("arena", "holzwurm random random --option deals=1", &["--games 2", "--playouts 1"]),
    ("ladder", "regenwormen", &["--games 2", "--playouts 1"]),
    ("evaluate", "regenwormen positions.jsonl", &[]),
    ("engine", "--level random", &[]),
    ("engine-check", "-- true", &[]),
    ("serve", "", &[]),
];

/// The flags of a command that want a value, as its help lists them.
fn flags(command: &str) -> Vec<String> {
    let help = wormery(scratch().path(), &format!("{command} --help")).done();
    let words = help.lines().filter_map(|line| {
        let line = line.trim_start();
        let long = if line.starts_with("--") { line } else { line.split_once(", ")?.1 };
        let (flag, value) = long.split_once(' ')?;
        (flag.starts_with("--") && value.starts_with('<')).then(|| flag.to_owned())
    });
    words.collect()
}

/// Those of them that want a number: they say so when they get something else.
fn number_flags(command: &str) -> Vec<String> {
    let wants_number = |flag: &String| {
        // What comes after it is wrong in any case, so that nothing is done.
        let told = wormery(scratch().path(), &format!("{command} {flag}=zzz --zzz")).stderr;
        told.contains("invalid digit found in string")
    };
    flags(command).into_iter().filter(wants_number).collect()
}

fn run(folder: &Path, args: &str) -> Ran {
    reads(shell(folder, &format!("timeout {PATIENCE} wormery {args}")), "")
}

/// It is done, or it was refused with a sentence about the flag; nothing else.
fn check(args: &str, flag: &str, ran: &Ran) {
    let Ran { status, stderr, stdout } = ran;
    assert!(!stderr.contains("panicked"), "{args}: {stderr}");
    match status {
        // An engine that nobody asks says nothing.
        Some(0) => {
            let is_silent = args.starts_with("engine ");
            assert!(stdout.is_empty() == is_silent && stderr.is_empty(), "{args}: {stdout}{stderr}");
        }
        // What is checked there can never play, and in one game there are not puzzles of all levels.
        Some(1) if args.starts_with("engine-check ") || args.starts_with("puzzles ") => {
            assert!(stderr.is_empty(), "{args}: {stderr}");
        }
        Some(2) => assert!(stderr.contains(flag), "{args}: {stderr}"),
        other => panic!("{args} ends with {other:?}: {stdout}{stderr}"),
    }
}

#[test]
fn no_number_makes_a_command_panic_abort_or_hang() {
    let mut found = BTreeMap::new();
    for command in commands() {
        let flags = number_flags(&command);
        if !flags.is_empty() {
            found.insert(command, flags);
        }
    }
    assert!(found.values().map(Vec::len).sum::<usize>() > 35, "there are flags: {found:?}");
    for (command, flags) in found {
        let Some((_, must, may)) = RUNS.iter().find(|(known, ..)| *known == command) else {
            panic!("say here how to run {command}, which has {flags:?}");
        };
        let try_one = |flag: &String, number: &str| {
            let folder = scratch();
            put(
                folder.path(),
                "game.wgr",
                golden("regenwormen-3p.wgr").lines().take(9).collect::<Vec<_>>().join("\n"),
            );
            let position = json!({"record": golden("regenwormen-3p.wgr"), "ply": 2});
            put(folder.path(), "positions.jsonl", position.to_string());
            let others =
                may.iter().filter(|other| !other.starts_with(flag)).copied().collect::<Vec<_>>().join(" ");
            let args = format!("{command} {flag}={number} {others} {must}");
            check(&args, flag, &run(folder.path(), &args));
        };
        if command == "serve" {
            serve(&flags);
        } else {
            for (flag, number) in flags.iter().flat_map(|flag| NUMBERS.map(|number| (flag, number))) {
                try_one(flag, number);
            }
        }
    }
}

/// A server runs on, so it gets all flags at once, less those that it refuses.
fn serve(flags: &[String]) {
    for number in NUMBERS {
        let mut left: Vec<&String> = flags.iter().collect();
        while !left.is_empty() {
            let folder = scratch();
            let given = left.iter().map(|flag| format!("{flag}={number}")).collect::<Vec<_>>().join(" ");
            let args = format!("--listen 127.0.0.1:0 --data data {given}");
            match Server::try_run(server::command(folder.path(), &args)) {
                Ok(server) => {
                    use_it(&server);
                    let (status, log) = server.terminate();
                    assert!(status.code() == Some(0) && !log.contains("panicked"), "{args}: {log}");
                    break;
                }
                Err(said) => {
                    let complaint = said.lines().skip(1).collect::<Vec<_>>().join("\n");
                    assert!(!complaint.contains("panicked"), "{args}: {complaint}");
                    let before = left.len();
                    left.retain(|flag| !complaint.contains(&format!("{flag} ")));
                    assert!(left.len() < before, "{args} is refused, but not for a flag: {complaint}");
                }
            }
        }
    }
}

/// Somebody comes and plays, as far as the limits let him.
fn use_it(server: &Server) {
    let Ok(reply) = ask(server.address, "GET", "/api/v1/me", "", None) else { return };
    let Some(cookie) = reply.header("set-cookie").and_then(|cookie| cookie.split(';').next()) else { return };
    let guest = Guest { address: server.address, key: format!("Cookie: {cookie}\r\n") };
    let table = json!({"game": "holzwurm", "seats": [{"type": "me"}, {"type": "bot", "level": "random"}]});
    let _ = guest.ask("POST", "/api/v1/tables", Some(&table));
}

#[test]
fn a_number_beyond_its_limit_is_told_the_limit() {
    let folder = scratch();
    for (args, limit) in [
        ("arena holzwurm random random --games 18446744073709551615", "is not in 1..=10000000"),
        ("arena holzwurm random random --games 1000000000000", "is not in 1..=10000000"),
        ("arena holzwurm random random --threads 100000", "is not in 1..=1024"),
        ("review game.wgr --threads 65535", "is not in 1..=1024"),
        ("ladder holzwurm --playouts 4294967295", "is not in 1..=1000000"),
        ("random holzwurm --games 18446744073709551615", "is not in 0..=1000000000"),
        ("play holzwurm --move-ms 18446744073709551615", "is not in 0..=3600000"),
        ("serve --away-after 18446744073709551615", "it is 31536000 at most"),
    ] {
        let complaint = wormery(folder.path(), args).failed();
        assert!(complaint.contains(limit), "{args}: {complaint}");
    }
}

#[test]
fn a_share_of_nothing_or_all_has_an_interval() {
    let folder = scratch();
    let told =
        wormery(folder.path(), "arena holzwurm hoarder random --option deals=1 --games 20 --seed 1").done();
    let rows: Vec<&str> = told.lines().skip(1).take(2).collect();
    assert!(rows[0].contains("100.0 % (72.2–100.0)") && rows[1].contains("0.0 % (0.0–27.8)"), "{told}");
}
