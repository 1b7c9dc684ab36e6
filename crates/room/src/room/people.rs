//! Guests who are called otherwise, are sent away, or want to be forgotten.

use super::tell::SENT_AWAY;
use crate::input::At;
use crate::job::{Again, Cause, Then};
use crate::{Guest, Room, RoomRow, SeatRow};

/// How many guests a host can send away for good.
const MOST_REMOVED: usize = 64;

impl Room {
    /// The row without those who look on; they may not come back to look.
    pub(super) fn without_watchers(&self) -> RoomRow {
        let mut row = self.lobby.row().clone();
        let is_sent_away = |guest: &&String| self.lobby.row().only_watches(guest) && !self.is_host(guest);
        for watcher in self.presence.clients().iter().map(|client| &client.guest).filter(is_sent_away) {
            if !row.removed.contains(watcher) && row.removed.len() < MOST_REMOVED {
                row.removed.push(watcher.clone());
            }
        }
        row
    }

    /// Whether the host has sent a guest away for good.
    pub fn has_sent_away(&self, guest: &str) -> bool {
        self.lobby.row().has_sent_away(guest)
    }

    pub(super) fn cut_removed(&mut self, at: &mut At<'_>) {
        let row = self.lobby.row();
        at.cut(self.presence.send_off(|client| row.has_sent_away(&client.guest)), SENT_AWAY);
    }

    pub(super) fn rename(&mut self, guest: &Guest, again: Again, at: &mut At<'_>) {
        self.presence.rename(guest);
        if let Some(row) = self.lobby.row().renamed(guest) {
            return self.put(row, Then::Seat, Cause::Asked(Box::new(again)), at);
        }
        if self.has_client_of(&guest.id) {
            self.tell_table(at);
        }
        Self::answer_now(again.input.ask(), at);
    }

    /// Takes the seats of a guest who wants to be forgotten, and lets his clients go.
    pub(super) fn forget(&mut self, guest: &Guest, again: Again, at: &mut At<'_>) {
        at.cut(self.presence.send_off(|client| client.guest == guest.id), SENT_AWAY);
        // If it cannot be stored, he is somebody who is gone.
        self.wait_if_not_here(&guest.id, at);
        let mut row = self.lobby.with_emptied(&self.lobby.row().seats_of(&guest.id), self.situation());
        // Who holds which hand is noted before he is forgotten: later it would be noted with him.
        self.note_holders(&mut row);
        row.forget(&guest.id);
        if row == *self.lobby.row() {
            self.tell_table(at);
            return Self::answer_now(again.input.ask(), at);
        }
        self.put(row, Then::Seat, Cause::Asked(Box::new(again)), at);
    }
}

impl RoomRow {
    /// Whether the host has sent a guest away for good.
    pub(crate) fn has_sent_away(&self, guest: &str) -> bool {
        self.removed.iter().any(|removed| removed == guest) && self.only_watches(guest)
    }

    /// The row without a guest, for a table that is closed.
    pub fn without(mut self, guest: &str) -> Self {
        for place in self.seats_of(guest) {
            self.seats[place] = SeatRow::Open;
        }
        self.forget(guest);
        self
    }

    /// Takes a guest out of everything that is noted besides the seats.
    fn forget(&mut self, guest: &str) {
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
