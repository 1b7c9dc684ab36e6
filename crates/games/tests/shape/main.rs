//! The shape of the workspace: which crate may know which, how long files and functions may be, where `unsafe` and
//! sleeping are allowed, that every rule has a test.

mod code;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The arrows between our crates that are allowed, as in ARCHITECTURE.md; tests may know more.
const ARROWS: &[(&str, &[&str])] = &[
    ("wormery-core", &[]),
    ("wormery-regenwormen", &["wormery-core"]),
    ("wormery-ithappens", &["wormery-core"]),
    ("wormery-holzwurm", &["wormery-core"]),
    ("wormery-record", &["wormery-core"]),
    ("wormery-solve", &["wormery-core", "wormery-regenwormen"]),
    ("wormery-table", &["wormery-core"]),
    ("wormery-fair", &["wormery-core", "wormery-record", "wormery-table"]),
    (
        "wormery-host",
        &[
            "wormery-bots",
            "wormery-core",
            "wormery-games",
            "wormery-protocol",
            "wormery-record",
            "wormery-review",
            "wormery-table",
        ],
    ),
    (
        "wormery-client",
        &[
            "wormery-bots",
            "wormery-core",
            "wormery-fair",
            "wormery-host",
            "wormery-protocol",
            "wormery-record",
            "wormery-review",
            "wormery-table",
        ],
    ),
    (
        "wormery-wasm",
        &[
            "wormery-bots",
            "wormery-core",
            "wormery-fair",
            "wormery-games",
            "wormery-host",
            "wormery-ithappens",
            "wormery-protocol",
            "wormery-record",
            "wormery-review",
            "wormery-solve",
            "wormery-table",
        ],
    ),
    (
        "wormery-tui",
        &[
            "wormery-bots",
            "wormery-client",
            "wormery-core",
            "wormery-games",
            "wormery-host",
            "wormery-protocol",
            "wormery-review",
            "wormery-solve",
            "wormery-table",
            "wormery-words",
        ],
    ),
    ("wormery-store", &[]),
    ("wormery-words", &[]),
    ("wormery-protocol", &["wormery-core"]),
    (
        "wormery-server",
        &[
            "wormery-bots",
            "wormery-core",
            "wormery-fair",
            "wormery-games",
            "wormery-host",
            "wormery-protocol",
            "wormery-record",
            "wormery-review",
            "wormery-store",
            "wormery-table",
        ],
    ),
    (
        "wormery-bots",
        &[
            "wormery-core",
            "wormery-holzwurm",
            "wormery-ithappens",
            "wormery-regenwormen",
            "wormery-solve",
            "wormery-table",
        ],
    ),
    (
        "wormery-review",
        &[
            "wormery-bots",
            "wormery-core",
            "wormery-holzwurm",
            "wormery-ithappens",
            "wormery-regenwormen",
            "wormery-table",
        ],
    ),
    ("wormery-arena", &["wormery-bots", "wormery-core", "wormery-table"]),
    ("wormery-train", &["wormery-bots", "wormery-core", "wormery-regenwormen", "wormery-table"]),
    ("wormery-load", &["wormery-core", "wormery-fair", "wormery-protocol", "wormery-table"]),
    ("wormery-conform", &["wormery-core", "wormery-record", "wormery-table"]),
    (
        "wormery-games",
        &["wormery-core", "wormery-holzwurm", "wormery-ithappens", "wormery-record", "wormery-regenwormen"],
    ),
    (
        "wormery-schema",
        &["wormery-core", "wormery-games", "wormery-protocol", "wormery-review", "wormery-table"],
    ),
    (
        "wormery",
        &[
            "wormery-arena",
            "wormery-bots",
            "wormery-client",
            "wormery-core",
            "wormery-fair",
            "wormery-games",
            "wormery-host",
            "wormery-record",
            "wormery-review",
            "wormery-server",
            "wormery-solve",
            "wormery-store",
            "wormery-table",
            "wormery-tui",
            "wormery-words",
        ],
    ),
];

/// The longest a source file may be; a file of tests or data may be longer.
const LONGEST_FILE: usize = 300;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

#[test]
fn crates_know_only_what_lies_beneath_them() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version=1", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let allowed: BTreeMap<_, _> = ARROWS.iter().copied().collect();
    let packages = metadata["packages"].as_array().unwrap();
    assert_eq!(packages.len(), ARROWS.len(), "every crate is in the list of arrows");
    for package in packages {
        let name = package["name"].as_str().unwrap();
        let arrows = package["dependencies"].as_array().unwrap().iter();
        let arrows =
            arrows.filter(|dependency| dependency["kind"].is_null() && !dependency["path"].is_null());
        for arrow in arrows.map(|dependency| dependency["name"].as_str().unwrap()) {
            assert!(allowed[name].contains(&arrow), "{name} may not know {arrow}");
        }
    }
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

#[test]
fn every_rule_has_a_test_that_names_it() {
    for (page, folder, n_rules) in [
        ("regenwormen.md", "regenwormen", 24),
        ("regenwormen-expansion.md", "regenwormen", 23),
        ("it-happens.md", "ithappens", 25),
        ("holzwurm.md", "holzwurm", 19),
    ] {
        let ids = rule_ids(page);
        assert_eq!(ids.len(), n_rules, "rules of {page}: {ids:?}");
        let tests = sources(&root().join("crates").join(folder)).into_iter().filter(|path| is_test(path));
        let tests: String = tests.map(|path| fs::read_to_string(path).unwrap()).collect();
        for id in ids {
            let in_name = format!("fn {}", id.to_lowercase().replace('-', "_"));
            assert!(tests.contains(&id) || tests.contains(&in_name), "{id} has no test in {folder}");
        }
    }
}
