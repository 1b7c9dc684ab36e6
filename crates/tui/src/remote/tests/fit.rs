//! The lobby of a table has room for everybody, at every size and in every language.

use super::*;
use crate::cuts;

/// A full table: all that can be known about somebody is known about one.
fn seven(host: bool) -> Value {
    let mut marked = person("Bartholomew of the Hill", !host);
    for mark in ["local", "robot"] {
        marked[mark] = json!(true);
    }
    marked["here"] = json!(false);
    let waiting = json!({"type": "bot", "name": "Greedy", "level": "greedy", "next": "Konstantin"});
    let open = json!({"type": "open"});
    let seats = [person("Ann", host), marked, bot(), waiting, open.clone(), open, person("Zoë", false)];
    let mut info = table_info("regenwormen", "open", &seats);
    info["options"] = json!({"expansion": true, "lower": "any"});
    info["watchers"] = json!(12);
    info["pace_s"] = json!(3600);
    info
}

fn check_fit(app: &mut App, language: Language, words: &[&str]) {
    for (width, height) in TABLES {
        cuts::take();
        let shown = picture(app, width, height);
        assert_eq!(cuts::take(), [""; 0], "{language}\n{shown}");
        for word in words {
            assert!(shown.contains(word), "{word} {language} {width}x{height}:\n{shown}");
        }
    }
}

#[test]
fn a_full_lobby_fits() {
    let refused = json!({"type": "refused", "cid": 3, "problem": {"type": "/x", "title": "x", "status": 409,
        "detail": "a bot sits on seat 2; the host can send it away", "code": "full"}});
    for language in Language::ALL {
        for host in [false, true] {
            let events = || vec![Event::Open, table_said(&seven(host)), said(you(&[0], host))];
            let names = ["Ann", "Bartholomew", "Zoë", "K3F9QW", "7  "];
            check_fit(&mut joined_in(language, events()), language, &names);
            let no = || [events(), vec![said(refused.clone())]].into_iter().flatten().collect();
            check_fit(&mut joined_in(language, no()), language, &["✗ "]);
            let mut app = joined_in(language, no());
            app.update(Input::Key(Key::Char('c')));
            check_fit(&mut app, language, &[]);
        }
        let lost = Event::Lost(Trouble::Line("connection refused".into()), Instant::now());
        check_fit(&mut joined_in(language, vec![lost]), language, &["connection"]);
        check_fit(&mut joined_in(language, Vec::new()), language, &["K3F9QW"]);
    }
}

#[test]
fn a_public_table_has_phrases_only_and_says_so() {
    for language in Language::ALL {
        let mut info = seven(false);
        info["public"] = json!(true);
        let mut app = joined_in(language, vec![Event::Open, table_said(&info), said(you(&[0], false))]);
        app.update(Input::Key(Key::Char('c')));
        check_fit(&mut app, language, &[]);
    }
}

/// A server knows the levels by the words of records.
#[test]
fn a_bot_is_called_by_its_level_in_the_readers_language() {
    let unnamed = json!({"type": "bot", "name": "Random", "level": "random"});
    for language in Language::ALL {
        let info = table_info("holzwurm", "open", &[person("Ann", true), unnamed.clone()]);
        let mut app = joined_in(language, vec![Event::Open, table_said(&info), said(you(&[0], true))]);
        let shown = picture(&mut app, 80, 24);
        let name = crate::about::level_name(language, "random");
        assert!(!shown.contains("Random") && shown.contains(&format!("■B {name}")), "{shown}");
    }
}
