use std::fs;
use std::path::Path;

use crate::program::{golden, put, scratch, wormery, wormery_reads};

const VALID: &str = "{\"record\":1,\"game\":\"regenwormen\",\"players\":[\"a\",\"b\"]}\n\
    {\"seat\":0,\"action\":{\"type\":\"roll\"}}\n";
const WRONG: &str = "{\"record\":1,\"game\":\"regenwormen\",\"players\":[\"a\",\"b\"]}\n\
    {\"seat\":1,\"action\":{\"type\":\"roll\"}}\n";

/// A folder with a record that is over, one that is valid, one that is wrong and one that is no text.
fn records() -> tempfile::TempDir {
    let folder = scratch();
    put(folder.path(), "over.wgr", golden("holzwurm-2p.wgr"));
    put(folder.path(), "valid.wgr", VALID);
    put(folder.path(), "wrong.wgr", WRONG);
    put(folder.path(), "empty.wgr", "");
    put(folder.path(), "image.wgr", b"\x89PNG\r\n\x1a\n");
    fs::create_dir(folder.path().join("folder")).unwrap();
    folder
}

/// The exit status of a replay, with and without `--json`; both print one line for each record that can be read.
fn status(folder: &Path, files: &str, n_lines: usize) -> Option<i32> {
    let words = wormery(folder, &format!("replay {files}"));
    let json = wormery(folder, &format!("replay --json {files}"));
    assert_eq!((words.status, &words.stderr), (json.status, &json.stderr), "{files}");
    assert_eq!(words.stdout.lines().count(), n_lines, "{}", words.stdout);
    assert_eq!(json.stdout.lines().count(), n_lines, "{}", json.stdout);
    words.status
}

#[test]
fn the_exit_status_is_the_worst_answer() {
    let folder = records();
    let status = |files, n_lines| status(folder.path(), files, n_lines);
    assert_eq!(status("over.wgr", 1), Some(0));
    assert_eq!(status("over.wgr valid.wgr", 2), Some(0));
    assert_eq!(status("wrong.wgr", 1), Some(1));
    assert_eq!(status("empty.wgr", 1), Some(1));
    assert_eq!(status("over.wgr wrong.wgr valid.wgr", 3), Some(1));
    assert_eq!(status("missing.wgr", 0), Some(2));
    assert_eq!(status("folder", 0), Some(2));
    assert_eq!(status("image.wgr", 0), Some(2));
    assert_eq!(status("missing.wgr wrong.wgr valid.wgr", 2), Some(2));
    assert_eq!(status("valid.wgr wrong.wgr folder", 2), Some(2));
}

#[test]
fn what_cannot_be_read_is_told_on_the_side() {
    let folder = records();
    let complaint = |file: &str| wormery(folder.path(), &format!("replay {file}")).failed();
    assert!(complaint("missing.wgr").starts_with("wormery: missing.wgr cannot be read: "));
    assert!(complaint("folder").starts_with("wormery: folder cannot be read: "));
    assert_eq!(complaint("image.wgr"), "wormery: image.wgr cannot be read: it is not UTF-8 text\n");
}

#[test]
fn a_dash_is_standard_input() {
    let folder = scratch();
    let replay = |args: &str, record: &str| {
        let ran = wormery_reads(folder.path(), args, record);
        (ran.status, ran.stdout)
    };
    let (status, words) = replay("replay -", &golden("holzwurm-2p.wgr"));
    assert_eq!(
        (status, words.as_str()),
        (Some(0), "-: over after 113 steps, scores [-40, -44], ranks [1, 2]\n")
    );
    let (status, json) = replay("replay --json -", VALID);
    assert_eq!(
        (status, json.as_str()),
        (Some(0), "{\"file\":\"-\",\"valid\":true,\"over\":false,\"steps\":1}\n")
    );
    let (status, json) = replay("replay --json -", WRONG);
    assert_eq!(status, Some(1));
    assert!(json.starts_with("{\"file\":\"-\",\"valid\":false,\"line\":2,\"error\":"), "{json}");
    let (status, words) = replay("replay -", "");
    assert_eq!((status, words.as_str()), (Some(1), "-: line 1: the record is empty\n"));
}

#[test]
fn a_file_may_be_called_anything() {
    let folder = scratch();
    put(folder.path(), "\"quoted\"\u{1f41b}.wgr", VALID);
    let json = wormery(folder.path(), "replay --json \"quoted\"\u{1f41b}.wgr").done();
    let line: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(line["file"], "\"quoted\"\u{1f41b}.wgr");
}

#[test]
fn thousands_of_files_are_replayed_in_one_call() {
    let folder = scratch();
    let names: Vec<String> = (0..3000).map(|number| format!("{number:04}.wgr")).collect();
    for name in &names {
        put(folder.path(), name, VALID);
    }
    let output = wormery(folder.path(), &format!("replay {}", names.join(" "))).done();
    let files: Vec<&str> = output.lines().map(|line| line.split(':').next().unwrap()).collect();
    assert_eq!(files, names, "one line for each file, in the order given");
}
