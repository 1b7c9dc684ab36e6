use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

use crate::guest::Guest;
use crate::moves::Move;
use crate::program::{WORMERY, root};

/// Fetches the record of a game that is over into a folder.
pub(crate) fn fetch(guest: &Guest, game: &str, folder: &Path) -> PathBuf {
    let reply = guest.get(&format!("/api/v1/games/{game}/record")).expect("the server answers");
    assert_eq!(reply.status, 200, "{game}: {}", reply.body);
    let path = folder.join(format!("{game}.wgr"));
    fs::write(&path, reply.body).expect("a file can be written");
    path
}

/// Checks that every acknowledged move is in the record: at its ply, as it was sent, and nowhere else.
pub(crate) fn check_moves<'a>(record: &Path, acknowledged: impl IntoIterator<Item = &'a Move>) -> usize {
    let text = fs::read_to_string(record).expect("a record");
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a record is JSON")).collect();
    let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
    for (place, line) in lines.iter().enumerate() {
        if let Some(nonce) = line["meta"]["nonce"].as_str() {
            places.entry(nonce).or_default().push(place);
        }
    }
    let mut count = 0;
    for sent in acknowledged {
        // The header comes before the first event.
        let place = sent.ply as usize + 1;
        assert_eq!(
            lines.get(place),
            Some(&sent.line()),
            "{}: an acknowledged move is lost",
            record.display()
        );
        assert_eq!(places[sent.nonce.as_str()], [place], "{}: a move is doubled", record.display());
        count += 1;
    }
    count
}

/// Checks rules and dice of records with everything that we have for it.
pub(crate) fn verify(records: &[PathBuf]) {
    assert!(!records.is_empty(), "there are records to check");
    for command in ["verify", "replay"] {
        must(Command::new(WORMERY).arg(command).args(records));
    }
}

/// Checks the dice of records with the page of Python in the documentation.
pub(crate) fn verify_by_python(records: &[PathBuf]) {
    must(python().arg(root().join("docs/fair-dice/verify.py")).args(records));
}

/// Python, ready to be told what to run.
pub(crate) fn python() -> Command {
    Command::new(std::env::var("PYTHON").unwrap_or_else(|_| "python3".into()))
}

/// Runs a command that must say yes.
pub(crate) fn must(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let (stdout, stderr) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{command:?}: {stdout}{stderr}");
    output
}
