//! Proven records that verify for ever.

use std::fs;
use std::path::PathBuf;

use crate::games::header;
use crate::play::{SOMETIMES, game_of, play_by, verify_any};

pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Version of the proof, name, game, options and players of each record.
const RECORDS: [(u8, &str, &str, &str, usize); 10] = [
    (1, "regenwormen-2p.wgr", "regenwormen", "{}", 2),
    (1, "regenwormen-expansion-3p.wgr", "regenwormen", r#"{"expansion":true}"#, 3),
    (1, "it-happens-2p.wgr", "it-happens", "{}", 2),
    (1, "it-happens-4p.wgr", "it-happens", "{}", 4),
    (1, "holzwurm-2p.wgr", "holzwurm", r#"{"deals":3}"#, 2),
    (1, "holzwurm-4p.wgr", "holzwurm", r#"{"deals":3}"#, 4),
    (2, "regenwormen-2p-v2.wgr", "regenwormen", "{}", 2),
    (2, "regenwormen-expansion-3p-v2.wgr", "regenwormen", r#"{"expansion":true}"#, 3),
    (2, "it-happens-4p-v2.wgr", "it-happens", "{}", 4),
    (2, "holzwurm-2p-v2.wgr", "holzwurm", r#"{"deals":3}"#, 2),
];

/// The shortest of some random games; with the expansion, one in which the golden die is thrown.
fn short_game(version: u8, game: &str, options: &str, n_seats: usize) -> String {
    let header = header(game, options, n_seats, 0);
    let is_rich = |record: &String| {
        let verified = verify_any(game_of(record), record).unwrap();
        let is_mixed = verified.with_nonce > 0 && verified.with_nonce < verified.outcomes - 1;
        is_mixed && (!options.contains("expansion") || record.contains("\"golden\":true"))
    };
    let games = (0..100).map(|seed| play_by(version, &header, seed, SOMETIMES)).filter(is_rich);
    games.min_by_key(String::len).unwrap()
}

/// `UPDATE=1` writes a record that is not there; one that is there is never written again.
#[test]
fn golden_records_are_proven_for_ever() {
    for (version, name, game, options, n_seats) in RECORDS {
        let path = root().join("records/fair").join(name);
        if std::env::var_os("UPDATE").is_some() && !path.exists() {
            fs::write(&path, short_game(version, game, options, n_seats)).unwrap();
        }
        let record = fs::read_to_string(&path).unwrap();
        let verified =
            verify_any(game_of(&record), &record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(verified.with_nonce > 0 && verified.with_nonce < verified.outcomes, "{name}");
        let (found, seats) = (verified.proof.version(), verified.proof.seats().len());
        assert_eq!((found, seats), (version, n_seats), "{name}");
    }
}

#[test]
fn every_record_of_the_folder_is_in_the_list() {
    let entries = fs::read_dir(root().join("records/fair")).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let unknown: Vec<String> =
        names.filter(|name| !RECORDS.iter().any(|record| record.1 == name) && name != "README.md").collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}
