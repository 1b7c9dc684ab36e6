//! Drives the rooms: stores what they want stored, tells what they want told, wakes them, and lets bots think.
//!
//! Each of these is a task of its own that comes back as an input, so whoever hangs up cancels nothing halfway. Rooms are
//! read when somebody asks for them, and put away when nobody is there and nothing is due soon.

mod handle;
mod keeping;
mod os;
mod place;
mod rooms;
mod storing;
mod strangers;
mod tasks;
mod thinkers;
mod timers;
mod visit;
mod wish;

pub(crate) use handle::{Edge, Handle, Letter, QUEUE};
pub(crate) use keeping::keep;
pub(crate) use place::Place;
#[cfg(test)]
pub(crate) use rooms::LAST_WRITES;
pub(crate) use rooms::{
    Rooms, ask, create, find, forget, load, lobby, no_such_table, rename, stop, visited_by, visits_of,
    was_closed,
};
pub(crate) use storing::{gone, row_of, table_row};
pub(crate) use thinkers::Thinkers;
pub(crate) use timers::Timers;
pub(crate) use visit::{Visit, changing_hands};
pub(crate) use wish::{Coming, Look, Seen, Wish};
