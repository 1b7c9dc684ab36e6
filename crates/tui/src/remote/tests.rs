//! The screens of a table far away, without a network: the tests say what a server would say.

mod fit;
mod hall;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use wormery_client::{Address, Event, Far, Guest, Heard, Room, Trouble};
use wormery_core::{Seat, Viewer};
use wormery_games::{Holzwurm, Regenwormen};
use wormery_protocol::ServerMessage;
use wormery_table::{Ply, Previews, Table};
use wormery_words::Language;

use super::screen::JoinScreen;
use crate::screen::Screen;
use crate::tests::script::table;
use crate::tests::snapshot::{DARK, TABLES, check_app, picture};
use crate::{App, Draw, Habits, Hints, Input, Key, Pace};

fn person(name: &str, host: bool) -> Value {
    json!({"type": "person", "name": name, "color": "blue", "here": true, "away": false, "host": host,
        "local": false, "robot": false})
}

fn bot() -> Value {
    json!({"type": "bot", "name": "Greedy", "level": "greedy"})
}

fn table_info(game: &str, state: &str, seats: &[Value]) -> Value {
    let hashes = vec![false; seats.len()];
    json!({"code": "K3F9QW", "game": game, "options": {}, "public": false, "state": state, "seats": seats,
        "start_seat": 0, "away_level": "greedy", "bot_pace_ms": 700, "watchers": 1, "game_id": "g1",
        "fair": {"id": "g1", "commitment": "00", "hashes": hashes, "reveal": false}})
}

fn you(seats: &[u8], host: bool) -> Value {
    json!({"type": "you", "seats": seats, "host": host, "name": "Ann", "color": "blue"})
}

/// Says something as a server does.
fn said(message: Value) -> Event {
    let message: ServerMessage = serde_json::from_value(message).unwrap();
    Event::Said(Box::new(message))
}

fn table_said(info: &Value) -> Event {
    said(json!({"type": "table", "table": info}))
}

/// The screen of a table about which these things were said.
fn joined(events: Vec<Event>) -> App {
    joined_in(Language::En, events)
}

fn joined_in(language: Language, events: Vec<Event>) -> App {
    let address = Address::parse("http://127.0.0.1:8080/t/K3F9QW", None).unwrap();
    let mut room = Room::new(address, Guest { cookie: String::new() }, None);
    for event in events {
        room.happen(event);
    }
    let habits = Habits { pace: Pace::Instant, hints: Hints::Off, auto_roll: false, language };
    let mut screen = JoinScreen::new(room, habits);
    screen.listen();
    let mut app = App::new(Box::new(screen), DARK);
    pass(&mut app);
    app
}

fn pass(app: &mut App) {
    for _ in 0..40 {
        app.update(Input::Tick(Duration::from_secs(5)));
    }
}

/// A frame of a golden record for a seat, as it is sent to somebody who has seen nothing.
fn frame<G: Draw>(name: &str, ply: usize, seat: Option<u8>, clock: Option<u32>) -> Event {
    let whole = table::<G>(name);
    let events = whole.events()[..ply].iter().cloned();
    let cut = Table::<G>::from_events(whole.config().clone(), events).unwrap();
    let viewer = seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat.into())));
    let mut message =
        json!({"type": "frame", "game": "g1", "frame": cut.frame(viewer, Ply(0), Previews::With)});
    if let Some(to_act) = cut.turn().seat() {
        message["to_act"] = json!(to_act.index());
    }
    if let Some(seat) = seat {
        message["seat"] = json!(seat);
    }
    if let Some(left_ms) = clock {
        message["clock"] = json!({ "left_ms": left_ms });
    }
    said(message)
}

/// A table at which a golden record is played.
fn table_of<G: Draw>(name: &str, state: &str, seats: &[Value]) -> Value {
    let record = table::<G>(name);
    let mut info = table_info(G::NAME, state, seats);
    info["options"] = serde_json::to_value(record.config().options()).unwrap();
    info["start_seat"] = json!(record.config().start().index());
    info
}

fn three() -> Vec<Value> {
    vec![person("Ann", false), person("Bo", true), bot()]
}

#[test]
fn the_lobby() {
    let open = table_info(
        "it-happens",
        "open",
        &[person("Ann", false), person("Bo", true), json!({"type": "open"})],
    );
    let mut app = joined(vec![Event::Open, table_said(&open), said(you(&[0], false))]);
    check_app("lobby", &mut app, &TABLES);
    let mut hosted = open.clone();
    hosted["seats"] = json!([person("Ann", true), bot(), {"type": "open"}]);
    let hello = said(json!({"type": "talk", "seat": 1, "name": "Bo", "phrase": "hello"}));
    let mut app =
        joined(vec![Event::Open, table_said(&open), table_said(&hosted), said(you(&[0], true)), hello]);
    check_app("lobby-host", &mut app, &TABLES);
}

#[test]
fn a_lobby_says_why_not() {
    let open = table_info("it-happens", "open", &three());
    let refused = json!({"type": "refused", "cid": 3, "problem": {"type": "/x", "title": "x", "status": 409,
        "detail": "a bot sits on seat 2; the host can send it away", "code": "full"}});
    let mut app = joined(vec![table_said(&open), said(you(&[0], false)), said(refused)]);
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("✗ A bot sits on seat 3; the host can send it away."), "{shown}");
    app.update(Input::Key(Key::Char('2')));
    assert!(picture(&mut app, 80, 24).contains("✗ That seat is taken."));
}

#[test]
fn before_the_table_is_seen() {
    check_app("joining", &mut joined(Vec::new()), &TABLES);
    let lost = Event::Lost(Trouble::Line("connection refused".into()), Instant::now());
    assert!(
        picture(&mut joined(vec![lost]), 80, 24)
            .contains("The connection is lost; trying again now (connection refused).")
    );
}

#[test]
fn a_game_far_away() {
    let playing = table_of::<Regenwormen>("regenwormen-3p.wgr", "playing", &three());
    let events = || vec![Event::Open, table_said(&playing), said(you(&[1], false))];
    let mut others = events();
    others.push(frame::<Regenwormen>("regenwormen-3p.wgr", 103, Some(1), None));
    let mut app = joined(others);
    check_app("far-others-turn", &mut app, &TABLES);
    let mut lost = events();
    lost.push(frame::<Regenwormen>("regenwormen-3p.wgr", 103, Some(1), None));
    lost.push(Event::Lost(Trouble::Line("connection refused".into()), Instant::now()));
    check_app("far-lost", &mut joined(lost), &TABLES);
}

#[test]
fn an_older_frame_is_never_shown() {
    let address = Address::parse("http://127.0.0.1:8080/t/K3F9QW", None).unwrap();
    let room = Rc::new(RefCell::new(Room::new(address, Guest { cookie: String::new() }, None)));
    let mut far = Far::<Regenwormen>::new(Rc::clone(&room), "g1".to_owned());
    let mut shown = |event| {
        room.borrow_mut().happen(event);
        match far.next_heard() {
            Some(Heard::Frame { frame, .. }) => Some(frame.ply),
            _ => None,
        }
    };
    let at = |ply| frame::<Regenwormen>("regenwormen-3p.wgr", ply, Some(1), None);
    assert_eq!(shown(said(you(&[1], false))), None);
    assert_eq!(shown(at(103)), Some(Ply(103)));
    assert_eq!(shown(at(90)), None);
    assert_eq!(shown(Event::Open), None);
    assert_eq!(shown(at(90)), None);
    assert_eq!(shown(at(110)), Some(Ply(110)));
}

#[test]
fn watching_a_game_far_away() {
    let playing = table_of::<Holzwurm>(
        "holzwurm-3p.wgr",
        "playing",
        &[person("Ann", true), person("Bo", false), bot()],
    );
    let watch = frame::<Holzwurm>("holzwurm-3p.wgr", 20, None, Some(599_999));
    let mut app = joined(vec![Event::Open, table_said(&playing), said(you(&[], false)), watch]);
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("clock 9:5") && shown.contains("watching"), "{shown}");
    assert!(shown.contains("J: sit down where a bot plays."), "{shown}");
    let watch = frame::<Holzwurm>("holzwurm-3p.wgr", 20, None, None);
    let mut app = joined(vec![Event::Open, table_said(&playing), said(you(&[], false)), watch]);
    check_app("far-watching", &mut app, &TABLES);
    app.update(Input::Key(Key::Char('?')));
    check_app("far-help", &mut app, &TABLES);
}

#[test]
fn the_end_far_away() {
    let over = table_of::<Regenwormen>("regenwormen-3p.wgr", "over", &three());
    let last = table::<Regenwormen>("regenwormen-3p.wgr").events().len();
    let end = frame::<Regenwormen>("regenwormen-3p.wgr", last, Some(0), None);
    let mut app = joined(vec![Event::Open, table_said(&over), said(you(&[0], false)), end]);
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("N Again, with everybody") && !shown.contains("M Menu"), "{shown}");
    check_app("far-end", &mut app, &TABLES);
    app.update(Input::Key(Key::Char('q')));
    assert!(app.is_done());
}

#[test]
fn something_can_be_said() {
    let playing = table_of::<Regenwormen>("regenwormen-3p.wgr", "playing", &three());
    let seen = frame::<Regenwormen>("regenwormen-3p.wgr", 103, Some(1), None);
    let mut app = joined(vec![Event::Open, table_said(&playing), said(you(&[1], false)), seen]);
    for letter in "chat, too".chars() {
        app.update(Input::Key(Key::Char(letter)));
    }
    check_app("talk", &mut app, &TABLES);
    app.update(Input::Key(Key::Esc));
    assert!(!picture(&mut app, 80, 24).contains("Say something"));
}

#[test]
fn who_comes_and_goes_is_told() {
    let playing =
        |seats: Vec<Value>| table_said(&table_of::<Regenwormen>("regenwormen-3p.wgr", "playing", &seats));
    let mut away = person("Ann", false);
    away["away"] = json!(true);
    let seen = frame::<Regenwormen>("regenwormen-3p.wgr", 103, Some(1), None);
    let refused = json!({"type": "refused", "cid": 9, "problem": {"type": "/x", "title": "x", "status": 409,
        "detail": "it is seat 0's turn", "code": "not_your_turn"}});
    let mut app = joined(vec![
        Event::Open,
        playing(three()),
        said(you(&[1], false)),
        seen,
        playing(vec![away, person("Bo", true), bot()]),
        playing(vec![bot(), person("Bo", true), bot()]),
        said(refused),
    ]);
    let shown = picture(&mut app, 80, 24);
    assert!(
        shown.contains("Ann is away; a bot plays.") && shown.contains("Ann gets up; a bot plays on."),
        "{shown}"
    );
    assert!(shown.contains("Greedy 2"), "two bots of a level have two names: {shown}");
    assert!(shown.contains("✗ It is Greedy's turn."), "{shown}");
}

#[test]
fn a_closed_table_says_so() {
    let open = table_info("holzwurm", "open", &three());
    let mut app = joined(vec![table_said(&open), said(you(&[0], false)), said(json!({"type": "closed"}))]);
    assert!(picture(&mut app, 80, 24).contains("✗ The table is closed."));
    app.update(Input::Key(Key::Char('q')));
    assert_eq!(app.farewell(), Some("The table is closed."));
}

#[test]
fn a_screen_is_typing_only_while_somebody_talks() {
    let open = table_info("holzwurm", "open", &three());
    let address = Address::parse("http://127.0.0.1:8080/t/K3F9QW", None).unwrap();
    let mut room = Room::new(address, Guest { cookie: String::new() }, None);
    room.happen(table_said(&open));
    let mut screen = JoinScreen::new(room, Habits::default());
    assert!(!screen.is_typing());
    screen.update(Input::Key(Key::Char('c')));
    assert!(screen.is_typing());
    screen.update(Input::Key(Key::Enter));
    assert!(!screen.is_typing());
}
