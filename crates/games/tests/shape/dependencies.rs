//! What Wormery is built from: licences, sources and second versions, against the lists of `deny.toml`.
//!
//! `make deny` asks cargo-deny, which knows more; this needs nothing that is not there anyway.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use toml::Table;

use crate::root;

fn read(file: &str) -> Table {
    fs::read_to_string(root().join(file)).unwrap().parse().unwrap()
}

fn text<'a>(table: &'a toml::Value, key: &str) -> Option<&'a str> {
    table.get(key).and_then(toml::Value::as_str)
}

/// Whether an expression of SPDX allows what is on the list; a slash is an old way to write "OR".
fn is_allowed(expression: &str, allowed: &BTreeSet<&str>) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut words = &words[..];
    let answer = any(&mut words, allowed);
    assert!(words.is_empty(), "cannot read the licence {expression:?}");
    answer
}

fn any(words: &mut &[&str], allowed: &BTreeSet<&str>) -> bool {
    let mut answer = all(words, allowed);
    while let Some(("OR", rest)) = split(words) {
        *words = rest;
        answer |= all(words, allowed);
    }
    answer
}

fn all(words: &mut &[&str], allowed: &BTreeSet<&str>) -> bool {
    let mut answer = one(words, allowed);
    while let Some(("AND", rest)) = split(words) {
        *words = rest;
        answer &= one(words, allowed);
    }
    answer
}

fn one(words: &mut &[&str], allowed: &BTreeSet<&str>) -> bool {
    let (first, rest) = split(words).expect("a licence");
    *words = rest;
    if first == "(" {
        let answer = any(words, allowed);
        assert_eq!(split(words).map(|(word, _)| word), Some(")"), "a bracket is missing");
        *words = &words[1..];
        return answer;
    }
    if let ["WITH", exception, rest @ ..] = *words {
        *words = rest;
        return allowed.contains(format!("{first} WITH {exception}").as_str());
    }
    allowed.contains(first)
}

fn split<'a, 'b>(words: &'b [&'a str]) -> Option<(&'a str, &'b [&'a str])> {
    words.split_first().map(|(first, rest)| (*first, rest))
}

/// The packages that are built on this machine, tests included, each with its licence.
fn licences() -> BTreeMap<String, String> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--workspace", "--edges=normal,build,dev", "--prefix=none", "--format={p}|{l}"])
        .args(["--offline", "--locked"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    // What has been told already is told again with a star.
    let packages = text.lines().filter_map(|line| line.trim_end_matches(" (*)").split_once('|'));
    packages.map(|(package, licence)| (package.to_owned(), licence.to_owned())).collect()
}

#[test]
fn every_licence_is_on_the_list() {
    let rules = read("deny.toml");
    let allowed = rules["licenses"]["allow"].as_array().unwrap();
    let allowed = allowed.iter().map(|licence| licence.as_str().unwrap()).collect();
    let licences = licences();
    assert!(licences.len() > 200, "only {} packages are found", licences.len());
    for (package, licence) in licences {
        let is_fine = !licence.is_empty() && is_allowed(&licence, &allowed);
        assert!(is_fine, "{package} has the licence {licence:?}");
    }
}

/// All packages of the lock file, also those of other systems.
fn locked() -> Vec<toml::Value> {
    read("Cargo.lock")["package"].as_array().unwrap().clone()
}

#[test]
fn everything_comes_from_the_registry() {
    for package in locked() {
        let source = text(&package, "source").unwrap_or("here");
        let is_fine = source == "here" || source == "registry+https://github.com/rust-lang/crates.io-index";
        assert!(is_fine, "{:?} comes from {source}", package["name"]);
    }
}

/// Whether a version is one that an exception speaks of: `syn@2` is every `2.x.y`.
fn is_excepted(name: &str, version: &str, exceptions: &[&str]) -> bool {
    let is_it = |exception: &&str| {
        exception.split_once('@').is_some_and(|(crate_name, start)| {
            name == crate_name && (version == start || version.starts_with(&format!("{start}.")))
        })
    };
    exceptions.iter().any(is_it)
}

#[test]
fn a_second_version_is_an_exception_with_a_reason() {
    let rules = read("deny.toml");
    let skip = rules["bans"]["skip"].as_array().unwrap();
    assert!(
        skip.iter().all(|exception| text(exception, "reason").is_some()),
        "an exception without a reason"
    );
    let exceptions: Vec<&str> = skip.iter().filter_map(|exception| text(exception, "crate")).collect();
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in locked() {
        let (name, version) = (text(&package, "name").unwrap(), text(&package, "version").unwrap());
        if !is_excepted(name, version, &exceptions) {
            versions.entry(name.into()).or_default().push(version.into());
        }
    }
    versions.retain(|_, versions| versions.len() > 1);
    assert!(versions.is_empty(), "second versions that deny.toml does not except: {versions:?}");
}

#[test]
fn licences_are_read_as_they_are_meant() {
    let allowed = BTreeSet::from(["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"]);
    for fine in
        ["MIT", "GPL-3.0 OR MIT", "GPL-3.0/MIT", "(MIT OR GPL-3.0) AND ISC", "Apache-2.0 WITH LLVM-exception"]
    {
        assert!(is_allowed(fine, &allowed), "{fine}");
    }
    for bad in
        ["GPL-3.0", "MIT AND GPL-3.0", "Apache-2.0", "ISC AND (GPL-3.0 OR Zlib)", "MIT WITH LLVM-exception"]
    {
        assert!(!is_allowed(bad, &allowed), "{bad}");
    }
}

#[test]
fn an_exception_speaks_of_its_versions_only() {
    assert!(is_excepted("syn", "2.0.119", &["syn@2"]) && is_excepted("sha2", "0.10.9", &["sha2@0.10"]));
    assert!(!is_excepted("syn", "3.0.9", &["syn@2"]) && !is_excepted("syn", "20.1.0", &["syn@2"]));
}
