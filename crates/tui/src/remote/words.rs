//! What happens at a table besides the game, in words.

use std::time::Instant;

use wormery_client::{Change, Ended, Item, Room};
use wormery_protocol::{Emote, Phrase, SeatInfo, Talk};

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

/// Something besides the game that is shown: in the log, or as a no.
pub(super) enum Aside {
    Tale(Tale),
    Refused(String),
}

/// The words for something besides the game; a frame has none.
pub(super) fn aside(item: Item) -> Option<Aside> {
    let (mood, text) = match item {
        Item::Frame(_) => return None,
        Item::Refused(why) => return Some(Aside::Refused(why)),
        Item::Talk(said) => (Mood::Title, talk(&said)),
        Item::Change(change) => (Mood::Plain, changed(&change)),
        Item::Restart => (Mood::Plain, "The server restarts; we come back.".into()),
    };
    Some(Aside::Tale(Tale::new(mood, text)))
}

fn changed(change: &Change) -> String {
    match change {
        Change::Seats(n_seats) => format!("The table has {n_seats} seats now."),
        Change::Replaced { old, new } => format!("{new} sits where {old} was."),
        Change::Away(name) => format!("{name} is away; a bot plays."),
        Change::Back(name) => format!("{name} is back."),
        Change::Lost(name) => format!("{name} has lost the connection."),
        Change::Here(name) => format!("{name} is here."),
        Change::SitsDown(name) => format!("{name} sits down."),
        Change::GetsUp(name) => format!("{name} gets up."),
        Change::LeavesToBot(name) => format!("{name} gets up; a bot plays on."),
        Change::BotSitsDown(name) => format!("A bot sits down: {name}."),
    }
}

/// Why there is no coming back.
fn ended(ended: &Ended) -> String {
    match ended {
        Ended::NotLetIn(why) => format!("The table does not let us in: {why}."),
        Ended::Closed => "The table is closed.".into(),
        Ended::CannotFollow(why) => format!("The game cannot be followed: {why}."),
        Ended::CannotShow(why) => format!("The game cannot be shown: {why}."),
    }
}

/// What is wrong with the connection, in a sentence.
pub(super) fn trouble(room: &Room) -> Option<String> {
    if let Some(why) = &room.ended {
        return Some(ended(why));
    }
    let (why, again) = room.lost.as_ref()?;
    let seconds = again.saturating_duration_since(Instant::now()).as_secs();
    let when = if seconds == 0 { "now".into() } else { format!("in {seconds} s") };
    // People need no number of the operating system.
    let why = why.split(" (os error").next().unwrap_or(why).to_lowercase();
    Some(format!("The connection is lost; trying again {when} ({why})."))
}

/// What whoever leaves is told.
pub(super) fn farewell(room: &Room) -> Option<String> {
    if room.ended.is_some() || room.table.is_none() {
        return room.ended.as_ref().map(ended);
    }
    let seat = if room.seats().is_empty() { "The table is there" } else { "Your seat waits" };
    Some(format!("{seat}. Come back with: wormery join {}", room.address))
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
