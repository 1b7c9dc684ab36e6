//! The one list of games.
//!
//! [`GameId`] names a game, [`with_game!`] runs generic code for it, [`game_modules!`] declares what another crate has for
//! each of them. Nothing else in Wormery lists games: docs/add-a-game.md says how one is added.

mod list;
mod replay;

pub use list::*;
pub use replay::replay;
