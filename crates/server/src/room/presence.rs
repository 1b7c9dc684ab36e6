use std::sync::Arc;
use std::time::Instant;

use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wormery_protocol::{Color, Problem, ServerMessage, TableState};
use wormery_table::Previews;

use super::{Room, RoomState, SeatRow};
use crate::guest::Guest;

/// A connection to a table.
pub(crate) struct Client {
    pub(super) id: u64,
    pub(crate) guest: String,
    pub(super) name: String,
    pub(super) color: Color,
    pub(super) feed: Feed,
    pub(super) previews: Previews,
    pub(super) queue: mpsc::Sender<Utf8Bytes>,
}

/// What a connection is told, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Feed {
    /// Everything, over a socket; whoever opens one sits down if a seat is free.
    Socket,
    /// The same, for those who only want to look.
    Watch,
    /// The frames of a game as lines, for programs that play.
    Stream,
}

/// What a connection asks for when it is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wants {
    /// The ply that the client has seen.
    pub(crate) since: u32,
    /// Whether it wants to know what each action brings about.
    pub(crate) previews: Previews,
}

impl Wants {
    /// As the address says: `previews=0` is for programs and slow lines.
    pub(crate) fn of(since: u32, previews: Option<u8>) -> Self {
        let previews = if previews == Some(0) { Previews::Without } else { Previews::With };
        Self { since, previews }
    }
}

/// How many messages may wait for a client that does not read.
const QUEUE: usize = 64;

impl Room {
    /// Connects a guest: whoever was away is back, and gets everything since the ply he has seen.
    pub(crate) async fn connect(
        self: &Arc<Self>,
        guest: &Guest,
        feed: Feed,
        wants: Wants,
    ) -> Result<(u64, mpsc::Receiver<Utf8Bytes>), Problem> {
        let mut state = self.lock().await;
        let (queue, messages) = mpsc::channel(QUEUE);
        let id = state.next_client;
        state.next_client += 1;
        state.clients.push(Client {
            id,
            guest: guest.id.clone(),
            name: guest.name.clone(),
            color: guest.color,
            feed,
            previews: wants.previews,
            queue,
        });
        state.touched = Instant::now();
        state.absence.end(&guest.id);
        Self::come_back(&mut state, &guest.id);
        if feed == Feed::Socket {
            self.sit_down_if_free(&mut state, guest).await;
        }
        self.set_timer(&mut state);
        self.tell_table(&mut state);
        self.tell_all_about(&mut state, id, wants.since);
        self.begin_if_waiting(&mut state);
        Ok((id, messages))
    }

    /// Disconnects a client; if it was the last one of its guest, a bot takes over after a while.
    ///
    /// A client that was too slow is not among the clients any more, but its guest has left all the same.
    pub(crate) async fn disconnect(self: &Arc<Self>, id: u64, guest: &Guest) {
        let mut state = self.lock().await;
        state.clients.retain(|client| client.id != id);
        state.touched = Instant::now();
        self.left(&mut state, &guest.id);
        if state.is_empty() {
            state.shrink();
        }
    }

    /// Tells the others that a client is gone, and waits for it to come back.
    pub(super) fn left(self: &Arc<Self>, state: &mut RoomState, guest: &str) {
        if state.is_here(guest) {
            return;
        }
        self.tell_table(state);
        if state.row.state == TableState::Playing && !state.row.seats_of(guest).is_empty() {
            self.wait_for(state, guest);
        }
    }

    /// Gives a guest his seats back from the bot.
    pub(super) fn come_back(state: &mut RoomState, guest: &str) -> bool {
        let mut was_away = false;
        for seat in state.row.seats_of(guest) {
            was_away |= state.away.remove(seat);
        }
        was_away
    }

    /// Seats somebody who opens the link, if a seat is free and the game has not begun.
    async fn sit_down_if_free(&self, state: &mut RoomState, guest: &Guest) {
        let is_waiting = state.row.state == TableState::Open && state.starting.is_none();
        if !is_waiting || !state.row.seats_of(&guest.id).is_empty() {
            return;
        }
        let Some(free) = state.row.seats.iter().position(|seat| *seat == SeatRow::Open) else { return };
        let mut row = state.row.clone();
        row.seats[free] = guest.on_seat();
        // Whoever cannot be seated just now watches, and can sit down by hand.
        let _ = self.put(state, row).await;
    }

    /// The game begins as soon as the one who asked for it is there.
    fn begin_if_waiting(self: &Arc<Self>, state: &mut RoomState) {
        if state.row.begins_at_once && state.row.state == TableState::Open && state.starting.is_none() {
            self.begin(state);
        }
    }
}

impl RoomState {
    /// Whether a device of a guest is connected.
    pub(super) fn is_here(&self, guest: &str) -> bool {
        self.clients.iter().any(|client| client.guest == guest)
    }

    /// A guest with the name and color of now: a socket knows those that he had when it was opened.
    pub(super) fn as_named_now(&self, guest: &Guest) -> Guest {
        let client = self.clients.iter().find(|client| client.guest == guest.id);
        let (name, color) = client.map_or((&guest.name, guest.color), |client| (&client.name, client.color));
        Guest { name: name.clone(), color, ..guest.clone() }
    }

    /// Gives back memory that is not needed while nobody is connected.
    pub(super) fn shrink(&mut self) {
        self.clients.shrink_to_fit();
        self.absence.shrink();
        if let Some(live) = &mut self.live {
            live.shrink();
        }
    }

    /// Whether nobody is connected.
    pub(crate) fn is_empty(&self) -> bool {
        self.clients.is_empty()
    }

    /// How long nothing has happened here.
    pub(crate) fn idle(&self) -> std::time::Duration {
        self.touched.elapsed()
    }

    /// Whether a game is being played.
    pub(crate) fn is_playing(&self) -> bool {
        self.row.state == TableState::Playing
    }

    /// The id of the game that is played or was played last.
    pub(crate) fn game(&self) -> Option<&str> {
        self.row.game_id.as_deref()
    }

    /// Changes the name and color of a guest wherever he sits.
    pub(super) fn renamed(&self, guest: &Guest) -> Option<super::RoomRow> {
        let mut row = self.row.clone();
        for seat in &mut row.seats {
            if let SeatRow::Person { guest: sits, name, color, local: false, .. } = seat
                && *sits == guest.id
            {
                (*name, *color) = (guest.name.clone(), guest.color);
            }
        }
        (row != self.row).then_some(row)
    }
}

impl Room {
    /// Tells everybody the new name and color of a guest.
    pub(crate) async fn rename(&self, guest: &Guest) {
        let mut state = self.lock().await;
        for client in state.clients.iter_mut().filter(|client| client.guest == guest.id) {
            (client.name, client.color) = (guest.name.clone(), guest.color);
        }
        let row = state.renamed(guest);
        let is_seated = row.is_some();
        if let Some(row) = row
            && self.put(&mut state, row).await.is_err()
        {
            return;
        }
        if is_seated || state.is_here(&guest.id) {
            self.tell_table(&mut state);
        }
    }

    /// Takes the seats of a guest who wants to be forgotten, and lets his sockets go.
    pub(crate) async fn forget(self: &Arc<Self>, guest: &Guest) -> Result<(), Problem> {
        let mut state = self.lock().await;
        let was_here = state.is_here(&guest.id);
        state.clients.retain(|client| client.guest != guest.id);
        if !state.row.seats_of(&guest.id).is_empty() {
            self.stand(&mut state, guest, None).await?;
        } else if was_here {
            self.tell_table(&mut state);
        }
        if state.row.host == guest.id {
            // Nobody is left to run the table.
            let row = state.row.clone().without(&guest.id);
            self.put(&mut state, row).await?;
        }
        Ok(())
    }

    /// Tells everybody that the server is about to restart, and lets them go.
    pub(crate) async fn tell_restart(&self) {
        let mut state = self.lock().await;
        let text = super::tell::text(&ServerMessage::Restart {});
        for client in state.clients.drain(..) {
            if client.feed != Feed::Stream {
                let _ = client.queue.try_send(text.clone());
            }
        }
    }
}
