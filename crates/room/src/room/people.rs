//! Guests who are called otherwise, or are sent away.

use wormery_protocol::close;

use crate::input::At;
use crate::job::{Again, Cause, Then};
use crate::{Guest, Room, RoomRow};

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
        at.cut(self.presence.send_off(|client| row.has_sent_away(&client.guest)), close::SENT_AWAY);
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
}

impl RoomRow {
    /// Whether the host has sent a guest away for good.
    pub(crate) fn has_sent_away(&self, guest: &str) -> bool {
        self.removed.iter().any(|removed| removed == guest) && self.only_watches(guest)
    }
}
