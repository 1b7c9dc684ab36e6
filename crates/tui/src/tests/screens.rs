use wormery_core::{Game, Viewer};
use wormery_games::holzwurm::{Action, Card};
use wormery_games::ithappens::PhaseName;
use wormery_games::regenwormen::{Action as Rw, Phase};
use wormery_games::{Holzwurm, ItHappens, Regenwormen};
use wormery_host::{Aftermath, Verdict};
use wormery_words::{Language, say};

use super::script::{Script, frames, ply_where, record, screen_at, screen_of, setup, table};
use super::snapshot::{DARK, SIZES, TABLES, check, check_app, picture, settle};
use crate::cuts;
use crate::screen::Screen;
use crate::table::TableScreen;
use crate::watch::WatchScreen;
use crate::{App, Draw, Hints, Input, Key, News};

const SEVEN: &str = "regenwormen-7p.wgr";
const EXPANSION: &str = "regenwormen-expansion-4p.wgr";

fn rw_where(name: &str, from: usize, wanted: impl Fn(&Regenwormen) -> bool) -> TableScreen<Regenwormen> {
    let table = table::<Regenwormen>(name);
    let ply = ply_where(&table, from, wanted);
    screen_at::<Regenwormen>(name, ply)
}

#[test]
fn regenwormen_before_the_first_roll() {
    check("regenwormen-start", rw_where(SEVEN, 40, |game| game.phase() == Phase::Roll));
}

#[test]
fn regenwormen_which_face_to_keep() {
    check(
        "regenwormen-keep",
        rw_where(SEVEN, 200, |game| game.phase() == Phase::Keep && game.legal().count() > 3),
    );
}

#[test]
fn regenwormen_take_or_steal() {
    let can_steal = |game: &Regenwormen| game.legal().any(|action| matches!(action, Rw::Steal { .. }));
    check("regenwormen-steal", rw_where(SEVEN, 100, can_steal));
}

#[test]
fn regenwormen_with_the_expansion() {
    let busy = |game: &Regenwormen| game.phase() == Phase::Decide && game.legal().count() > 1;
    check("regenwormen-expansion", rw_where(EXPANSION, 300, busy));
}

#[test]
fn regenwormen_after_a_failed_turn() {
    let table = table::<Regenwormen>("regenwormen-3p.wgr");
    let begins = |game: &Regenwormen| game.phase() == Phase::Roll;
    // A turn fails where a new one begins right after dice were thrown.
    let failed = (100..table.events().len()).find(|ply| {
        let is_dice = matches!(table.events()[ply - 1], wormery_core::Event::Chance(_));
        is_dice && ply_where(&table, *ply, begins) == *ply
    });
    check("regenwormen-failed", screen_at::<Regenwormen>("regenwormen-3p.wgr", failed.unwrap()));
}

#[test]
fn regenwormen_coach() {
    let table = table::<Regenwormen>(SEVEN);
    let ply = ply_where(&table, 200, |game| game.phase() == Phase::Keep && game.legal().count() > 3);
    let mut screen = screen_at::<Regenwormen>(SEVEN, ply);
    for _ in 0..40 {
        screen.update(Input::Tick(std::time::Duration::from_secs(5)));
    }
    screen.advise_now(Hints::Coach);
    check("regenwormen-coach", screen);
}

#[test]
fn it_happens_where_a_die_goes() {
    let table = table::<ItHappens>("it-happens-5p.wgr");
    let placing =
        |game: &ItHappens| game.view(Viewer::Public).phase == PhaseName::Place && game.legal().count() > 3;
    let ply = ply_where(&table, 180, placing);
    check("it-happens-place", screen_at::<ItHappens>("it-happens-5p.wgr", ply));
}

#[test]
fn it_happens_for_two() {
    let table = table::<ItHappens>("it-happens-2p.wgr");
    let rolling =
        |game: &ItHappens| game.view(Viewer::Public).phase == PhaseName::Turn && game.legal().count() > 2;
    let ply = ply_where(&table, 60, rolling);
    check("it-happens-two", screen_at::<ItHappens>("it-happens-2p.wgr", ply));
}

#[test]
fn it_happens_after_a_round() {
    let table = table::<ItHappens>("it-happens-3p.wgr");
    let second = |game: &ItHappens| {
        let view = game.view(Viewer::Public);
        view.round == 2 && view.phase == PhaseName::Turn
    };
    let ply = ply_where(&table, 0, second);
    check("it-happens-round", screen_at::<ItHappens>("it-happens-3p.wgr", ply));
}

#[test]
fn holzwurm_a_hand() {
    check("holzwurm-hand", screen_at::<Holzwurm>("holzwurm-5p.wgr", 30));
}

#[test]
fn holzwurm_coach() {
    let mut screen = screen_at::<Holzwurm>("holzwurm-3p.wgr", 20);
    for _ in 0..40 {
        screen.update(Input::Tick(std::time::Duration::from_secs(5)));
    }
    screen.advise_now(Hints::Odds);
    check("holzwurm-odds", screen);
}

/// More cards than anybody ever wants to hold, and every row on the table.
#[test]
fn holzwurm_forty_cards() {
    let table = table::<Holzwurm>("holzwurm-5p.wgr");
    let full = |game: &Holzwurm| game.view(Viewer::Public).rows.len() == 5;
    let ply = ply_where(&table, 20, full);
    let viewer = frames_viewer(&table, ply);
    let mut frames = frames(&table, ply, viewer);
    let last = frames.last_mut().unwrap();
    let hand: Vec<Card> = Card::ALL
        .iter()
        .copied()
        .enumerate()
        .filter(|(place, _)| place % 13 > 4)
        .map(|(_, card)| card)
        .collect();
    assert_eq!(hand.len(), 40);
    let choice = |card: &Card| wormery_table::Choice {
        action: Action::Play { card: *card, row: None },
        effects: Vec::new(),
        reversible: false,
    };
    last.legal = hand.iter().map(choice).collect();
    last.view.hand = Some(hand);
    check("holzwurm-forty", screen_of(&table, frames, viewer));
}

fn frames_viewer(table: &wormery_table::Table<Holzwurm>, ply: usize) -> Viewer {
    let events = table.events()[..ply].iter().cloned();
    let cut = wormery_table::Table::<Holzwurm>::from_events(table.config().clone(), events).unwrap();
    Viewer::Seat(cut.turn().seat().unwrap())
}

/// A golden record with what is found out about its end: costly, so made once for many pictures.
struct Ended<G: Draw> {
    table: wormery_table::Table<G>,
    rows: Vec<Verdict<G>>,
}

impl<G: Draw> Ended<G> {
    fn new(name: &str) -> Self {
        let table = table::<G>(name);
        let rows = wormery_host::verdicts::<G>(table.config(), table.events());
        Self { table, rows }
    }

    /// Its end in a language, with something else that was found out; nothing of luck while somebody still thinks.
    fn told(&self, language: Language, found: Aftermath<G>) -> App {
        let frames = frames(&self.table, self.table.events().len(), Viewer::Public);
        let news = frames.into_iter().map(|frame| News::Frame { viewer: Viewer::Public, frame }).collect();
        let mut setup = setup(&self.table);
        setup.habits.language = language;
        let mut screen = TableScreen::new(Box::new(Script { news, refusal: None }), setup);
        let rows = if found.is_thinking { Vec::new() } else { self.rows.clone() };
        screen.set_aftermath(Aftermath { rows, ..found });
        let mut app = App::new(Box::new(screen), DARK);
        settle(&mut app);
        app
    }
}

fn end_of<G: Draw>(name: &str) -> App {
    Ended::<G>::new(name).told(Language::En, Aftermath::default())
}

fn proven<G: Draw>() -> Aftermath<G> {
    Aftermath { proven: Some(321), ..Aftermath::default() }
}

#[test]
fn nothing_is_cut_at_the_end() {
    let seven = Ended::<Regenwormen>::new(SEVEN);
    let [two, five] = ["it-happens-2p.wgr", "it-happens-5p.wgr"].map(Ended::<ItHappens>::new);
    let worms = Ended::<Holzwurm>::new("holzwurm-5p.wgr");
    let thinking = || Aftermath { is_thinking: true, ..Aftermath::default() };
    for language in Language::ALL {
        for (width, height) in TABLES {
            for mut app in [
                seven.told(language, proven()),
                seven.told(language, thinking()),
                two.told(language, proven()),
                five.told(language, proven()),
                worms.told(language, proven()),
            ] {
                cuts::take();
                let shown = picture(&mut app, width, height);
                assert_eq!(cuts::take(), [""; 0], "{language}\n{shown}");
            }
        }
    }
}

fn forged<G: Draw>() -> Aftermath<G> {
    Aftermath { is_other: true, ..Aftermath::default() }
}

/// Whoever has played must see it, whatever else there is to be told.
#[test]
fn a_forged_record_is_called_so_at_the_end() {
    let seven = Ended::<Regenwormen>::new(SEVEN);
    let five = Ended::<Holzwurm>::new("holzwurm-5p.wgr");
    for language in Language::ALL {
        let warning = say!(language, hall_forged);
        for (width, height) in TABLES {
            for (mut app, mut honest) in [
                (seven.told(language, forged()), seven.told(Language::En, Aftermath::default())),
                (five.told(language, forged()), five.told(Language::En, Aftermath::default())),
            ] {
                cuts::take();
                let shown = picture(&mut app, width, height);
                assert_eq!(cuts::take(), [""; 0], "{shown}");
                let said = shown.split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(said.contains(&warning), "{language} {width}x{height}:\n{shown}");
                assert!(!picture(&mut honest, 140, 45).contains("not the one of this game"));
            }
        }
    }
}

#[test]
fn ends() {
    check_app("regenwormen-end", &mut end_of::<Regenwormen>(SEVEN), &TABLES);
    check_app("it-happens-end", &mut end_of::<ItHappens>("it-happens-2p.wgr"), &TABLES);
    check_app("holzwurm-end", &mut end_of::<Holzwurm>("holzwurm-5p.wgr"), &TABLES);
}

#[test]
fn dear_choices() {
    for (name, mut app) in [
        ("regenwormen-dear", end_of::<Regenwormen>("regenwormen-3p.wgr")),
        ("it-happens-dear", end_of::<ItHappens>("it-happens-2p.wgr")),
        ("holzwurm-dear", end_of::<Holzwurm>("holzwurm-2p.wgr")),
    ] {
        app.update(Input::Key(Key::Char('d')));
        check_app(name, &mut app, &TABLES);
    }
}

#[test]
fn sheets() {
    for (name, key) in [("help", '?'), ("log", 'l'), ("leave", 'q')] {
        let mut app = App::new(Box::new(screen_at::<ItHappens>("it-happens-4p.wgr", 60)), DARK);
        settle(&mut app);
        app.update(Input::Key(Key::Char(key)));
        check_app(name, &mut app, &TABLES);
    }
}

#[test]
fn watching() {
    let open = || WatchScreen::<Regenwormen>::open(&record("regenwormen-3p.wgr"), Language::En).unwrap();
    check_app("watch-start", &mut App::new(Box::new(open()), DARK), &TABLES);
    let mut screen = open();
    screen.judge_now();
    let mut app = App::new(Box::new(screen), DARK);
    for key in [Key::PageDown, Key::PageDown, Key::Right, Key::Right, Key::Left] {
        app.update(Input::Key(key));
    }
    check_app("watch-21", &mut app, &TABLES);
    app.update(Input::Key(Key::Char('m')));
    check_app("watch-mistake", &mut app, &TABLES);
    app.update(Input::Key(Key::Char('?')));
    check_app("watch-help", &mut app, &TABLES);
    app.update(Input::Key(Key::Esc));
    app.update(Input::Key(Key::End));
    check_app("watch-end", &mut app, &TABLES);
}

#[test]
fn too_small_a_terminal_says_so_and_recovers() {
    let mut app = App::new(Box::new(screen_at::<Holzwurm>("holzwurm-5p.wgr", 30)), DARK);
    settle(&mut app);
    check_app("too-small", &mut app, &[(39, 20), (20, 5), (40, 19)]);
    // What cannot be seen is not done.
    for key in [Key::Enter, Key::Char('?'), Key::Char('l'), Key::Right, Key::Choose(1)] {
        app.update(Input::Key(key));
    }
    check_app("holzwurm-hand", &mut app, &SIZES);
    picture(&mut app, 20, 5);
    app.update(Input::Key(Key::Char('q')));
    assert!(app.is_done(), "leaving needs no question that nobody can read");
}
