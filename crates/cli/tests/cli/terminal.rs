//! What is only seen on a terminal; `script` pretends to be one.

#![cfg(target_os = "linux")]

use crate::program::{is_installed, reads, scratch, shell};

const CLEAR: &str = "\x1b[2J";
const BOLD: &str = "\x1b[1m";

/// What a terminal gets to see of a game; `None` where nothing can pretend to be a terminal.
fn seen(command: &str, input: &str) -> Option<String> {
    if !is_installed("script") {
        return None;
    }
    let folder = scratch();
    let script = format!("script --quiet --return --command '{command}' /dev/null");
    let ran = reads(shell(folder.path(), &script), input);
    assert_eq!(ran.status, Some(0), "{}", ran.stdout);
    Some(ran.stdout)
}

#[test]
fn a_terminal_has_bold_questions() {
    let Some(shown) = seen("wormery play regenwormen --seed 7", "1\nq\n") else { return };
    assert!(shown.contains(&format!("{BOLD}Player 1, what do you do?\x1b[0m")), "{shown}");
}

#[test]
fn whoever_does_not_want_colors_gets_none() {
    for command in [
        "wormery play regenwormen --seed 7 --plain",
        "wormery play regenwormen --seed 7 --no-color",
        "NO_COLOR=1 wormery play regenwormen --seed 7",
        "wormery play holzwurm --bots 0 --plain",
    ] {
        let Some(shown) = seen(command, "1\nq\n") else { return };
        assert!(shown.contains("Player 1, what do you do?"), "{shown}");
        assert!(!shown.contains('\x1b'), "{command}: {shown}");
    }
}

#[test]
fn people_who_share_a_terminal_do_not_share_their_hands() {
    let command = "wormery play holzwurm --bots 0 --names Ann,Bo --seed 7";
    let Some(shown) = seen(command, "\n1\n\n1\nq\n") else { return };
    let turns: Vec<&str> = shown.split("Press Enter when nobody else looks.").skip(1).collect();
    assert!(turns.len() >= 2, "{shown}");
    for (place, turn) in turns.iter().enumerate() {
        let before_clear = turn.split(CLEAR).next().unwrap();
        assert!(
            !before_clear.contains("Your hand"),
            "turn {place} shows a hand before the screen is cleared"
        );
    }
}

#[test]

fn a_hand_is_gone_before_the_next_one_looks() {
    let command = "wormery play holzwurm --bots 0 --names Ann,Bo --seed 7";
    let Some(shown) = seen(command, "\n1\n\n1\nq\n") else { return };
    let turn = shown.split("Bo, it is your turn.").next().unwrap();
    let on_screen = turn.rsplit(CLEAR).next().unwrap();
    assert!(!on_screen.contains("Your hand"), "Bo sees {on_screen}");
}
