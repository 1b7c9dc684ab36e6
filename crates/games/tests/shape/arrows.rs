//! Which crate knows which; ARCHITECTURE.md has all arrows, here are the laws that they keep.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

use crate::root;

/// What knows no game: neither a rules crate nor the list of them.
const KNOW_NO_GAME: &[&str] =
    &["core", "conform", "fair", "protocol", "record", "store", "table", "visible", "words"];
/// What knows nobody else of ours.
const KNOW_NOBODY: &[&str] = &["core", "store", "visible"];

/// The crates of the workspace, and which others of them each knows, outside of tests.
pub(crate) struct Arrows(BTreeMap<String, (String, BTreeSet<String>)>);

impl Arrows {
    /// As `cargo metadata` tells; the example of a further game is left out.
    pub(crate) fn of_tree() -> Self {
        let metadata = metadata();
        let folder = |package: &Value| {
            let manifest = package["manifest_path"].as_str().unwrap();
            let inner = manifest.strip_prefix(root().to_str().unwrap()).unwrap();
            inner.trim_start_matches('/').trim_end_matches("/Cargo.toml").to_owned()
        };
        let packages = metadata["packages"].as_array().unwrap().iter();
        let packages = packages.map(|package| (name(package), (folder(package), known(package))));
        Self(packages.filter(|(_, (folder, _))| !folder.starts_with("samples/")).collect())
    }

    /// Name, folder and what it knows, in the order of the names.
    pub(crate) fn crates(&self) -> impl Iterator<Item = (&str, &str, &BTreeSet<String>)> {
        self.0.iter().map(|(name, (folder, knows))| (name.as_str(), folder.as_str(), knows))
    }

    /// Whether an arrow says nothing new, because another one that begins there leads to its end as well.
    pub(crate) fn follows(&self, from: &str, to: &str) -> bool {
        self.knows(from).iter().any(|between| between != to && self.reaches(between, to))
    }

    fn knows(&self, name: &str) -> &BTreeSet<String> {
        &self.0[name].1
    }

    fn reaches(&self, from: &str, to: &str) -> bool {
        self.knows(from).iter().any(|next| next == to || self.reaches(next, to))
    }

    /// The rules crates: all that the list of games knows, but for what is no game.
    fn games(&self) -> BTreeSet<&str> {
        let listed = self.knows("wormery-games").iter().map(String::as_str);
        listed.filter(|name| !KNOW_NO_GAME.contains(&short(name))).collect()
    }
}

/// A crate's name as its folder has it.
pub(crate) fn short(name: &str) -> &str {
    name.strip_prefix("wormery-").unwrap_or("cli")
}

#[test]
fn rules_know_the_core_alone() {
    let arrows = Arrows::of_tree();
    let games = arrows.games();
    assert!(games.len() >= 3, "{games:?}");
    for game in games {
        assert_eq!(arrows.knows(game), &BTreeSet::from(["wormery-core".to_owned()]), "{game}");
    }
}

#[test]
fn what_knows_no_game_reaches_none() {
    let arrows = Arrows::of_tree();
    let mut games = arrows.games();
    games.insert("wormery-games");
    for name in KNOW_NO_GAME.iter().map(|name| format!("wormery-{name}")) {
        let wrong: Vec<_> = games.iter().filter(|game| arrows.reaches(&name, game)).collect();
        assert!(wrong.is_empty(), "{name} may not know {wrong:?}");
    }
}

#[test]
fn some_crates_know_nobody() {
    let arrows = Arrows::of_tree();
    for name in KNOW_NOBODY.iter().map(|name| format!("wormery-{name}")) {
        assert!(arrows.knows(&name).is_empty(), "{name} may know no other crate of ours");
    }
}

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version=1", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    serde_json::from_slice(&output.stdout).unwrap()
}

fn name(value: &Value) -> String {
    value["name"].as_str().unwrap().to_owned()
}

fn known(package: &Value) -> BTreeSet<String> {
    let all = package["dependencies"].as_array().unwrap().iter();
    all.filter(|dependency| dependency["kind"].is_null() && !dependency["path"].is_null()).map(name).collect()
}
