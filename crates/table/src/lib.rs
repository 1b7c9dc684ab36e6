//! A game being played: seats, ply, proposals, frames.
//!
//! A [`Table`] takes commands and gives updates; it knows no socket, no file, no clock and no thread, so a
//! server, a browser worker, a terminal and a simulator can all drive it. An action becomes a
//! [`Proposal`] first, with the answers of chance that follow it; whoever drives the table stores the
//! proposal and then commits it, so that memory never runs ahead of the store.

mod choices;
mod frame;
mod random;
mod refused;
mod seeded;
mod table;

pub use choices::{choice, choices, is_reversible};
pub use frame::{Choice, Frame, Previews, Seen};
pub use random::RandomPlay;
pub use refused::Refused;
pub use seeded::Seeded;
pub use table::{Ply, Proposal, Table, Update, see};
