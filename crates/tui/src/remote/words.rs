//! What happens at a table besides the game, in words.

use wormery_protocol::{Emote, Phrase, SeatInfo, TableInfo, Talk};

use crate::{Mood, Tale};

/// The names of a table in seat order; two bots of a level are told apart by numbers.
pub(super) fn names(seats: &[SeatInfo]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for seat in seats {
        let name = match seat {
            SeatInfo::Open => "Free seat",
            SeatInfo::Person { name, .. } | SeatInfo::Bot { name, .. } => name,
        };
        let is_taken = |text: &str| names.iter().any(|other| other == text);
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let mut free = std::iter::once(name.to_owned()).chain(numbered).filter(|text| !is_taken(text));
        let name = free.next().unwrap_or_default();
        names.push(name);
    }
    names
}

/// What is different about the seats, one sentence each.
pub(super) fn changes(before: &TableInfo, after: &TableInfo) -> Vec<Tale> {
    if before.seats.len() != after.seats.len() {
        return vec![Tale::new(Mood::Plain, format!("The table has {} seats now.", after.seats.len()))];
    }
    before.seats.iter().zip(&after.seats).filter_map(|(before, after)| change(before, after)).collect()
}

fn change(before: &SeatInfo, after: &SeatInfo) -> Option<Tale> {
    use SeatInfo::{Bot, Open, Person};
    let text = match (before, after) {
        (Person { name: old, .. }, Person { name, .. }) if old != name => {
            format!("{name} sits where {old} was.")
        }
        (Person { away: false, .. }, Person { name, away: true, .. }) => {
            format!("{name} is away; a bot plays.")
        }
        (Person { away: true, .. }, Person { name, away: false, .. }) => format!("{name} is back."),
        (Person { here: true, .. }, Person { name, here: false, .. }) => {
            format!("{name} has lost the connection.")
        }
        (Person { here: false, .. }, Person { name, here: true, .. }) => format!("{name} is here."),
        (Open | Bot { .. }, Person { name, .. }) => format!("{name} sits down."),
        (Person { name, .. }, Open) => format!("{name} gets up."),
        (Person { name, .. }, Bot { .. }) => format!("{name} gets up; a bot plays on."),
        (Open, Bot { name, .. }) => format!("A bot sits down: {name}."),
        _ => return None,
    };
    Some(Tale::new(Mood::Plain, text))
}

/// Why the table said no, as a sentence; people count seats from 1.
pub(super) fn refusal(why: &str) -> String {
    let counted = (0..7).rev().fold(why.to_owned(), |text, seat| {
        text.replace(&format!("seat {seat}"), &format!("seat {}", seat + 1))
    });
    let mut letters = counted.chars();
    let first: String = letters.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

/// What somebody said.
pub(super) fn talk(talk: &Talk) -> String {
    let name = &talk.name;
    match (&talk.text, talk.phrase, talk.emote) {
        (Some(text), ..) => format!("{name}: {text}"),
        (None, Some(said), _) => format!("{name}: {}", phrase(said)),
        (None, None, Some(emote)) => format!("{name} {}", gesture(emote)),
        (None, None, None) => format!("{name} says nothing."),
    }
}

/// A phrase in English.
pub(super) fn phrase(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Hello => "Hello!",
        Phrase::GoodLuck => "Good luck!",
        Phrase::WellPlayed => "Well played!",
        Phrase::WhatARoll => "What a roll!",
        Phrase::Ouch => "Ouch.",
        Phrase::YourTurn => "Your turn!",
        Phrase::OneMoment => "One moment, please.",
        Phrase::ThankYou => "Thank you for the game.",
        Phrase::Again => "Again?",
        Phrase::Goodbye => "Goodbye!",
    }
}

fn gesture(emote: Emote) -> &'static str {
    match emote {
        Emote::Laugh => "laughs.",
        Emote::Cry => "cries.",
        Emote::Gasp => "gasps.",
        Emote::Think => "thinks hard.",
        Emote::Clap => "claps.",
        Emote::Heart => "sends a heart.",
    }
}

/// The words for a seat in the lobby: who, and what else is known.
pub(super) fn seat(seat: &SeatInfo) -> (String, String) {
    match seat {
        SeatInfo::Open => ("free".into(), String::new()),
        SeatInfo::Bot { name, level } => (name.clone(), format!("bot: {level}")),
        SeatInfo::Person { name, here, host, local, robot, .. } => {
            let marks = [
                (*host, "host"),
                (*robot, "a program"),
                (*local, "at the same device"),
                (!*here, "not here"),
            ];
            let marks: Vec<&str> = marks.into_iter().filter(|(is, _)| *is).map(|(_, word)| word).collect();
            (name.clone(), marks.join(", "))
        }
    }
}
