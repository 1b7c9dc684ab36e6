//! A record that is watched fits at every size, in every language, from its first step to its last.

use wormery_games::{Holzwurm, ItHappens, Regenwormen};
use wormery_words::Language;

use super::script::record;
use super::snapshot::{DARK, TABLES, picture};
use crate::watch::WatchScreen;
use crate::{App, Draw, Input, Key, cuts};

fn check_fit(app: &mut App, language: Language) {
    for (width, height) in TABLES {
        cuts::take();
        let shown = picture(app, width, height);
        assert_eq!(cuts::take(), [""; 0], "{language} {width}x{height}\n{shown}");
    }
}

/// Looks at some steps of a record, with the line to go to, and with the keys.
fn walk<G: Draw>(name: &str, language: Language) {
    let screen = WatchScreen::<G>::open(&record(name), language).unwrap();
    let mut app = App::new(Box::new(screen), DARK);
    check_fit(&mut app, language);
    for _ in 0..4 {
        for key in [Key::PageDown, Key::Right, Key::Right, Key::Char('g'), Key::Esc, Key::Char('?')] {
            app.update(Input::Key(key));
            check_fit(&mut app, language);
        }
        for key in [Key::PageDown, Key::Char('x')] {
            app.update(Input::Key(key));
            check_fit(&mut app, language);
        }
    }
    app.update(Input::Key(Key::End));
    check_fit(&mut app, language);
}

#[test]
fn records_of_all_rule_sets_fit() {
    for language in Language::ALL {
        walk::<Regenwormen>("regenwormen-3p.wgr", language);
        walk::<Regenwormen>("regenwormen-7p.wgr", language);
        walk::<Regenwormen>("regenwormen-expansion-2p.wgr", language);
        walk::<Regenwormen>("regenwormen-expansion-6p.wgr", language);
        walk::<ItHappens>("it-happens-2p.wgr", language);
        walk::<ItHappens>("it-happens-5p.wgr", language);
        walk::<Holzwurm>("holzwurm-2p.wgr", language);
        walk::<Holzwurm>("holzwurm-5p.wgr", language);
    }
}

#[test]
fn mistakes_fit() {
    for language in Language::ALL {
        let mut screen =
            WatchScreen::<Regenwormen>::open(&record("regenwormen-expansion-6p.wgr"), language).unwrap();
        screen.judge_now();
        let mut app = App::new(Box::new(screen), DARK);
        for _ in 0..40 {
            app.update(Input::Key(Key::Char('m')));
            check_fit(&mut app, language);
        }
    }
}
