//! Positions as text.
//!
//! `a: g5 r2* | b: y1 | rows: g1 g9 / n2 | fate: x13 g8 | b to play`: the seats' hands, with a star at
//! cards that everybody knows; the rows, oldest first, in order of play; the fate row, bottom to top. While
//! a deal is over, each hand is followed by its score, and the end says how and what comes next.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;

use wormery_core::{Config, Event, Game, Seat};

use crate::fate::Fate;
use crate::finish::DealResult;
use crate::position::Phase;
use crate::row::Row;
use crate::{Action, Card, Cards, End, Holzwurm, Options, RowIdx};

const SEATS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// Checks a play: the position before, the play (`g5 in 0`, `g5 new`), the position after.
pub(super) fn check(before: &str, play: &str, after: &str) {
    check_with("{}", before, play, after);
}

/// Checks a play under options given as JSON.
pub(super) fn check_with(options: &str, before: &str, play: &str, after: &str) {
    let mut position = position_with(options, before);
    position.apply(&Event::Action(action(play))).unwrap();
    assert_eq!(show(&position), after, "\nafter {play} on {before}");
    if position.phase == Phase::Play {
        assert_eq!(position, position_with(options, after), "equal situations must be equal");
    }
}

/// Checks that a play is refused for this reason and changes nothing.
pub(super) fn check_refused(before: &str, play: &str, reason: &str) {
    refused_with("{}", before, play, reason);
}

/// Checks a refusal under options given as JSON.
pub(super) fn refused_with(options: &str, before: &str, play: &str, reason: &str) {
    let mut position = position_with(options, before);
    let illegal = position.apply(&Event::Action(action(play))).unwrap_err();
    assert_eq!(illegal.to_string(), reason, "\nfor {play} on {before}");
    assert_eq!(position, position_with(options, before), "a refused play must change nothing");
}

/// Every legal play of a position, as text.
pub(super) fn plays(position: &Holzwurm) -> Vec<String> {
    let to = |row: Option<RowIdx>| row.map_or("new".to_string(), |row| format!("in {row}"));
    position.legal().map(|Action::Play { card, row }| format!("{card} {}", to(row))).collect()
}

/// Reads a position in the middle of the first deal.
pub(super) fn position(text: &str) -> Holzwurm {
    position_with("{}", text)
}

pub(super) fn position_with(options: &str, text: &str) -> Holzwurm {
    let options: Options = serde_json::from_str(options).unwrap();
    let parts: Vec<&str> = text.split(" | ").collect();
    let n_seats =
        parts.iter().filter(|part| SEATS.iter().any(|seat| part.starts_with(&format!("{seat}:")))).count();
    let mut position = Holzwurm::start(&Config::new(n_seats, 0, options).unwrap());
    position.phase = Phase::Play;
    for part in parts {
        read_part(&mut position, part);
    }
    position
}

fn read_part(position: &mut Holzwurm, part: &str) {
    if let Some(name) = part.strip_suffix(" to play") {
        position.to_act = seat(name);
        return;
    }
    let (name, rest) = part.split_once(':').unwrap();
    match name {
        "rows" => read_rows(position, rest),
        "fate" => position.fate = read_fate(rest),
        _ => {
            let starred = rest.split_whitespace().filter_map(|word| word.strip_suffix('*'));
            position.known[seat(name).index()] = starred.map(card).collect();
            position.hands[seat(name).index()] = cards(rest);
        }
    }
}

fn read_rows(position: &mut Holzwurm, text: &str) {
    for row in text.split('/').filter(|row| !row.trim().is_empty()) {
        let mut cards = row.split_whitespace().map(card);
        position.rows.open(cards.next().unwrap());
        let place = RowIdx::new(position.rows.as_slice().len() - 1).unwrap();
        cards.for_each(|card| position.rows.row_mut(place).add(card));
    }
}

fn read_fate(text: &str) -> Fate {
    let mut words = text.split_whitespace();
    assert_eq!(words.next(), Some("x13"), "the poison card lies at the bottom");
    Fate { poison: true, above: words.map(card).collect() }
}

pub(super) fn action(text: &str) -> Action {
    let (name, place) = text.split_once(' ').unwrap();
    let row = place.strip_prefix("in ").map(|number| RowIdx::new(number.parse().unwrap()).unwrap());
    assert!(row.is_some() || place == "new", "no such place: {place}");
    Action::Play { card: card(name), row }
}

pub(super) fn seat(name: &str) -> Seat {
    Seat::new(SEATS.iter().position(|seat| *seat == name).unwrap())
}

pub(super) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Reads cards, starred or not, into a set.
pub(super) fn cards(text: &str) -> Cards {
    text.split_whitespace().map(|word| card(word.trim_end_matches('*'))).collect()
}

/// Writes a position.
pub(super) fn show(position: &Holzwurm) -> String {
    let seats = Seat::all(position.n_seats());
    let mut parts: Vec<String> = match &position.last {
        Some(result) if position.phase != Phase::Play => {
            seats.map(|seat| show_scored(result, seat)).collect()
        }
        _ => seats.map(|seat| show_hand(position, seat)).collect(),
    };
    let rows: Vec<String> = position.rows.as_slice().iter().map(|row| join(Row::cards(row))).collect();
    parts.push(format!("rows: {}", rows.join(" / ")).trim_end().to_string());
    parts.push(format!("fate: {}", join(&position.fate.list())).trim_end().to_string());
    parts.push(show_moment(position));
    parts.join(" | ")
}

fn show_hand(position: &Holzwurm, seat: Seat) -> String {
    let known = position.known[seat.index()];
    let star = |card: Card| if known.contains(card) { "*" } else { "" };
    let cards = position.hands[seat.index()].iter().map(|card| format!(" {card}{}", star(card)));
    format!("{}:{}", SEATS[seat.index()], cards.collect::<String>())
}

fn show_scored(result: &DealResult, seat: Seat) -> String {
    let words = join(&result.hand(seat).iter().collect::<Vec<_>>());
    let space = if words.is_empty() { "" } else { " " };
    format!("{}:{space}{words} = {}", SEATS[seat.index()], result.scores[seat.index()])
}

fn show_moment(position: &Holzwurm) -> String {
    let name = |seat: Seat| SEATS[seat.index()];
    let end = match position.last.as_ref().map(|result| result.end) {
        Some(End::Out(seat)) => format!("{} is out", name(seat)),
        Some(End::Poison(seat)) => format!("{} has the poison", name(seat)),
        None => String::new(),
    };
    match position.phase {
        Phase::Play => format!("{} to play", name(position.to_act)),
        Phase::Deal => format!("{end}, {} starts deal {}", name(position.starter), position.n_done + 1),
        Phase::Over => format!("{end}, match {}", join(&position.scores[..position.n_seats()])),
    }
}

fn join(items: &[impl Display]) -> String {
    let words: Vec<String> = items.iter().map(ToString::to_string).collect();
    words.join(" ")
}
