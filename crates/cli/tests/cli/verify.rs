use serde_json::{Value, json};

use crate::program::{golden, put, scratch, wormery};

/// The record with the name of its second seat withdrawn.
pub(crate) fn nameless(record: &str) -> String {
    let salt = record.rsplit_once(",\"salt\":\"").expect("a proof of version 2").1;
    let salt = format!(",\"salt\":\"{}\"", &salt[..32]);
    record.replacen(&salt, "", 1).replacen("Player 1", "Somebody", 1)
}

fn digest(record: &str) -> &str {
    &record.split_once("\"digest\":\"").expect("a proof of version 2").1[..64]
}

#[test]
fn both_versions_are_proven() {
    let folder = scratch();
    put(folder.path(), "1.wgr", golden("fair/holzwurm-2p.wgr"));
    put(folder.path(), "2.wgr", golden("fair/holzwurm-2p-v2.wgr"));
    let said = wormery(folder.path(), "verify 1.wgr 2.wgr").done();
    assert!(
        said.starts_with("1.wgr: fair, 3 outcomes, ") && said.contains("\n2.wgr: fair, 3 outcomes, "),
        "{said}"
    );
    let said = wormery(folder.path(), "verify --json 1.wgr 2.wgr").done();
    let found: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((found[0].get("digest"), found[1].get("withdrawn")), (None, None));
    assert_eq!(found[1]["digest"], digest(&golden("fair/holzwurm-2p-v2.wgr")));
}

#[test]
fn a_record_is_compared_with_the_digest_that_was_kept() {
    let folder = scratch();
    let record = golden("fair/holzwurm-2p-v2.wgr");
    put(folder.path(), "game.wgr", &record);
    put(folder.path(), "old.wgr", golden("fair/holzwurm-2p.wgr"));
    wormery(folder.path(), &format!("verify --digest {} game.wgr", digest(&record))).done();
    let kept = digest(&golden("fair/it-happens-4p-v2.wgr")).to_owned();
    let ran = wormery(folder.path(), &format!("verify --digest {kept} game.wgr old.wgr"));
    let said = "game.wgr: the record is another one than was played\nold.wgr: the proof has no digest\n";
    assert_eq!((ran.status, ran.stdout.as_str()), (Some(1), said));
    let complaint = wormery(folder.path(), "verify --digest 00 game.wgr").failed();
    assert!(complaint.contains("a digest is 64 lower-case hex digits"), "{complaint}");
}

#[test]
fn a_withdrawn_name_is_told_with_the_seat_as_people_count() {
    let folder = scratch();
    put(folder.path(), "game.wgr", nameless(&golden("fair/holzwurm-2p-v2.wgr")));
    let said = wormery(folder.path(), "verify game.wgr").done();
    assert!(said.ends_with("; the name of seat 2 was withdrawn\n"), "{said}");
    let found: Value =
        serde_json::from_str(&wormery(folder.path(), "verify --json game.wgr").done()).unwrap();
    assert_eq!((&found["fair"], &found["withdrawn"]), (&json!(true), &json!([1])));
}

#[test]
fn what_was_changed_is_said() {
    let folder = scratch();
    let record = golden("fair/holzwurm-2p-v2.wgr");
    put(folder.path(), "name.wgr", record.replacen("Player 1", "Player 7", 1));
    put(folder.path(), "cut.wgr", record.lines().take(9).collect::<Vec<_>>().join("\n"));
    let ran = wormery(folder.path(), "verify --so-far name.wgr cut.wgr");
    let said = "name.wgr: line 1: the name of seat 2 is not the one of its hash\n\
        cut.wgr: the digest is not that of the record: something in it was changed, or its end is missing\n";
    assert_eq!((ran.status, ran.stdout.as_str()), (Some(1), said));
}
