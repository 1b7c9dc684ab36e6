//! What is edited by hand to add a game: docs/add-a-game.md, with its example.

use std::fs;
use std::process::Command;

use crate::root;

#[test]
fn a_game_is_added_by_editing_the_list_and_one_manifest() {
    let patch = fs::read_to_string(root().join("samples/pluck/list.patch")).unwrap();
    let edited: Vec<&str> = patch.lines().filter_map(|line| line.strip_prefix("+++ b/")).collect();
    assert_eq!(edited, ["crates/games/Cargo.toml", "crates/games/src/list.rs"]);
    assert!(
        !patch.lines().any(|line| line.starts_with('-') && !line.starts_with("---")),
        "nothing is taken away"
    );
}

#[test]
fn the_example_still_fits() {
    let mut git = Command::new("git");
    git.args(["apply", "--check", "samples/pluck/list.patch"]).current_dir(root());
    let output = git.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// All that the example brings lies where docs/add-a-game.md says that a game's own files lie.
#[test]
fn the_example_brings_its_own_files_only() {
    let own = [
        "crates/pluck/",
        "crates/bots/src/pluck",
        "crates/encode/src/pluck",
        "crates/review/src/pluck",
        "crates/tui/src/pluck",
        "words/pluck/",
        "docs/rules/pluck",
    ];
    let own = own.iter().chain(&["web/tests/e2e/pluck"]);
    let sample = root().join("samples/pluck");
    let mut folders = vec![sample.clone()];
    let mut n_files = 0;
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(&sample).unwrap().to_str().unwrap();
            assert!(name == "list.patch" || own.clone().any(|own| name.starts_with(own)), "{name}");
            n_files += 1;
        }
    }
    assert!(n_files > 10, "only {n_files} files were found");
}
