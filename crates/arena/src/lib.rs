//! Duplicate games between bots, and what they show.
//!
//! All luck of a deal is fixed by its seed and belongs to the turns of each seat, so one decision does not shift the luck of
//! the others. Each deal is played once with the bots in every rotation of the seats. The deal, not the
//! game, is the unit of statistics, and every deal has luck of its own, so the result is the same for any number
//! of threads.
//!
//! A player is a level of bots or a [`Program`] that is driven over its input and output. What a program must not do costs
//! it the game: the game is stopped, and the win is shared equally by all others.

mod contender;
mod crew;
mod deal_luck;
mod duel;
mod hall;
mod interval;
mod programs;
mod result;
mod round;
mod sprt;
mod table;

pub use contender::{Contender, Program};
pub use deal_luck::DealLuck;
pub use duel::{Duel, Plan};
pub use interval::Interval;
pub use result::{FirstFault, Result, SeatShare, Share};
pub use round::Played;
pub use sprt::{Accepted, Sprt, SprtResult};
