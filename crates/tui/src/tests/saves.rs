use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use wormery_core::{Config, Game};
use wormery_games::{Holzwurm, Regenwormen};
use wormery_host::{BeingPlayed, Kind, Player, Saved, load, newest_waiting, unfinished};
use wormery_table::Table;

use super::script::{record, setup};
use super::snapshot::{DARK, picture};
use crate::run::resume_screen;
use crate::{App, Draw, Habits, Input, Key, Pace, Setup};

const FAST: Habits = Habits {
    pace: Pace::Instant,
    hints: crate::Hints::Off,
    auto_roll: false,
    language: wormery_words::Language::En,
};

fn setup_for<G: Draw>(file: &Path, players: Vec<Player>) -> Setup<G> {
    let table = Table::<G>::new(Config::new(players.len(), 0, <G as Game>::Options::default()).unwrap());
    Setup { players, out: Some(file.to_owned()), habits: FAST, ..setup(&table) }
}

fn hot_seat() -> Vec<Player> {
    vec![Player::person("Ann"), Player::person("Bo")]
}

fn app<G: Draw>(file: &Path) -> App {
    App::new(Box::new(setup_for::<G>(file, hot_seat()).start().unwrap()), DARK)
}

fn press(app: &mut App, n_times: usize, key: Key) {
    for _ in 0..n_times {
        app.update(Input::Key(key));
        app.update(Input::Tick(Duration::from_millis(40)));
    }
}

#[test]
fn every_step_is_on_disk_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new/folder/game.wgr");
    let n_lines = || fs::read_to_string(&file).unwrap().lines().count();
    let mut app = app::<Regenwormen>(&file);
    assert_eq!(n_lines(), 1, "a header");
    press(&mut app, 1, Key::Enter);
    assert_eq!(n_lines(), 3, "a roll with its dice");
    press(&mut app, 1, Key::Enter);
    assert_eq!(n_lines(), 4, "what was kept");
}

#[test]
fn a_record_is_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.wgr");
    fs::write(&file, "precious").unwrap();
    assert!(setup_for::<Regenwormen>(&file, hot_seat()).start().is_err());
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.wgr");
    let mut first = app::<Holzwurm>(&file);
    press(&mut first, 11, Key::Enter);
    // Whoever comes back does not see which card was played last.
    let board = |app: &mut App| {
        let shown = picture(app, 80, 24).replace('‹', " ");
        shown.lines().take(16).collect::<Vec<_>>().join("\n")
    };
    let left = board(&mut first);
    drop(first);
    let mut again = App::new(resume_screen(&file, 5, FAST).unwrap(), DARK);
    press(&mut again, 1, Key::Enter);
    assert_eq!(board(&mut again), left, "the same cards lie there");
    let before = fs::read_to_string(&file).unwrap();
    press(&mut again, 6, Key::Enter);
    let after = fs::read_to_string(&file).unwrap();
    assert!(after.starts_with(&before) && after.len() > before.len(), "it is written on in the same file");
    assert!(load::<Holzwurm>(&file).unwrap().torn.is_none());
}

#[test]
fn who_sits_where_is_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.wgr");
    let players = vec![Player::bot("Ann", "cautious"), Player::person("Bo"), Player::bot("Cas", "master")];
    drop(setup_for::<Regenwormen>(&file, players.clone()).start().unwrap());
    let loaded = load::<Regenwormen>(&file).unwrap();
    assert_eq!(loaded.players, players);
    assert_eq!(loaded.players[2].kind, Kind::Bot("master".into()));
}

#[test]
fn a_torn_last_line_is_dropped_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.wgr");
    press(&mut app::<Regenwormen>(&file), 2, Key::Enter);
    let whole = fs::read_to_string(&file).unwrap();
    for torn in 1..40 {
        let last = whole.trim_end().rfind('\n').unwrap() + 1;
        let cut = (last + torn).min(whole.len() - 2);
        fs::write(&file, &whole[..cut]).unwrap();
        let mut app = App::new(resume_screen(&file, 5, FAST).unwrap(), DARK);
        assert!(picture(&mut app, 80, 24).contains("Line 4 of the record was torn off and is dropped."));
        assert_eq!(fs::read_to_string(&file).unwrap(), whole[..last], "the torn part is gone");
    }
}

#[test]
fn a_line_without_its_end_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.wgr");
    press(&mut app::<Regenwormen>(&file), 2, Key::Enter);
    let whole = fs::read_to_string(&file).unwrap();
    fs::write(&file, whole.trim_end()).unwrap();
    drop(resume_screen(&file, 5, FAST).unwrap());
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
}

/// The clock of a file system may be too coarse to tell two writes apart.
fn written_a_minute_ago(file: &Path) {
    let file = fs::File::options().append(true).open(file).unwrap();
    file.set_modified(SystemTime::now() - Duration::from_mins(1)).unwrap();
}

#[test]
fn the_newest_game_that_is_not_over_waits() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(newest_waiting(folder.path()), None);
    let path = |name: &str| folder.path().join(name);
    fs::write(path("over.wgr"), "{\"record\":1}\n{\"result\":{}}\n").unwrap();
    fs::write(path("notes.txt"), "{").unwrap();
    assert_eq!(newest_waiting(folder.path()), None);
    fs::write(path("waits.wgr"), "{\"record\":1}\n{\"seat\":0}\n").unwrap();
    written_a_minute_ago(&path("waits.wgr"));
    assert_eq!(newest_waiting(folder.path()), Some(path("waits.wgr")));
    let other = app::<Regenwormen>(&path("played.wgr"));
    assert_eq!(newest_waiting(folder.path()), Some(path("waits.wgr")), "the newer one is played");
    assert_eq!(unfinished(folder.path()).len(), 2);
    drop(other);
    assert_eq!(newest_waiting(folder.path()), Some(path("played.wgr")));
}

/// Why a saved game does not open.
fn refusal(file: &Path) -> anyhow::Error {
    match Saved::<Regenwormen>::open(file) {
        Ok(_) => panic!("{} opens", file.display()),
        Err(error) => error,
    }
}

#[test]
fn a_game_is_played_in_one_window_only() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.wgr");
    let mut first = app::<Regenwormen>(&file);
    press(&mut first, 2, Key::Enter);
    let before = fs::read(&file).unwrap();
    assert_eq!(refusal(&file).downcast_ref(), Some(&BeingPlayed(file.clone())));
    let shown = resume_screen(&file, 5, FAST).err().unwrap();
    let said = format!("this game is being played in another window: {}", file.display());
    assert_eq!(format!("{shown:#}"), said);
    assert!(setup_for::<Regenwormen>(&file, hot_seat()).start().is_err(), "nor does another begin there");
    assert_eq!(fs::read(&file).unwrap(), before);
    drop(first);
    let second = resume_screen(&file, 5, FAST).unwrap();
    assert_eq!(refusal(&file).downcast_ref(), Some(&BeingPlayed(file.clone())));
    drop(second);
    assert!(Saved::<Regenwormen>::open(&file).is_ok());
}

#[test]
fn a_game_that_is_over_is_watched_and_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.wgr");
    fs::copy(record("holzwurm-2p.wgr"), &file).unwrap();
    let before = fs::read(&file).unwrap();
    let mut app = App::new(resume_screen(&file, 5, FAST).unwrap(), DARK);
    press(&mut app, 3, Key::Right);
    let shown = picture(&mut app, 80, 24);
    assert!(
        shown.contains("This game is over; you can watch it.") && shown.contains("Line 4 of "),
        "{shown}"
    );
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_game_that_is_over_gets_its_result_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.wgr");
    let whole = fs::read_to_string(record("holzwurm-2p.wgr")).unwrap();
    let result = whole.trim_end().rfind('\n').unwrap() + 1;
    for cut in [result, result + 9] {
        fs::write(&file, &whole[..cut]).unwrap();
        for _ in 0..2 {
            drop(resume_screen(&file, 5, FAST).unwrap());
            assert_eq!(fs::read_to_string(&file).unwrap(), whole);
        }
    }
}
