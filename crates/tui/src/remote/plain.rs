//! A server's table line by line: for pipes and screen readers.

mod game;
mod hall;
mod input;
mod lobby;

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use wormery_client::{Ended, Hall, Invitation, Place, Room};
use wormery_core::Word;
use wormery_games::{GameId, with_game};
use wormery_words::{Reader, say};

use super::words::{self, Aside};
use crate::plain::Paper;
use crate::refusal::refusal_words;
use crate::{Draw, Habits, trouble_words};
use game::FarGame;
use input::Lines;

/// Plays at a server's table line by line; returns what to tell whoever leaves.
pub fn join_plain(
    invitation: &Invitation,
    habits: Habits,
    paper: Paper,
    out: &mut impl Write,
) -> anyhow::Result<Option<String>> {
    let place = invitation.place()?;
    let name = invitation.name.as_deref();
    let (hall, code) = match place {
        Place::Table(address) => (Hall::arrive(address.site, name)?, Some(address.code)),
        Place::Server(site) => (Hall::arrive(site, name)?, None),
    };
    let mut lines = Lines::of_stdin();
    let code = match code {
        Some(code) => Some(code),
        None => hall::choose(&hall, habits.language, &mut lines, out)?,
    };
    let Some(code) = code else { return Ok(None) };
    let room = Rc::new(RefCell::new(hall.enter(&code, invitation.only_watch)?));
    let mut visit = Visit { room: Rc::clone(&room), habits, paper, lines, trouble: None, has_asked: false };
    visit.stay(out)?;
    Ok(words::farewell(habits.language, &room.borrow()))
}

/// Somebody at a table far away.
struct Visit {
    room: Rc<RefCell<Room>>,
    habits: Habits,
    paper: Paper,
    lines: Lines,
    /// What was said about the connection.
    trouble: Option<String>,
    /// Whether the game was asked to begin, and nothing has come of it yet.
    has_asked: bool,
}

/// Whether somebody stays at the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goes {
    On,
    Away,
}

impl Visit {
    /// Stays until somebody wants to leave, or there is no coming back.
    fn stay(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        loop {
            if self.lobby(out)? == Goes::Away {
                return Ok(());
            }
            let Some(id) = self.next_game() else { continue };
            if self.begin(&id, out)? == Goes::Away {
                return Ok(());
            }
        }
    }

    fn next_game(&self) -> Option<String> {
        self.room.borrow().waiting_game().map(str::to_owned)
    }

    /// Plays a game at the table.
    fn begin(&mut self, id: &str, out: &mut impl Write) -> anyhow::Result<Goes> {
        let Some(table) = self.room.borrow().table.clone() else { return Ok(Goes::On) };
        let played = GameId::from_word(&table.game).map_err(anyhow::Error::from).and_then(|game| {
            with_game!(game, G => FarGame::<G>::new(self, &table, id).map(|game| Box::new(game) as Box<dyn Played>))
        });
        match played {
            Ok(mut game) => Ok(game.play(self, &mut *Box::new(&mut *out as &mut dyn Write))?),
            Err(error) => {
                let why = trouble_words(self.habits.language, &error);
                self.room.borrow_mut().ended = Some(Ended::CannotShow(why));
                Ok(Goes::Away)
            }
        }
    }

    /// Takes in what has happened, and tells what is new about the connection; where it ends for good, the farewell tells.
    fn listen(&mut self, out: &mut dyn Write) -> io::Result<Goes> {
        self.room.borrow_mut().listen();
        if self.room.borrow().ended.is_some() {
            return Ok(Goes::Away);
        }
        let is_lost = self.room.borrow().lost.is_some();
        if is_lost && self.trouble.is_none() {
            self.trouble = words::trouble(self.habits.language, &self.room.borrow());
            writeln!(out, "{}", self.trouble.as_deref().unwrap_or_default())?;
        } else if !is_lost && self.trouble.take().is_some() {
            writeln!(out, "{}", say!(self.habits.language, hall_back))?;
        }
        Ok(Goes::On)
    }

    /// What happens besides the game, in words.
    fn aside(&self, item: wormery_client::Item, names: &[String]) -> Option<String> {
        Some(match words::aside(self.habits.language, item)? {
            Aside::Tale(tale) => tale.text,
            Aside::Refused(problem) => {
                refusal_words(&Reader { language: self.habits.language, names, me: None }, &problem)
            }
        })
    }

    /// Says something at the table, if the line asks for it.
    fn say(&self, line: &str) -> bool {
        let Some((verb, text)) = line.split_once(' ') else { return false };
        if !verb.eq_ignore_ascii_case("say") || text.trim().is_empty() {
            return false;
        }
        let text = text.trim().to_owned();
        self.room.borrow_mut().send(wormery_protocol::Command::Say { text });
        true
    }
}

/// A game of any kind that is played to its end, or until somebody leaves.
trait Played {
    fn play(&mut self, visit: &mut Visit, out: &mut dyn Write) -> io::Result<Goes>;
}

impl<G: Draw> Played for FarGame<G> {
    fn play(&mut self, visit: &mut Visit, out: &mut dyn Write) -> io::Result<Goes> {
        self.run(visit, out)
    }
}
