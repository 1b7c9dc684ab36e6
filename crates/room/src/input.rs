use std::sync::Arc;

use serde_json::Value;
use wormery_core::Seat;
use wormery_fair::Salt;
use wormery_protocol::{Answer, Command, Problem};

use crate::{ClientId, Count, Feed, Guest, NextGame, Output, Shown, Snapshot, StoreFault, Text, Wants};

/// Milliseconds since 1970, by a clock that never goes back.
pub type Millis = i64;

/// The number of a question that gets an answer.
pub type Ask = u64;

/// What comes to a room.
#[derive(Clone, Debug)]
pub enum Input {
    /// A guest wants something.
    Command {
        /// Who waits for the answer.
        ask: Ask,
        /// Who wants it.
        guest: Guest,
        /// What.
        command: Command,
    },
    /// A client has connected.
    Connect {
        /// Its number, which no other client of the room ever had.
        client: ClientId,
        /// Whose it is.
        guest: Guest,
        /// What it is told, and how.
        feed: Feed,
        /// What it asks for.
        wants: Wants,
    },
    /// A client is gone, or was too slow and is cut off.
    Disconnect {
        /// Its number.
        client: ClientId,
    },
    /// The game begins without anybody being connected; answered when it has begun.
    Begin {
        /// Who waits for the answer.
        ask: Ask,
    },
    /// A guest has another name or color.
    Rename {
        /// Who waits for the answer.
        ask: Ask,
        /// The guest as he is called now.
        guest: Guest,
    },
    /// A guest wants to be forgotten: his seats are freed and his clients let go.
    Forget {
        /// Who waits for the answer.
        ask: Ask,
        /// The guest.
        guest: Guest,
    },
    /// Nobody has touched the table for long: it is closed, unless somebody is connected.
    Close {
        /// Who waits for the answer.
        ask: Ask,
    },
    /// Somebody knows more of the game than the room: another server has stored something after the room was read.
    Refresh {
        /// Who waits until the room has read what is stored.
        ask: Ask,
    },
    /// Somebody wants to know when nothing is under way any more.
    Settle {
        /// Who waits for the answer.
        ask: Ask,
    },
    /// The server is about to stop: everybody is told and let go.
    Stop,
    /// The store has done what it was asked to do, or not.
    Stored(Result<(), StoreFault>),
    /// What the store has of the table; nothing if it does not answer.
    Read(Option<Box<Snapshot>>),
    /// The store has the table no more.
    Gone,
    /// A bot has thought; nothing if it could not.
    Thought {
        /// The decision.
        ply: u32,
        /// For whom.
        seat: Seat,
        /// What it does.
        action: Option<Value>,
    },
    /// The time for which the room asked has come, or another one.
    Wake,
}

/// When something comes to a room, and where its luck comes from.
pub struct Moment<'a> {
    /// The time.
    pub now: Millis,
    /// What must be drawn by chance.
    pub draw: &'a mut dyn Draw,
}

/// What a room needs of chance.
pub trait Draw {
    /// A game that was not yet: an id that nobody has, and a secret for its dice.
    fn next_game(&mut self) -> NextGame;
    /// A seed for a bot's luck.
    fn seed(&mut self) -> u64;
    /// What hides a name in the proof of a game.
    fn salt(&mut self) -> Salt;
}

/// A step under way: when it happens, and what is to be done.
pub(crate) struct At<'a> {
    pub(crate) now: Millis,
    pub(crate) draw: &'a mut dyn Draw,
    pub(crate) out: Vec<Output>,
}

impl<'a> At<'a> {
    pub(crate) fn new(moment: Moment<'a>) -> Self {
        let Moment { now, draw } = moment;
        Self { now, draw, out: Vec::new() }
    }

    pub(crate) fn answer(&mut self, ask: Ask, answer: Result<Answer, Problem>) {
        self.out.push(Output::Answer(ask, answer));
    }

    pub(crate) fn send(&mut self, client: ClientId, text: Text) {
        self.out.push(Output::Send(client, text, None));
    }

    pub(crate) fn show(&mut self, client: ClientId, frame: Text, shown: &Arc<Shown>) {
        self.out.push(Output::Send(client, frame, Some(Arc::clone(shown))));
    }

    /// Lets clients go.
    pub(crate) fn cut(&mut self, clients: impl IntoIterator<Item = ClientId>, code: u16) {
        self.out.extend(clients.into_iter().map(|client| Output::Cut(client, code)));
    }

    pub(crate) fn count(&mut self, what: Count) {
        self.out.push(Output::Count(what));
    }

    pub(crate) fn complain(&mut self, what: impl Into<String>) {
        self.out.push(Output::Complain(what.into()));
    }
}
