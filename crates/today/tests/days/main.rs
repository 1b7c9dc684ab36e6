//! Games of days: the same luck for everybody, bots that never change, and records that nobody can make up.

mod best;
mod flaws;
mod golden;
mod luck;
mod play;
mod python;
