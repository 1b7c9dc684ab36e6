//! What every game of Wormery has in common.
//!
//! A [`Game`] is rules and position in one value. It says what must happen next ([`Turn`]): one seat
//! acts, chance answers, or the game is over with a [`Standing`]. What happens is an [`Event`], an action
//! or an outcome of [`Chance`]; a [`Config`] and a list of events replay to the same position on any
//! machine, because a game knows no clock, no file and no generator. Luck comes in as an argument.

#![no_std]

extern crate alloc;
// The macros of this crate name it as other crates do.
extern crate self as wormery_core;

mod about;
mod bounded;
mod chance;
mod config;
mod effect;
mod event;
mod game;
mod guess;
mod illegal;
mod luck;
#[cfg(feature = "schema")]
pub mod schema;
mod seat;
mod standing;
pub mod wire;
mod word;
mod word_enum;

pub use about::{
    About, DeckFile, Decks, Described, Edition, Ground, Matters, OptionInfo, OptionKind, Secrets,
};
pub use bounded::Bounded;
pub use chance::Chance;
pub use config::{BadConfig, Config, Options};
pub use effect::{Effect, Silent, Tell};
pub use event::{Event, OutcomeOf};
pub use game::{Game, Turn};
pub use guess::Guess;
pub use illegal::{Arg, Illegal};
pub use luck::{Luck, below_from_bytes, draw_front};
#[cfg(feature = "schema")]
#[doc(hidden)]
pub use schemars;
pub use seat::{Seat, Viewer};
pub use standing::{Entrant, Standing};
pub use wire::Wire;
pub use word::Word;
