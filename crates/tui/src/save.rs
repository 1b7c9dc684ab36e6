//! Games on disk: every game in progress is a record that grows with every step.

mod deck;
mod folder;
mod journal;
mod load;
mod lock;
mod saved;

pub use deck::read_deck;
pub use folder::games_folder;
pub(crate) use folder::{data_folder, newest_waiting, unfinished};
pub use journal::Journal;
pub(crate) use load::game_of;
pub use load::{Loaded, load};
pub use lock::BeingPlayed;
pub use saved::Saved;
