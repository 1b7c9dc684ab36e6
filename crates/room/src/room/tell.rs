use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;
use wormery_core::{Seat, Viewer};
use wormery_protocol::{Clock, FrameMessage, ServerMessage, StreamLine};
use wormery_table::Previews;

use crate::client::Client;
use crate::input::At;
use crate::{ClientId, Feed, LiveGame, Millis, Room, Shown, Text};

/// A message as text.
pub(super) fn text(message: &ServerMessage) -> Text {
    written(message)
}

fn written(message: &impl Serialize) -> Text {
    serde_json::to_string(message).expect("a message has nothing that JSON cannot write").into()
}

impl Room {
    /// Tells everybody what the table looks like now, and each who he is.
    pub(super) fn tell_table(&mut self, at: &mut At<'_>) {
        if self.is_empty() {
            return;
        }
        let table = text(&ServerMessage::Table { table: Box::new(self.info()) });
        for client in self.sockets() {
            at.send(client.id, Text::clone(&table));
            at.send(client.id, text(&self.you(client)));
        }
    }

    /// Tells one client what the table looks like now, and who he is.
    pub(super) fn tell_table_to(&self, id: ClientId, at: &mut At<'_>) {
        let Some(client) = self.sockets().find(|client| client.id == id) else { return };
        at.send(id, text(&ServerMessage::Table { table: Box::new(self.info()) }));
        at.send(id, text(&self.you(client)));
    }

    /// Tells one client everything about the game, from the ply it has seen.
    pub(super) fn tell_all_about(&self, id: ClientId, since: u32, at: &mut At<'_>) {
        let Some(client) = self.presence.client(id) else { return };
        let Some(live) = self.live() else { return };
        let shown = self.shown(live);
        for viewer in self.viewers(client) {
            let frame = live.frame(viewer, since, client.previews);
            at.show(id, self.frame_message(client.feed, viewer, &frame, at.now), &shown);
        }
    }

    fn shown(&self, live: &dyn LiveGame) -> Arc<Shown> {
        Arc::new(Shown { game: self.lobby.row().game_id.clone().unwrap_or_default(), ply: live.ply() })
    }

    /// Tells everybody everything, from a ply on.
    pub(super) fn tell_everything(&self, since: u32, at: &mut At<'_>) {
        for client in self.presence.clients() {
            self.tell_all_about(client.id, since, at);
        }
    }

    /// Everybody gets the present frame: who looks through whose eyes may have changed.
    pub(super) fn tell_present(&self, at: &mut At<'_>) {
        let ply = self.live().map_or(0, LiveGame::ply);
        self.tell_everything(ply, at);
    }

    /// Tells everybody what has just happened; each viewer's frame is written once.
    pub(super) fn tell_update(&self, at: &mut At<'_>) {
        let Some(live) = self.live() else { return };
        let shown = self.shown(live);
        let mut known: Vec<((Viewer, Feed, Previews), Text)> = Vec::new();
        for client in self.presence.clients() {
            for viewer in self.viewers(client) {
                let asks = (viewer, client.feed, client.previews);
                let written =
                    known.iter().find(|(asked, _)| *asked == asks).map(|(_, text)| Text::clone(text));
                let message = written.unwrap_or_else(|| {
                    let frame = live.update_frame(viewer, client.previews);
                    let message = self.frame_message(client.feed, viewer, &frame, at.now);
                    known.push((asks, Text::clone(&message)));
                    message
                });
                at.show(client.id, message, &shown);
            }
        }
    }

    /// Sends a message to all sockets.
    pub(super) fn tell(&self, message: &ServerMessage, at: &mut At<'_>) {
        let message = text(message);
        for client in self.sockets() {
            at.send(client.id, Text::clone(&message));
        }
    }

    fn sockets(&self) -> impl Iterator<Item = &Client> {
        self.presence.clients().iter().filter(|client| client.feed != Feed::Stream)
    }

    /// Whose eyes a client looks through: those of its seats, or the public's.
    fn viewers(&self, client: &Client) -> Vec<Viewer> {
        // After a game a table may get more seats than were played on.
        let n_seats = self.live().map_or(0, LiveGame::n_seats);
        let seats: Vec<usize> = self.seats_of(client).into_iter().filter(|seat| *seat < n_seats).collect();
        if seats.is_empty() {
            return vec![Viewer::Public];
        }
        seats.into_iter().map(|seat| Viewer::Seat(Seat::new(seat))).collect()
    }

    /// The seats that a client plays on: none, if it only looks on.
    pub(super) fn seats_of(&self, client: &Client) -> Vec<usize> {
        match client.feed {
            Feed::Watch => Vec::new(),
            Feed::Socket | Feed::Stream => self.lobby.row().seats_of(&client.guest),
        }
    }

    /// A frame with what goes around it.
    fn frame_message(&self, feed: Feed, viewer: Viewer, frame: &RawValue, now: Millis) -> Text {
        let to_act = self.live().and_then(LiveGame::to_act);
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let message = FrameMessage {
            game: self.lobby.row().game_id.clone().unwrap_or_default(),
            seat: seat.map(number),
            to_act: to_act.map(number),
            clock: self.clock_left_ms(now).map(|left_ms| Clock { left_ms }),
            frame,
        };
        match feed {
            Feed::Socket | Feed::Watch => written(&ServerMessage::Frame(message)),
            Feed::Stream if to_act.is_some_and(|seat| viewer.is(seat)) => {
                written(&StreamLine::YourTurn(message))
            }
            Feed::Stream => written(&StreamLine::Event(message)),
        }
    }
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}
