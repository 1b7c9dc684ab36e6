//! A game is named in its own crates and folders, and in the one list.

use std::fs;
use std::path::{Path, PathBuf};

use wormery_core::Word;
use wormery_games::GameId;

use crate::{is_test, root, sources};

/// Where any game may be named besides: the list, what is about one game by its nature, and what is read, not run.
const MAY_NAME: &[&str] = &[
    "crates/games/src/list.rs",
    "crates/solve/",
    "crates/endgame/",
    "crates/train/",
    "crates/cli/src/commands/odds",
    "crates/cli/src/commands/solve_game",
    "crates/python/src/odds",
    "/benches/",
    "/examples/",
];

/// A game as it may be spelled: "two-words", "two_words", "twowords", "`TwoWords`", "Two Words".
struct Spellings {
    small: Vec<String>,
    title: String,
}

impl Spellings {
    fn of(name: &str) -> Self {
        let small = ["-", "_", ""].map(|between| name.replace('-', between)).into();
        let words = name.split('-').map(|word| format!("{}{}", word[..1].to_uppercase(), &word[1..]));
        Self { small, title: words.collect::<Vec<_>>().join(" ") }
    }

    fn are_in(&self, text: &str) -> bool {
        let lower = text.to_lowercase();
        text.contains(&self.title) || self.small.iter().any(|spelling| lower.contains(spelling))
    }
}

/// Whether a file belongs to a game: its crate, or its module in another one.
fn is_own(game: &str, path: &str) -> bool {
    let folder = game.replace('-', "");
    let module = path.split_once("/src/").map_or("", |(_, module)| module);
    path.starts_with(&format!("crates/{folder}/"))
        || module.strip_prefix(&folder).is_some_and(|rest| rest.starts_with(['/', '.']))
}

fn may_name(game: &str, path: &Path) -> bool {
    let name = path.to_str().unwrap();
    is_test(path) || is_own(game, name) || MAY_NAME.iter().any(|allowed| name.contains(allowed))
}

/// What a file says before its own tests.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(root().join(path)).unwrap();
    text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned()
}

#[test]
fn a_game_is_named_in_its_own_crates_and_folders_only() {
    let folders = ["crates", "fuzz/src", "fuzz/fuzz_targets"].map(|folder| root().join(folder));
    let files = folders.iter().flat_map(|folder| sources(folder));
    let files: Vec<PathBuf> = files.map(|path| path.strip_prefix(root()).unwrap().to_owned()).collect();
    assert!(files.len() > 500, "only {} files are found", files.len());
    for game in GameId::ALL.iter().map(|id| id.word()) {
        let spellings = Spellings::of(game);
        let named = |path: &&PathBuf| spellings.are_in(&format!("{} {}", path.display(), code(path)));
        let wrong: Vec<_> = files.iter().filter(|path| !may_name(game, path)).filter(named).collect();
        assert!(wrong.is_empty(), "{game} is named in {wrong:?}");
    }
}

#[test]
fn every_spelling_is_found_and_nothing_else() {
    let spellings = Spellings::of("it-happens");
    for text in ["it-happens", "mod it_happens;", "use ithappens::A;", "ItHappens::NAME", "of It Happens.."] {
        assert!(spellings.are_in(text), "{text}");
    }
    assert!(!spellings.are_in("as often as it happens"));
}

#[test]
fn a_module_of_a_game_is_its_own_and_a_namesake_is_not() {
    for path in
        ["crates/holzwurm/src/lib.rs", "crates/bots/src/holzwurm.rs", "crates/tui/src/holzwurm/board.rs"]
    {
        assert!(is_own("holzwurm", path), "{path}");
    }
    for path in
        ["crates/tui/src/board.rs", "crates/server/src/room/holzwurm.rs", "crates/bots/src/holzwurms.rs"]
    {
        assert!(!is_own("holzwurm", path), "{path}");
    }
}
