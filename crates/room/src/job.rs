use std::sync::Arc;

use wormery_fair::Digest;
use wormery_protocol::{Answer, ResultRow};

use crate::input::At;
use crate::live::LiveGame;
use crate::{Ask, ClientId, Input, RoomRow, Snapshot};

/// What is to be stored, all of it or nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// The row, if its version is the one after the stored one.
    Row {
        /// The row.
        row: Box<RoomRow>,
        /// Its version.
        version: u32,
    },
    /// A game with its first events.
    Create(Box<NewGame>),
    /// More events of a game, and perhaps its end.
    Append {
        /// The game.
        game: String,
        /// How many events are stored.
        from: u32,
        /// The events.
        lines: Vec<Arc<str>>,
        /// How it ended.
        ending: Option<Ending>,
    },
}

/// A game that begins.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// The id.
    pub id: String,
    /// The name of the rules.
    pub game: String,
    /// What is stored beside the events.
    pub body: String,
    /// Seats and the guests who sit there.
    pub players: Vec<(u8, String)>,
    /// The opening deal.
    pub lines: Vec<Arc<str>>,
    /// The version of the row by which it begins: with another one somebody else has begun it anew.
    pub version: u32,
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// How it ended; no rows for one that was given up.
    pub rows: Vec<ResultRow>,
    /// What it comes to; nothing for one that began by version 1 of the dice.
    pub digest: Option<Digest>,
}

/// Why something is not stored, as far as is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreFault {
    /// Somebody else was first.
    Conflict,
    /// What was to be changed is not there.
    Missing,
    /// It names these guests, who were forgotten.
    Forgotten(Vec<String>),
    /// The store refuses the text itself.
    Invalid,
    /// Nothing was stored; later it may work.
    Unavailable,
    /// It may be stored or not: the answer was lost.
    Unknown,
}

/// The one thing that a room is waiting for.
pub(crate) enum Work {
    /// Nothing.
    Idle,
    /// A write.
    Storing(Box<Job>),
    /// What is stored, before anything else; then it is known what became of a write, or it is judged again.
    Reading(Option<Box<Job>>),
    /// What is stored, now that nobody else can create the game of a start that was cut off.
    Fenced,
    /// What is stored, for clients that have seen more than the room has.
    Looking,
    /// The store did not answer: it is asked again at this time.
    Resting(crate::Millis),
}

/// Whether others can still create the game of a start that was cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fence {
    /// They can.
    Open,
    /// They cannot: the row was stored since.
    Shut,
}

/// A write that is under way.
pub(crate) struct Job {
    pub(crate) write: Write,
    pub(crate) then: Then,
    /// What it was begun for; judged again if somebody else was first.
    pub(crate) cause: Cause,
    /// What became of it, if it was not simply stored.
    pub(crate) miss: Miss,
}

/// What became of a write that was not simply stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Miss {
    /// Something else was stored before.
    Overtaken,
    /// Nobody knows: the answer was lost.
    Unknown,
}

impl Miss {
    /// How often it is judged again before it is refused; a store that says again that it does not know cannot write.
    pub(crate) fn n_tries(self) -> u8 {
        match self {
            Self::Overtaken => 3,
            Self::Unknown => 1,
        }
    }
}

/// Why something is stored.
#[derive(Clone, Debug)]
pub(crate) enum Cause {
    /// Nobody asked: it follows from what happened, and must be done.
    Own,
    /// Somebody asked, and waits for the answer.
    Asked(Box<Again>),
}

/// Something that may be judged again.
#[derive(Clone, Debug)]
pub(crate) struct Again {
    pub(crate) input: Input,
    pub(crate) n_tries: u8,
}

/// An action that is stored, and who waits for the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Acted {
    pub(crate) ask: Ask,
    /// The ply after it.
    pub(crate) ply: u32,
}

impl Acted {
    pub(crate) fn answer(self, at: &mut At<'_>) {
        at.answer(self.ask, Ok(Answer { cid: None, ply: Some(self.ply) }));
    }
}

/// What is done once it is stored.
pub(crate) enum Then {
    /// The row is the row.
    Seat,
    /// The row is the row, and the game is about to begin.
    Begin,
    /// Nobody else can create the game of a start that was cut off any more: now it is known whether somebody has.
    Fence,
    /// The same for a start that was cut off: with a new secret, because shares for the old one may have been seen.
    BeginAgain,
    /// The action happens.
    Happen,
    /// The game is there; the row is to say so.
    Play(Box<dyn LiveGame>),
    /// The row says so: it is played.
    Played(Box<dyn LiveGame>),
    /// The row says that the game is over; so now somebody may be told that he has acted.
    End(Option<Acted>),
    /// The game was given up; the row is to be closed.
    GiveUp,
    /// The table is closed.
    Close,
}

impl Write {
    /// Whether this very row is what is stored: its answer was lost.
    pub(crate) fn is_row_of(&self, snapshot: &Snapshot) -> bool {
        matches!(self, Self::Row { row, version } if *version == snapshot.version && **row == snapshot.row)
    }
}

impl Cause {
    /// Who waits for the answer.
    pub(crate) fn ask(&self) -> Option<Ask> {
        match self {
            Self::Own => None,
            Self::Asked(again) => again.input.ask(),
        }
    }
}

impl Input {
    /// The client that has connected.
    pub(crate) fn client(&self) -> Option<ClientId> {
        match self {
            Self::Connect { client, .. } => Some(*client),
            _ => None,
        }
    }

    /// Who waits for an answer.
    pub fn ask(&self) -> Option<Ask> {
        match self {
            Self::Command { ask, .. }
            | Self::Begin { ask }
            | Self::Rename { ask, .. }
            | Self::Forget { ask, .. }
            | Self::Close { ask }
            | Self::Refresh { ask }
            | Self::Settle { ask } => Some(*ask),
            _ => None,
        }
    }
}
