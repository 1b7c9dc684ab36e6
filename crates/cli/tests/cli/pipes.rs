use std::io::{self, BufRead, BufReader};
use std::process::Stdio;

use crate::program::{command, golden, put, scratch};

/// A folder with a record, for those commands that read one.
fn folder() -> tempfile::TempDir {
    let folder = scratch();
    put(folder.path(), "game.wgr", golden("it-happens-2p.wgr"));
    put(folder.path(), "worms.wgr", golden("regenwormen-3p.wgr"));
    folder
}

const COMMANDS: [&str; 14] = [
    "odds --kept W,W,4,4 --json",
    "odds --record worms.wgr --all",
    "odds --record worms.wgr --all --json",
    "review --json worms.wgr",
    "replay game.wgr",
    "replay --json game.wgr",
    "random holzwurm",
    "random holzwurm --json",
    "play holzwurm --bots 2",
    "play regenwormen",
    "completions bash",
    "man",
    "--help",
    "--version",
];

#[test]
fn nobody_listens() {
    let folder = folder();
    for args in COMMANDS {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let mut command = command(folder.path(), args);
        let output = command.stdin(Stdio::null()).stdout(writer).stderr(Stdio::piped()).output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), complaint.as_str()), (Some(0), ""), "{args}");
    }
}

/// Runs a command until it has written one line, as `head -n 1` does.
fn first_line(args: &str) -> String {
    let folder = folder();
    let mut child = command(folder.path(), args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::with_capacity(1, child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let output = child.wait_with_output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), complaint.as_str()), (Some(0), ""), "{args}");
    line
}

#[test]
fn somebody_has_seen_enough() {
    // More output than a pipe holds, so that the program notices.
    let many = format!("replay --json {}", "game.wgr ".repeat(2000));
    assert!(first_line(&many).starts_with("{\"file\":\"game.wgr\",\"valid\":true,"));
    assert!(first_line("odds --record worms.wgr --all --json").starts_with("{\"ply\":"));
    assert!(first_line("play regenwormen --bots 2 --seed 1").starts_with("Luck number 1."));
    assert!(!first_line("completions bash").is_empty());
    assert!(!first_line("man").is_empty());
}

#[test]

fn nobody_wants_to_hear_complaints() {
    let folder = folder();
    for args in ["replay missing.wgr", "random holzwurm --players 9"] {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let status = command(folder.path(), args).stdin(Stdio::null()).stderr(writer).status().unwrap();
        assert_eq!(status.code(), Some(2), "{args}");
    }
}
