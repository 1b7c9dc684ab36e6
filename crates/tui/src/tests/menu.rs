use wormery_core::Word;
use wormery_games::GameId;

use super::snapshot::{DARK, TABLES, check_app, picture};
use crate::menu::Menu;
use crate::{App, Input, Key};

fn menu() -> App {
    App::new(Box::new(Menu::without_saved_games()), DARK)
}

fn press(app: &mut App, keys: &[Key]) {
    for key in keys {
        app.update(Input::Key(*key));
    }
}

#[test]
fn the_menu_of_every_game() {
    let mut app = menu();
    for &game in GameId::ALL {
        check_app(&format!("menu-{}", game.word()), &mut app, &TABLES);
        press(&mut app, &[Key::Right]);
    }
}

#[test]
fn the_largest_table_fits() {
    let mut app = menu();
    press(&mut app, &[Key::Down, Key::Right, Key::Right, Key::Right, Key::Right, Key::Right, Key::Right]);
    press(&mut app, &[Key::Down, Key::Down, Key::Right]);
    check_app("menu-seven", &mut app, &TABLES);
}

#[test]
fn names_can_be_typed() {
    let mut app = menu();
    press(&mut app, &[Key::Down, Key::Down, Key::Enter, Key::Backspace, Key::Char('t'), Key::Char('q')]);
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("Antq_"), "letters go into the name and do nothing else: {shown}");
    press(&mut app, &[Key::Enter]);
    assert!(picture(&mut app, 80, 24).contains("Antq "));
}

#[test]
fn leaving_the_menu_needs_no_question() {
    let mut app = menu();
    press(&mut app, &[Key::Char('q')]);
    assert!(app.is_done());
}

#[test]
fn somebody_else_can_begin() {
    let mut app = menu();
    press(&mut app, &[Key::Down, Key::Down, Key::Down, Key::Down, Key::Right]);
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("Who begins               ‹ Bo ›"), "{shown}");
}

#[test]
fn a_deck_file_that_is_none_is_named() {
    let mut app = menu();
    press(&mut app, &[Key::Right, Key::Up, Key::Up, Key::Up, Key::Up, Key::Enter]);
    press(&mut app, &"no-such.toml".chars().map(Key::Char).collect::<Vec<_>>());
    assert!(picture(&mut app, 80, 24).contains("no-such.toml_"));
    press(&mut app, &[Key::Enter, Key::End, Key::Enter]);
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("no-such.toml: No such file"), "{shown}");
}
