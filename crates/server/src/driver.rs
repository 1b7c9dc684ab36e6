//! Drives the rooms: stores what they want stored, tells what they want told, wakes them, and lets bots think.
//!
//! Each of these is a task of its own that comes back as an input, so whoever hangs up cancels nothing halfway. Rooms are
//! read when somebody asks for them, and put away when nobody is there and nothing is due soon.

mod handle;
mod keeping;
mod os;
mod rooms;
mod storing;
mod tasks;
mod thinkers;
mod timers;

pub(crate) use handle::{Handle, Letter};
pub(crate) use keeping::keep;
pub(crate) use rooms::{Rooms, ask, connect, create, find, forget, lobby, rename, stop, was_closed};
pub(crate) use storing::{row_of, table_row};
pub(crate) use thinkers::Thinkers;
pub(crate) use timers::Timers;
