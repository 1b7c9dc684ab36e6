use serde::{Deserialize, Serialize};
use wormery_protocol::Color;
use wormery_table::Previews;

/// The number of a client of a room.
pub type ClientId = u64;

/// A connection to a table.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) id: ClientId,
    pub(crate) guest: String,
    pub(crate) name: String,
    pub(crate) color: Color,
    pub(crate) feed: Feed,
    pub(crate) previews: Previews,
    /// A bot had the seat when the client came, and it was not told so yet.
    pub(crate) was_away: bool,
}

/// What a connection is told, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Feed {
    /// Everything, over a socket; whoever opens one sits down if a seat is free.
    Socket,
    /// What the public sees, over a socket, for those who only want to look; whoever they are.
    Watch,
    /// The frames of a game as lines, for programs that play, until it is over.
    Stream,
}

/// What a connection asks for when it is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wants {
    /// The ply that the client has seen.
    pub since: u32,
    /// Of which game, if that is known.
    pub game: Option<String>,
    /// Whether it wants to know what each action brings about.
    pub previews: Previews,
}

impl Wants {
    /// As the address says: `previews=0` is for programs and slow lines.
    pub fn of(since: u32, previews: Option<u8>) -> Self {
        let previews = if previews == Some(0) { Previews::Without } else { Previews::With };
        Self { since, game: None, previews }
    }
}
