//! Values in a file.

use std::fs;

use wormery_endgame::{BadStore, Solver, Store, Values, subsets};
use wormery_regenwormen::{Options, Tiles};

use crate::set;

/// Solves what a file lacks; how many blocks that was.
fn go_on(path: &std::path::Path, tiles: Tiles) -> (Values, usize) {
    let (mut store, mut values) = Store::open(path, &Options::default(), tiles).unwrap();
    let missing: Vec<Tiles> = subsets(tiles).into_iter().filter(|block| !values.has(*block)).collect();
    let mut solver = Solver::new(2);
    for block in &missing {
        solver.solve_block(&mut values, *block, &mut |_| ()).unwrap();
        store.append(&values, *block).unwrap();
    }
    (values, missing.len())
}

#[test]
fn work_that_was_interrupted_goes_on_and_ends_the_same() {
    let (folder, tiles) = (tempfile::tempdir().unwrap(), set(&[21, 24, 27]));
    let path = folder.path().join("values");
    let (values, n_solved) = go_on(&path, tiles);
    assert_eq!(n_solved, 7);
    let whole = fs::read(&path).unwrap();
    let lines: Vec<&[u8]> = whole.split_inclusive(|byte| *byte == b'\n').collect();
    assert_eq!(lines.len(), 1 + 7);
    for n_lines in 0..=lines.len() {
        let mut text = lines[..n_lines].concat();
        let half = lines.get(n_lines).filter(|_| n_lines > 0);
        text.extend(half.map_or(&[][..], |line| &line[..line.len() / 2]));
        fs::write(&path, text).unwrap();
        let (again, n_solved) = go_on(&path, tiles);
        assert_eq!(n_solved, 7 - n_lines.saturating_sub(1));
        assert_eq!(fs::read(&path).unwrap(), whole);
        assert_eq!(again.block(tiles), values.block(tiles));
    }
}

#[test]
fn a_file_of_something_else_is_refused_and_left_alone() {
    let (folder, usual) = (tempfile::tempdir().unwrap(), Options::default());
    let path = folder.path().join("values");
    let open = |options: Options, tiles: &[u8]| Store::open(&path, &options, set(tiles)).map(|_| ());
    open(usual, &[21, 22]).unwrap();
    let before = fs::read(&path).unwrap();
    let refused = open(usual, &[21, 23]).unwrap_err();
    assert_eq!(refused.to_string(), "it is about tiles 21-22 with the default rules");
    let refused = open(Options { flip_returned: true, ..usual }, &[21, 22]).unwrap_err();
    assert!(matches!(refused, BadStore::Other { .. }));
    assert_eq!(fs::read(&path).unwrap(), before);
    fs::write(&path, "a diary\n").unwrap();
    assert!(matches!(open(usual, &[21, 22]), Err(BadStore::NotValues)));
    assert_eq!(fs::read(&path).unwrap(), b"a diary\n");
}

#[test]
fn a_line_that_cannot_be_is_named() {
    let (folder, tiles) = (tempfile::tempdir().unwrap(), set(&[21, 22]));
    let path = folder.path().join("values");
    go_on(&path, tiles);
    let text = fs::read_to_string(&path).unwrap();
    for wrong in [
        "{\"tiles\":[23],\"values\":[0.5]}",
        "{\"tiles\":[21],\"values\":[0.5,0.5]}",
        "{\"tiles\":[21],\"values\":[1.5]}",
        "?",
    ] {
        let mut lines: Vec<&str> = text.lines().collect();
        lines[1] = wrong;
        fs::write(&path, lines.join("\n") + "\n").unwrap();
        let refused = Store::open(&path, &Options::default(), tiles).unwrap_err();
        assert!(matches!(refused, BadStore::Line(2)), "{wrong}: {refused}");
    }
}

#[test]
fn two_programs_do_not_write_to_one_file() {
    let (folder, usual) = (tempfile::tempdir().unwrap(), Options::default());
    let path = folder.path().join("values");
    let first = Store::open(&path, &usual, set(&[21])).unwrap();
    assert!(matches!(Store::open(&path, &usual, set(&[21])), Err(BadStore::Locked)));
    drop(first);
    Store::open(&path, &usual, set(&[21])).unwrap();
}
