//! Game records: reading, writing and replaying them.
//!
//! A record is JSON Lines: a header, one line for each step, and a result when the game is over. The format
//! is described in `docs/records.md`. It holds every outcome of chance and every decision, so it replays on
//! any engine without a generator. This crate knows the format and no game; a [`Replay`] is generic.

mod header;
mod line;
mod lines;
mod recorded;
mod replay;
mod writer;

pub use header::Header;
pub use line::{Line, ResultLine, Step};
pub use lines::{Lines, Unreadable};
pub use recorded::Recorded;
pub use replay::{BadLine, Replay, ReplayError, ReplayLines, Replayed, replay};
pub use writer::{write_header, write_result, write_step};
