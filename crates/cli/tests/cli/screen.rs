//! Whole games on a whole terminal.

#![cfg(unix)]

use std::fs;
use std::path::Path;

use crate::program::{scratch, wormery};
use crate::pty::Pty;

const RULE_SETS: [&str; 4] = ["regenwormen", "regenwormen --option expansion=true", "it-happens", "holzwurm"];

/// What gives the terminal back: the first screen, the mouse and the cursor.
const RESTORED: [&str; 3] = ["\x1b[?1049l", "\x1b[?1000l", "\x1b[?25h"];

/// Plays a game with nothing but the Enter key, and returns its record.
///
/// Enter does the first choice of every moment and nothing at the end, so one press too many changes nothing.
fn play(folder: &Path, rules: &str, file: &str) -> String {
    // A random bot of Regenwormen hardly ever gets a tile, so the game would not end.
    let level = if rules.starts_with("regenwormen") { "greedy" } else { "random" };
    let args = format!("play {rules} --names Ann --level {level} --seed 5 --pace instant --out {file}");
    let mut pty = Pty::start(folder, &args, 80, 24);
    let mut before = String::new();
    loop {
        let shown = pty.wait_for("a question", |shown| {
            shown.contains("Once more?") || (*shown != before && is_asked(shown))
        });
        if shown.contains("Once more?") {
            break;
        }
        before = shown;
        pty.press("\r");
    }
    pty.press("q");
    assert!(pty.end(), "it ends well");
    fs::read_to_string(folder.join(file)).unwrap()
}

/// Whether somebody at the keyboard can choose: there is a button with a key.
fn is_asked(shown: &str) -> bool {
    let mut lines = shown.lines().skip(14).take(8);
    lines.any(|line| line.starts_with(" ▐")) && !shown.contains("is thinking")
}

#[test]
fn whole_games_of_every_rule_set() {
    let folder = scratch();
    for rules in RULE_SETS {
        let file = format!("{}.wgr", rules.replace(' ', "-"));
        play(folder.path(), rules, &file);
        let answer = wormery(folder.path(), &format!("replay {file}")).done();
        assert!(answer.contains(": over after "), "{answer}");
    }
}

#[test]
fn a_seed_and_the_same_keys_make_the_same_game() {
    let folder = scratch();
    assert_eq!(play(folder.path(), "it-happens", "one.wgr"), play(folder.path(), "it-happens", "two.wgr"));
}

#[test]
fn the_terminal_may_change_its_size() {
    let folder = scratch();
    let mut pty = Pty::start(folder.path(), "play regenwormen --seed 7 --pace instant", 80, 24);
    pty.wait("Roll 8 dice");
    pty.resize(140, 45);
    pty.wait("What happened");
    pty.resize(39, 19);
    pty.wait("The terminal is too small.");
    pty.resize(100, 30);
    pty.wait("Roll 8 dice");
    pty.press(" ");
    pty.wait("which face do you keep?");
    pty.resize(80, 24);
    pty.wait("which face do you keep?");
    pty.press("qy");
    assert!(pty.end());
}

#[test]
fn a_game_is_saved_and_goes_on() {
    let folder = scratch();
    let mut pty = Pty::start(folder.path(), "play regenwormen --seed 7 --pace instant --names Ann", 80, 24);
    pty.wait("Roll 8 dice");
    pty.wait("The bots play at the level Raider: ");
    pty.press(" ");
    pty.wait("which face do you keep?");
    pty.press("q");
    pty.wait("Leave the table?");
    pty.press("y");
    assert!(pty.end());
    assert!(String::from_utf8_lossy(&pty.raw).contains("Go on with: wormery play --resume"));
    let mut pty = Pty::start(folder.path(), "play --resume", 80, 24);
    pty.wait("Ann, which face do you keep?");
    pty.press("5");
    pty.wait("Ann keeps 2 fives: 10.");
    pty.press("qy");
    assert!(pty.end());
}

#[test]
fn a_game_that_is_over_opens_for_watching() {
    let folder = scratch();
    wormery(folder.path(), "random holzwurm --seed 1 --out .").done();
    let read = || fs::read(folder.path().join("holzwurm-1-0.wgr")).unwrap();
    let before = read();
    let mut pty = Pty::start(folder.path(), "play --resume holzwurm-1-0.wgr", 80, 24);
    pty.wait("Line 1 of ");
    pty.wait("This game is over; you can watch it.");
    pty.press("\x1b[F");
    pty.wait("The game is over: ");
    pty.press("q");
    assert!(pty.end());
    assert_eq!(read(), before);
}

#[test]
fn a_game_is_played_in_one_window_only() {
    let folder = scratch();
    let mut one =
        Pty::start(folder.path(), "play regenwormen --seed 7 --pace instant --out game.wgr", 80, 24);
    one.wait("Roll 8 dice");
    let before = fs::read(folder.path().join("game.wgr")).unwrap();
    let mut two = Pty::start(folder.path(), "play --resume game.wgr", 80, 24);
    assert!(!two.end());
    let said = String::from_utf8_lossy(&two.raw).into_owned();
    assert_eq!(said.trim_end(), "wormery: this game is being played in another window: game.wgr");
    assert_eq!(fs::read(folder.path().join("game.wgr")).unwrap(), before);
    one.press("qy");
    assert!(one.end());
}

#[test]
fn the_terminal_is_given_back() {
    let folder = scratch();
    let restored = |pty: &Pty| {
        let raw = String::from_utf8_lossy(&pty.raw).into_owned();
        RESTORED.iter().all(|code| raw.contains(code))
    };
    let mut told = Pty::start(folder.path(), "play holzwurm --seed 7", 80, 24);
    told.wait("play a card");
    told.terminate();
    assert!(told.end() && restored(&told), "after SIGTERM");
    let mut alone = Pty::start(folder.path(), "play holzwurm --seed 7", 80, 24);
    alone.wait("play a card");
    alone.hang_up();
    assert!(alone.end(), "after SIGHUP");
    let mut pressed = Pty::start(folder.path(), "play holzwurm --seed 7", 80, 24);
    pressed.wait("play a card");
    pressed.press("\x03");
    assert!(pressed.end() && restored(&pressed), "after Ctrl-C");
}

#[test]
fn people_who_share_a_terminal_do_not_share_their_hands() {
    let folder = scratch();
    let args = "play holzwurm --bots 0 --names Ann,Bo --seed 7 --pace instant";
    let mut pty = Pty::start(folder.path(), args, 80, 24);
    let cover = pty.wait("Pass the keyboard to Ann.");
    assert!(!cover.contains("holds"), "{cover}");
    pty.press("\r");
    pty.wait("Ann holds 15 cards");
    pty.press("\r");
    let cover = pty.wait("Pass the keyboard to Bo.");
    assert!(!cover.contains("holds"), "{cover}");
    pty.press("qy");
    assert!(pty.end());
}

#[test]
fn the_menu_leads_to_a_table() {
    let folder = scratch();
    let mut pty = Pty::start(folder.path(), "play", 80, 24);
    pty.wait("W O R M E R Y");
    pty.press("\x1b[A");
    pty.wait("▸ ▐Start▌");
    pty.press("\r");
    pty.wait("Your turn, Ann. Roll away.");
    pty.press("qy");
    assert!(pty.end());
}

#[test]
fn records_can_be_watched() {
    let folder = scratch();
    wormery(folder.path(), "random regenwormen --seed 1 --out .").done();
    let mut pty = Pty::start(folder.path(), "watch regenwormen-1-0.wgr", 80, 24);
    pty.wait("Line 1 of ");
    pty.press("\x1b[C\x1b[C");
    pty.wait("Line 4 of ");
    pty.press("\x1b[F");
    pty.wait("The game is over");
    pty.press("q");
    assert!(pty.end());
    let told = wormery(folder.path(), "watch regenwormen-1-0.wgr").done();
    assert!(told.starts_with("Bot 1 rolls ") && told.lines().count() > 100, "{told}");
}
