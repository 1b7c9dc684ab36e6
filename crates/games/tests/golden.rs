//! The golden records: what each of them is, and everything that everybody sees along the way.

use std::fmt::Write;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use serde_json::Value;
use wormery_core::{Game, Viewer, Word};
use wormery_games::{GameId, with_game};
use wormery_record::{Header, Line, ReplayError};
use wormery_table::{Ply, Previews, Table};

fn records() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records")
}

/// What a record turns out to be, in the form of `wormery replay --json`, without the words of an error.
fn replayed(name: &str) -> Option<Value> {
    let file = BufReader::new(File::open(records().join(name)).unwrap());
    match wormery_games::replay(file) {
        Ok(replayed) => {
            let mut line = serde_json::json!({
                "file": name, "valid": true, "over": replayed.standing.is_some(), "steps": replayed.steps
            });
            if let Some(standing) = replayed.standing {
                line["scores"] = standing.scores().into();
                line["ranks"] = standing.ranks().into();
            }
            Some(line)
        }
        Err(ReplayError::BadLine(bad)) => {
            Some(serde_json::json!({ "file": name, "valid": false, "line": bad.line }))
        }
        Err(ReplayError::Unreadable(_)) => None,
    }
}

fn names(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(records().join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let records = entries.filter(|path| path.extension().is_some_and(|extension| extension == "wgr"));
    let mut names: Vec<String> =
        records.map(|path| format!("{folder}{}", path.file_name().unwrap().to_string_lossy())).collect();
    names.sort();
    names
}

/// Every record is what an independent engine says it is; what that one could not read we cannot read either.
#[test]
fn records_are_what_another_engine_found() {
    let expected = fs::read_to_string(records().join("expected.jsonl")).unwrap();
    let expected: Vec<Value> = expected.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let all = [names(""), names("odd/")].concat();
    assert!(all.len() > 100 && expected.len() > 100, "{} records, {} expected", all.len(), expected.len());
    for name in &all {
        let expected = expected.iter().find(|line| line["file"] == name.as_str());
        assert_eq!(replayed(name).as_ref(), expected, "{name}");
    }
}

/// Every frame of every viewer, folded into one number for each record.
///
/// When views are meant to change, `make update` writes the new numbers.
#[test]
fn frames_are_as_they_were() {
    let now = names("").iter().fold(String::new(), |mut text, name| {
        let record = fs::read_to_string(records().join(name)).unwrap();
        let header = Header::parse(record.lines().next().unwrap()).unwrap();
        let id = GameId::from_word(&header.game).unwrap();
        let _ = writeln!(text, "{name} {:016x}", with_game!(id, G => frames::<G>(&header, &record)));
        text
    });
    let path = records().join("frames.txt");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &now).unwrap();
    }
    assert_eq!(now, fs::read_to_string(&path).unwrap(), "run `make update` if the views are meant to change");
}

fn frames<G: Game>(header: &Header<'_>, record: &str) -> u64 {
    let config = header.config::<G>().unwrap();
    let mut events = Vec::new();
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for line in record.lines().skip(1) {
        if let Line::Step(step) = Line::<G>::parse(line).unwrap() {
            events.push(step.event);
        }
    }
    for n_events in 1..=events.len() {
        let last = n_events == events.len();
        // A view now and then, and at the end everything that was seen.
        if n_events % 16 != 1 && !last {
            continue;
        }
        let table = Table::<G>::from_events(config.clone(), events[..n_events].iter().cloned()).unwrap();
        let since = if last { Ply::default() } else { table.ply() };
        for viewer in Viewer::all(config.n_seats()) {
            hash = fold(hash, &serde_json::to_vec(&table.frame(viewer, since, Previews::With)).unwrap());
        }
    }
    hash
}

/// FNV-1a: each byte changes everything that follows.
fn fold(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
