//! Games, tables and guests kept as text, in SQLite or PostgreSQL.
//!
//! The store knows no game. A [`Store`] is opened from an address and answers the same on both databases. A
//! game is a row and its events, numbered by ply; the primary key (game, ply) is the only lock, so that many
//! tasks, and with PostgreSQL many processes, may try to append and exactly one wins. What was answered with
//! `Ok` is on the disk. SQLite has one writer, which commits whatever has queued up meanwhile as one group.
//!
//! Times are milliseconds since 1970 and ids are text; the caller makes both.

mod columns;
mod days;
mod error;
mod kept;
mod migrations;
mod page;
mod postgres;
mod rows;
mod session;
mod sql;
mod sqlite;
mod store;
mod write;

pub use days::{BestRow, DayRow};
pub use error::{AppendError, StoreError};
pub use kept::{KeptRow, MostKept, Taking};
pub use rows::{
    Append, Cursor, Ending, GameRow, GuestKind, GuestRow, NewGame, OwnerRow, Page, PlayerRow, TableRow,
    TallyRow, UnknownKind,
};
pub use store::{Kind, Store};
