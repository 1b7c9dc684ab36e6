//! The puzzles that come with the program, held against the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use wormery_bots::{Puzzling, Roster, Second};
use wormery_core::{Game, Word};
use wormery_games::{GameId, Holzwurm, with_game};
use wormery_puzzles::{LEAST_GAP, Level, Puzzle, Sheet, check};

/// A file has thousandths: shares are rounded, margins rounded up.
const ROUNDED: f64 = 0.002;

/// How many there are at least, by the name of the file.
const AT_LEAST: [(&str, usize); 4] =
    [("regenwormen", 300), ("extra", 150), ("it-happens", 100), ("holzwurm", 100)];

/// Every file of puzzles, by its name.
fn sheets() -> BTreeMap<String, Sheet> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let folders = fs::read_dir(games).unwrap().map(|entry| entry.unwrap().path().join("puzzles"));
    let files = folders.filter(|folder| folder.is_dir()).flat_map(|folder| fs::read_dir(folder).unwrap());
    files.map(|file| read(&file.unwrap().path())).collect()
}

fn read(path: &PathBuf) -> (String, Sheet) {
    let text = fs::read_to_string(path).unwrap();
    let sheet = Sheet::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(sheet.text(), text, "{}: it is written as it is read", path.display());
    (path.file_stem().unwrap().to_str().unwrap().to_owned(), sheet)
}

#[test]
fn there_are_enough_of_each_level() {
    let sheets = sheets();
    for (name, least) in AT_LEAST {
        let sheet = sheets.get(name).unwrap_or_else(|| panic!("there are no puzzles {name}"));
        assert!(sheet.puzzles.len() >= least, "{name}: {}", sheet.puzzles.len());
        for level in Level::ALL {
            let count = sheet.of(*level).len();
            assert!(4 * count >= sheet.puzzles.len(), "{name}: {count} of {level}");
        }
    }
}

#[test]
fn every_one_follows_the_rules_and_lists_all_choices() {
    for (name, sheet) in sheets() {
        let game = GameId::from_word(&sheet.game).unwrap();
        for (place, puzzle) in sheet.puzzles.iter().enumerate() {
            with_game!(game, G => follows_rules::<G>(&sheet, puzzle, &format!("{name}, line {}", place + 2)));
        }
    }
}

fn follows_rules<G: Game>(sheet: &Sheet, puzzle: &Puzzle, what: &str) {
    let names = vec![String::new(); puzzle.players];
    let recorded =
        sheet.recorded::<G>(puzzle, &names).unwrap_or_else(|| panic!("{what}: it does not replay"));
    let mut game = G::start(&recorded.config);
    for event in &recorded.events {
        game.apply(event).unwrap();
    }
    let seat = game.turn().seat().unwrap_or_else(|| panic!("{what}: nobody must choose"));
    let written: Vec<G::Action> =
        puzzle.choices.iter().map(|worth| sheet.action::<G>(worth).expect(what)).collect();
    let legal: Vec<G::Action> = game.legal().collect();
    let is_in = |list: &[G::Action], other: &[G::Action]| list.iter().all(|action| other.contains(action));
    assert!(
        written.len() == legal.len() && is_in(&written, &legal) && is_in(&legal, &written),
        "{what}: {written:?} instead of {legal:?}"
    );
    let of_seat = |worth: &str| sheet.shorthand.read(worth).unwrap()["seat"] == seat.index();
    assert!(puzzle.choices.iter().all(|worth| of_seat(&worth.step)), "{what}: somebody else chooses");
}

#[test]
fn the_best_is_clearly_ahead_and_something_tempts() {
    for (name, sheet) in sheets() {
        for (place, puzzle) in sheet.puzzles.iter().enumerate() {
            let what = format!("{name}, line {}", place + 2);
            let best = puzzle.choices[0].share;
            for worth in &puzzle.choices[1..] {
                assert!(best - worth.share >= LEAST_GAP - 1e-9, "{what}: {worth:?}");
                assert!(
                    best - worth.share > worth.margin - ROUNDED,
                    "{what}: {worth:?} is within its margin"
                );
            }
            assert!(puzzle.choices.is_sorted_by(|one, other| one.share >= other.share), "{what}");
            assert!((1..puzzle.choices.len()).contains(&puzzle.tempting), "{what}");
            assert!(puzzle.choices.iter().all(|worth| (0.0..=1.0).contains(&worth.share)), "{what}");
        }
    }
}

#[test]
fn no_two_are_of_the_same_game() {
    for (name, sheet) in sheets() {
        let begins: BTreeSet<(usize, Vec<&str>)> = (sheet.puzzles.iter())
            .map(|puzzle| (puzzle.players, puzzle.steps.split(' ').take(6).collect()))
            .collect();
        assert_eq!(begins.len(), sheet.puzzles.len(), "{name}");
    }
}

#[test]
fn a_check_names_the_lines_that_do_not_agree() {
    let mut sheet = sheets().remove("holzwurm").unwrap();
    sheet.puzzles.truncate(3);
    let wrong = &mut sheet.puzzles[1];
    // The worst choice is written as the best.
    wrong.choices.reverse();
    wrong.tempting = wrong.choices.len() - 1;
    let known = Holzwurm::PUZZLING.unwrap();
    let Second::Searched { level, .. } = known.second else { panic!("Holzwurm is searched") };
    let puzzling = Puzzling { second: Second::Searched { level, playouts: 2_400 }, ..copy(known) };
    let checked = check(&sheet, &puzzling, 5, || {}).unwrap();
    assert_eq!((checked.puzzles, checked.same_best, checked.others), (3, 2, vec![3]));
    assert!(checked.doubtful.contains(&3), "{:?}", checked.doubtful);
}

fn copy<G: Game>(known: &Puzzling<G>) -> Puzzling<G> {
    let Puzzling { seats, players, ref plies, most_choices, least_gap, thumbs, levels, second, luck } =
        *known;
    Puzzling { seats, players, plies: plies.clone(), most_choices, least_gap, thumbs, levels, second, luck }
}
