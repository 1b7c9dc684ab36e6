//! How the program behaves on a terminal: it can be stopped, is small where the terminal is, and takes back what may be.

#![cfg(target_os = "linux")]

use std::fs;

use crate::program::{put, root, scratch, wormery};
use crate::pty::Pty;

const RULE_SETS: [&str; 4] = ["regenwormen", "regenwormen --option expansion=true", "it-happens", "holzwurm"];

/// What gives the terminal back: the first screen, the mouse and the cursor.
const RESTORED: [&str; 3] = ["\x1b[?1049l", "\x1b[?1000l", "\x1b[?25h"];

#[test]
fn ctrl_z_stops_and_coming_back_draws_everything_again() {
    let folder = scratch();
    let read = || fs::read(folder.path().join("game.wgr")).expect("a record");
    let mut pty =
        Pty::start(folder.path(), "play regenwormen --seed 7 --pace instant --out game.wgr", 80, 24);
    for round in 0..3 {
        pty.wait("Roll 8 dice");
        let before_stop = pty.at_rest();
        let (before, n_sent) = (read(), pty.raw.len());
        match round {
            0 | 1 => pty.press("\x1a"),
            _ => pty.suspend(),
        }
        pty.wait_for_stop();
        let sent = String::from_utf8_lossy(&pty.raw[n_sent..]).into_owned();
        assert!(RESTORED.iter().all(|code| sent.contains(code)), "whoever started us gets the terminal back");
        assert!(!pty.at_rest().contains("Roll 8 dice"));
        pty.go_on();
        pty.wait("Roll 8 dice");
        assert_eq!(pty.at_rest(), before_stop, "the same picture, drawn anew");
        assert_eq!(read(), before, "nothing was played meanwhile");
    }
    pty.press(" ");
    pty.wait("which face do you keep?");
    pty.press("qy");
    assert!(pty.end());
}

#[test]
fn a_small_terminal_shows_every_rule_set() {
    let folder = scratch();
    for rules in RULE_SETS {
        let args = format!(
            "play {rules} --seed 7 --names Ann --hints coach --pace instant --players 5 --level random"
        );
        let mut pty = Pty::start(folder.path(), &args, 40, 20);
        let shown = pty.wait_for("a choice", |shown| shown.contains("▐") && shown.contains("Enter/"));
        assert_eq!(shown.matches("Enter").count(), 1, "{shown}");
        pty.press("?");
        pty.wait("On this screen");
        pty.press("xqy");
        assert!(pty.end());
    }
}

#[test]
fn a_dumb_terminal_gets_lines() {
    let folder = scratch();
    let mut pty = Pty::start_in(folder.path(), "play regenwormen --seed 7", 80, 24, "dumb");
    pty.wait("Player 1>");
    pty.press("q\r");
    assert!(pty.end());
    assert!(!pty.raw.contains(&0x1b), "no escape codes");
}

/// A terminal that answers at once decides; on a busy machine its answer may come too late.
#[test]
fn light_and_dark_are_as_the_terminal_says() {
    let folder = scratch();
    let answered = |answer: &str| {
        let mut pty = Pty::start(folder.path(), "play regenwormen --seed 7", 80, 24);
        pty.wait_for_bytes(b"\x1b]11;?\x1b\\");
        pty.press(answer);
        pty.wait("Roll 8 dice");
        let raw = String::from_utf8_lossy(&pty.raw).into_owned();
        ["48;5;255", "48;5;231"].iter().any(|cream| raw.contains(cream))
    };
    let is_light = (0..20).any(|_| answered("\x1b]11;rgb:ffff/ffff/ffff\x1b\\"));
    assert!(is_light, "a white terminal gets cream");
    assert!(!answered("\x1b]11;rgb:0000/0000/0000\x07"), "a black one does not");
}

/// What the terminal answers to our question is no key, however late it comes.
#[test]
fn the_answer_of_the_terminal_plays_nothing() {
    let folder = scratch();
    let mut pty =
        Pty::start(folder.path(), "play regenwormen --seed 7 --pace instant --out game.wgr", 80, 24);
    pty.wait("Roll 8 dice");
    let before = fs::read(folder.path().join("game.wgr")).expect("a record");
    assert!(String::from_utf8_lossy(&pty.raw).contains("\x1b]11;?"), "it was asked");
    pty.press("\x1b]11;rgb:ffff/ffff/ffff\x1b\\");
    pty.press("\x1b]11;rgb:0000/2b2b/3636\x07");
    let shown = pty.at_rest();
    assert!(shown.contains("Roll 8 dice") && !shown.contains('✗'), "{shown}");
    assert_eq!(fs::read(folder.path().join("game.wgr")).expect("a record"), before);
    let mut told = Pty::start(folder.path(), "play regenwormen --seed 7 --theme 16-light", 80, 24);
    told.wait("Roll 8 dice");
    assert!(!String::from_utf8_lossy(&told.raw).contains("\x1b]11;?"), "whoever says it is not asked");
    assert!(!String::from_utf8_lossy(&told.raw).contains("\x1b[38;2;"), "sixteen colors");
}

#[test]
fn what_is_taken_back_was_never_saved() {
    let folder = scratch();
    let read = || fs::read(folder.path().join("game.wgr")).expect("a record");
    let mut one =
        Pty::start(folder.path(), "play regenwormen --seed 7 --pace instant --out game.wgr", 80, 24);
    one.wait("Roll 8 dice");
    one.press(" ");
    one.wait("which face do you keep?");
    let before = read();
    one.press("5");
    one.wait("U undo");
    let kept = read();
    assert_ne!(kept, before);
    let refused = wormery(folder.path(), "play --resume game.wgr --plain").failed();
    assert_eq!(refused, "wormery: this game is being played in another window: game.wgr\n");
    assert_eq!(read(), kept, "the other one has changed nothing");
    one.press("u");
    one.wait_for("the choice again", |shown| {
        shown.contains("which face do you keep?") && !shown.contains("U undo")
    });
    assert_eq!(read(), before);
    one.press("qy");
    assert!(one.end());
    let mut two = Pty::start(folder.path(), "play --resume game.wgr --pace instant", 80, 24);
    two.wait("which face do you keep?");
    two.press("5");
    two.wait("U undo");
    assert_eq!(read(), kept, "the same choice, the same line");
    two.press("qy");
    assert!(two.end());
}

#[test]
fn rules_and_decks_can_be_read() {
    let folder = scratch();
    let page = wormery(folder.path(), "rules regenwormen").done();
    assert!(page.starts_with("Regenwormen") && page.contains("RW-08") && page.contains("RX-08"), "{page}");
    assert!(!page.contains("**") && page.lines().all(|line| line.chars().count() <= 80), "{page}");
    assert!(wormery(folder.path(), "rules").done().contains("How to read a page"));
    for (language, words) in [("nl", "Jouw beurt"), ("de", "Dein Zug"), ("fr", "Ton tour")] {
        let page = wormery(folder.path(), &format!("rules regenwormen --language {language}")).done();
        assert!(page.contains(words) && page.contains("RW-08") && page.contains("RX-08"), "{page}");
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
        let all = wormery(folder.path(), &format!("rules --language {language}")).done();
        assert!(all.contains("wormery rules holzwurm"), "{all}");
    }
    let mut pty = Pty::start(folder.path(), "rules holzwurm", 40, 20);
    pty.wait("The game in one minute");
    pty.press("\x1b[F");
    pty.wait("Sources");
    pty.press("q");
    assert!(pty.end());
    let deck = wormery(folder.path(), "deck").done();
    let ours =
        fs::read_to_string(root().join("crates/ithappens/deck/reconstruction-1.toml")).expect("our deck");
    assert_eq!(deck, ours);
    put(folder.path(), "mine.toml", deck);
    wormery(folder.path(), "random it-happens --deck mine.toml --seed 1").done();
    let none = wormery(folder.path(), "deck holzwurm").failed();
    assert_eq!(none, "wormery: holzwurm has no decks of one’s own\n");
}

#[test]
fn the_menu_shows_the_rules_and_comes_back() {
    let folder = scratch();
    let mut pty = Pty::start(folder.path(), "play", 80, 24);
    pty.wait("W O R M E R Y");
    pty.press("r");
    pty.wait("The game in one minute");
    pty.press("q");
    pty.wait("W O R M E R Y");
    pty.press("q");
    assert!(pty.end());
}
