use serde::Serialize;
use serde_json::value::RawValue;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wormery_core::{Seat, Viewer};
use wormery_protocol::{Clock, FrameMessage, ServerMessage, StreamLine};
use wormery_table::Previews;

use super::{Client, Feed, Room, RoomState};
use crate::limits::locked;

/// A message as text.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    written(message)
}

fn written(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message has nothing that JSON cannot write").into()
}

impl Room {
    /// Tells everybody what the table looks like now, and each who he is.
    pub(super) fn tell_table(&self, state: &mut RoomState) {
        *locked(&self.summary) = state.summary(&self.code);
        let table = text(&ServerMessage::Table { table: Box::new(state.info(&self.code)) });
        let messages = state.clients.iter().filter(|client| client.feed != Feed::Stream);
        let messages: Vec<_> =
            messages.map(|client| (client.id, [table.clone(), text(&state.you(client))])).collect();
        for (id, pair) in messages {
            for message in pair {
                self.send(state, id, message);
            }
        }
    }

    /// Tells one client everything about the game, from the ply it has seen.
    pub(super) fn tell_all_about(&self, state: &mut RoomState, id: u64, since: u32) {
        let Some(client) = state.clients.iter().find(|client| client.id == id) else { return };
        let Some(live) = &state.live else { return };
        let frames: Vec<_> = state
            .viewers(client)
            .into_iter()
            .map(|viewer| {
                state.frame_message(client.feed, viewer, &live.frame(viewer, since, client.previews))
            })
            .collect();
        for frame in frames {
            self.send(state, id, frame);
        }
    }

    /// Tells everybody what has just happened; each viewer's frame is written once.
    pub(super) fn tell_update(&self, state: &mut RoomState) {
        let Some(live) = &state.live else { return };
        let mut written: Vec<((Viewer, Feed, Previews), Utf8Bytes)> = Vec::new();
        let mut letters = Vec::new();
        for client in &state.clients {
            for viewer in state.viewers(client) {
                let asks = (viewer, client.feed, client.previews);
                if let Some((_, message)) = written.iter().find(|(asked, _)| *asked == asks) {
                    letters.push((client.id, message.clone()));
                    continue;
                }
                let frame = live.update_frame(viewer, client.previews);
                let message = state.frame_message(client.feed, viewer, &frame);
                letters.push((client.id, message.clone()));
                written.push((asks, message));
            }
        }
        for (id, message) in letters {
            self.send(state, id, message);
        }
        if let Some(live) = &mut state.live {
            live.told();
        }
    }

    /// Sends a message to all sockets.
    pub(super) fn tell(&self, state: &mut RoomState, message: &ServerMessage) {
        let message = text(message);
        let sockets = state.clients.iter().filter(|client| client.feed != Feed::Stream);
        let ids: Vec<u64> = sockets.map(|client| client.id).collect();
        for id in ids {
            self.send(state, id, message.clone());
        }
    }

    /// Puts a message into a client's queue; one that does not read is cut off and can come back.
    pub(super) fn send(&self, state: &mut RoomState, id: u64, message: Utf8Bytes) {
        let Some(place) = state.clients.iter().position(|client| client.id == id) else { return };
        if state.clients[place].queue.try_send(message).is_err() {
            state.clients.remove(place);
            if let Ok(app) = self.app() {
                app.metrics.slow_clients.add();
            }
        }
    }
}

impl RoomState {
    /// Whose eyes a client looks through: those of its seats, or the public's.
    pub(super) fn viewers(&self, client: &Client) -> Vec<Viewer> {
        let seats = self.row.seats_of(&client.guest);
        if seats.is_empty() {
            return vec![Viewer::Public];
        }
        seats.into_iter().map(|seat| Viewer::Seat(Seat::new(seat))).collect()
    }

    /// A frame with what goes around it.
    pub(super) fn frame_message(&self, feed: Feed, viewer: Viewer, frame: &RawValue) -> Utf8Bytes {
        let to_act = self.live.as_ref().and_then(|live| live.to_act());
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let message = FrameMessage {
            game: self.row.game_id.clone().unwrap_or_default(),
            seat: seat.map(number),
            to_act: to_act.map(number),
            clock: self.clock_left_ms().map(|left_ms| Clock { left_ms }),
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
