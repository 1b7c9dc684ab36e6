//! The laws that every game keeps, as one test.
//!
//! [`conforms`] plays random games and checks at every step what a game promises: that exactly the legal
//! actions are accepted, that what is refused changes nothing and tells nothing, that a record replays to the same
//! position, that everything survives its way through JSON, that chance counts its ways exactly, and that effects are
//! what choices promise, whoever listens.

mod chance;
mod effects;
mod laws;
mod records;
mod refusals;
mod secrecy;

pub use laws::{Laws, conforms};
pub use records::through_json;
pub use refusals::same_refusals;
pub use secrecy::same_frame;

/// How the words of judgement begin, beside those of effects: crates/review has these facts, and its tests hold their words.
pub const JUDGED: [&str; 6] = ["better_", "habit_", "tip_", "decided_", "part_", "did_"];
