use std::fs;
use std::io::{Read, Write};
use std::process::{ChildStdout, Stdio};

use crate::program::{GAMES, command, put, scratch, tells_moments, wormery, wormery_reads};

/// Every rule set, as arguments.
const RULE_SETS: [&str; 4] = ["regenwormen", "regenwormen --option expansion=true", "it-happens", "holzwurm"];

/// More answers than a game can ask for.
fn always_1() -> String {
    "1\n".repeat(200_000)
}

#[test]
fn bots_play_whole_games_of_every_rule_set() {
    let folder = scratch();
    for rules in RULE_SETS {
        let game = rules.split(' ').next().unwrap();
        let (_, fewest, most) = *GAMES.iter().find(|(name, ..)| *name == game).unwrap();
        for players in [fewest, most] {
            let out = format!("{players}-{}.wgr", rules.replace(' ', "-"));
            let flags = format!("--players {players} --bots {players} --seed 2 --out {out}");
            let story = wormery(folder.path(), &format!("play {rules} {flags}")).done();
            assert!(story.contains("\nThe game is over.\n  1. "), "{story}");
            assert!(!story.contains("what do you do?"), "nobody is asked");
            let answer = wormery(folder.path(), &format!("replay {out}")).done();
            assert!(answer.contains(": over after "), "{answer}");
        }
    }
}

#[test]
fn a_person_plays_whole_games_of_every_rule_set() {
    let folder = scratch();
    for rules in RULE_SETS {
        let out = format!("{}.wgr", rules.replace(' ', "-"));
        let args = format!("play {rules} --seed 5 --names Ann --out {out}");
        let story = wormery_reads(folder.path(), &args, always_1()).done();
        assert!(story.contains("\nAnn, what do you do?\n  1  "), "{story}");
        assert!(story.contains("\nThe game is over.\n  1. "), "{rules} ends");
        let answer = wormery(folder.path(), &format!("replay {out}")).done();
        assert!(answer.contains(": over after "), "{answer}");
    }
}

#[test]
fn people_share_a_keyboard() {
    let folder = scratch();
    for rules in RULE_SETS {
        let args = format!("play {rules} --players 3 --bots 0 --names Ann,Bo --seed 5");
        // Whoever always takes the first choice can go on forever; the second is refused where there is none.
        let story = wormery_reads(folder.path(), &args, "2\n1\n".repeat(100_000)).done();
        for name in ["Ann", "Bo", "Player 3"] {
            assert!(story.contains(&format!("\n{name}, what do you do?\n")), "{name} is asked in {rules}");
        }
        assert!(story.contains("\nThe game is over.\n"), "{rules} ends");
    }
}

#[test]
fn nobody_sees_the_hand_of_a_bot() {
    let folder = scratch();
    let story = wormery_reads(folder.path(), "play holzwurm --seed 5 --option deals=1", always_1()).done();
    let hands = story.matches("Your hand:").count();
    assert_eq!(hands, story.matches("Player 1, what do you do?").count());
}

#[test]
fn a_seed_makes_the_game_the_same() {
    let folder = scratch();
    for rules in RULE_SETS {
        let play =
            |seed| wormery_reads(folder.path(), &format!("play {rules} --seed {seed}"), always_1()).done();
        let story = play(3);
        assert_eq!(play(3), story);
        assert_ne!(play(4), story);
    }
}

#[test]
fn a_game_can_be_left_at_any_time() {
    let folder = scratch();
    for (number, input) in ["q\n", "quit\n", "Q", "", "1\n1\nq\n", "1\n1\n1\n"].into_iter().enumerate() {
        let args = format!("play regenwormen --seed 7 --out {number}.wgr");
        let story = wormery_reads(folder.path(), &args, input).done();
        assert!(
            story.trim_end().lines().last().unwrap().starts_with("The game stops here, after "),
            "{story}"
        );
        let answer = wormery(folder.path(), &format!("replay {number}.wgr")).done();
        assert!(answer.contains(": valid, not over after "), "{answer}");
    }
}

#[test]
fn a_wrong_answer_is_answered() {
    let folder = scratch();
    for (input, answer) in [
        ("take all", "\"take all\" is no choice: type a number, or ? for help."),
        ("0", "There is no choice 0: 1 to 5."),
        ("6", "There is no choice 6: 1 to 5."),
        ("-1", "\"-1\" is no choice: type a number, or ? for help."),
        (
            "99999999999999999999999",
            "\"99999999999999999999999\" is no choice: type a number, or ? for help.",
        ),
        ("", "Type a number from 1 to 5, or ? for help."),
        ("?", "Type the number of what you want to do and press Enter."),
        ("b", "Player 1 has kept nothing yet. The roll shows 2 2 3 3 4 5 5 W."),
    ] {
        // The first answer rolls the dice: there is no other choice, so Enter is enough.
        let story =
            wormery_reads(folder.path(), "play regenwormen --seed 7", format!("\n{input}\n1\nq\n")).done();
        let told = story.split("\nPlayer 1> ").nth(2).expect("it asks again");
        assert!(told.contains(answer), "{input:?} is answered by {told}");
        assert!(story.contains("Player 1 keeps 2 twos: 4."), "and the game goes on");
    }
}

#[test]
fn an_answer_that_is_no_text_is_answered() {
    let folder = scratch();
    let story = wormery_reads(folder.path(), "play holzwurm --seed 7", b"\xff\xfe\n\0\n1\nq\n").done();
    assert_eq!(story.matches("is no choice: type a number, or ? for help.").count(), 2, "{story}");
    assert!(story.contains("Player 1 opens a row with"), "{story}");
}

#[test]
fn a_record_is_never_overwritten() {
    let folder = scratch();
    put(folder.path(), "game.wgr", "precious");
    let complaint = wormery(folder.path(), "play holzwurm --bots 2 --out game.wgr").failed();
    assert!(
        complaint.starts_with("wormery: --out game.wgr: ") && complaint.contains("exists"),
        "{complaint}"
    );
    assert_eq!(fs::read_to_string(folder.path().join("game.wgr")).unwrap(), "precious");
}

/// Reads what is shown up to the next question.
pub(crate) fn read_to_prompt(stdout: &mut ChildStdout) {
    let mut shown = Vec::new();
    let mut byte = [0];
    while !shown.ends_with(b"> ") {
        stdout.read_exact(&mut byte).expect("a question comes");
        shown.extend(byte);
    }
}

#[test]
fn a_record_is_written_step_by_step() {
    let folder = scratch();
    let n_lines = || fs::read_to_string(folder.path().join("game.wgr")).unwrap().lines().count();
    let mut child = command(folder.path(), "play regenwormen --seed 7 --out game.wgr")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    read_to_prompt(&mut stdout);
    assert_eq!(n_lines(), 1, "a header");
    for n_steps in [2, 3] {
        stdin.write_all(b"1\n").unwrap();
        read_to_prompt(&mut stdout);
        assert_eq!(n_lines(), 1 + n_steps, "a roll with its outcome, then a choice");
        wormery(folder.path(), "replay game.wgr").done();
    }
    // Even a program that is killed leaves a record behind that can be replayed.
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(wormery(folder.path(), "replay game.wgr").done().contains("not over after 3 steps"));
}

#[test]
fn names_are_recorded_and_the_others_get_one() {
    let folder = scratch();
    let args = "play holzwurm --players 4 --bots 2 --names Ann --out game.wgr";
    wormery(folder.path(), args).done();
    let record = fs::read_to_string(folder.path().join("game.wgr")).unwrap();
    assert!(record.contains("\"players\":[\"Ann\",\"Player 2\",\"Bot 3\",\"Bot 4\"]"), "{record}");
}

#[test]
fn what_goes_into_a_pipe_has_no_escape_codes() {
    let folder = scratch();
    for rules in RULE_SETS {
        for flags in ["", "--plain", "--no-color"] {
            let args = format!("play {rules} {flags} --bots 1 --seed 5");
            let story = wormery_reads(folder.path(), &args, "1\n1\n1\nq\n").done();
            assert!(!story.contains('\x1b'), "{args}");
        }
    }
}

#[test]
fn a_saved_game_goes_on_line_by_line() {
    let folder = scratch();
    for rules in ["regenwormen --level greedy", "it-happens", "holzwurm --option deals=1"] {
        let out = format!("{}.wgr", rules.split(' ').next().unwrap());
        let args = format!("play {rules} --seed 5 --players 3 --bots 1 --names Ann,Bo --out {out}");
        wormery_reads(folder.path(), &args, "1\n1\n1\nq\n").done();
        let before = fs::read_to_string(folder.path().join(&out)).unwrap();
        let resume = format!("play --resume {out} --plain --seed 6");
        let story = wormery_reads(folder.path(), &resume, "2\n1\n".repeat(100_000)).done();
        assert!(story.contains("Ann, what do you do?") && story.contains("Bo, what do you do?"), "{story}");
        assert!(!story.contains("Bot 3, what do you do?"), "a bot stays a bot");
        assert!(story.contains("\nThe game is over.\n"), "{rules} ends");
        assert!(tells_moments(&story), "{story}");
        assert!(fs::read_to_string(folder.path().join(&out)).unwrap().starts_with(&before), "the same file");
        let answer = wormery(folder.path(), &format!("replay {out}")).done();
        assert!(answer.contains(": over after "), "{answer}");
    }
}
