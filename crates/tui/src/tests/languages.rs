//! The words of every language have room on the smallest terminal.

use wormery_core::Viewer;
use wormery_games::{Holzwurm, Regenwormen};
use wormery_words::{Language, say};

use super::script::{Script, frames, record, setup, table};
use super::snapshot::{DARK, picture, settle};
use crate::menu::Menu;
use crate::table::TableScreen;
use crate::watch::WatchScreen;
use crate::{App, Draw, Habits, Input, Key, News, Setup};

fn habits(language: Language) -> Habits {
    Habits { language, ..Habits::default() }
}

/// The last position of a record, or an earlier one, in a language.
fn app<G: Draw>(name: &str, ply: Option<usize>, language: Language) -> App {
    let table = table::<G>(name);
    let frames = frames(&table, ply.unwrap_or(table.events().len()), Viewer::Public);
    let news = frames.into_iter().map(|frame| News::Frame { viewer: Viewer::Public, frame }).collect();
    let setup = Setup { habits: habits(language), ..setup(&table) };
    let mut app = App::new(Box::new(TableScreen::new(Box::new(Script { news, refusal: None }), setup)), DARK);
    settle(&mut app);
    app
}

fn assert_shown(app: &mut App, words: &[String]) {
    let shown = picture(app, 80, 24);
    for text in words {
        assert!(shown.contains(text.as_str()), "{text} is not there, or cut off:\n{shown}");
    }
}

#[test]
fn the_foot_has_room_for_all_keys() {
    for language in Language::ALL {
        let leave = [say!(language, tui_foot_leave)];
        assert_shown(&mut App::new(Box::new(Menu::new(habits(language))), DARK), &leave);
        assert_shown(&mut app::<Holzwurm>("holzwurm-5p.wgr", Some(30), language), &leave);
        let watch = WatchScreen::<Regenwormen>::open(&record("regenwormen-3p.wgr"), language).unwrap();
        assert_shown(&mut App::new(Box::new(watch), DARK), &leave);
    }
}

#[test]
fn the_help_has_room_for_what_every_key_does() {
    for language in Language::ALL {
        let mut app = app::<Holzwurm>("holzwurm-5p.wgr", Some(30), language);
        app.update(Input::Key(Key::Char('?')));
        let words = [
            say!(language, tui_help_enter),
            say!(language, tui_help_arrows),
            say!(language, tui_help_mouse),
            say!(language, tui_help_undo),
            say!(language, tui_help_hints),
            say!(language, tui_help_log),
            say!(language, tui_help_pace),
            say!(language, tui_help_auto),
            say!(language, tui_help_light),
            say!(language, tui_help_leave),
            say!(language, tui_help_foot),
        ];
        // What does not fit on a page is on the next.
        let mut shown = picture(&mut app, 80, 24);
        for _ in 0..2 {
            app.update(Input::Key(Key::PageDown));
            shown += &picture(&mut app, 80, 24);
        }
        for text in &words {
            assert!(shown.contains(text.as_str()), "{text} is not there, or cut off:\n{shown}");
        }
    }
}

#[test]
fn the_end_has_room_for_all_choices() {
    for language in Language::ALL {
        let words = [
            say!(language, tui_end_again),
            say!(language, tui_end_watch),
            say!(language, tui_end_menu),
            say!(language, tui_end_leave),
            say!(language, tui_end_once),
        ];
        assert_shown(&mut app::<Regenwormen>("regenwormen-3p.wgr", None, language), &words);
    }
}

#[test]
fn too_small_a_terminal_is_told_in_every_language() {
    for language in Language::ALL {
        let mut app = app::<Regenwormen>("regenwormen-3p.wgr", None, language);
        let shown = picture(&mut app, 39, 20);
        let words = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(&say!(language, tui_small_do)), "{shown}");
    }
}
