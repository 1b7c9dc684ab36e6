//! What the text of our code must look like.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{is_test, root, sources};

/// The longest a function may be, from its first line to its closing brace; tests tell stories and may be longer.
const LONGEST_FUNCTION: usize = 40;

/// The files with `unsafe` in them: raw memory that WebAssembly hands over, and one call of wide instructions.
const UNSAFE: &[&str] = &["crates/solve/src/wide.rs", "crates/wasm/src/memory.rs"];

/// The tests that sleep: all of them ask again and again for what another process or thread does, up to a limit.
const SLEEPERS: &[&str] = &[
    "crates/cli/tests/serve/hot_seat.rs",
    "crates/cli/tests/serve/kill.rs",
    "crates/cli/tests/serve/nodes.rs",
    "crates/cli/tests/serve/nodes_back.rs",
    "crates/cli/tests/serve/nodes_budget.rs",
    "crates/cli/tests/serve/player.rs",
    "crates/cli/tests/serve/proxy.rs",
    "crates/cli/tests/serve/python.rs",
    "crates/cli/tests/serve/server.rs",
    "crates/cli/tests/serve/start.rs",
    "crates/cli/tests/serve/stuck.rs",
    "crates/cli/tests/serve/watcher.rs",
    "crates/server/tests/server/absence.rs",
    "crates/server/tests/server/export.rs",
    "crates/server/tests/server/guests.rs",
    "crates/server/tests/server/kept.rs",
    "crates/server/tests/server/review.rs",
    "crates/tui/src/tests/keys.rs",
];

fn all_sources() -> Vec<PathBuf> {
    sources(&root().join("crates"))
}

fn name(path: &Path) -> String {
    path.strip_prefix(root()).unwrap().display().to_string()
}

/// The lines of a file before its own tests.
fn code(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().take_while(|line| *line != "#[cfg(test)]").map(str::to_owned).collect()
}

/// The functions of a file, each with its first line and its length; rustfmt puts their ends where they can be found.
fn functions(lines: &[String]) -> Vec<(usize, usize)> {
    let begins = |line: &str| {
        let words = line.split_whitespace();
        let mut words =
            words.skip_while(|word| word.starts_with("pub") || ["const", "async", "unsafe"].contains(word));
        words.next() == Some("fn")
    };
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut found = Vec::new();
    for (first, line) in lines.iter().enumerate().filter(|(_, line)| begins(line)) {
        let end = format!("{}}}", " ".repeat(indent(line)));
        let length = lines[first..]
            .iter()
            .position(|line| *line == end || line.trim_end().ends_with(';') && indent(line) == end.len() - 1);
        found.push((first + 1, length.map_or(1, |length| length + 1)));
    }
    found
}

#[test]
fn functions_are_short() {
    let mut n_functions = 0;
    for path in all_sources().iter().filter(|path| !is_test(path)) {
        for (line, length) in functions(&code(path)) {
            n_functions += 1;
            assert!(length <= LONGEST_FUNCTION, "{}:{line}: a function of {length} lines", name(path));
        }
    }
    assert!(n_functions > 2_000, "only {n_functions} functions were found");
}

#[test]
fn a_long_function_would_be_found() {
    let body = "    x();\n".repeat(50);
    let text = format!("pub(crate) async fn f(\n    a: u8,\n) {{\n{body}}}\nfn g();\nfn h() {{}}\n");
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    assert_eq!(functions(&lines)[0], (1, 54));
    assert_eq!(functions(&lines)[1].1, 1);
}

/// The files in which a word stands as code: not in a comment and not in a text.
fn files_with(word: &str, filter: impl Fn(&Path) -> bool) -> Vec<String> {
    let has = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let mut lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
        lines.any(|line| line.split('"').step_by(2).any(|code| code.contains(word)))
    };
    let mut files: Vec<String> =
        all_sources().into_iter().filter(|path| filter(path) && has(path)).map(|path| name(&path)).collect();
    files.sort();
    files
}

/// What writes to a terminal as it is, and the files in which it may stand: behind them is a `Screen`, or a text of ours.
const TO_A_TERMINAL: [(&str, &[&str]); 9] = [
    ("println!", &[]),
    ("print!", &[]),
    ("eprintln!", &[]),
    ("eprint!", &[]),
    ("dbg!", &[]),
    ("stdout().lock", &["crates/cli/src/out.rs"]),
    ("stderr().lock", &["crates/cli/src/out.rs"]),
    ("stderr()", &["crates/cli/src/out.rs"]),
    // The whole terminal is drawn in cells, and each is looked at before it is shown; it is asked for its colors.
    ("stdout()", &["crates/cli/src/out.rs", "crates/tui/src/ask.rs", "crates/tui/src/terminal.rs"]),
];

/// The code of what people run in a terminal, without what only asks whether there is one.
#[test]
fn what_reaches_a_terminal_goes_through_a_screen() {
    let crates =
        ["cli", "tui", "client", "host", "words"].map(|name| root().join("crates").join(name).join("src"));
    let paths = || crates.iter().flat_map(|path| sources(path)).filter(|path| !is_test(path));
    for (word, files) in TO_A_TERMINAL {
        let has = |path: &PathBuf| {
            let code = code(path).join("\n").replace("().is_terminal()", "");
            let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            let is_here = |(place, _): (usize, &str), line: &str| {
                !line[..place].ends_with(|letter: char| letter.is_alphanumeric())
            };
            lines.into_iter().any(|line| line.match_indices(word).any(|found| is_here(found, line)))
        };
        let mut found: Vec<String> = paths().filter(has).map(|path| name(&path)).collect();
        found.sort();
        assert_eq!(found, files, "{word}");
    }
}

#[test]
fn unsafe_stands_in_two_files() {
    assert_eq!(files_with("unsafe ", |_| true), UNSAFE);
}

/// The type of a game is never looked up at run time: behind a trait object there is text.
#[test]
fn nothing_is_any() {
    for module in ["std::any", "core::any"] {
        assert!(files_with(module, |_| true).is_empty(), "{module}");
    }
}

#[test]
fn tests_ask_how_long_something_took_only_to_end_what_hangs() {
    let mut n_patient = 0;
    for path in all_sources().iter().filter(|path| is_test(path)) {
        let text = fs::read_to_string(path).unwrap();
        for (_, most) in text.lines().filter_map(|line| line.split_once("elapsed() < ")) {
            let is_promise = !most.starts_with("PATIENCE") && most.contains(',');
            assert!(!is_promise, "{}: a machine may be slower than {most}", name(path));
            n_patient += 1;
        }
    }
    assert!(n_patient > 10, "only {n_patient} looks at a clock were found");
}

#[test]
fn tests_sleep_only_between_two_looks_at_somebody_else() {
    assert_eq!(files_with("sleep(", is_test), SLEEPERS);
}
