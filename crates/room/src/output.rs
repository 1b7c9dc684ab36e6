use std::sync::Arc;

use wormery_protocol::{Answer, Problem};

use crate::{Ask, ClientId, Thought, Write};

/// A message as it goes out; many clients get the same one.
pub type Text = Arc<str>;

/// What a frame shows, for those who pass it on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The game.
    pub game: String,
    /// The ply.
    pub ply: u32,
}

/// What a room wants to be done, in this order.
#[derive(Debug)]
pub enum Output {
    /// Store this, and say what came of it.
    Store(Write),
    /// Read what is stored of the table, and say what that is.
    Read,
    /// Send a message to a client, and what it shows if it is a frame.
    Send(ClientId, Text, Option<Arc<Shown>>),
    /// Let a client go, once it has been sent everything; with the code that says why.
    Cut(ClientId, u16),
    /// Answer a question.
    Answer(Ask, Result<Answer, Problem>),
    /// Let a bot think, and say what it does.
    Think(Box<Thought>),
    /// Review a game that has just ended.
    Review(String),
    /// Count something.
    Count(Count),
    /// Something for the log that somebody should look at.
    Complain(String),
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// An action of a person or a program.
    Move,
    /// An action of one of our bots.
    BotMove,
    /// A game that began.
    Began,
    /// A game that ended.
    Ended,
    /// Something that could not be stored.
    StoreFailure,
}
