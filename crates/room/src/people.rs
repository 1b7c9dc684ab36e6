//! Guests who are called otherwise, are sent away, or want to be forgotten.

use crate::command::{Done, Judged};
use crate::input::At;
use crate::job::{Again, Cause, Then};
use crate::{Guest, Output, Room, RoomRow, SeatRow};

/// How many guests a host can send away for good.
const MOST_REMOVED: usize = 64;

impl Room {
    /// Sends away all who look on; they may not come back to look.
    pub(crate) fn clear_watchers(&mut self, guest: &Guest, cause: Cause, at: &mut At<'_>) -> Judged {
        self.must_be_host(guest)?;
        let mut row = self.row.clone();
        let is_sent_away = |guest: &&String| self.row.only_watches(guest) && **guest != self.row.host;
        for watcher in self.clients.iter().map(|client| &client.guest).filter(is_sent_away) {
            if !row.removed.contains(watcher) && row.removed.len() < MOST_REMOVED {
                row.removed.push(watcher.clone());
            }
        }
        self.put(row, Then::Seat, cause, at);
        Ok(Done::WhenStored)
    }

    pub(crate) fn cut_removed(&mut self, at: &mut At<'_>) {
        let (row, clients) = (&self.row, &mut self.clients);
        clients.retain(|client| {
            let stays = !row.only_watches(&client.guest) || !row.removed.contains(&client.guest);
            if !stays {
                at.out.push(Output::Cut(client.id, crate::tell::SENT_AWAY));
            }
            stays
        });
    }

    pub(crate) fn rename(&mut self, guest: &Guest, again: Again, at: &mut At<'_>) {
        for client in self.clients.iter_mut().filter(|client| client.guest == guest.id) {
            (client.name, client.color) = (guest.name.clone(), guest.color);
        }
        if let Some(row) = self.row.renamed(guest) {
            return self.put(row, Then::Seat, Cause::Asked(Box::new(again)), at);
        }
        if self.has_client_of(&guest.id) {
            self.tell_table(at);
        }
        Self::answer_now(again.input.ask(), at);
    }

    /// Takes the seats of a guest who wants to be forgotten, and lets his clients go.
    pub(crate) fn forget(&mut self, guest: &Guest, again: Again, at: &mut At<'_>) {
        self.clients.retain(|client| {
            if client.guest == guest.id {
                at.out.push(Output::Cut(client.id, crate::tell::SENT_AWAY));
            }
            client.guest != guest.id
        });
        // If it cannot be stored, he is somebody who is gone.
        self.wait_if_not_here(&guest.id, at);
        let mut row = self.with_emptied(&self.row.seats_of(&guest.id));
        row.forget(&guest.id);
        if row == self.row {
            self.tell_table(at);
            return Self::answer_now(again.input.ask(), at);
        }
        self.put(row, Then::Seat, Cause::Asked(Box::new(again)), at);
    }
}

impl RoomRow {
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
