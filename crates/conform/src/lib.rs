//! The laws that every game keeps, as one test.
//!
//! [`conforms`] plays random games and checks at every step what a game promises: that exactly the legal
//! actions are accepted, that what is refused changes nothing, that a record replays to the same position,
//! that everything survives its way through JSON, and that chance counts its ways exactly.

mod chance;
mod laws;
mod records;
mod secrecy;

pub use laws::{Laws, conforms};
pub use secrecy::same_frame;
