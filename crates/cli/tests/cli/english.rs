//! What people read is in the catalogue of words: no sentence is left in the code that speaks to them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::root;

/// The code that speaks to people.
const SPEAKERS: [&str; 2] = ["crates/cli/src", "crates/tui/src"];

/// What is wrong with flags, and with the lines of a program, is said in English, and so are help and examples.
const FLAGS: [&str; 14] = [
    "cli/src/args.rs",
    "cli/src/described.rs",
    "cli/src/duel_args.rs",
    "cli/src/game_args.rs",
    "evaluate/position.rs",
    "evaluate/worth.rs",
    "odds/args.rs",
    "odds/dice.rs",
    "odds/flags.rs",
    "odds/parse.rs",
    "odds/record.rs",
    "solve_game.rs",
    "solve_game/args.rs",
    "solve_game/position.rs",
];

/// A text in the code, and what stands before it.
struct Literal<'a> {
    before: &'a str,
    text: &'a str,
}

/// The texts of a source file outside of comments and attributes.
fn literals(source: &str) -> Vec<Literal<'_>> {
    let (mut found, mut at, mut brackets) = (Vec::new(), 0, 0);
    while let Some(next) = source[at..].chars().next() {
        let rest = &source[at..];
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if let Some(length) = character(rest) {
            at += length;
        } else if next == '"' {
            let end = end_of_text(&rest[1..]);
            if brackets == 0 {
                found.push(Literal { before: &source[..at], text: &rest[1..=end] });
            }
            at += end + 2;
        } else {
            brackets = match next {
                '#' if brackets == 0 && (rest.starts_with("#[") || rest.starts_with("#![")) => {
                    at += rest.find('[').unwrap_or(0);
                    1
                }
                '[' if brackets > 0 => brackets + 1,
                ']' if brackets > 0 => brackets - 1,
                _ => brackets,
            };
            at += source[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    found
}

/// The length of a character in quotes; `None` for a lifetime and everything else.
fn character(rest: &str) -> Option<usize> {
    let mut inside = rest.strip_prefix('\'')?.chars();
    match inside.next()? {
        '\\' => Some(3 + rest[3..].find('\'')?),
        one => (inside.next()? == '\'').then_some(2 + one.len_utf8()),
    }
}

/// Where a text ends that begins here.
fn end_of_text(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text.char_indices().find(|(_, letter)| {
        let ends = *letter == '"' && !is_escaped;
        is_escaped = *letter == '\\' && !is_escaped;
        ends
    });
    end.map(|(place, _)| place).expect("a text ends")
}

/// Whether a text is more than a name or a sign: it has two words in a row.
fn is_sentence(text: &str) -> bool {
    let plain = text.replace("\\n", " ");
    let is_word = |part: &&str| part.len() > 1 && part.bytes().all(|byte| byte.is_ascii_lowercase());
    let words: Vec<&str> = plain.split(' ').map(|part| part.trim_matches(['.', ',', ';', ':'])).collect();
    words.windows(2).any(|pair| pair.iter().all(is_word))
}

/// Whether a text is for programmers, about a flag, or a picture.
fn is_excused(literal: &Literal<'_>) -> bool {
    let Literal { before, text } = literal;
    let is_argument = text
        .split_once(": ")
        .is_some_and(|(name, _)| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_uppercase()));
    before.ends_with("expect(")
        || before.ends_with("unreachable!(")
        || text.starts_with("--")
        || is_argument
        || text.contains('<')
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let is_code = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "rs");
    let below = folders.iter().filter(|path| !path.ends_with("tests")).flat_map(|path| sources(path));
    files.into_iter().filter(is_code).chain(below).collect()
}

/// The sentences of a source file.
fn sentences(path: &Path) -> Vec<String> {
    let name = path.to_string_lossy().into_owned();
    if name.ends_with("tests.rs") || FLAGS.iter().any(|flags| name.ends_with(flags)) {
        return Vec::new();
    }
    let source = fs::read_to_string(path).expect("the source is text");
    let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let texts = literals(code).into_iter().filter(|literal| !is_excused(literal));
    texts
        .filter(|literal| is_sentence(literal.text))
        .map(|literal| format!("{name}: {}", literal.text))
        .collect()
}

#[test]
fn what_people_read_is_in_the_catalogue() {
    let files: Vec<PathBuf> = SPEAKERS.iter().flat_map(|folder| sources(&root().join(folder))).collect();
    assert!(files.len() > 80, "the sources are there");
    let found: Vec<String> = files.iter().flat_map(|path| sentences(path)).collect();
    assert!(found.is_empty(), "put these into words/ and say!() them:\n{}", found.join("\n"));
}

#[test]
fn a_sentence_in_the_code_is_found() {
    let source = r#"
        #[arg(help = "not this one")] // nor "this one here"
        fn f<'a>() { let _ = ('"', '\'', "key"); bail!("the game is \"over\", {name}"); x.expect("nor this one") }
    "#;
    let found: Vec<_> = literals(source).into_iter().filter(|text| !is_excused(text)).collect();
    let texts: Vec<&str> = found.iter().map(|text| text.text).filter(|text| is_sentence(text)).collect();
    assert_eq!(texts, ["the game is \\\"over\\\", {name}"]);
}
