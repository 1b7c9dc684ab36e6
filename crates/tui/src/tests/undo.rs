//! What can be taken back, and what cannot.

use std::cell::{Cell, RefCell};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use wormery_core::{Config, Game, Seat, Viewer};
use wormery_games::regenwormen::Action;
use wormery_games::{Holzwurm, Regenwormen};
use wormery_host::{Player, load};
use wormery_table::{Frame, Ply, Previews, Seeded, Table};
use wormery_words::Language;

use super::script::setup;
use super::snapshot::{DARK, picture};
use crate::table::TableScreen;
use crate::{App, Away, Draw, Habits, Input, Key, Link, News, Pace, Setup};

fn app<G: Draw>(file: &Path, players: Vec<Player>, pace: Pace) -> App {
    with_luck::<G>(file, players, pace, 7)
}

fn with_luck<G: Draw>(file: &Path, players: Vec<Player>, pace: Pace, seed: u64) -> App {
    let table = Table::<G>::new(Config::new(players.len(), 0, <G as Game>::Options::default()).unwrap());
    let habits = Habits { pace, ..Habits::default() };
    let setup = Setup { players, out: Some(file.to_owned()), habits, seed, ..setup(&table) };
    App::new(Box::new(setup.start().unwrap()), DARK)
}

fn two() -> Vec<Player> {
    vec![Player::person("Ann"), Player::person("Bo")]
}

fn press(app: &mut App, keys: &str) -> String {
    for key in keys.chars() {
        app.update(Input::Key(if key == '\n' { Key::Enter } else { Key::Char(key) }));
        app.update(Input::Tick(Duration::from_millis(40)));
    }
    picture(app, 80, 24)
}

#[test]
fn a_choice_is_taken_back_before_new_luck() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.wgr");
    let mut app = app::<Regenwormen>(&file, two(), Pace::Instant);
    let start = press(&mut app, "");
    assert!(!start.contains("U undo"), "{start}");
    let rolled = press(&mut app, " ");
    let before = fs::read(&file).unwrap();
    assert!(!rolled.contains("U undo"), "luck stays: {rolled}");
    let kept = press(&mut app, "5");
    assert!(kept.contains("U undo") && kept.contains("Ann keeps 2 fives: 10."), "{kept}");
    assert_ne!(fs::read(&file).unwrap(), before);
    let again = press(&mut app, "u");
    assert_eq!(again, rolled, "the same picture, log and all");
    assert_eq!(fs::read(&file).unwrap(), before, "the record is as if nothing had been chosen");
    let none = press(&mut app, "u");
    assert!(none.contains("✗ Nothing can be taken back now"), "{none}");
    let other = press(&mut app, "w");
    assert!(other.contains("Ann keeps "), "{other}");
    assert!(load::<Regenwormen>(&file).unwrap().torn.is_none());
    let luck = press(&mut app, " u");
    assert!(luck.contains("✗ Nothing can be taken back now"), "{luck}");
}

/// The luck that comes is the same, whatever was tried before.
#[test]
fn what_was_taken_back_leaves_no_trace() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (folder.path().join("one.wgr"), folder.path().join("two.wgr"));
    press(&mut app::<Regenwormen>(&one, two(), Pace::Instant), " 5 ");
    press(&mut app::<Regenwormen>(&other, two(), Pace::Instant), " wu5u5 ");
    assert_eq!(fs::read(&one).unwrap(), fs::read(&other).unwrap());
}

#[test]
fn several_choices_are_taken_back_one_after_the_other() {
    let folder = tempfile::tempdir().unwrap();
    // A face that had to be kept is no choice, so not every tile comes after one.
    let n_found =
        (0..20).filter(|seed| take_and_undo(&folder.path().join(format!("{seed}.wgr")), *seed)).count();
    assert!(n_found > 2, "{n_found}");
}

/// Plays until a tile is taken and takes all back; `false` if there was no choice, or only one.
fn take_and_undo(file: &Path, seed: u64) -> bool {
    let mut app = with_luck::<Regenwormen>(file, two(), Pace::Instant, seed);
    let mut shown = press(&mut app, "");
    while !shown.contains(" takes 2") {
        shown = press(&mut app, if shown.contains("Roll") && !shown.contains("Take ") { " " } else { "\n" });
    }
    if !shown.contains("U undo") {
        return false;
    }
    let n_lines = || fs::read_to_string(file).unwrap().lines().count();
    let after = n_lines();
    shown = press(&mut app, "u");
    assert!(shown.contains("Take ") && n_lines() == after - 1, "the tile lies there again: {shown}");
    let can_go_on = shown.contains("U undo");
    shown = press(&mut app, "u");
    assert_eq!(shown.contains("which face do you keep?"), can_go_on, "{shown}");
    assert_eq!(n_lines(), after - 1 - usize::from(can_go_on));
    can_go_on
}

#[test]
fn a_bot_that_has_not_answered_waits_for_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.wgr");
    let players = vec![Player::person("Ann"), Player::bot("Bo", "random")];
    let mut app = app::<Holzwurm>(&file, players, Pace::Normal);
    let before = (press(&mut app, ""), fs::read(&file).unwrap());
    let played = press(&mut app, "\n");
    assert!(played.contains("U undo") && played.contains("Bo is thinking"), "{played}");
    assert_eq!((press(&mut app, "u"), fs::read(&file).unwrap()), before);
    // What the bot found for the choice that was taken back is not done.
    app.update(Input::Tick(Duration::from_secs(1)));
    assert_eq!(fs::read(&file).unwrap(), before.1);
    press(&mut app, "\n");
    let until = std::time::Instant::now() + Duration::from_mins(1);
    while !picture(&mut app, 80, 24).contains("Ann, play a card") {
        app.update(Input::Tick(Duration::from_secs(1)));
        assert!(std::time::Instant::now() < until);
    }
    let shown = press(&mut app, "u");
    assert!(shown.contains("✗ Nothing can be taken back now"), "the bot has shown a card: {shown}");
}

#[test]
fn a_hand_that_was_seen_ends_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.wgr");
    let mut app = app::<Holzwurm>(&file, two(), Pace::Instant);
    press(&mut app, "\n");
    let before = (press(&mut app, ""), fs::read(&file).unwrap());
    assert!(press(&mut app, "\n").contains("Pass the keyboard to Bo."));
    assert_eq!((press(&mut app, "u"), fs::read(&file).unwrap()), before, "it is still Ann who looks");
    press(&mut app, "\n\n");
    let shown = press(&mut app, "u");
    assert!(shown.contains("Bo holds") && shown.contains("✗ Nothing can be taken back now"), "{shown}");
}

/// Where files have no locks another program may have written: its lines are not cut off, nor ours put behind them.
#[test]
fn a_record_of_two_writers_is_not_cut() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.wgr");
    let mut app = app::<Regenwormen>(&file, two(), Pace::Instant);
    press(&mut app, " 5");
    OpenOptions::new().append(true).open(&file).unwrap().write_all(b"{\"of\":\"another\"}\n").unwrap();
    let left = fs::read(&file).unwrap();
    let shown = press(&mut app, "u");
    assert!(shown.contains("The game is no longer saved: another program has written"), "{shown}");
    press(&mut app, "5 ");
    assert_eq!(fs::read(&file).unwrap(), left);
}

/// A table far away with a clock.
struct Far {
    news: Option<News<Regenwormen>>,
    time_left: Rc<Cell<Option<Duration>>>,
    sent: Rc<RefCell<Vec<Action>>>,
}

impl Link<Regenwormen> for Far {
    fn next(&mut self, _: Language) -> Option<News<Regenwormen>> {
        self.news.take()
    }

    fn act(&mut self, _: Ply, action: Action) {
        self.sent.borrow_mut().push(action);
    }

    fn away(&self, _: Language) -> Option<Away> {
        let names = vec!["Ann".to_owned(), "Bo".to_owned()];
        Some(Away { names, absent: vec![false; 2], time_left: self.time_left.get(), ..Away::default() })
    }
}

/// What can be kept at a table far away, after the first throw.
fn to_keep() -> Frame<Regenwormen> {
    let mut table =
        Table::<Regenwormen>::new(Config::new(2, 0, <Regenwormen as Game>::Options::default()).unwrap());
    let roll = Action::Roll { golden: false };
    let thrown = table.propose(Seat::new(0), Ply(0), roll, &mut Seeded::new(7)).unwrap();
    table.commit(thrown).unwrap();
    table.frame(Viewer::Seat(Seat::new(0)), table.ply(), Previews::With)
}

struct FarTable {
    app: App,
    time_left: Rc<Cell<Option<Duration>>>,
    sent: Rc<RefCell<Vec<Action>>>,
}

fn far() -> FarTable {
    let frame = to_keep();
    assert!(frame.legal.iter().all(|choice| choice.reversible), "keeping asks nothing of chance");
    let (time_left, sent) = (Rc::new(Cell::new(None)), Rc::new(RefCell::new(Vec::new())));
    let news = Some(News::Frame { viewer: Viewer::Seat(Seat::new(0)), frame });
    let link = Far { news, time_left: Rc::clone(&time_left), sent: Rc::clone(&sent) };
    let table =
        Table::<Regenwormen>::new(Config::new(2, 0, <Regenwormen as Game>::Options::default()).unwrap());
    let screen = TableScreen::new(Box::new(link), setup(&table));
    FarTable { app: App::new(Box::new(screen), DARK), time_left, sent }
}

#[test]
fn far_away_a_choice_waits_before_it_is_sent() {
    let mut table = far();
    let shown = press(&mut table.app, "\n");
    assert!(shown.contains("U takes it back, any other key sends it now."), "{shown}");
    assert!(table.sent.borrow().is_empty());
    assert!(press(&mut table.app, "u").contains("which face do you keep?"));
    table.app.update(Input::Tick(Duration::from_secs(9)));
    assert!(table.sent.borrow().is_empty(), "it was taken back");
    press(&mut table.app, "\n");
    table.app.update(Input::Tick(Duration::from_millis(1900)));
    assert!(table.sent.borrow().is_empty());
    table.app.update(Input::Tick(Duration::from_millis(100)));
    assert_eq!(table.sent.borrow().len(), 1, "after two seconds");
    assert!(press(&mut table.app, "u").contains("✗ Nothing can be taken back now"));
}

#[test]
fn far_away_the_next_key_sends_it() {
    let mut table = far();
    press(&mut table.app, "\n");
    press(&mut table.app, " ");
    assert_eq!(table.sent.borrow().len(), 1);
    press(&mut table.app, " \n");
    assert_eq!(table.sent.borrow().len(), 1, "once");
    let mut table = far();
    let shown = press(&mut table.app, "\nq");
    assert!(shown.contains("Leave the table?"), "{shown}");
    assert_eq!(table.sent.borrow().len(), 1, "whoever wants to leave has chosen");
}

#[test]
fn far_away_nothing_waits_for_a_clock() {
    let mut table = far();
    table.time_left.set(Some(Duration::from_secs(4)));
    table.app.update(Input::Tick(Duration::from_millis(40)));
    press(&mut table.app, "\n");
    assert_eq!(table.sent.borrow().len(), 1, "less than five seconds are left");
    let mut table = far();
    press(&mut table.app, "\n");
    table.time_left.set(Some(Duration::from_secs(4)));
    table.app.update(Input::Tick(Duration::from_millis(40)));
    assert_eq!(table.sent.borrow().len(), 1, "the clock has run down meanwhile");
}

#[test]
fn far_away_whoever_leaves_has_chosen() {
    let mut table = far();
    press(&mut table.app, "\n");
    table.app.update(Input::Quit);
    assert_eq!(table.sent.borrow().len(), 1);
}
