use crate::{Language, Value, message, prefix, say};

#[test]
fn plurals_follow_the_language() {
    let in_all = |n: i64| Language::ALL.map(|language| say!(language, review_minutes, n = n));
    assert_eq!(in_all(1), ["1 minute", "1 minuut", "1 Minute", "1 minute"]);
    assert_eq!(in_all(0), ["0 minutes", "0 minuten", "0 Minuten", "0 minute"]);
    assert_eq!(in_all(2), ["2 minutes", "2 minuten", "2 Minuten", "2 minutes"]);
    assert_eq!(in_all(-1), ["−1 minute", "−1 minuut", "−1 Minute", "−1 minute"]);
}

#[test]
fn figures_that_are_written_already_have_plurals_too() {
    let minutes = |language, n: &str| say!(language, review_minutes, n = n);
    assert_eq!(minutes(Language::Fr, "1,5"), "1,5 minute");
    assert_eq!(minutes(Language::De, "1,5"), "1,5 Minuten");
    assert_eq!(minutes(Language::En, "1.0"), "1.0 minutes");
    assert_eq!(minutes(Language::En, "no"), "no minutes");
}

#[test]
fn the_first_case_that_fits_holds() {
    assert_eq!(say!(Language::En, rw_number, n = 9), "nine");
    assert_eq!(say!(Language::En, rw_number, n = 10), "10");
    assert_eq!(say!(Language::Nl, hw_starter, me = true, name = "Bo"), "jij begon");
    assert_eq!(say!(Language::Nl, hw_starter, me = false, name = "Bo"), "Bo begon");
}

#[test]
fn spaces_of_the_language_are_in_its_texts() {
    let figure = |language| say!(language, coach_figure, win = 71);
    assert_eq!(figure(Language::En), "win 71%");
    assert_eq!(figure(Language::Nl), "winkans 71%");
    assert_eq!(figure(Language::De), "Sieg 71\u{202f}%");
    assert_eq!(figure(Language::Fr), "victoire 71\u{202f}%");
    assert_eq!(say!(Language::Fr, app_what_play), "À quoi joue-t-on\u{202f}?");
}

#[test]
fn messages_are_found_while_the_program_runs() {
    let steal = |arguments: &[(&str, Value)]| message(Language::En, "rw_steal", arguments);
    assert_eq!(steal(&[("tile", 24.into()), ("name", "Ann".into())]).as_deref(), Some("Steal Ann’s 24"));
    assert_eq!(steal(&[("tile", 24.into())]).as_deref(), Some("Steal ’s 24"));
    assert_eq!(message(Language::En, "rw_stea", &[]), None);
    assert_eq!(message(Language::En, "", &[]), None);
}

#[test]
fn games_have_a_prefix() {
    assert_eq!(prefix("regenwormen"), Some("rw"));
    assert_eq!(prefix("rw"), None);
}
