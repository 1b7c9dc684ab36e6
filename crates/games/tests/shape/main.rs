//! The shape of the workspace: which crate may know which, how long files and functions may be, where `unsafe` and
//! sleeping are allowed, where a game may be named, that every rule has a test, what others may bring along.

mod adding;
mod arrows;
mod code;
mod dependencies;
mod judgement;
mod map;
mod names;

use std::fs;
use std::path::{Path, PathBuf};

use wormery_core::{Described, Word};
use wormery_games::{GameId, with_game};

/// The longest a source file may be; a file of tests or data may be longer.
const LONGEST_FILE: usize = 300;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| match path.extension() {
            _ if path.is_dir() => sources(&path),
            Some(extension) if extension == "rs" => vec![path],
            _ => Vec::new(),
        })
        .collect()
}

fn is_test(path: &Path) -> bool {
    // A clone may lie in a folder that is called so.
    let path = path.strip_prefix(root()).unwrap_or(path);
    path.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "tests.rs")
}

#[test]
fn files_are_short() {
    for path in sources(&root().join("crates")).iter().filter(|path| !is_test(path)) {
        let lines = fs::read_to_string(path).unwrap().lines().count();
        assert!(lines <= LONGEST_FILE, "{} has {lines} lines", path.display());
    }
}

/// The ids that the rules pages define: a bold id at the beginning of an item.
fn rule_ids(page: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join("docs/rules").join(page)).unwrap();
    let bold = text.lines().filter_map(|line| line.trim_start_matches("- ").strip_prefix("**"));
    let ids = bold.filter_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next());
    let is_rule = |id: &&str| id.len() == 5 && id[3..].bytes().all(|byte| byte.is_ascii_digit());
    ids.filter(is_rule).map(str::to_owned).collect()
}

/// The pages of the rules.
fn rules_pages() -> Vec<String> {
    let entries = fs::read_dir(root().join("docs/rules")).unwrap().map(|entry| entry.unwrap().path());
    let pages = entries.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    pages.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
}

/// The folder of the crate whose rules begin like this one.
fn folder_of(rule: &str) -> String {
    let owns = |id: &&GameId| with_game!(**id, G => G::ABOUT.rules.contains(&&rule[..2]));
    let game = GameId::ALL.iter().find(owns).unwrap_or_else(|| panic!("{rule} belongs to no game"));
    game.word().replace('-', "")
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    let ids: Vec<String> = rules_pages().iter().flat_map(|page| rule_ids(page)).collect();
    assert!(ids.len() >= 24 + 23 + 25 + 19, "only {} rules are found", ids.len());
    for id in ids {
        let folder = root().join("crates").join(folder_of(&id));
        let tests = sources(&folder).into_iter().filter(|path| is_test(path));
        let tests: String = tests.map(|path| fs::read_to_string(path).unwrap()).collect();
        let in_name = format!("fn {}", id.to_lowercase().replace('-', "_"));
        assert!(tests.contains(&id) || tests.contains(&in_name), "{id} has no test in {}", folder.display());
    }
}
