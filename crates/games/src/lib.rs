//! The one list of games.
//!
//! [`GameId`] names a game, [`with_game!`] runs generic code for it. Nothing else in Wormery lists games.

mod list;
mod replay;

pub use list::GameId;
pub use replay::replay;
pub use wormery_holzwurm::{self as holzwurm, Holzwurm};
pub use wormery_ithappens::{self as ithappens, ItHappens};
pub use wormery_regenwormen::{self as regenwormen, Regenwormen};
