//! The rules of Regenwormen (Pickomino, Heckmeck) and its expansion.
//!
//! A turn throws dice, keeps one symbol at a time, and ends with a tile, or with nothing and a tile lost.
//! [`Regenwormen`] is a position with its rules; [`Options`] switches the expansion and the house rules.
//! Comments name the rules by the ids of `docs/rules/regenwormen.md` (RW) and
//! `docs/rules/regenwormen-expansion.md` (RX).

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod about;
mod action;
mod action_set;
mod counts;
mod dice;
pub mod effect;
mod failing;
mod guess;
mod laid_out;
mod options;
mod phase;
mod position;
mod ranking;
mod reach;
mod reading;
mod refusal;
mod rolling;
mod specialist;
mod specialists;
mod spread_out;
mod stacks;
mod symbol;
mod taking;
mod targets;
mod throw;
mod tile;
mod tokens;
mod turn_end;
mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use dice::Dice;
pub use effect::Effect;
pub use options::{DeclineSteal, GoldenFaces, Lower, Options, Tiebreak, VoluntaryFail};
pub use phase::Phase;
pub use position::Regenwormen;
pub use refusal::REFUSALS;
pub use specialist::Specialist;
pub use symbol::Symbol;
pub use throw::Throw;
pub use tile::{Tile, Tiles};
pub use turn_end::TurnEnd;
pub use view::{Board, RowTile, SeatView, TurnView, View};
