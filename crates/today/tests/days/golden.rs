//! Bots and luck of days are frozen: records and sums of games that were played once.
//!
//! Whoever changes the answers of a level adds a version to `Roster::DAY_BOTS` and keeps the old one; what is here is only
//! added to. The module for the browser plays the same records (scripts/test-wasm.mjs).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use wormery_bots::{Levels, Roster, fingerprint};
use wormery_games::with_game;
use wormery_today::{RuleSet, check};

use crate::play::{played, table};

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn folder() -> PathBuf {
    root().join("records/today")
}

fn is_updating() -> bool {
    std::env::var_os("UPDATE").is_some()
}

/// One whole game of each rule set: read by others too, and by the module of the browser.
#[test]
fn recorded_days_are_still_accepted() {
    for set in RuleSet::all() {
        let path = folder().join(format!("{}.wgr", set.name()));
        if is_updating() && !path.exists() {
            fs::write(&path, played(set.name(), 2, 3)).unwrap();
        }
        let record = fs::read_to_string(&path).unwrap();
        assert!(record.contains("\"today-1\""), "{}", path.display());
        assert_eq!(check(&record).map(|checked| checked.today.day.number()), Ok(2), "{}", path.display());
    }
}

/// The sums of twelve days of each rule set: hundreds of positions for each bot.
#[test]
fn the_answers_of_the_bots_of_days_are_as_they_were() {
    let path = folder().join("answers.json");
    let sums: BTreeMap<String, String> = RuleSet::all().map(|set| (key(set), sum(set))).collect();
    if is_updating() && !path.exists() {
        fs::write(&path, serde_json::to_string_pretty(&sums).unwrap() + "\n").unwrap();
    }
    let known: BTreeMap<String, String> = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(sums, known, "bots or luck of days have changed: add a version, and keep the old one");
}

fn key(set: RuleSet) -> String {
    let version = with_game!(set.game, G => G::DAY_BOTS.last().unwrap().version);
    format!("{} {version}", set.name())
}

fn sum(set: RuleSet) -> String {
    let events = |day| {
        with_game!(set.game, G => {
            fingerprint(&serde_json::to_string(&table::<G>(set, day, u64::from(day), false).0.events()).unwrap())
        })
    };
    let all: Vec<u64> = (1..=12).map(events).collect();
    format!("{:016x}", fingerprint(&all))
}

/// A bot of a day needs nothing that could be missing or slow on a device.
#[test]
fn the_bots_of_days_need_no_net_and_no_search() {
    for set in RuleSet::all() {
        with_game!(set.game, G => {
            for level in G::DAY_BOTS.iter().flat_map(|bots| bots.levels) {
                let level = G::level(level).unwrap();
                assert!(!level.needs_net() && level.playouts().is_none(), "{} {}", set.name(), level.name);
            }
        });
    }
}
