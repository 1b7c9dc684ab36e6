//! Games line by line: for ears.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{scratch, wormery, wormery_reads};

/// The saved games of a folder.
fn saves(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder.join("data/wormery/games")).into_iter().flatten();
    entries.map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn a_game_is_saved_and_its_log_is_there_again() {
    let folder = scratch();
    for rules in ["regenwormen", "it-happens --level greedy", "holzwurm"] {
        let before = saves(folder.path());
        let told =
            wormery_reads(folder.path(), &format!("play {rules} --seed 7 --plain --names Ann"), "1\n1\nq\n")
                .done();
        let path = saves(folder.path()).into_iter().find(|path| !before.contains(path)).expect("it is saved");
        let go_on = format!("Go on with: wormery play --resume {}", path.display());
        assert!(told.contains(&go_on), "{told}");
        let happened = told.lines().find(|line| line.starts_with("Ann ") && line.ends_with('.')).unwrap();
        let resumed =
            wormery_reads(folder.path(), &format!("play --resume {} --plain", path.display()), "l\nq\n")
                .done();
        let (start, log) = resumed.split_once("\nAnn> ").expect("it asks");
        assert!(start.contains("The game so far; l tells all of it:"), "{start}");
        assert!(log.contains(happened), "{happened} is told again: {log}");
        let replayed = wormery(folder.path(), &format!("replay {}", path.display())).done();
        assert!(replayed.contains("not over"), "{replayed}");
    }
}

#[test]
fn the_board_is_shown_once_and_when_it_is_asked_for() {
    let folder = scratch();
    let told = wormery_reads(folder.path(), "play regenwormen --seed 7 --plain", "1\n5\n1\nb\nq\n").done();
    let questions: Vec<&str> = told.split("what do you do?").collect();
    let has_board = |text: &&str| text.contains("33 34 35 36");
    let shown: Vec<bool> = questions.iter().map(has_board).collect();
    // Before the first question and for the b; the dice are told every time.
    assert_eq!(shown.iter().filter(|is| **is).count(), 2, "{told}");
    assert!(shown[0] && told.contains("Player 1 has kept W, which makes 5."), "{told}");
    // A new round is shown by itself.
    let args = "play it-happens --seed 7 --plain --bots 0";
    let told = wormery_reads(folder.path(), args, "1\n1\n".repeat(300)).done();
    assert_eq!(told.matches("\nRound 2 of 4\n").count(), 1, "{told}");
}

#[test]
fn a_choice_is_taken_back_before_new_luck() {
    let folder = scratch();
    let play = |file: &str, keys: &str| {
        let args = format!("play regenwormen --seed 7 --plain --names Ann --out {file}");
        wormery_reads(folder.path(), &args, keys).done()
    };
    let told = play("plain.wgr", "u\n1\nu\nq\n");
    assert_eq!(told.matches("Nothing can be taken back now").count(), 2, "luck stays: {told}");
    let told = play("undone.wgr", "1\n5\nu\nl\nu\nq\n");
    let (before, after) = told.split_once("\nTaken back.\n").expect("it is taken back");
    assert!(before.contains("Ann keeps") && !after.contains("Ann keeps"), "{told}");
    assert!(after.contains("Nothing can be taken back now"), "the roll stays: {after}");
    let record = |file: &str| fs::read_to_string(folder.path().join(file)).unwrap();
    assert_eq!(record("undone.wgr"), record("plain.wgr"), "as if it had not been chosen");
}

#[test]
fn a_hand_that_was_seen_keeps_what_was_done_before_it() {
    let folder = scratch();
    let args = "play holzwurm --seed 7 --plain --bots 0 --names Ann,Bo";
    let told = wormery_reads(folder.path(), args, "1\nu\nq\n").done();
    assert!(told.contains("\nBo> \nNothing can be taken back now"), "{told}");
}

#[test]
fn hints_and_rules_are_there() {
    let folder = scratch();
    for (rules, rule) in [
        ("regenwormen", "worm"),
        ("it-happens --level greedy", "mound"),
        ("holzwurm --option deals=1", "The fate row ends with the poison"),
    ] {
        let input = "1\nh\nh\nh\n?\nq\n";
        let told = wormery_reads(folder.path(), &format!("play {rules} --seed 7 --plain"), input).done();
        for words in ["Hints: odds.", "Hints: coach.", "Hints: off."] {
            assert!(told.contains(words), "{rules}: {words} in {told}");
        }
        let help = told.split("? shows this help.").nth(1).expect("the rules follow");
        assert!(help.contains(rule), "{rules}: {help}");
        let coached = told.split("Hints: coach.").nth(1).unwrap();
        assert!(coached.contains('%'), "{rules}: {coached}");
    }
    let args = "play regenwormen --seed 7 --plain --hints coach";
    let told = wormery_reads(folder.path(), args, "1\nq\n").done();
    assert!(told.contains("Safest: Keep"), "{told}");
}

#[test]
fn the_level_of_the_bots_is_said() {
    let folder = scratch();
    let said = |args: &str| {
        let told = wormery_reads(folder.path(), &format!("play {args} --seed 7 --plain"), "q\n").done();
        told.lines().nth(1).unwrap_or_default().to_owned()
    };
    assert!(said("regenwormen").starts_with("The bots play at the level Raider: "));
    let (usual, random) = (said("holzwurm"), said("holzwurm --level random"));
    assert!(random.starts_with("The bots play at the level ") && random != usual, "{random}");
    assert!(!said("holzwurm --bots 0").contains("level"), "nobody is a bot");
}

#[test]
fn nothing_beyond_ascii_where_that_is_wished() {
    let folder = scratch();
    wormery(folder.path(), "random holzwurm --seed 1 --out .").done();
    for language in ["en", "nl", "de", "fr"] {
        let args = format!(
            "play holzwurm --seed 7 --plain --ascii --language {language} --option deals=1 --hints coach"
        );
        let told = wormery_reads(folder.path(), &args, "?\nx\n".to_owned() + &"1\n".repeat(300)).done();
        assert!(told.is_ascii() && told.lines().count() > 100, "{told}");
        let args = format!("watch --plain --ascii holzwurm-1-0.wgr --language {language}");
        assert!(wormery(folder.path(), &args).done().is_ascii());
    }
}

#[test]
fn folders_that_are_missing_are_made_for_every_file() {
    let folder = scratch();
    wormery_reads(folder.path(), "play holzwurm --out a/b/game.wgr --bots 2 --option deals=1", "").done();
    wormery(folder.path(), "review a/b/game.wgr --svg c/d/game.svg").done();
    wormery(folder.path(), "arena holzwurm random random --games 2 --svg e/duel.svg").done();
    wormery(folder.path(), "solve-game --tiles 21,22 --out f/values.jsonl").done();
    for file in ["a/b/game.wgr", "c/d/game.svg", "e/duel.svg", "f/values.jsonl"] {
        assert!(folder.path().join(file).is_file(), "{file}");
    }
}

#[test]
fn a_puzzle_is_posed_answered_and_explained() {
    let home = scratch();
    let listed = wormery(home.path(), "puzzle").done();
    assert_eq!(listed.matches("  wormery puzzle ").count(), 4, "{listed}");
    let solved = wormery_reads(home.path(), "puzzle holzwurm --number 1 --plain", "99\n1\n").done();
    assert!(solved.contains("What would you do?") && solved.contains("There is no choice 99"), "{solved}");
    let bars = solved.lines().filter(|line| line.contains('░') || line.contains('█')).count();
    assert!(bars >= 2 && solved.contains("(the best"), "{solved}");
    assert!(solved.contains("Right!") || solved.contains("Better: "), "{solved}");
    let left = wormery_reads(home.path(), "puzzle regenwormen extra --level hard --language de", "").done();
    assert!(left.contains("Schwer") && !left.contains("So oft gewinnst du"), "{left}");
    let wrong = wormery(home.path(), "puzzle regenwormen hen").failed();
    assert!(wrong.contains("there are extra"), "{wrong}");
    let beyond = wormery(home.path(), "puzzle holzwurm --number 100000").failed();
    assert!(beyond.contains("--number"), "{beyond}");
}

#[test]
fn lessons_are_listed_and_walked_in_a_pipe() {
    let home = scratch();
    let listed = wormery(home.path(), "learn").done();
    assert!(listed.contains("  wormery learn regenwormen roll "), "{listed}");
    assert_eq!(listed.matches("  wormery learn ").count(), 20, "{listed}");
    let walked = wormery_reads(home.path(), "learn regenwormen roll --plain", "1\n1\n").done();
    assert!(walked.contains("Your turn! Roll all eight dice.\n > 1  "), "{walked}");
    assert!(
        walked.contains("Three fours!") && walked.ends_with("Go on with: wormery learn regenwormen roll\n"),
        "{walked}"
    );
    let wrong = wormery(home.path(), "learn holzwurm hen").failed();
    assert!(wrong.contains("LESSON: holzwurm has no lesson \"hen\"; there are rows, too-low"), "{wrong}");
    let german = wormery_reads(home.path(), "learn holzwurm 4 --language de --ascii", "").done();
    assert!(german.is_ascii() && german.contains("Das Gift"), "{german}");
}
