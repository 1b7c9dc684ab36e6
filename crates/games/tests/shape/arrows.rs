//! Which crate may know which.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

use crate::root;

/// The arrows between our crates that are allowed, as in ARCHITECTURE.md; tests may know more.
///
/// The games are not here: the list knows all of them, and each knows `wormery-core` alone.
const ARROWS: &[(&str, &[&str])] = &[
    ("wormery-core", &[]),
    ("wormery-record", &["wormery-core"]),
    ("wormery-solve", &["wormery-core", "wormery-regenwormen"]),
    ("wormery-endgame", &["wormery-core", "wormery-regenwormen", "wormery-solve"]),
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
            "wormery-today",
        ],
    ),
    ("wormery-today", &["wormery-bots", "wormery-core", "wormery-games", "wormery-record", "wormery-table"]),
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
            "wormery-protocol",
            "wormery-record",
            "wormery-review",
            "wormery-table",
            "wormery-today",
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
            "wormery-puzzles",
            "wormery-record",
            "wormery-review",
            "wormery-solve",
            "wormery-table",
            "wormery-today",
            "wormery-words",
        ],
    ),
    ("wormery-store", &[]),
    ("wormery-words", &[]),
    ("wormery-protocol", &["wormery-core"]),
    (
        "wormery-room",
        &[
            "wormery-bots",
            "wormery-core",
            "wormery-fair",
            "wormery-games",
            "wormery-host",
            "wormery-protocol",
            "wormery-table",
        ],
    ),
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
            "wormery-room",
            "wormery-store",
            "wormery-today",
        ],
    ),
    ("wormery-bots", &["wormery-core", "wormery-games", "wormery-solve", "wormery-table"]),
    ("wormery-encode", &["wormery-core", "wormery-games", "wormery-table"]),
    (
        "wormery-python",
        &[
            "wormery-bots",
            "wormery-core",
            "wormery-encode",
            "wormery-games",
            "wormery-host",
            "wormery-record",
            "wormery-review",
            "wormery-solve",
            "wormery-table",
        ],
    ),
    ("wormery-review", &["wormery-bots", "wormery-core"]),
    ("wormery-puzzles", &["wormery-bots", "wormery-core", "wormery-record", "wormery-table"]),
    (
        "wormery-engine",
        &[
            "wormery-bots",
            "wormery-core",
            "wormery-games",
            "wormery-host",
            "wormery-protocol",
            "wormery-table",
        ],
    ),
    ("wormery-arena", &["wormery-bots", "wormery-core", "wormery-engine", "wormery-host", "wormery-table"]),
    (
        "wormery-train",
        &[
            "wormery-arena",
            "wormery-bots",
            "wormery-core",
            "wormery-holzwurm",
            "wormery-ithappens",
            "wormery-regenwormen",
            "wormery-table",
        ],
    ),
    ("wormery-load", &["wormery-core", "wormery-fair", "wormery-games", "wormery-protocol", "wormery-table"]),
    ("wormery-conform", &["wormery-core", "wormery-record", "wormery-table"]),
    ("wormery-games", &["wormery-core", "wormery-record"]),
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
            "wormery-endgame",
            "wormery-engine",
            "wormery-fair",
            "wormery-games",
            "wormery-host",
            "wormery-puzzles",
            "wormery-record",
            "wormery-review",
            "wormery-server",
            "wormery-solve",
            "wormery-store",
            "wormery-table",
            "wormery-today",
            "wormery-tui",
            "wormery-words",
        ],
    ),
];

#[test]
fn crates_know_only_what_lies_beneath_them() {
    let known = known();
    let allowed: BTreeMap<_, BTreeSet<_>> = ARROWS
        .iter()
        .map(|(name, arrows)| (*name, arrows.iter().map(|arrow| (*arrow).to_owned()).collect()))
        .collect();
    let games: BTreeSet<_> = known["wormery-games"].difference(&allowed["wormery-games"]).cloned().collect();
    assert!(games.len() >= 3, "{games:?}");
    assert_eq!(known.len(), ARROWS.len() + games.len(), "every crate is a game or in the list of arrows");
    let core = BTreeSet::from(["wormery-core".to_owned()]);
    for (name, knows) in known.iter().filter(|(name, _)| *name != "wormery-games") {
        let allowed = if games.contains(name) { &core } else { &allowed[name.as_str()] };
        let wrong: Vec<_> = knows.difference(allowed).collect();
        assert!(wrong.is_empty(), "{name} may not know {wrong:?}");
    }
}

/// Our crates, and which others of them each knows, outside of tests.
fn known() -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version=1", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let name = |value: &Value| value["name"].as_str().unwrap().to_owned();
    let arrows = |package: &Value| {
        let all = package["dependencies"].as_array().unwrap().iter();
        let own = all.filter(|dependency| dependency["kind"].is_null() && !dependency["path"].is_null());
        own.map(name).collect()
    };
    let is_sample = |package: &Value| package["manifest_path"].as_str().unwrap().contains("/samples/");
    let packages = metadata["packages"].as_array().unwrap().iter().filter(|package| !is_sample(package));
    packages.map(|package| (name(package), arrows(package))).collect()
}
