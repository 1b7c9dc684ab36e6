//! A table with its seats, the game that is played there, and those who are connected: a state machine.
//!
//! A [`Room`] takes an [`Input`] and a [`Moment`] and gives [`Output`]s: store this, tell those, let a bot think. It knows
//! no clock, no socket, no store and no thread, so that a simulation can drive it through millions of steps with every
//! fault there is. Whoever drives it carries the outputs out, each in a task of its own, and brings back what came of
//! them as inputs.
//!
//! One write is under way at a time; what comes meanwhile waits. What was refused by the store for sure is refused to
//! whoever asked. Where nobody knows whether it was stored, and where somebody else was first, the room reads what is
//! stored and judges again.

mod ahead;
mod away;
mod client;
mod guest;
mod input;
mod job;
mod judged;
mod live;
mod lobby;
mod output;
mod presence;
mod room;
mod row;
pub mod rules;
mod shares;
mod starting;
mod stored;

pub use client::{ClientId, Feed, Wants};
pub use guest::Guest;
pub use input::{Ask, Draw, Input, Millis, Moment};
pub use job::{Ending, NewGame, StoreFault, Write};
pub use judged::sent_away;
pub use live::{Live, LiveGame, Lost, Proposed, Thought};
pub use output::{Count, Output, Shown, Text};
pub use room::{Room, Times};
pub use row::{NextGame, Reserved, RoomRow, SeatRow};
pub use stored::{BodyPlayer, GameBody, Snapshot, StoredGame};
