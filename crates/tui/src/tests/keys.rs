use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use wormery_core::{Config, Game, Viewer, Word};
use wormery_games::{GameId, Holzwurm, ItHappens, Regenwormen, with_game};
use wormery_host::{Journal, Player};
use wormery_table::{Ply, Previews, Table};

use super::script::setup;
use super::snapshot::{DARK, picture};
use crate::local_link::Local;
use crate::table::TableScreen;
use crate::{App, Draw, Habits, Input, Key, Link, News, Pace};

/// A table of people at one keyboard, without a file.
fn people<G: Draw>(n_seats: usize, seed: u64) -> App {
    let table = Table::<G>::new(Config::new(n_seats, 0, <G as Game>::Options::default()).unwrap());
    let mut setup = setup(&table);
    setup.habits = Habits { pace: Pace::Instant, ..Habits::default() };
    for player in &mut setup.players {
        *player = Player::person(&player.name);
    }
    setup.seed = seed;
    let (players, journal) = (setup.players.clone(), Journal::default());
    let link = Local::new(table, players, journal, setup.luck(), setup.playouts).unwrap();
    App::new(Box::new(TableScreen::new(Box::new(link), setup)), DARK)
}

fn shown(app: &mut App) -> String {
    app.update(Input::Tick(Duration::from_millis(40)));
    picture(app, 80, 24)
}

fn press(app: &mut App, keys: &str) {
    for key in keys.chars() {
        app.update(Input::Key(if key == '\n' { Key::Enter } else { Key::Char(key) }));
    }
}

#[test]
fn a_key_that_the_rules_refuse_says_why() {
    let mut app = people::<Regenwormen>(3, 7);
    press(&mut app, "4");
    assert!(shown(&mut app).contains("✗ The turn begins with a roll."));
    press(&mut app, " ");
    assert!(shown(&mut app).contains("which face do you keep?"));
    press(&mut app, "1");
    assert!(shown(&mut app).contains("✗ The roll shows no 1."));
    press(&mut app, "5");
    assert!(shown(&mut app).contains("You have 10, but no worm yet."));
    press(&mut app, "s");
    assert!(shown(&mut app).contains("✗ There is nothing to steal now."));
    press(&mut app, "z");
    assert!(shown(&mut app).contains("✗ Z does nothing here; ? shows the keys."));
}

#[test]
fn rows_and_mounds_are_named_as_on_the_screen() {
    let mut app = people::<Holzwurm>(2, 7);
    press(&mut app, "\n3");
    assert!(shown(&mut app).contains("✗ Row 3 does not exist."));
    let mut app = people::<ItHappens>(3, 7);
    press(&mut app, "2");
    assert!(shown(&mut app).contains("✗ A die must be rolled first."));
}

#[test]
fn hands_are_covered_until_the_right_one_looks() {
    let mut app = people::<Holzwurm>(2, 7);
    let cover = shown(&mut app);
    assert!(cover.contains("Pass the keyboard to Ann.") && !cover.contains("holds"), "{cover}");
    press(&mut app, "1n5");
    assert_eq!(shown(&mut app), cover, "nothing can be played while the hand is covered");
    press(&mut app, "\n");
    assert!(shown(&mut app).contains("Ann holds 15 cards"));
    press(&mut app, "\n");
    let cover = shown(&mut app);
    assert!(cover.contains("Pass the keyboard to Bo.") && !cover.contains("holds"), "{cover}");
}

#[test]
fn clicks_do_what_keys_do() {
    let mut app = people::<Regenwormen>(2, 7);
    let before = shown(&mut app);
    click(&mut app, &before, "Roll 8 dice");
    let dice = shown(&mut app);
    assert!(dice.contains("which face do you keep?"), "{dice}");
    // The label under the worm belongs to its group.
    click(&mut app, &dice, "→ 10");
    assert!(shown(&mut app).contains("keeps 2 fives: 10."));
}

fn click(app: &mut App, picture: &str, words: &str) {
    let (row, line) =
        picture.lines().enumerate().find(|(_, line)| line.contains(words)).expect("it is shown");
    let column = line[..line.find(words).unwrap()].chars().count();
    app.update(Input::Click(column as u16 + 1, row as u16));
}

#[test]
fn leaving_asks_first() {
    let mut app = people::<Regenwormen>(2, 7);
    press(&mut app, "q");
    assert!(shown(&mut app).contains("Leave the table?") && !app.is_done());
    app.update(Input::Key(Key::Esc));
    assert!(!shown(&mut app).contains("Leave the table?"));
    press(&mut app, "qy");
    assert!(app.is_done());
}

#[test]
fn arrows_and_enter_play_whole_games_of_every_rule_set() {
    for &game in GameId::ALL {
        for n_seats in [2, 5] {
            let mut app = with_game!(game, G => people::<G>(n_seats, 11));
            let mut n_keys = 0_u32;
            while !shown(&mut app).contains("Once more?") {
                for _ in 0..30 {
                    // Every third key looks at another choice, so that nobody fails for ever in the same way.
                    let key = if n_keys % 3 == 2 { Key::Tab } else { Key::Enter };
                    app.update(Input::Key(key));
                    app.update(Input::Tick(Duration::from_millis(40)));
                    n_keys += 1;
                }
                assert!(n_keys < 60_000, "{} ends", game.word());
            }
        }
    }
}

#[test]
fn pace_and_hints_are_shown() {
    let mut app = people::<Regenwormen>(2, 7);
    press(&mut app, "--");
    assert!(shown(&mut app).contains("pace: normal"));
    press(&mut app, "h");
    assert!(shown(&mut app).contains("hints: odds"));
    press(&mut app, "hh+a");
    let header = shown(&mut app);
    assert!(header.contains("auto-roll · pace: fast") && !header.contains("hints"), "{header}");
}

/// A table far away that has not answered yet.
struct Slow(Rc<Cell<u32>>, Option<News<Regenwormen>>);

impl Link<Regenwormen> for Slow {
    fn next(&mut self, _: wormery_words::Language) -> Option<News<Regenwormen>> {
        self.1.take()
    }

    fn act(&mut self, _: Ply, _: <Regenwormen as Game>::Action) {
        self.0.set(self.0.get() + 1);
    }
}

#[test]
fn a_choice_is_sent_once() {
    let table =
        Table::<Regenwormen>::new(Config::new(2, 0, <Regenwormen as Game>::Options::default()).unwrap());
    let viewer = Viewer::Seat(wormery_core::Seat::new(0));
    let first = News::Frame { viewer, frame: table.frame(viewer, Ply(0), Previews::With) };
    let n_sent = Rc::new(Cell::new(0));
    let screen = TableScreen::new(Box::new(Slow(Rc::clone(&n_sent), Some(first))), setup(&table));
    let mut app = App::new(Box::new(screen), DARK);
    // A turn that begins by itself would begin again and again.
    press(&mut app, "a");
    for _ in 0..50 {
        app.update(Input::Tick(Duration::from_secs(1)));
        press(&mut app, "\n ");
    }
    assert_eq!(n_sent.get(), 1);
}

#[test]
fn luck_and_choices_come_to_the_end_screen() {
    let mut app = people::<Regenwormen>(2, 11);
    let mut n_keys = 0_u32;
    while !shown(&mut app).contains("Once more?") {
        for _ in 0..30 {
            app.update(Input::Key(if n_keys % 3 == 2 { Key::Tab } else { Key::Enter }));
            app.update(Input::Tick(Duration::from_millis(40)));
            n_keys += 1;
        }
    }
    let until = std::time::Instant::now() + Duration::from_mins(2);
    while !shown(&mut app).contains("dice: about ") {
        assert!(std::time::Instant::now() < until, "{}", shown(&mut app));
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(!shown(&mut app).contains("being worked out"));
}

#[test]
fn a_record_is_watched_by_its_lines_and_its_mistakes() {
    let mut screen = crate::watch::WatchScreen::<wormery_games::Regenwormen>::open(
        &super::script::record("regenwormen-3p.wgr"),
        wormery_words::Language::En,
    )
    .unwrap();
    screen.judge_now();
    let mut app = App::new(Box::new(screen), DARK);
    let mut press = |keys: &str| {
        for key in keys.chars() {
            let key = match key {
                '\n' => Key::Enter,
                '<' => Key::Backspace,
                key => Key::Char(key),
            };
            app.update(Input::Key(key));
        }
        picture(&mut app, 80, 24)
    };
    assert!(press("").contains("Line 1 of 718"));
    assert!(press("g10x0").contains("Go to line: 100_"));
    // Line 100 is what a seat did; the dice of line 101 belong to the same step.
    let shown = press("\n");
    assert!(shown.contains("Line 100 of 718") || shown.contains("Line 101 of 718"), "{shown}");
    assert!(press("g9999\n").contains("Line 718 of 718"));
    assert!(press("m").contains("There is no mistake after this line."));
    let last = press("b");
    assert!(last.contains("better: "), "{last}");
    let told = |shown: &str| shown.lines().find(|line| line.contains("better: ")).map(str::to_owned);
    let before = press("b");
    assert_ne!(told(&last), told(&before));
    assert_eq!(told(&press("m")), told(&last), "there and back again");
    assert!(press("g1\nb").contains("There is no mistake before this line."));
    assert!(press("?").contains("to the next mistake"));
    assert!(!press("x").contains("to the next mistake"));
}
