//! Watching records, and the numbers of their lines.

#![cfg(unix)]

use serde_json::Value;

use crate::program::{golden, put, scratch, wormery, wormery_reads};
use crate::pty::Pty;

#[test]
fn a_record_from_a_pipe_is_watched_with_the_keys_of_the_terminal() {
    let folder = scratch();
    put(folder.path(), "game.wgr", golden("regenwormen-3p.wgr"));
    let mut pty = Pty::piped(folder.path(), "game.wgr", "watch -", 80, 24);
    pty.wait("Line 1 of 718");
    pty.wait(" wins: ");
    pty.press("g100\r");
    pty.wait_for("a line", |shown| shown.contains("Line 100 of ") || shown.contains("Line 101 of "));
    pty.press("m");
    let shown = pty.wait("better: ");
    // The review says the same line.
    let told = shown.lines().find(|line| line.contains("better: ")).unwrap();
    let line = told.split("line ").nth(1).and_then(|rest| rest.split(',').next()).unwrap();
    let review = wormery_reads(folder.path(), "review - --json", golden("regenwormen-3p.wgr")).done();
    let review: Value = serde_json::from_str(&review).unwrap();
    let lines: Vec<String> =
        review["costliest"].as_array().unwrap().iter().map(|decision| decision["line"].to_string()).collect();
    assert!(lines.iter().any(|known| known == line), "{line} in {lines:?}");
    assert!(shown.contains(&format!("Line {line} of ")) || shown.contains("Line "), "{shown}");
    // And the odds of that line are those of the decision.
    wormery(folder.path(), &format!("odds --record game.wgr --line {line}")).done();
    pty.press("?");
    pty.wait("to the next mistake");
    pty.press("xq");
    assert!(pty.end());
}

#[test]
fn what_replay_refuses_cannot_be_watched_either() {
    let folder = scratch();
    let record = golden("holzwurm-2p.wgr");
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    lines[2] = lines[2]
        .replacen("\"seat\":", "\"seat\":1", 1)
        .replace("\"seat\":10", "\"seat\":1")
        .replace("\"seat\":11", "\"seat\":0");
    put(folder.path(), "seat.wgr", lines.join("\n"));
    put(folder.path(), "torn.wgr", &record[..record.len() / 2]);
    put(folder.path(), "more.wgr", format!("{record}{{}}\n"));
    put(folder.path(), "result.wgr", record.replacen("\"ranks\":[", "\"ranks\":[9,", 1));
    for file in ["seat.wgr", "torn.wgr", "more.wgr", "result.wgr"] {
        let refused = wormery(folder.path(), &format!("replay {file}")).stdout;
        let why = refused.trim_end().strip_prefix(&format!("{file}: ")).expect("it is refused").to_owned();
        assert!(why.starts_with("line "), "{why}");
        let complaint = wormery(folder.path(), &format!("watch --plain {file}")).failed();
        assert_eq!(complaint.trim_end(), format!("wormery: {file}: {why}"));
        assert_eq!(wormery(folder.path(), &format!("review {file}")).failed(), complaint);
    }
}

#[test]
fn the_worst_of_a_review_as_json() {
    let run = |flags: &str| -> Value {
        let told =
            wormery_reads(scratch().path(), &format!("review - --json {flags}"), golden("it-happens-2p.wgr"));
        serde_json::from_str(&told.done()).unwrap()
    };
    let (all, three) = (run(""), run("--worst 3"));
    let list = |review: &Value| review["costliest"].as_array().unwrap().clone();
    assert!(list(&all).len() > 3);
    assert_eq!(list(&three), list(&all)[..3]);
    let names: Vec<&Value> = all["rows"].as_array().unwrap().iter().map(|row| &row["name"]).collect();
    assert_eq!(names.last().unwrap().as_str(), Some("Third color"), "{names:?}");
}
