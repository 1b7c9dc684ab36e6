//! Games on disk: every game in progress is a record that grows with every step.

mod folder;
mod journal;
mod load;

pub use folder::games_folder;
pub(crate) use folder::{fresh_file, newest_unfinished};
pub(crate) use journal::Journal;
pub(crate) use load::{Loaded, game_of, load};
