//! Bots that play from what their seat may know.
//!
//! A [`Bot`] gets a view and the legal actions, and ranks the actions; it never gets a position. Each game has a
//! [`Roster`] of levels, from a random one up to the best we have. How long a bot thinks is a [`Limit`], so that
//! the same bot serves a table with a clock and a reproducible tournament.

mod attention;
mod bot;
mod flat;
pub mod holzwurm;
pub mod ithappens;
mod pace;
mod playout;
mod random;
pub mod regenwormen;
mod roster;
mod thinking;

pub use bot::{Bot, Ranked};
pub use flat::Flat;
pub use pace::Pace;
pub use playout::{Playout, Policy};
pub use random::Random;
pub use roster::{Level, Roster};
pub use thinking::{Limit, Thinking};
