use std::fs;

use crate::program::{put, scratch, wormery};

const SOLVE: &str = "solve-game --tiles 22-24 --out values.jsonl --json";

#[test]
fn a_game_that_was_interrupted_goes_on() {
    let folder = scratch();
    let (answer, path) = (wormery(folder.path(), SOLVE).done(), folder.path().join("values.jsonl"));
    let whole = fs::read_to_string(&path).unwrap();
    assert_eq!(whole.lines().count(), 1 + 7, "a line that says which game, and one for each block");
    for n_bytes in [0, whole.len() / 3, whole.len() - 1, whole.len()] {
        put(folder.path(), "values.jsonl", &whole[..n_bytes]);
        assert_eq!(wormery(folder.path(), SOLVE).done(), answer);
        assert_eq!(fs::read_to_string(&path).unwrap(), whole);
    }
}

#[test]
fn values_of_another_game_are_not_touched() {
    let folder = scratch();
    wormery(folder.path(), SOLVE).done();
    let before = fs::read(folder.path().join("values.jsonl")).unwrap();
    let refused = wormery(folder.path(), "solve-game --tiles 21-23 --out values.jsonl").failed();
    assert_eq!(refused, "wormery: --out values.jsonl: it is about tiles 22-24 with the default rules\n");
    let refused = wormery(folder.path(), &format!("{SOLVE} --option lower=any")).failed();
    assert_eq!(refused, "wormery: --out values.jsonl: it is about tiles 22-24 with the default rules\n");
    assert_eq!(fs::read(folder.path().join("values.jsonl")).unwrap(), before);
}

#[test]
fn the_threads_change_nothing() {
    let folder = scratch();
    let solve = |threads: u8| {
        wormery(
            folder.path(),
            &format!("solve-game --tiles 21-24 --bots raider --games 20 --threads {threads} --json"),
        )
    };
    assert_eq!(solve(1).done(), solve(3).done());
}
