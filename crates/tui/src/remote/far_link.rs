//! A game at a server's table, as a screen sees it.

use std::sync::mpsc::Receiver;

use wormery_client::{Far, Heard};
use wormery_host::Aftermath;
use wormery_protocol::{Command, SeatInfo};
use wormery_table::Ply;
use wormery_words::Language;

use super::words::{self, Aside};
use crate::{Away, Draw, Link, News, Presence, Wish};

impl<G: Draw> Link<G> for Far<G> {
    fn next(&mut self, language: Language) -> Option<News<G>> {
        Some(match self.next_heard()? {
            Heard::Frame { viewer, frame } => News::Frame { viewer, frame },
            Heard::Aside(item) => match words::aside(language, item)? {
                Aside::Tale(tale) => News::Aside(tale),
                Aside::Refused(problem) => News::Refused(problem),
            },
        })
    }

    fn act(&mut self, ply: Ply, action: G::Action) {
        Far::act(self, ply, action);
    }

    fn backlog(&self) -> usize {
        Far::backlog(self)
    }

    fn away(&self, language: Language) -> Option<Away> {
        let room = self.room().borrow();
        let seats = room.seat_infos();
        let is_absent = |seat: &SeatInfo| matches!(seat, SeatInfo::Person { away: true, .. });
        Some(Away {
            address: room.address.to_string(),
            names: words::names(language, seats),
            absent: seats.iter().map(is_absent).collect(),
            presence: match seats.iter().any(|seat| matches!(seat, SeatInfo::Bot { .. })) {
                _ if !room.seats().is_empty() => Presence::Seated,
                true => Presence::MaySit,
                false => Presence::Watching,
            },
            time_left: room.time_left(),
            trouble: words::trouble(language, &room),
            is_over: room.ended.is_some(),
            is_starting: room.is_starting(),
        })
    }

    fn wish(&mut self, wish: Wish) {
        let mut room = self.room().borrow_mut();
        match wish {
            Wish::Again => room.send(Command::Rematch {}),
            Wish::Back => room.send(Command::Back {}),
            Wish::Sit => room.take_seat_of_bot(),
        }
    }

    fn review(&mut self) -> Option<Receiver<Aftermath<G>>> {
        Far::review(self)
    }
}
