//! The page of Python in the documentation comes to the same verdicts.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::{env, fs};

use wormery_fair::WITHDRAWN;
use wormery_table::Seeded;

use crate::flips;
use crate::games::headers;
use crate::golden::root;
use crate::mutation::{Kind, Target};
use crate::play::{SOMETIMES, game_of, play_by, verify_any};

/// Runs the checker on files, all in one process.
pub(crate) fn python(options: &[&str], files: &[PathBuf]) -> Output {
    let program = env::var("PYTHON").unwrap_or_else(|_| "python3".into());
    let script = root().join("docs/fair-dice/verify.py");
    Command::new(program).arg(script).args(options).args(files).output().expect("Python runs")
}

/// Whether each file was proven, and the exit status.
fn verdicts(files: &[PathBuf]) -> (Vec<bool>, Option<i32>) {
    let output = python(&[], files);
    let text = String::from_utf8(output.stdout).unwrap();
    let is_proven = |(line, file): (&str, &PathBuf)| {
        let verdict = line.strip_prefix(&format!("{}: ", file.display())).expect("a line names its file");
        assert!(verdict.starts_with("ok: ") || verdict.starts_with("refused: "), "{line}");
        verdict.starts_with("ok: ")
    };
    let proven: Vec<bool> = text.lines().zip(files).map(is_proven).collect();
    assert_eq!(proven.len(), files.len(), "{}", String::from_utf8_lossy(&output.stderr));
    (proven, output.status.code())
}

fn records(version: u8) -> Vec<String> {
    let played = (5000..5070).zip(headers().into_iter().cycle());
    played.map(|(seed, header)| play_by(version, &header, seed, SOMETIMES)).collect()
}

fn write(folder: &tempfile::TempDir, records: &[impl AsRef<[u8]>]) -> Vec<PathBuf> {
    let file = |(number, record): (usize, &_)| {
        let path = folder.path().join(format!("{number}.wgr"));
        fs::write(&path, record).unwrap();
        path
    };
    records.iter().enumerate().map(file).collect()
}

fn contain(records: &[String], word: &str) -> bool {
    records.iter().any(|record| record.contains(word))
}

#[test]
fn python_proves_what_rust_proves() {
    let folder = tempfile::tempdir().unwrap();
    let mut records = records(2);
    records.extend(self::records(1).into_iter().step_by(3));
    records.extend(records_without_names());
    assert!(
        ["\"golden\":true", "\"weasel\"", "\"rob\"", "deck_cards"].iter().all(|word| contain(&records, word))
    );
    let mut files = write(&folder, &records);
    let golden = fs::read_dir(root().join("records/fair")).unwrap().map(|entry| entry.unwrap().path());
    files.extend(golden.filter(|path| path.extension().is_some_and(|extension| extension == "wgr")));
    let (proven, code) = verdicts(&files);
    let refused: Vec<&PathBuf> = files.iter().zip(proven).filter(|pair| !pair.1).map(|pair| pair.0).collect();
    assert_eq!((refused, code), (Vec::new(), Some(0)));
}

/// Records in which the name of the second seat was withdrawn.
fn records_without_names() -> Vec<String> {
    let withdraw = |record: String| {
        let proof = verify_any(game_of(&record), &record).unwrap().proof;
        let salt = proof.seats()[1].name.unwrap().salt.unwrap();
        let record = record.replacen(&format!(",\"salt\":\"{salt}\""), "", 1);
        record.replacen("\"Player 1\"", &format!("\"{WITHDRAWN}\""), 1)
    };
    flips::records().into_iter().map(withdraw).collect()
}

fn check_refused(version: u8, step: usize) {
    let mut spoilt = Vec::new();
    for (seed, record) in (0..).zip(records(version).iter().step_by(step)) {
        let (target, mut luck) = (Target::new(record), Seeded::new(seed));
        let kinds = Kind::ALL.into_iter().filter(|kind| kind.shows_without_rules(version));
        spoilt.extend(kinds.filter_map(|kind| Some((kind, target.spoilt(kind, &mut luck)?))));
    }
    assert!(spoilt.len() >= 100 && spoilt.iter().all(|(_, text)| verify_any(game_of(text), text).is_err()));
    let folder = tempfile::tempdir().unwrap();
    let (kinds, texts): (Vec<Kind>, Vec<String>) = spoilt.into_iter().unzip();
    let (proven, code) = verdicts(&write(&folder, &texts));
    let proven: Vec<(usize, Kind)> = (0..).zip(kinds).filter(|(number, _)| proven[*number]).collect();
    assert_eq!((proven, code), (Vec::new(), Some(1)));
}

#[test]
fn python_refuses_what_rust_refuses() {
    check_refused(1, 3);
    check_refused(2, 4);
}

#[test]
fn python_finds_every_flipped_bit() {
    let mut luck = Seeded::new(33);
    let is_text = |bytes: &Vec<u8>| str::from_utf8(bytes).is_ok();
    let spoilt = flips::records().into_iter().flat_map(|record| {
        let header = record.find('\n').unwrap();
        let mut flips: Vec<Vec<u8>> = (0..60).map(|_| flips::flipped(&record, &mut luck)).collect();
        // The header again: it is short, and nothing in it may be overlooked.
        let flip = |head: Vec<u8>| [&head, &record.as_bytes()[header..]].concat();
        flips.extend((0..200).map(|_| flip(flips::flipped(&record[..header], &mut luck))));
        flips
    });
    let spoilt: Vec<Vec<u8>> = spoilt.filter(is_text).collect();
    assert!(spoilt.len() > 1000, "{}", spoilt.len());
    let folder = tempfile::tempdir().unwrap();
    let (proven, code) = verdicts(&write(&folder, &spoilt));
    let proven: Vec<String> = proven
        .iter()
        .zip(&spoilt)
        .filter(|pair| *pair.0)
        .map(|pair| String::from_utf8_lossy(pair.1).into())
        .collect();
    assert_eq!((proven, code), (Vec::new(), Some(1)));
}

#[test]
fn python_compares_with_a_digest_that_was_kept() {
    let folder = tempfile::tempdir().unwrap();
    let record = flips::records().remove(0);
    let digest = verify_any(game_of(&record), &record).unwrap().proof.digest().unwrap().to_string();
    let files = write(&folder, &[record]);
    let said = |digest: &str| {
        let output = python(&["--digest", digest], &files);
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    assert_eq!(said(&digest).0, Some(0));
    let (code, text) = said(&"0".repeat(64));
    assert_eq!(code, Some(1));
    assert!(text.ends_with("refused: the record is another one than was played\n"), "{text}");
    assert_eq!(said("0").0, Some(2));
}

#[test]
fn python_says_with_its_status_what_it_could_not_read() {
    let output = python(&[], &[PathBuf::from("/nowhere/at/all.wgr")]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert!(!output.stderr.is_empty());
    assert_eq!(python(&[], &[]).status.code(), Some(2));
}
