//! Guests who are forgotten: the room names them no more, whatever still comes of them.

use wormery_protocol::{Code, Problem, TableState, close};

use crate::input::At;
use crate::job::{Again, Cause, Then};
use crate::judged::problem;
use crate::{Guest, Input, Room, RoomRow, SeatRow};

impl Room {
    /// Whether anything here names a guest: the row, or somebody who is connected or awaited.
    pub fn names(&self, guest: &str) -> bool {
        self.lobby.row().names(guest) || self.presence.waits_for(guest) || self.has_client_of(guest)
    }

    /// Takes the seats of a guest who is forgotten, and lets his clients go.
    pub(super) fn forget(&mut self, guest: &Guest, again: Again, at: &mut At<'_>) {
        self.note_forgotten(vec![guest.id.clone()], at);
        if self.lobby.row().names(&guest.id) {
            // What is put names him no more.
            let row = self.lobby.row().clone();
            return self.put(row, Then::Seat, Cause::Asked(Box::new(again)), at);
        }
        self.tell_table(at);
        Self::answer_now(again.input.ask(), at);
    }

    /// Lets the clients of guests go who are forgotten, and keeps them out from now on.
    pub(super) fn note_forgotten(&mut self, guests: Vec<String>, at: &mut At<'_>) {
        at.cut(self.presence.send_off(|client| guests.contains(&client.guest)), close::SENT_AWAY);
        // Until it is stored that he has no seat he is somebody who is gone.
        for guest in &guests {
            self.wait_if_not_here(guest, at);
            if let Some(talkers) = &mut self.talkers {
                talkers.forget(guest);
            }
        }
        let new = guests.into_iter().filter(|guest| !self.forgotten.contains(guest));
        self.forgotten.extend(new.collect::<Vec<_>>());
    }

    /// Refuses what comes of a guest who is forgotten; whether it did.
    pub(super) fn refuse_forgotten(&self, input: &Input, at: &mut At<'_>) -> bool {
        let (Input::Command { guest, .. } | Input::Connect { guest, .. } | Input::Rename { guest, .. }) =
            input
        else {
            return false;
        };
        let is_forgotten = self.forgotten.contains(&guest.id);
        if is_forgotten {
            refuse(input, at);
        }
        is_forgotten
    }

    /// Leaves those out of a row who are forgotten; asked before every change of it.
    pub(super) fn leave_out_forgotten(&self, row: &mut RoomRow) {
        for guest in &self.forgotten {
            if row.names(guest) {
                row.forget(guest);
                row.hand_over_if_nobodys();
            }
        }
    }

    /// Stores the row anew if what was read still names somebody who is forgotten.
    pub(super) fn leave_out_again(&mut self, at: &mut At<'_>) {
        if !self.is_busy()
            && !self.is_closed()
            && self.forgotten.iter().any(|guest| self.lobby.row().names(guest))
        {
            self.put(self.lobby.row().clone(), Then::Seat, Cause::Own, at);
        }
    }
}

fn refuse(input: &Input, at: &mut At<'_>) {
    if let Some(ask) = input.ask() {
        at.answer(ask, Err(unknown()));
    }
    if let Input::Connect { client, .. } = input {
        at.cut([*client], close::SENT_AWAY);
    }
}

fn unknown() -> Problem {
    problem(Code::Unauthorized, "nobody is known by this token")
}

impl RoomRow {
    /// The row without a guest, for a table that nobody has in memory.
    pub fn without(mut self, guest: &str) -> Self {
        self.forget(guest);
        self
    }

    /// Takes a guest out of everything; during a game a bot gets his seat.
    fn forget(&mut self, guest: &str) {
        let is_played = matches!(self.state, TableState::Starting | TableState::Playing);
        for place in self.seats_of(guest) {
            self.seats[place] =
                if is_played { SeatRow::Bot { level: self.away_level.clone() } } else { SeatRow::Open };
        }
        self.held.retain(|held| held.guest != guest);
        self.reserved.retain(|reserved| reserved.person.guest() != Some(guest));
        self.removed.retain(|removed| removed != guest);
        if let Some(dealt) = &mut self.dealt {
            dealt.holders.iter_mut().filter(|holder| holder.as_deref() == Some(guest)).for_each(|holder| {
                *holder = None;
            });
        }
        if self.host == guest {
            self.host.clear();
        }
    }
}
