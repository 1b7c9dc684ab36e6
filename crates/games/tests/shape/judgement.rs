//! No border of judgement is compared where words are shown: what is judged reaches the page and the terminal as words.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{is_test, root, sources};

/// What a judge says in numbers.
const JUDGED: &[&str] = &[
    "cost",
    "share",
    "luck",
    "luck_size",
    "own",
    "fail",
    "worms",
    "margin",
    "win",
    "less",
    "score_luck",
    "score_own",
];
/// Where it is compared all the same: places between scores that are level are no judgement.
const OTHERS: &[&str] = &["lib/table/standing.ts"];
/// Where everything that is compared with a number of a name is a judgement, but for sizes of what is drawn and of lists.
const TOLD: &[&str] = &[
    "web/src/games",
    "web/src/lib/played",
    "web/src/routes/game",
    "web/src/routes/table/end",
    "crates/tui/src/coach.rs",
    "crates/tui/src/verdict.rs",
];
/// Sizes and times.
const SIZES: &[&str] = &["FEW", "LONGEST", "NEAR", "PATIENCE_MS"];
/// Where words are shown.
const SHOWN: &[&str] =
    &["crates/tui/src", "crates/cli/src/commands/review", "crates/cli/src/play", "web/src"];

/// All that is run in a folder.
fn shown(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            found.extend(shown(&path));
        } else if is_shown(&path) {
            found.push(path);
        }
    }
    found
}

fn is_shown(path: &Path) -> bool {
    let is_test = path.file_stem().is_some_and(|stem| stem.to_string_lossy().ends_with(".test"));
    path.extension().is_some_and(|kind| kind == "svelte" || kind == "ts" && !is_test)
}

/// The word that ends before a place, and the one that begins after it, with what leads to them.
fn word_before(text: &str) -> &str {
    let text = text.trim_end_matches([' ', ')']);
    let start = text.rfind(|letter: char| !letter.is_alphanumeric() && letter != '_').map_or(0, |at| at + 1);
    &text[start..]
}

fn path_after(text: &str) -> &str {
    let text = text.trim_start();
    let is_end = |letter: char| !letter.is_alphanumeric() && !"_.!?[]".contains(letter);
    text.find(is_end).map_or(text, |at| &text[..at])
}

/// Whether a line compares what is judged with anything but nothing and its like.
fn compares(line: &str) -> bool {
    let is_judged = |word: &str| JUDGED.contains(&word.trim_matches(['!', '?', '[', ']']));
    ["<= ", ">= ", "< ", "> "].iter().any(|sign| {
        line.match_indices(sign).any(|(at, _)| {
            let (before, after) = (&line[..at], path_after(&line[at + sign.len()..]));
            let (is_sign, before) = (before.ends_with(' '), word_before(before));
            let is_nothing = matches!(after, "0" | "0.0") || before == "0";
            let judged = [is_judged(before), is_judged(after.rsplit('.').next().unwrap())];
            // Two that are compared with each other have no border.
            is_sign && !is_nothing && judged[0] != judged[1]
        })
    })
}

/// Whether a line compares anything with a number that has a name: `most - EQUAL`.
fn names_border(line: &str) -> bool {
    let is_border = |word: &str| {
        let is_name = |letter: char| letter.is_ascii_uppercase() || letter == '_';
        word.len() > 2 && word.chars().all(is_name) && !SIZES.contains(&word)
    };
    let words =
        |text: &str| text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').any(is_border);
    [" <= ", " >= ", " < ", " > "].iter().any(|sign| {
        line.match_indices(sign).any(|(at, _)| {
            let (before, after) = (&line[..at], &line[at + sign.len()..]);
            let side = after.split([')', '&', '|', '?', '{', ';']).next().unwrap();
            is_border(word_before(before)) || words(side)
        })
    })
}

#[test]
fn no_border_of_judgement_is_compared_where_words_are_shown() {
    let folders = SHOWN.iter().map(|folder| root().join(folder)).filter(|folder| folder.is_dir());
    let files = folders.flat_map(|folder| [shown(&folder), sources(&folder)].concat());
    let mut wrong = Vec::new();
    let mut n_files = 0;
    let is_other = |path: &Path| OTHERS.iter().any(|other| path.ends_with(other));
    for path in files.filter(|path| !is_test(path) && !is_other(path)) {
        n_files += 1;
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let is_told = TOLD.iter().any(|told| path.starts_with(root().join(told)));
        let is_wrong = |line: &str| compares(line) || is_told && names_border(line);
        let lines = code.lines().zip(1..).filter(|(line, _)| is_wrong(line));
        wrong.extend(lines.map(|(line, n)| format!("{}:{n}: {}", path.display(), line.trim())));
    }
    assert!(n_files > 300, "only {n_files} files were found");
    assert!(
        wrong.is_empty(),
        "borders of judgement stand in crates/review/src/borders.rs:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn a_border_would_be_found() {
    for line in [
        "return best.share - this.mine.share < AS_GOOD;",
        "if (cost < LITTLE) return m.end_choices_best();",
        "(_, _, Some((one, other))) if one.odds.fail + CLEARLY_SAFER <= other.odds.fail => {",
        "const alike = choices[0]!.worms - choices[1]!.worms < 0.005;",
        "if (Math.abs(luck) < some) return kind;",
        "luck if luck >= MUCH => Self::Much,",
    ] {
        assert!(compares(line), "{line}");
    }
    for line in [
        "const best = own.filter((turn) => gainOf(review, row, turn) > most - EQUAL);",
        "if (row && number - count <= CLOSE) return m.hw_tip_soon();",
        "if (CLOSE >= by) {",
    ] {
        assert!(names_border(line), "{line}");
    }
    for line in [
        "if (legal.length <= FEW) return [...legal];",
        "const told = effects.filter(({ type }) => TAKEN.includes(type));",
        "const lost: Record<string, Array<TYPE>> = {};",
        "if (n > 0 && kind === BAD) {",
    ] {
        assert!(!names_border(line), "{line}");
    }
    for line in [
        "{#if luck > 0}",
        "const rows: Array<Share> = [];",
        "match verdict.luck > 0.0 {",
        "(cost) => cost",
        "if (mine.cost < decision.cost)",
    ] {
        assert!(!compares(line), "{line}");
    }
}
