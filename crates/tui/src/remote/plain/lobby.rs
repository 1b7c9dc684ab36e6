//! The lobby of a table, line by line.

use std::io::{self, Write};

use wormery_client::Item;
use wormery_protocol::{Command, SeatInfo, TableState};
use wormery_words::say;

use super::super::words;
use super::{Goes, Visit};
use crate::plain::Answer;

impl Visit {
    /// Waits at the table until a game begins.
    pub(super) fn lobby(&mut self, out: &mut dyn Write) -> io::Result<Goes> {
        let mut shown = Vec::new();
        loop {
            if self.listen(out)? == Goes::Away {
                return Ok(Goes::Away);
            }
            if self.next_game().is_some() {
                self.has_asked = false;
                return Ok(Goes::On);
            }
            self.hear(out)?;
            let seats = self.seat_lines();
            if !seats.is_empty() && seats != shown {
                seats.iter().try_for_each(|seat| writeln!(out, "{seat}"))?;
                if shown.is_empty() {
                    writeln!(out, "{}", say!(self.habits.language, hall_table_help))?;
                }
                shown = seats;
            }
            out.flush()?;
            let answer = if self.is_waiting() { self.lines.next_unasked() } else { self.lines.next() };
            match answer {
                Some(Answer::Quit) => return Ok(Goes::Away),
                Some(answer) => self.do_in_lobby(&answer, out)?,
                None => {}
            }
        }
    }

    /// Whether nothing can be chosen: the table is not known yet, or the game is about to begin.
    fn is_waiting(&self) -> bool {
        self.has_asked || self.room.borrow().state() != Some(TableState::Open)
    }

    fn hear(&mut self, out: &mut dyn Write) -> io::Result<()> {
        loop {
            let item = self.room.borrow_mut().queue.pop_front_if(|item| !matches!(item, Item::Frame(_)));
            let Some(item) = item else { return Ok(()) };
            self.has_asked &= !matches!(item, Item::Refused(_));
            if let Some(text) = self.aside(item, &[]) {
                writeln!(out, "{text}")?;
            }
        }
    }

    /// The seats, each with a number: who sits there, and what else is known.
    fn seat_lines(&self) -> Vec<String> {
        let (room, language) = (self.room.borrow(), self.habits.language);
        let line = |(place, info): (usize, &SeatInfo)| {
            let (name, marks) = words::seat(language, info);
            let you = room.seats().contains(&(place as u8)).then(|| say!(language, app_you));
            let marks =
                you.into_iter().chain((!marks.is_empty()).then_some(marks)).collect::<Vec<_>>().join(", ");
            let marks = if marks.is_empty() { marks } else { format!(" ({marks})") };
            format!("{:>3}  {name}{marks}", place + 1)
        };
        room.seat_infos().iter().enumerate().map(line).collect()
    }

    fn do_in_lobby(&mut self, answer: &Answer, out: &mut dyn Write) -> io::Result<()> {
        let language = self.habits.language;
        match answer {
            Answer::Choice(seat) => self.sit(*seat, out)?,
            Answer::Unknown(text) if matches!(text.as_str(), "s" | "S" | "start") => {
                self.room.borrow_mut().send(Command::Start {});
                self.has_asked = true;
            }
            Answer::Undo => {
                self.room.borrow_mut().send(Command::Stand { seat: None });
            }
            Answer::Unknown(text) if self.say(text) => {}
            _ => writeln!(out, "{}", say!(language, hall_table_help))?,
        }
        Ok(())
    }

    fn sit(&mut self, number: usize, out: &mut dyn Write) -> io::Result<()> {
        let (language, place) = (self.habits.language, number.wrapping_sub(1));
        let seat = self.room.borrow().seat_infos().get(place).cloned();
        match seat {
            Some(SeatInfo::Open) => {
                self.room.borrow_mut().send(Command::Sit { seat: u8::try_from(place).ok() });
                Ok(())
            }
            Some(_) => writeln!(out, "{}", say!(language, tui_lobby_taken)),
            None => writeln!(out, "{}", say!(language, hall_table_help)),
        }
    }
}
