//! The page of Python in the documentation comes to the same verdicts.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::{env, fs};

use wormery_table::Seeded;

use crate::games::headers;
use crate::golden::root;
use crate::mutation::{Kind, Target};
use crate::play::{SOMETIMES, game_of, play, verify_any};

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

fn records() -> Vec<String> {
    let headers = headers();
    (5000..5070).zip(headers.iter().cycle()).map(|(seed, header)| play(header, seed, SOMETIMES)).collect()
}

fn write(folder: &tempfile::TempDir, records: &[String]) -> Vec<PathBuf> {
    let file = |(number, record): (usize, &String)| {
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
    let records = records();
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

#[test]
fn python_refuses_what_rust_refuses() {
    let mut spoilt = Vec::new();
    for (seed, record) in (0..).zip(records().iter().step_by(3)) {
        let (target, mut luck) = (Target::new(record), Seeded::new(seed));
        let kinds = Kind::ALL.into_iter().filter(|kind| kind.shows_in_dice());
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
fn python_says_with_its_status_what_it_could_not_read() {
    let output = python(&[], &[PathBuf::from("/nowhere/at/all.wgr")]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert!(!output.stderr.is_empty());
    assert_eq!(python(&[], &[]).status.code(), Some(2));
}
