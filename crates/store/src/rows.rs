//! What goes into the store and what comes out of it.

use std::sync::Arc;

/// A game that begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The id, made by the caller.
    pub id: String,
    /// The code of the table where it is played.
    pub table: String,
    /// The name of the rules.
    pub game: String,
    /// Anything else to keep.
    pub body: String,
    /// When it began.
    pub created_ms: i64,
    /// Seats and the guests who sit there.
    pub players: Vec<(u8, String)>,
    /// The events so far, from ply 0 on.
    pub events: Vec<Arc<str>>,
}

/// Events to be added to a game, all or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The id of the game.
    pub game: String,
    /// The ply of the first event, which is the number of events stored.
    pub from: u32,
    /// The events in order.
    pub events: Vec<Arc<str>>,
    /// How the game ended, if it did with these events.
    pub ending: Option<Ending>,
    /// The epoch with which a server has the table, where several share the database.
    pub epoch: Option<i64>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// When it ended.
    pub ended_ms: i64,
    /// How it ended.
    pub result: String,
    /// What replaces the body of the game, if anything.
    pub body: Option<String>,
    /// What each seat won of the game, in parts of [`Ending::WHOLE`]; nothing if it was given up.
    pub shares: Vec<u32>,
    /// The seats of which is known that their program did not play against strangers: the game does not count for it.
    pub uncounted: Vec<u8>,
}

impl Ending {
    /// A whole win: up to seven can divide it.
    pub const WHOLE: u32 = 420;
}

/// A stored game without its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// The id.
    pub id: String,
    /// The code of the table where it is played.
    pub table: String,
    /// The name of the rules.
    pub game: String,
    /// Anything else that was kept.
    pub body: String,
    /// When it began.
    pub created_ms: i64,
    /// When it ended, if it did.
    pub ended_ms: Option<i64>,
    /// How it ended, if it did.
    pub result: Option<String>,
    /// The number of events stored.
    pub ply: u32,
}

impl GameRow {
    /// The place of this row in a list, newest first.
    pub fn cursor(&self) -> Cursor {
        Cursor { created_ms: self.created_ms, id: self.id.clone() }
    }
}

/// The last row of a page: the next page begins after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// When the game began.
    pub created_ms: i64,
    /// The id, for games that began at the same time.
    pub id: String,
}

impl Cursor {
    /// Before the first row of all.
    pub(crate) const LATEST: Self = Self { created_ms: i64::MAX, id: String::new() };
}

/// Some rows of a list, and those between them that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page<T> {
    /// The rows.
    pub rows: Vec<T>,
    /// Where those are that cannot be read.
    pub unread: Vec<Cursor>,
    /// Where the next page begins; nothing when there are no more rows.
    pub next: Option<Cursor>,
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// The seat.
    pub seat: u8,
    /// The guest; `None` once the guest is deleted.
    pub guest: Option<String>,
    /// Whether the guest is a program that plays.
    pub robot: bool,
}

/// How the games of a program ended, by the same rules and with people or without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TallyRow {
    /// The program.
    pub guest: String,
    /// The guest who runs it.
    pub owner: Option<String>,
    /// The name to show.
    pub name: String,
    /// The color to show it in.
    pub color: String,
    /// The name of the rules.
    pub game: String,
    /// Whether people played too.
    pub people: bool,
    /// How many games it has finished.
    pub games: u32,
    /// How many it has won, alone or with others.
    pub wins: u32,
    /// What it won of them, in parts of [`Ending::WHOLE`].
    pub share: i64,
    /// What somebody as good as the others would have won.
    pub fair: i64,
    /// When the last one ended.
    pub last_ms: i64,
}

/// A table: its lobby and its settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The code, made by the caller.
    pub code: String,
    /// 1 for a new table, and one more with each change.
    pub version: u32,
    /// Whether it is closed for good.
    pub closed: bool,
    /// Anything else to keep.
    pub body: String,
    /// When it was last changed.
    pub changed_ms: i64,
    /// Whether the lobby shows it.
    pub public: bool,
    /// The word for where it stands: `open`, `starting`, `playing`, `over` or `closed`.
    pub state: String,
    /// The guest who may change its settings.
    pub host: String,
    /// When something is due there: a clock, a bot, somebody who is away.
    pub due_ms: Option<i64>,
    /// The guests who have a seat, for [`Store::tables_of`](crate::Store::tables_of); `None` leaves those that are stored.
    /// It is never read back.
    pub guests: Option<Vec<String>>,
}

/// Which server runs a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnerRow {
    /// The server; empty when it has let the table go.
    pub node: String,
    /// How often the table was taken.
    pub epoch: i64,
}

/// A guest: someone who plays, or a bot that someone runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestRow {
    /// The id, made by the caller.
    pub id: String,
    /// A person or a bot.
    pub kind: GuestKind,
    /// The guest who runs the bot.
    pub owner: Option<String>,
    /// The name to show.
    pub name: String,
    /// The color to show it in.
    pub color: String,
    /// When the guest first came.
    pub created_ms: i64,
    /// When the guest was last here.
    pub seen_ms: i64,
}

/// A person or a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuestKind {
    /// A person at a device.
    Guest,
    /// A program that plays through the interface for bots.
    Bot,
}

impl GuestKind {
    /// Returns the word that is stored.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Guest => "guest",
            Self::Bot => "bot",
        }
    }
}

impl TryFrom<String> for GuestKind {
    type Error = UnknownKind;

    fn try_from(word: String) -> Result<Self, UnknownKind> {
        match word.as_str() {
            "guest" => Ok(Self::Guest),
            "bot" => Ok(Self::Bot),
            _ => Err(UnknownKind(word)),
        }
    }
}

/// A word that names no kind of guest.
#[derive(Debug, thiserror::Error)]
#[error("there is no kind of guest called {0}")]
pub struct UnknownKind(String);
