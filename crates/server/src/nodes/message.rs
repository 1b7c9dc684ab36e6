//! What servers say to each other: JSON, and what a client is told as it is.

use std::net::IpAddr;

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use wormery_protocol::{Answer, Problem};
use wormery_room::{Shown, Text};

use crate::driver::{Coming, Letter, Look, Wish};

/// What is said to one server.
#[derive(Serialize, Deserialize)]
pub(super) enum Note {
    /// It is to be answered at once.
    Question(Question),
    /// What came of a wish; nothing if the table changed hands meanwhile.
    Answer { number: u64, answer: Option<Result<Answer, Problem>> },
    /// A client of this server has gone.
    Leave { edge: String, number: u64 },
}

/// What is asked.
#[derive(Serialize, Deserialize)]
pub(super) enum Question {
    /// Whether it will carry out a wish; what comes of it is told later.
    Ask { code: String, epoch: i64, edge: String, number: u64, wish: Wish },
    /// Whether it takes a client in.
    Connect { code: String, epoch: i64, edge: String, number: u64, coming: Coming },
    /// What a table looks like.
    Look { code: String, epoch: i64, guest: String },
    /// These are the clients that it has of this server, and how many letters have come for each.
    Here { edge: String, visits: Vec<(u64, u64)> },
    /// At which tables a guest is.
    Visited { guest: String },
}

/// What is answered.
#[derive(Serialize, Deserialize)]
pub(super) enum Reply {
    Yes,
    NotMine,
    Look(Box<Look>),
    /// Clients that it does not have, and how many letters were sent to the others.
    Here {
        unknown: Vec<u64>,
        sent: Vec<(u64, u64)>,
    },
    Codes(Vec<String>),
}

/// What is said to all servers.
#[derive(Serialize, Deserialize)]
pub(super) enum News {
    /// A server is there.
    Beat(Box<Beat>),
    /// A server has stopped.
    Parted { node: String },
    /// A table was taken.
    Taken { code: String, epoch: i64 },
}

/// What a server tells the others once a second.
#[derive(Default, Serialize, Deserialize)]
pub(super) struct Beat {
    pub(super) node: String,
    /// What was taken from the budgets of networks since the last time, in the order of `App::budgets`.
    pub(super) spent: Vec<Vec<(IpAddr, u32)>>,
    /// New tables of guests since the last time.
    pub(super) guest_tables: Vec<(String, u32)>,
    /// Requests of programs since the last time.
    #[serde(default)]
    pub(super) programs: Vec<(String, u32)>,
    /// Results of days that others see, since the last time.
    #[serde(default)]
    pub(super) listed: Vec<((String, IpAddr), u32)>,
    /// How many sockets each network has open.
    pub(super) sockets: Vec<(IpAddr, u32)>,
    /// How many look on at public tables.
    pub(super) watchers: Vec<(String, u32)>,
}

/// What a letter begins with, which no JSON does.
const LETTER: u8 = b'L';
/// The most that goes into one message: NATS carries a megabyte.
const MOST: usize = 256 * 1024;

pub(super) fn written(note: &impl Serialize) -> Bytes {
    serde_json::to_vec(note).expect("a message has nothing that JSON cannot write").into()
}

/// A part of what a client is told.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Part<'a> {
    /// More of the same text follows.
    More(&'a str),
    /// The end of a text, and what it shows if it is a frame.
    Last(&'a str, Option<Shown>),
    Goodbye(u16),
    Moved,
}

/// Writes a letter to a client, in as many parts as it needs; each has the next number.
pub(super) fn letter(client: u64, sent: &mut u64, letter: &Letter) -> Vec<Bytes> {
    let mut message = |kind: &str, text: &str| {
        *sent += 1;
        Bytes::from(format!("{}{client} {sent} {kind}\n{text}", char::from(LETTER)))
    };
    match letter {
        Letter::Goodbye(code) => vec![message(&format!("goodbye {code}"), "")],
        Letter::Moved => vec![message("moved", "")],
        Letter::Text(text, shown) => {
            let parts = parts(text);
            let end = shown
                .as_ref()
                .map_or("last".to_owned(), |shown| format!("last {} {}", shown.ply, shown.game));
            let last = parts.len() - 1;
            let kind = |place| if place == last { &*end } else { "more" };
            parts.iter().enumerate().map(|(place, part)| message(kind(place), part)).collect()
        }
    }
}

/// Cuts a text where letters end.
fn parts(text: &Text) -> Vec<&str> {
    let (mut parts, mut rest) = (Vec::new(), &**text);
    while rest.len() > MOST {
        let (part, more) = rest.split_at(rest.floor_char_boundary(MOST));
        parts.push(part);
        rest = more;
    }
    parts.push(rest);
    parts
}

/// Reads a letter: for which client, its number, and what it says.
pub(super) fn read_letter(payload: &[u8]) -> Option<(u64, u64, Part<'_>)> {
    let text = std::str::from_utf8(payload.strip_prefix(&[LETTER])?).ok()?;
    let (head, text) = text.split_once('\n')?;
    let mut words = head.split(' ');
    let (client, number) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let part = match words.next()? {
        "more" => Part::More(text),
        "last" => Part::Last(text, shown(words)),
        "goodbye" => Part::Goodbye(words.next()?.parse().ok()?),
        "moved" => Part::Moved,
        _ => return None,
    };
    Some((client, number, part))
}

/// What a frame shows; the server of a version before does not say it.
fn shown<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Shown> {
    let ply = words.next()?.parse().ok()?;
    Some(Shown { game: words.next()?.to_owned(), ply })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_read_as_it_was_written() {
        let mut sent = 4;
        let text = Letter::Text("{\"a\":1}\n{}".into(), None);
        let messages = letter(7, &mut sent, &text);
        assert_eq!((messages.len(), sent), (1, 5));
        assert_eq!(read_letter(&messages[0]), Some((7, 5, Part::Last("{\"a\":1}\n{}", None))));
        let goodbye = letter(7, &mut sent, &Letter::Goodbye(4001));
        assert_eq!(read_letter(&goodbye[0]), Some((7, 6, Part::Goodbye(4001))));
        assert_eq!(read_letter(&letter(7, &mut sent, &Letter::Moved)[0]), Some((7, 7, Part::Moved)));
        for nonsense in ["", "{}", "L", "L1 2", "L1 x last\n", "L1 2 later\n", "L1 2 goodbye x\n"] {
            assert_eq!(read_letter(nonsense.as_bytes()), None, "{nonsense}");
        }
    }

    #[test]
    fn a_long_letter_goes_in_parts() {
        let long: String = "wörm".repeat(200_000);
        let mut sent = 0;
        let frame = Shown { game: "g1".to_owned(), ply: 187 };
        let long_frame = Letter::Text(long.as_str().into(), Some(frame.clone().into()));
        let messages = letter(1, &mut sent, &long_frame);
        assert_eq!(sent, messages.len() as u64);
        let mut whole = String::new();
        for (place, message) in messages.iter().enumerate() {
            let is_last = place + 1 == messages.len();
            match read_letter(message) {
                Some((1, number, Part::More(part))) if !is_last => {
                    assert_eq!(number, place as u64 + 1);
                    whole.push_str(part);
                }
                Some((1, _, Part::Last(part, Some(shown)))) if is_last && shown == frame => {
                    whole.push_str(part);
                }
                other => panic!("{other:?}"),
            }
        }
        assert!(messages.len() > 3 && whole == long);
    }
}
