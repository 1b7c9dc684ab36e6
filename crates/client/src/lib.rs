//! A table at a server, for programs that show it: how to get there, what is known of it, what it sends.
//!
//! A [`Hall`] is a server with its tables; it finds out whether a table is there and opens a [`Socket`], which a thread opens again whenever it is lost.
//! A [`Room`] holds what is known of the table besides its game; [`Far`] follows one game there and gives typed frames. No
//! sentence is made here: what is to be said are values, and whoever shows them has the words.

mod address;
mod change;
mod digests;
mod fairness;
mod far;
mod guest;
mod hall;
mod http;
mod invitation;
mod record;
mod room;
mod said;
mod site;
mod socket;
#[cfg(test)]
mod tests;
mod trouble;
mod wire;

pub use address::Address;
pub use change::Change;
pub use digests::kept_digest;
pub use far::{Far, Heard};
pub use guest::Guest;
pub use hall::Hall;
pub use invitation::{Invitation, Place};
pub use room::{Ended, Item, Room};
pub use site::Site;
pub use socket::{Event, Socket};
pub use trouble::Trouble;
pub use wormery_protocol::BotCreated;

use http::Request;
use wire::Wire;
