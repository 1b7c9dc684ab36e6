//! Nobody can make up a game of a day.

use wormery_today::{Flaw, RuleSet, check};

use crate::play::played;

/// The record with one line changed; lines count from 1.
fn with_line(record: &str, number: usize, line: &str) -> String {
    let mut lines: Vec<&str> = record.lines().collect();
    lines[number - 1] = line;
    lines.join("\n") + "\n"
}

fn header(record: &str, from: &str, to: &str) -> String {
    assert!(record.lines().next().unwrap().contains(from), "{from}");
    record.replacen(from, to, 1)
}

/// Lines from a line on, without those after it.
fn cut(record: &str, n_lines: usize) -> String {
    record.lines().take(n_lines).flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn other_luck_is_refused_on_its_line() {
    let record = played("regenwormen", 4, 1);
    let (line, dice) = (1..).zip(record.lines()).find(|(_, line)| line.contains("dice")).unwrap();
    let (before, faces) = dice.split_once("[\"").unwrap();
    let other = if faces.starts_with('W') { "1" } else { "W" };
    let changed = with_line(&record, line, &format!("{before}[\"{other}{}", &faces[1..]));
    assert!(matches!(check(&changed), Err(Flaw::Luck { .. } | Flaw::Record(_))));
    // Of a record that ends there, luck alone is wrong.
    assert_eq!(check(&cut(&changed, line)), Err(Flaw::Luck { line }));
}

#[test]
fn the_luck_of_another_day_or_rule_set_is_refused() {
    for set in RuleSet::all() {
        let record = played(set.name(), 4, 1);
        let other_day = header(&record, "\"day\":4", "\"day\":5");
        assert!(matches!(check(&other_day), Err(Flaw::Luck { .. })), "{}", set.name());
    }
    let record = played("regenwormen", 4, 1);
    assert_eq!(check(&header(&record, "\"set\":\"regenwormen\"", "\"set\":\"extra\"")), Err(Flaw::Rules));
}

/// A game in which a bot's seat does something else that is legal: by the luck of the day, up to there.
#[test]
fn another_answer_of_a_bot_is_refused_on_its_line() {
    let record = played("holzwurm", 4, 1);
    let is_bot = |line: &str| line.contains("\"seat\":1") || line.contains("\"seat\":2");
    let (line, play) = (1..).zip(record.lines()).find(|(_, line)| is_bot(line)).unwrap();
    let deal = record.lines().nth(1).unwrap();
    let seat = if play.contains("\"seat\":1") { 1 } else { 2 };
    let hands = deal.split_once("\"hands\":[").unwrap().1;
    let hand = hands.split("],").nth(seat).unwrap();
    let cards = hand.split('"').filter(|card| (2..=3).contains(&card.len()));
    let open =
        |card: &str| format!("{{\"seat\":{seat},\"action\":{{\"type\":\"play\",\"card\":\"{card}\"}}}}");
    let answers = cards.map(|card| check(&cut(&with_line(&record, line, &open(card)), line)));
    let refused = answers.filter(|answer| *answer == Err(Flaw::Bot { line })).count();
    assert!(refused > 0, "some other card could have been played");
}

#[test]
fn what_the_rules_refuse_is_refused() {
    let record = played("regenwormen", 4, 1);
    let (line, _) = (1..).zip(record.lines()).find(|(_, line)| line.contains("keep")).unwrap();
    let changed = with_line(&record, line, r#"{"seat":0,"action":{"type":"take","tile":36}}"#);
    assert!(matches!(check(&changed), Err(Flaw::Record(_))));
    // Somebody else's action in one's own name.
    let stolen = record.replacen("{\"seat\":1,", "{\"seat\":0,", 1);
    assert!(matches!(check(&stolen), Err(Flaw::Record(_))));
}

#[test]
fn a_game_that_is_not_over_is_refused() {
    for set in RuleSet::all() {
        let record = played(set.name(), 4, 1);
        let n_lines = record.lines().count();
        assert_eq!(check(&cut(&record, n_lines / 2)), Err(Flaw::Unfinished), "{}", set.name());
        // The result line may be missing.
        assert!(check(&cut(&record, n_lines - 1)).is_ok(), "{}", set.name());
    }
}

#[test]
fn another_result_is_refused() {
    let record = played("regenwormen", 4, 1);
    let result = record.lines().count();
    let changed = with_line(&record, result, r#"{"result":{"scores":[99,0,0],"ranks":[1,2,2]}}"#);
    assert!(matches!(check(&changed), Err(Flaw::Record(_))));
}

#[test]
fn other_seats_and_options_are_refused() {
    let record = played("regenwormen", 4, 1);
    let head = |header: &str| check(&with_line(&cut(&record, 1), 1, header));
    let meta = r#""meta":{"today":{"day":4,"set":"regenwormen","bots":"today-1"}}"#;
    let with = |rest: &str| head(&format!(r#"{{"record":1,"game":"regenwormen",{rest},{meta}}}"#));
    assert_eq!(with(r#""players":["A","B"]"#), Err(Flaw::Rules));
    assert_eq!(with(r#""players":["A","B","C"],"start_seat":1"#), Err(Flaw::Rules));
    assert_eq!(with(r#""players":["A","B","C"],"options":{"lower":"any"}"#), Err(Flaw::Rules));
    assert_eq!(with(r#""players":["A","B","C"],"options":{"expansion":true}"#), Err(Flaw::Rules));
    assert_eq!(with(r#""players":["A","B","C"]"#), Err(Flaw::Unfinished));
}

#[test]
fn what_does_not_say_its_day_is_refused() {
    let record = played("regenwormen", 4, 1);
    let meta = r#","meta":{"today":{"day":4,"set":"regenwormen","bots":"today-1"}}"#;
    assert_eq!(check(&header(&record, meta, "")), Err(Flaw::NoDay));
    assert_eq!(check(&header(&record, "\"day\":4", "\"day\":-4")), Err(Flaw::NoDay));
    assert_eq!(check(&header(&record, "\"day\":4", "\"day\":4,\"day\":4")), Err(Flaw::NoDay));
    for text in ["", "\n", "{", "[]", "null"] {
        assert_eq!(check(text), Err(Flaw::NoDay), "{text:?}");
    }
}

#[test]
fn bots_that_are_not_known_here_are_told_apart() {
    let record = header(&played("regenwormen", 4, 1), "today-1", "today-99");
    assert_eq!(check(&record), Err(Flaw::Version("today-99".into())));
    let record = played("regenwormen", 4, 1);
    let set = header(&record, "\"set\":\"regenwormen\"", "\"set\":\"chess\"");
    assert_eq!(check(&set), Err(Flaw::Newer("chess".into())));
    let more = header(&record, "\"day\":4", "\"day\":4,\"half\":2");
    assert_eq!(check(&more), Err(Flaw::Newer(String::new())));
}
