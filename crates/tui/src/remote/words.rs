//! What happens at a table besides the game, in words.

use std::time::Instant;

use wormery_client::{Change, Ended, Item, Room, Trouble};
use wormery_core::Word;
use wormery_host::bot_name;
use wormery_protocol::{Emote, Phrase, Problem, SeatInfo, Talk};
use wormery_words::{Language, message, say};

use crate::trouble::far_words;
use crate::{Mood, Tale, about};

/// The names of a table in seat order; two bots of a level are told apart by numbers.
pub(super) fn names(language: Language, seats: &[SeatInfo]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let free_seat = say!(language, app_free_seat);
    for seat in seats {
        let name = match seat {
            SeatInfo::Open => free_seat.clone(),
            SeatInfo::Person { name, .. } => name.clone(),
            SeatInfo::Bot { name, level, .. } => bot(language, name, level),
        };
        let is_taken = |text: &str| names.iter().any(|other| other == text);
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let mut free = std::iter::once(name.clone()).chain(numbered).filter(|text| !is_taken(text));
        let name = free.next().unwrap_or_default();
        names.push(name);
    }
    names
}

/// A server calls its bots by their levels, as records name them or in English.
fn bot(language: Language, name: &str, level: &str) -> String {
    let is_level = bot_name(level) == name || about::level_name(Language::En, level) == name;
    if is_level { about::level_name(language, level) } else { name.to_owned() }
}

/// Something besides the game that is shown: in the log, or as a no.
pub(super) enum Aside {
    Tale(Tale),
    Refused(Box<Problem>),
}

/// The words for something besides the game; a frame has none.
pub(super) fn aside(language: Language, item: Item) -> Option<Aside> {
    let (mood, text) = match item {
        Item::Frame(_) => return None,
        Item::Refused(problem) => return Some(Aside::Refused(problem)),
        Item::Talk(said) => (Mood::Title, talk(language, &said)),
        Item::Change(change) => (Mood::Plain, changed(language, &change)),
        Item::Restart => (Mood::Plain, say!(language, tui_news_restart)),
    };
    Some(Aside::Tale(Tale::new(mood, text)))
}

fn changed(language: Language, change: &Change) -> String {
    match change {
        Change::Seats(n) => say!(language, tui_news_seats, n = *n),
        Change::Replaced { old, new } => say!(language, tui_news_replaced, name = new, old),
        Change::Away(name) => say!(language, tui_news_away, name),
        Change::Back(name) => say!(language, tui_news_back, name),
        Change::Lost(name) => say!(language, tui_news_lost, name),
        Change::Here(name) => say!(language, tui_news_here, name),
        Change::SitsDown(name) => say!(language, tui_news_sits, name),
        Change::GetsUp(name) => say!(language, tui_news_up, name),
        Change::LeavesToBot(name) => say!(language, tui_news_up_bot, name),
        Change::BotSitsDown(name) => say!(language, tui_news_bot, name),
    }
}

/// Why there is no coming back.
fn ended(language: Language, ended: &Ended) -> String {
    match ended {
        Ended::NotLetIn(why) => say!(language, tui_far_not_let_in, why = far_words(language, why)),
        Ended::Closed => say!(language, tui_far_closed),
        Ended::CannotFollow(why) => say!(language, tui_far_cannot_follow, why = far_words(language, why)),
        Ended::CannotShow(why) => say!(language, tui_far_cannot_show, why),
    }
}

/// What is wrong with the connection, in a sentence.
pub(super) fn trouble(language: Language, room: &Room) -> Option<String> {
    if let Some(why) = &room.ended {
        return Some(ended(language, why));
    }
    let (why, again) = room.lost.as_ref()?;
    let why = match why {
        // People need no number of the operating system.
        Trouble::Line(why) => why.split(" (os error").next().unwrap_or(why).to_lowercase(),
        why => far_words(language, why),
    };
    Some(match again.saturating_duration_since(Instant::now()).as_secs() {
        0 => say!(language, tui_far_lost_now, why),
        n => say!(language, tui_far_lost, n, why),
    })
}

/// What whoever leaves is told.
pub(super) fn farewell(language: Language, room: &Room) -> Option<String> {
    let address = room.address.to_string();
    match &room.ended {
        Some(why) => Some(ended(language, why)),
        None if room.table.is_none() => None,
        None if room.seats().is_empty() => Some(say!(language, tui_bye_table, address)),
        None => Some(say!(language, tui_bye_seat, address)),
    }
}

/// What somebody said.
fn talk(language: Language, talk: &Talk) -> String {
    let name = &talk.name;
    match (&talk.text, talk.phrase, talk.emote) {
        (Some(text), ..) => say!(language, app_talk_line, name, text),
        (None, Some(said), _) => say!(language, app_talk_line, name, text = phrase(language, said)),
        (None, None, Some(emote)) => say!(language, tui_talk_does, name, does = gesture(language, emote)),
        (None, None, None) => say!(language, tui_talk_nothing, name),
    }
}

/// A phrase that can be said at every table.
pub(super) fn phrase(language: Language, phrase: Phrase) -> String {
    message(language, &format!("app_phrase_{}", phrase.word()), &[]).unwrap_or_default()
}

fn gesture(language: Language, emote: Emote) -> String {
    message(language, &format!("app_emote_{}", emote.word()), &[]).unwrap_or_default()
}

/// The words for a seat in the lobby: who, and what else is known.
pub(super) fn seat(language: Language, seat: &SeatInfo) -> (String, String) {
    match seat {
        SeatInfo::Open => (say!(language, tui_lobby_free), String::new()),
        SeatInfo::Bot { name, level, next } => {
            let mark = say!(language, tui_menu_bot, level = about::level_name(language, level));
            let next = next.as_ref().map(|name| say!(language, room_next_deal, name = name.as_str()));
            (bot(language, name, level), next.unwrap_or(mark))
        }
        SeatInfo::Person { name, here, host, local, robot, .. } => {
            let marks = [
                (*host, say!(language, tui_lobby_host)),
                (*robot, say!(language, tui_lobby_program)),
                (*local, say!(language, tui_lobby_same_device)),
                (!*here, say!(language, tui_lobby_not_here)),
            ];
            let marks: Vec<String> = marks.into_iter().filter(|(is, _)| *is).map(|(_, word)| word).collect();
            (name.clone(), marks.join(", "))
        }
    }
}
