use std::fs;
use std::path::Path;

use crate::shells::commands;

#[test]
fn every_help_is_written_down() {
    let snapshots = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cmd/help.trycmd");
    let written = fs::read_to_string(snapshots).unwrap();
    for command in commands() {
        let line = format!("$ wormery {command} --help");
        assert!(written.lines().any(|written| written == line), "add {line:?} to help.trycmd");
    }
}
