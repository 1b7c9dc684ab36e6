//! The lobby of a server and the form for a new table, without a network.

use std::sync::mpsc::{self, Receiver};

use wormery_games::GameId;
use wormery_host::Worker;
use wormery_protocol::{CreateTable, TableSummary};
use wormery_words::say;

use super::*;
use crate::cuts;
use crate::remote::hall::{Ask, HallScreen, Told};
use crate::remote::new_table::{Field, NewTable};

fn tables(n_tables: usize) -> Vec<TableSummary> {
    let table = |place: usize| {
        json!({"code": format!("K3F9Q{place}"), "game": "it-happens", "state": "open", "watchers": place,
            "seats": ["Bartholomew of the Hill", null, "Ann", "Bo", null]})
    };
    (0..n_tables).map(|place| serde_json::from_value(table(place)).unwrap()).collect()
}

/// A lobby whose server refuses everything, and what it was asked for.
fn hall(language: Language, n_tables: usize) -> (App, Receiver<CreateTable>) {
    let (tell, asked) = mpsc::channel();
    let worker = Worker::new(move |ask| match ask {
        Ask::List => Ok(Told::Tables(tables(n_tables))),
        Ask::Enter(_) => Err(Trouble::Line("nobody there".into())),
        Ask::Make(table) => {
            let _ = tell.send(table);
            Err(Trouble::Line("nobody there".into()))
        }
    });
    let habits = Habits { language, ..Habits::default() };
    let server = "http://worms.example.org:8080".to_owned();
    (App::new(Box::new(HallScreen::with(server, tables(n_tables), worker, habits)), DARK), asked)
}

fn press(app: &mut App, keys: &[Key]) {
    for key in keys {
        app.update(Input::Key(*key));
    }
}

#[test]
fn a_server() {
    check_app("hall", &mut hall(Language::En, 2).0, &TABLES);
    check_app("hall-empty", &mut hall(Language::En, 0).0, &TABLES);
    let (mut app, _) = hall(Language::En, 2);
    press(&mut app, &[Key::Down, Key::Down, Key::Enter, Key::Down, Key::Right]);
    check_app("hall-form", &mut app, &TABLES);
}

/// Goes through a whole list; every entry must be seen whole at every size.
fn walk(app: &mut App, language: Language, entries: &[String]) {
    for (width, height) in TABLES {
        let mut missing: Vec<&String> = entries.iter().collect();
        for _ in entries {
            cuts::take();
            let shown = picture(app, width, height);
            assert_eq!(cuts::take(), [""; 0], "{language}\n{shown}");
            let flat = shown.split_whitespace().collect::<Vec<_>>().join(" ");
            let flat =
                flat.replace(['▲', '▼', '‹', '›'], "").split_whitespace().collect::<Vec<_>>().join(" ");
            missing.retain(|entry| !flat.contains(&entry.split_whitespace().collect::<Vec<_>>().join(" ")));
            press(app, &[Key::Down]);
        }
        assert_eq!(missing, [""; 0], "{language} {width}x{height}");
    }
}

#[test]
fn every_table_and_every_setting_can_be_seen() {
    for language in Language::ALL {
        let (mut app, _) = hall(language, 9);
        let tables = tables(9);
        walk(&mut app, language, &tables.iter().map(|table| table.code.clone()).collect::<Vec<_>>());
        for (place, game) in GameId::ALL.iter().enumerate() {
            let (mut app, _) = hall(language, 0);
            press(&mut app, &vec![Key::Down; place]);
            press(&mut app, &[Key::Enter]);
            let table = NewTable::new(*game);
            let words = table.fields().into_iter().map(|field| table.words(field, language));
            let lines = words.map(|(label, value)| say!(language, hall_form_line, label, value));
            let make = say!(language, hall_form_make);
            walk(&mut app, language, &lines.chain([make]).collect::<Vec<_>>());
        }
    }
}

#[test]
fn what_is_chosen_in_the_form_is_asked_for() {
    let (mut app, asked) = hall(Language::En, 0);
    press(&mut app, &[Key::Enter, Key::Down, Key::Left, Key::Down, Key::Left, Key::Down, Key::Enter]);
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("Seats: 7") && shown.contains("Others find it in the list: ‹ yes ›"), "{shown}");
    press(&mut app, &[Key::Home, Key::Enter]);
    let table = serde_json::to_value(asked.recv().unwrap()).unwrap();
    let seats = table["seats"].as_array().unwrap();
    assert_eq!((seats.len(), &seats[0], &seats[6]["type"]), (7, &json!({"type": "me"}), &json!("bot")));
    assert_eq!(table["public"], true);
    let said = (0..200).any(|_| {
        app.update(Input::Tick(Duration::from_millis(1)));
        picture(&mut app, 80, 24).contains("nobody there")
    });
    assert!(said, "a no of the server is shown:\n{}", picture(&mut app, 80, 24));
    press(&mut app, &[Key::Esc]);
    assert!(picture(&mut app, 80, 24).contains("Tables at"), "Esc goes back to the list");
    press(&mut app, &[Key::Esc]);
    assert!(app.is_done());
}

#[test]
fn an_edition_can_be_chosen() {
    let mut table = NewTable::new(GameId::ALL[0]);
    let usual = serde_json::to_value(table.request()).unwrap();
    assert_eq!(usual["seats"], json!([{"type": "me"}, {"type": "open"}]));
    assert_eq!((&usual["public"], usual.get("options")), (&json!(false), None));
    let fields = table.fields();
    let field = fields.into_iter().find(|field| matches!(field, Field::Setting(_))).expect("a setting");
    let before = table.words(field, Language::En);
    table.turn(field, true);
    assert_ne!(before, table.words(field, Language::En));
    let asked = serde_json::to_value(table.request()).unwrap();
    assert_eq!(asked["options"].as_object().unwrap().len(), 1);
}
