//! Today's game in the terminal: one try that counts, the same luck on every machine, and a place at a server.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{scratch, wormery_reads};
use crate::server::Server;

/// More answers than any game asks for.
fn answers() -> String {
    "1\n".repeat(2_000)
}

/// The records of a home, without what their headers say of people.
fn saved(home: &Path) -> Vec<(PathBuf, String)> {
    let games = home.join("data/wormery/games");
    let mut files: Vec<PathBuf> =
        fs::read_dir(games).map_or(Vec::new(), |files| files.map(|file| file.unwrap().path()).collect());
    files.sort();
    let text = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    };
    files.into_iter().map(text).collect()
}

fn steps(record: &str) -> &str {
    record.split_once('\n').unwrap().1
}

#[test]
fn the_first_game_counts_and_is_told_again() {
    let home = scratch();
    let played = wormery_reads(home.path(), "today holzwurm --plain", answers()).done();
    assert!(played.starts_with("Today’s game: Der dreizehnte Holzwurm, no. "), "{played}");
    let (_, end) = played.split_once("\nWormery ").expect("the end is told");
    let marks = end.lines().nth(1).unwrap();
    assert!(marks.len() == 3 && marks.bytes().all(|mark| (b'1'..=b'3').contains(&mark)), "{marks}");
    let files = saved(home.path());
    let [(path, record)] = &files[..] else { panic!("one file: {files:?}") };
    assert!(path.to_str().unwrap().ends_with("-holzwurm.wgr") && record.contains("\"today-1\""));
    let again = wormery_reads(home.path(), "today holzwurm --plain", answers()).done();
    assert!(again.contains(end.trim_end()) && again.contains("--again"), "{again}");
    assert_eq!(saved(home.path()), files, "nothing is played twice");
    let practice = wormery_reads(home.path(), "today holzwurm --plain --again", answers()).done();
    assert!(practice.contains("Practice: this game does not count."), "{practice}");
    let records = saved(home.path());
    assert_eq!(records.len(), 2);
    assert_eq!(steps(&records[0].1), steps(&records[1].1), "the same moves have the same luck");
}

/// The number of today, as the name of a game that counts has it.
fn number(path: &Path) -> u32 {
    let name = path.file_name().unwrap().to_str().unwrap();
    name.split('-').nth(1).unwrap().parse().unwrap()
}

#[test]
fn a_game_of_a_day_before_that_counts_is_sent_and_not_played_again() {
    let home = scratch();
    let server = Server::start(home.path(), "");
    wormery_reads(home.path(), "today holzwurm --plain", "q\n").done();
    let (path, _) = saved(home.path()).remove(0);
    let before = number(&path) - 1;
    fs::remove_file(&path).unwrap();
    let args = format!("today holzwurm --plain --day {before}");
    let practice = wormery_reads(home.path(), &args, answers()).done();
    assert!(practice.contains("Practice: this game does not count."), "{practice}");
    // As if it had been played on its day.
    let (played, _) = saved(home.path()).remove(0);
    fs::rename(played, path.with_file_name(format!("today-{before}-holzwurm.wgr"))).unwrap();
    let sent = wormery_reads(home.path(), &format!("{args} --send http://{}", server.address), "").done();
    assert!(sent.contains("You are the first to send a result.\n"), "{sent}");
    assert!(sent.contains("The strongest bot with the same luck: "), "{sent}");
    assert_eq!(saved(home.path()).len(), 1, "nothing is played once more");
}

#[test]
fn a_game_that_was_left_goes_on_with_the_same_luck() {
    let [left, whole] = [scratch(), scratch()];
    let args = "today regenwormen --plain";
    wormery_reads(left.path(), args, "1\n1\n1\nq\n").done();
    assert!(!saved(left.path())[0].1.contains("\"result\""));
    // `play --resume` knows that it is the game of a day, too.
    wormery_reads(left.path(), "play --resume --plain", "1\n1\nq\n").done();
    wormery_reads(left.path(), args, answers()).done();
    wormery_reads(whole.path(), args, answers()).done();
    assert_eq!(steps(&saved(left.path())[0].1), steps(&saved(whole.path())[0].1));
}

#[test]
fn a_finished_game_is_ranked_at_a_server() {
    let home = scratch();
    let server = Server::start(home.path(), "");
    let args = format!("today holzwurm --plain --name Ann --send http://{}", server.address);
    let told = wormery_reads(home.path(), &args, answers()).done();
    assert!(told.ends_with("You are the first to send a result.\n"), "{told}");
    let again = wormery_reads(home.path(), &args, answers()).done();
    assert!(again.contains("You are the first to send a result.\n"), "{again}");
    let other = scratch();
    let told = wormery_reads(other.path(), &args.replace("Ann", "Bo"), answers()).done();
    assert!(told.ends_with("Place 1 of 2\n"), "the same moves make the same of it: {told}");
}
