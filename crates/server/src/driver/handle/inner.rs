use std::net::IpAddr;

use tokio::sync::{mpsc, oneshot};
use wormery_protocol::{Answer, Problem};
use wormery_room::{Ask, ClientId, Room, Write};

use super::Letter;
use crate::driver::strangers::Strangers;
use crate::driver::thinkers::Owner;
use crate::driver::timers;

/// What is behind the lock of a handle.
pub(super) struct Inner {
    pub(super) room: Room,
    pub(super) clients: Vec<Client>,
    pub(super) asks: Vec<(Ask, oneshot::Sender<Result<Answer, Problem>>)>,
    pub(super) next_number: u64,
    pub(super) alarm: Option<timers::Alarm>,
    pub(super) is_put_away: bool,
    /// From where the host was last seen.
    pub(super) network: Option<IpAddr>,
    /// From where the others were.
    pub(super) strangers: Strangers,
}

/// A client, and what waits for it.
pub(super) struct Client {
    pub(super) id: ClientId,
    pub(super) queue: mpsc::Sender<Letter>,
    pub(super) edge: Edge,
}

/// Where the socket of a client is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Edge {
    /// At this server.
    Own,
    /// At another one, which passes on what is told.
    Another,
}

impl Inner {
    pub(super) fn number(&mut self) -> u64 {
        self.next_number += 1;
        self.next_number
    }

    pub(super) fn forget(&mut self, client: ClientId) {
        self.clients.retain(|known| known.id != client);
    }

    /// Somebody was seen: if he runs the table, its bots think in the turns of his network.
    pub(super) fn seen(&mut self, guest: &str, from: IpAddr) {
        if self.room.row().host == guest {
            self.network = Some(from);
        }
        self.strangers.seen(guest, from, self.room.row());
    }

    /// For which seats it does not count what is stored now.
    pub(super) fn uncounted(&mut self, write: &Write) -> Vec<u8> {
        match write {
            Write::Create(game) => self.strangers.begin(&game.players),
            Write::Append { ending: Some(_), .. } => {
                return self.strangers.not_among_them(self.room.row());
            }
            Write::Row { .. } | Write::Append { .. } => {}
        }
        Vec::new()
    }

    pub(super) fn owner(&self) -> Owner {
        Owner { network: self.network, host: self.room.row().host.clone() }
    }

    /// Puts a letter into a client's queue; whether it had room, or nobody is there any more.
    pub(super) fn send(&mut self, client: ClientId, letter: Letter) -> bool {
        let found = self.clients.iter().find(|known| known.id == client);
        found.is_none_or(|known| known.queue.try_send(letter).is_ok())
    }

    pub(super) fn answer(&mut self, ask: Ask, answer: Result<Answer, Problem>) {
        if let Some(place) = self.asks.iter().position(|(known, _)| *known == ask) {
            // Whoever has gone meanwhile needs no answer.
            let _ = self.asks.swap_remove(place).1.send(answer);
            self.asks.shrink_to(1);
        }
    }
}
