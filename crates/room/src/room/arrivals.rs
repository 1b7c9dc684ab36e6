//! Clients come and go.

use wormery_protocol::{ServerMessage, close};

use super::Stage;
use crate::client::Client;
use crate::input::At;
use crate::job::{Cause, Then};
use crate::{ClientId, Feed, Guest, Input, Room, Wants};

impl Room {
    /// Connects a guest: whoever was away is back, and gets everything since the ply he has seen.
    pub(super) fn connect(
        &mut self,
        id: ClientId,
        guest: &Guest,
        feed: Feed,
        wants: &Wants,
        at: &mut At<'_>,
    ) {
        if self.has_sent_away(&guest.id) {
            return at.cut([id], close::SENT_AWAY);
        }
        let client = Client {
            id,
            guest: guest.id.clone(),
            name: guest.name.clone(),
            color: guest.color,
            feed,
            previews: wants.previews,
            was_away: feed != Feed::Watch && self.come_back(&guest.id),
        };
        self.presence.join(client, self.seen_by(wants));
        self.touch(at.now);
        self.set_timer(at);
        if feed == Feed::Socket {
            self.sit_down_if_free(guest, at);
        }
    }

    /// Tells somebody who has come where the table is, and the others that he is here; whether there was somebody.
    pub(super) fn welcome_next(&mut self, at: &mut At<'_>) -> bool {
        let Some((id, since)) = self.presence.next_newcomer() else { return false };
        if self.presence.is_news(id, self.lobby.row()) {
            self.tell_table(at);
        } else {
            self.tell_table_to(id, at);
        }
        self.presence.welcomed(id);
        self.tell_all_about(id, since, at);
        if !self.is_playing() {
            self.end_streams(at);
        }
        self.begin_if_waiting(at);
        true
    }

    /// Disconnects a client; if it was the last one of its guest, a bot takes over after a while.
    pub(super) fn disconnect(&mut self, id: ClientId, at: &mut At<'_>) {
        self.ahead.forget(id);
        let Some(client) = self.presence.leave(id) else { return };
        self.touch(at.now);
        if self.presence.is_missed(&client, self.lobby.row()) {
            self.tell_table(at);
            self.wait_if_not_here(&client.guest, at);
        }
        self.set_timer(at);
        if self.is_empty() {
            self.shrink();
        }
        self.advance(at);
    }

    /// Lets the streams go: the game is over, and they carry nothing else.
    pub(super) fn end_streams(&mut self, at: &mut At<'_>) {
        let streams = self.presence.clients().iter().filter(|client| client.feed == Feed::Stream);
        for id in streams.map(|client| client.id).collect::<Vec<_>>() {
            at.cut([id], close::CLOSED);
            self.disconnect(id, at);
        }
    }

    /// Tells everybody that the server is about to restart, and lets them go.
    pub(super) fn stop(&mut self, at: &mut At<'_>) {
        self.tell(&ServerMessage::Restart {}, at);
        let waiting = self.ahead.take();
        let waiting = waiting.iter().filter_map(Input::client);
        at.cut(self.presence.send_off_all().into_iter().chain(waiting), close::RESTART);
    }

    /// Gives a guest his seats back from the bot.
    pub(super) fn come_back(&mut self, guest: &str) -> bool {
        let seats = self.lobby.row().seats_of(guest);
        let Some(playing) = self.playing() else { return false };
        seats.into_iter().fold(false, |was_away, seat| was_away | playing.away.remove(seat))
    }

    /// Seats somebody who opens the link, if a seat is free and the game has not begun.
    fn sit_down_if_free(&mut self, guest: &Guest, at: &mut At<'_>) {
        if !matches!(self.stage, Stage::Open) {
            return;
        }
        if let Some(row) = self.lobby.with_newcomer(guest) {
            // Whoever cannot be seated just now watches, and can sit down by hand.
            self.put(row, Then::Seat, Cause::Own, at);
        }
    }

    /// Somebody who plays without being connected has all of the time again, until a bot plays for him.
    pub(super) fn wait_if_not_here(&mut self, guest: &str, at: &At<'_>) {
        if self.is_playing() && self.lobby.row().is_seated(guest) && !self.presence.is_here(guest) {
            self.presence.wait_for(guest, at.now + self.times.away_after);
        }
    }

    /// Those who are not here when the game begins, or when the server comes back, have some time to come.
    pub(super) fn wait_for_absent(&mut self, at: &At<'_>) {
        for guest in self.lobby.row().guests() {
            if !self.presence.waits_for(&guest) && !self.is_away(&guest) {
                self.wait_if_not_here(&guest, at);
            }
        }
    }

    fn is_away(&self, guest: &str) -> bool {
        let Stage::Playing(playing) = &self.stage else { return false };
        self.lobby.row().seats_of(guest).into_iter().all(|seat| playing.away.has(seat))
    }

    /// Lets bots play for those who have been gone for long.
    pub(super) fn send_away(&mut self, at: &mut At<'_>) {
        let gone = self.presence.give_up(self.lobby.row(), at.now);
        if gone.is_empty() {
            return;
        }
        let seats: Vec<usize> = gone.iter().flat_map(|guest| self.lobby.row().seats_of(guest)).collect();
        if let Some(playing) = self.playing() {
            for seat in seats {
                playing.away.insert(seat);
            }
        }
        self.tell_table(at);
        self.set_timer(at);
    }

    /// Whether a guest runs the table, also for a host who is not here.
    pub(super) fn is_host(&self, guest: &str) -> bool {
        self.presence.is_host(guest, self.lobby.row())
    }

    /// Gives back memory that is not needed while nobody is connected.
    fn shrink(&mut self) {
        self.presence.shrink();
        self.talkers = None;
        // The store refuses to name them in any case.
        self.forgotten = Vec::new();
        if let Some(playing) = self.playing() {
            playing.live.shrink();
        }
    }
}
