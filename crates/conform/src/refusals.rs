use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

use serde_json::Value;
use wormery_core::{Arg, Illegal};

/// Checks that the file of a game's refusals beside the words holds two of each code; `UPDATE=1` writes it anew.
///
/// Rust and the web client are held to the same sentences for all of them. The refusals must be the same in every run.
pub fn same_refusals(game: &str, refused: &[Illegal]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/tests/fixture/refusals");
    let (path, text) = (folder.join(format!("{game}.jsonl")), lines(refused));
    if env::var_os("UPDATE").is_some() {
        fs::write(path, text).expect("the file can be written");
    } else {
        let stored = fs::read_to_string(&path).unwrap_or_default();
        assert!(stored == text, "{} is old; UPDATE=1 writes it anew:\n{text}", path.display());
    }
}

/// The first and the last refusal of each code in the order of their texts, one on each line.
fn lines(refused: &[Illegal]) -> String {
    let mut by_code: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for illegal in refused {
        by_code.entry(illegal.code()).or_default().insert(line(illegal));
    }
    let ends = |lines: BTreeSet<String>| {
        lines.first().into_iter().chain(lines.last()).cloned().collect::<BTreeSet<_>>()
    };
    let lines: Vec<String> = by_code.into_values().flat_map(ends).collect();
    lines.join("\n") + "\n"
}

/// The arguments are sorted, whatever kind of maps JSON is made with.
fn line(illegal: &Illegal) -> String {
    let value = |arg: &Arg| match arg {
        Arg::Number(number) => Value::from(*number),
        Arg::Text(text) => Value::from(text.as_str()),
    };
    let args: BTreeMap<&str, Value> = illegal.args().iter().map(|(name, arg)| (*name, value(arg))).collect();
    let args = serde_json::to_string(&args).expect("texts and numbers");
    format!("{{\"code\":\"{}\",\"args\":{args}}}", illegal.code())
}
