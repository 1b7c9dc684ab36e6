//! Saved games: those of version 0.1 open, one that is over stays as it is, and one that is played has one writer.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::time::{Duration, SystemTime};

use serde_json::Value;

use crate::play::read_to_prompt;
use crate::program::{command, reads, scratch, wormery, wormery_reads};

/// The games that are over, each with what is said of it.
const OVER: [(&str, &str); 4] = [
    ("expansion-over.wgr", "over after 421 steps, scores [1, 36], ranks [2, 1]"),
    ("holzwurm-over.wgr", "over after 34 steps, scores [-25, -33, -3], ranks [2, 3, 1]"),
    ("it-happens-over.wgr", "over after 182 steps, scores [41, 51, 55], ranks [3, 2, 1]"),
    ("regenwormen-over.wgr", "over after 584 steps, scores [0, 0, 22], ranks [2, 2, 1]"),
];

/// The games that were left, each with the number of its steps.
const RUNNING: [(&str, u64); 5] = [
    ("expansion-running.wgr", 40),
    ("holzwurm-running.wgr", 28),
    ("it-happens-running.wgr", 27),
    ("it-happens-deck-running.wgr", 9),
    ("regenwormen-running.wgr", 19),
];

const IS_OVER: &str = "wormery: This game is over; you can watch it.\n";

/// Brings a save that version 0.1 has written into a folder.
fn bring(name: &str, folder: &Path) -> PathBuf {
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/0.1").join(name);
    let path = folder.join(name);
    fs::copy(old, &path).expect("the save is there");
    path
}

#[test]
fn a_game_that_is_over_is_told_and_its_file_stays_as_it_is() {
    let folder = scratch();
    for (name, said) in OVER {
        let path = bring(name, folder.path());
        let before = fs::read(&path).expect("a save");
        assert_eq!(wormery(folder.path(), &format!("replay {name}")).done(), format!("{name}: {said}\n"));
        let told = wormery(folder.path(), &format!("watch {name}")).done();
        assert!(told.lines().count() > 30, "{told}");
        let resumed = wormery_reads(folder.path(), &format!("play --resume {name} --plain"), "1\n1\n");
        assert_eq!((resumed.status, resumed.stderr.as_str()), (Some(0), IS_OVER));
        assert_eq!(resumed.stdout, told);
        assert_eq!(fs::read(&path).expect("a save"), before, "{name} is as it was");
    }
}

#[test]
fn a_game_that_was_left_goes_on_to_its_end() {
    let folder = scratch();
    for (name, n_steps) in RUNNING {
        let path = bring(name, folder.path());
        let before = fs::read_to_string(&path).expect("a save");
        let replayed = wormery(folder.path(), &format!("replay {name}")).done();
        assert_eq!(replayed, format!("{name}: valid, not over after {n_steps} steps\n"));
        assert!(!wormery(folder.path(), &format!("watch {name}")).done().is_empty());
        let args = format!("play --resume {name} --plain --seed 6");
        let story = wormery_reads(folder.path(), &args, "2\n1\n".repeat(100_000)).done();
        assert!(story.contains("\nThe game is over.\n"), "{name} ends");
        check_who_was_asked(&before, &story);
        let after = fs::read_to_string(&path).expect("a save");
        assert!(after.starts_with(&before), "{name} is written on");
        assert_eq!(after.matches("{\"result\"").count(), 1);
        assert!(wormery(folder.path(), &format!("replay {name}")).done().contains(": over after "));
        let again = wormery(folder.path(), &format!("play --resume {name} --plain"));
        assert_eq!((again.status, again.stderr.as_str()), (Some(0), IS_OVER));
        assert_eq!(fs::read_to_string(&path).expect("a save"), after, "{name} is as it was");
    }
}

/// Whoever was a person is asked, and a bot stays a bot.
fn check_who_was_asked(save: &str, story: &str) {
    let header: Value = serde_json::from_str(save.lines().next().expect("a header")).expect("JSON");
    let seats = header["meta"]["seats"].as_array().expect("who sits where");
    for (name, seat) in header["players"].as_array().expect("names").iter().zip(seats) {
        let question = format!("\n{}, what do you do?\n", name.as_str().expect("a name"));
        assert_eq!(story.contains(&question), seat == "person", "{question}");
    }
}

/// Somebody who plays in another window.
struct Other {
    child: Child,
    stdin: ChildStdin,
    stdout: ChildStdout,
}

impl Other {
    /// Starts and waits for the first question.
    fn start(folder: &Path, args: &str) -> Self {
        let mut child = command(folder, args)
            .env("XDG_DATA_HOME", folder.join("data"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (stdin, stdout) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        let mut other = Self { child, stdin, stdout };
        other.wait();
        other
    }

    fn wait(&mut self) {
        read_to_prompt(&mut self.stdout);
    }

    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

#[test]
fn a_game_that_is_played_has_one_writer() {
    use std::io::Write;
    let folder = scratch();
    let path = folder.path().join("game.wgr");
    let read = || fs::read(&path).expect("a save");
    let mut other = Other::start(folder.path(), "play regenwormen --seed 7 --out game.wgr");
    let before = read();
    for _ in 0..2 {
        let refused = wormery(folder.path(), "play --resume game.wgr --plain").failed();
        assert_eq!(refused, "wormery: this game is being played in another window: game.wgr\n");
        let refused = wormery(folder.path(), "play holzwurm --bots 2 --out game.wgr").failed();
        assert_eq!(refused, "wormery: --out game.wgr: the file exists and is not overwritten\n");
        assert_eq!(read(), before, "nothing has changed");
    }
    wormery(folder.path(), "replay game.wgr").done();
    other.stdin.write_all(b"1\n").expect("a pipe");
    other.wait();
    assert!(read().starts_with(&before) && read().len() > before.len(), "the one who plays goes on");
    // Even one who is killed gives the game free.
    other.kill();
    let left = read();
    wormery_reads(folder.path(), "play --resume game.wgr --plain", "1\nq\n").done();
    assert!(read().starts_with(&left) && read().len() > left.len());
}

#[test]
fn the_newest_game_that_nobody_plays_goes_on() {
    let folder = scratch();
    let games = folder.path().join("data/wormery/games");
    fs::create_dir_all(&games).expect("a folder");
    for (name, age) in
        [("regenwormen-running.wgr", 2), ("regenwormen-over.wgr", 1), ("holzwurm-running.wgr", 3)]
    {
        let path = bring(name, &games);
        let time = SystemTime::now() - Duration::from_secs(60 * age);
        File::options().append(true).open(path).and_then(|file| file.set_modified(time)).expect("a time");
    }
    let resume = |input: &str| {
        let mut command = command(folder.path(), "play --resume --plain");
        command.env("XDG_DATA_HOME", folder.path().join("data"));
        reads(command, input)
    };
    let shown = resume("q\n").done();
    assert!(shown.contains("Bot 3"), "the newest that is not over: {shown}");
    let named = games.join("regenwormen-running.wgr");
    let other = Other::start(folder.path(), &format!("play --resume {}", named.display()));
    let shown = resume("q\n").done();
    assert!(shown.contains("Your hand:"), "the one of Holzwurm is next: {shown}");
    let named = games.join("holzwurm-running.wgr");
    let third = Other::start(folder.path(), &format!("play --resume {}", named.display()));
    let refused = resume("q\n").failed();
    let all =
        format!("wormery: every game that waits in {} is being played in another window\n", games.display());
    assert_eq!(refused, all);
    other.kill();
    third.kill();
    assert!(resume("q\n").done().contains("Bot 3"));
}
