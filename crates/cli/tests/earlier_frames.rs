//! What version 0.1 sent of the golden games is still sent, but for what is named here.
//!
//! `frames-0.1.txt` has one number for each game, which version 0.1 folded from its frames. Taking away from today's
//! frames what is new must lead to the same numbers.

use std::fs;
use std::path::Path;

use wormery_core::{Game, Viewer, Word};
use wormery_games::{GameId, with_game};
use wormery_record::{Header, Line};
use wormery_table::{Frame, Ply, Previews, Seen, Table};

/// Fields of views that version 0.1 did not have; all are numbers or simple objects.
///
/// One more thing has changed and does not occur in these games: after the end of Regenwormen `turn.total` is 0, where it
/// was 5 if the one who would have been next had the canned worm.
const NEW: [(&str, &[&str]); 3] = [
    ("regenwormen", &["options"]),
    ("it-happens", &["rank", "pair_points", "variety"]),
    ("holzwurm", &["needs"]),
];

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("what crosses a wire can be written")
}

/// A text of JSON without a field, wherever it is.
fn without(mut text: String, field: &str) -> String {
    let key = format!("\"{field}\":");
    while let Some(from) = text.find(&key) {
        let value = &text[from + key.len()..];
        let end =
            if value.starts_with('{') { value.find('}').map(|end| end + 1) } else { value.find([',', '}']) };
        let mut to = from + key.len() + end.expect("a value ends");
        let mut from = from;
        if text[to..].starts_with(',') {
            to += 1;
        } else {
            from -= usize::from(text[..from].ends_with(','));
        }
        text.replace_range(from..to, "");
    }
    text
}

/// A view as version 0.1 wrote it.
fn old_view<G: Game>(view: &G::View) -> String {
    let (_, new) = NEW.iter().find(|(game, _)| *game == G::NAME).expect("a game of version 0.1");
    let text = json(view);
    // The standing comes last, and has ranks of its own.
    let (text, standing) = text.split_at(text.find("\"standing\":").unwrap_or(text.len()));
    let text = new.iter().fold(text.to_owned(), |text, field| without(text, field));
    text + standing
}

/// An event as version 0.1 wrote it: without effects and rules.
fn old_seen<G: Game>(seen: &Seen<G>) -> String {
    let seat = seen.seat.map_or(String::new(), |seat| format!("\"seat\":{},", json(&seat)));
    format!("{{\"ply\":{},{seat}\"event\":{}}}", seen.ply, json(&seen.glimpse))
}

/// A frame as version 0.1 wrote it: with bare actions.
fn old_frame<G: Game>(frame: &Frame<G>) -> String {
    let seen: Vec<String> = frame.seen.iter().map(old_seen).collect();
    let (view, legal) = (old_view::<G>(&frame.view), json(&frame.actions()));
    format!("{{\"ply\":{},\"view\":{view},\"legal\":{legal},\"seen\":[{}]}}", frame.ply, seen.join(","))
}

/// The number of a game: every sixteenth frame of every viewer, and the last with everything that was seen.
fn number<G: Game>(header: &Header<'_>, record: &str) -> u64 {
    let config = header.config::<G>().expect("a config");
    let steps = record.lines().skip(1).filter_map(|line| match Line::<G>::parse(line) {
        Ok(Line::Step(step)) => Some(step.event),
        _ => None,
    });
    let events: Vec<_> = steps.collect();
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for n_events in (1..=events.len()).filter(|n| n % 16 == 1 || *n == events.len()) {
        let happened = events[..n_events].iter().cloned();
        let table = Table::<G>::from_events(config.clone(), happened).expect("a golden record");
        let since = if n_events == events.len() { Ply::default() } else { table.ply() };
        for viewer in Viewer::all(config.n_seats()) {
            hash = fold(hash, &old_frame(&table.frame(viewer, since, Previews::Without)));
        }
    }
    hash
}

/// FNV-1a: each byte changes everything that follows.
fn fold(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn frames_differ_from_those_of_0_1_by_what_is_named_here() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let known = fs::read_to_string(here.join("tests/frames-0.1.txt")).expect("the numbers of 0.1");
    assert!(known.lines().count() > 20);
    for line in known.lines() {
        let (name, wanted) = line.split_once(' ').expect("a name and a number");
        let record = fs::read_to_string(here.join("../../records").join(name)).expect("a golden record");
        let header = Header::parse(record.lines().next().unwrap_or_default()).expect("a header");
        let game = GameId::from_word(&header.game).expect("a game");
        let found = with_game!(game, G => format!("{:016x}", number::<G>(&header, &record)));
        assert_eq!(found, wanted, "{name}");
    }
}

#[test]
fn a_field_is_taken_away_wherever_it_is() {
    let text = |text: &str| without(text.to_owned(), "a");
    assert_eq!(text(r#"{"a":1,"b":{"c":2,"a":3}}"#), r#"{"b":{"c":2}}"#);
    assert_eq!(text(r#"{"b":1,"a":{"x":1},"c":2}"#), r#"{"b":1,"c":2}"#);
}
