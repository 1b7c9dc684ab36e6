//! Duplicate games between bots, and what they show.
//!
//! All luck of a deal is fixed by its seed and belongs to the turns of each seat, so one decision does not shift the luck of
//! the others. Each deal is played once with the bots in every rotation of the seats. The deal, not the
//! game, is the unit of statistics, and every deal has luck of its own, so the result is the same for any number
//! of threads.

mod crew;
mod deal_luck;
mod duel;
mod hall;
mod interval;
mod result;
mod table;

pub use deal_luck::DealLuck;
pub use duel::Duel;
pub use interval::Interval;
pub use result::{Result, SeatShare, Share};
