use serde::Serialize;
use serde_json::value::RawValue;
use wormery_core::{Seat, Viewer};
use wormery_protocol::{Clock, FrameMessage, ServerMessage, StreamLine};
use wormery_table::Previews;

use crate::client::Client;
use crate::input::At;
use crate::live::Changed;
use crate::{ClientId, Feed, LiveGame, Millis, Room, Text};

/// Why a client is let go, by the numbers of docs/protocol.md.
pub(crate) const RESTART: u16 = 4000;
pub(crate) const CLOSED: u16 = 4001;
pub(crate) const SENT_AWAY: u16 = 4003;

/// A message as text.
pub(crate) fn text(message: &ServerMessage) -> Text {
    written(message)
}

fn written(message: &impl Serialize) -> Text {
    serde_json::to_string(message).expect("a message has nothing that JSON cannot write").into()
}

impl Room {
    /// Tells everybody what the table looks like now, and each who he is.
    pub(crate) fn tell_table(&mut self, at: &mut At<'_>) {
        if self.clients.is_empty() {
            return;
        }
        let table = text(&ServerMessage::Table { table: Box::new(self.info()) });
        for client in self.sockets() {
            at.send(client.id, Text::clone(&table));
            at.send(client.id, text(&self.you(client)));
        }
    }

    /// Tells one client what the table looks like now, and who he is.
    pub(crate) fn tell_table_to(&self, id: ClientId, at: &mut At<'_>) {
        let Some(client) = self.sockets().find(|client| client.id == id) else { return };
        at.send(id, text(&ServerMessage::Table { table: Box::new(self.info()) }));
        at.send(id, text(&self.you(client)));
    }

    /// Tells one client everything about the game, from the ply it has seen.
    pub(crate) fn tell_all_about(&self, id: ClientId, since: u32, at: &mut At<'_>) {
        let Some(client) = self.clients.iter().find(|client| client.id == id) else { return };
        let Some(live) = self.live() else { return };
        for viewer in self.viewers(client) {
            let frame = live.frame(viewer, since, client.previews);
            at.send(id, self.frame_message(client.feed, viewer, &frame, at.now));
        }
    }

    /// Tells everybody everything, from a ply on.
    pub(crate) fn tell_everything(&self, since: u32, at: &mut At<'_>) {
        for client in &self.clients {
            self.tell_all_about(client.id, since, at);
        }
    }

    /// Everybody gets the present frame: who looks through whose eyes may have changed.
    pub(crate) fn tell_present(&self, at: &mut At<'_>) {
        let ply = self.live().map_or(0, super::live::LiveGame::ply);
        self.tell_everything(ply, at);
    }

    /// Tells everybody what has just happened; each viewer's frame is written once.
    pub(crate) fn tell_update(&self, changed: &Changed, at: &mut At<'_>) {
        let Some(live) = self.live() else { return };
        let mut known: Vec<((Viewer, Feed, Previews), Text)> = Vec::new();
        for client in &self.clients {
            for viewer in self.viewers(client) {
                let asks = (viewer, client.feed, client.previews);
                let written =
                    known.iter().find(|(asked, _)| *asked == asks).map(|(_, text)| Text::clone(text));
                let message = written.unwrap_or_else(|| {
                    let frame = live.update_frame(viewer, changed, client.previews);
                    let message = self.frame_message(client.feed, viewer, &frame, at.now);
                    known.push((asks, Text::clone(&message)));
                    message
                });
                at.send(client.id, message);
            }
        }
    }

    /// Sends a message to all sockets.
    pub(crate) fn tell(&self, message: &ServerMessage, at: &mut At<'_>) {
        let message = text(message);
        for client in self.sockets() {
            at.send(client.id, Text::clone(&message));
        }
    }

    fn sockets(&self) -> impl Iterator<Item = &Client> {
        self.clients.iter().filter(|client| client.feed != Feed::Stream)
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
    pub(crate) fn seats_of(&self, client: &Client) -> Vec<usize> {
        match client.feed {
            Feed::Watch => Vec::new(),
            Feed::Socket | Feed::Stream => self.row.seats_of(&client.guest),
        }
    }

    /// A frame with what goes around it.
    fn frame_message(&self, feed: Feed, viewer: Viewer, frame: &RawValue, now: Millis) -> Text {
        let to_act = self.live().and_then(super::live::LiveGame::to_act);
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let message = FrameMessage {
            game: self.row.game_id.clone().unwrap_or_default(),
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
