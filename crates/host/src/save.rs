//! Games on disk: every game in progress is a record that grows with every step.

mod find;
mod folder;
mod journal;
mod list;
mod load;
mod lock;
mod saved;
#[cfg(test)]
mod tests;
mod trouble;

pub use find::{newest_waiting, saved_game, unfinished};
pub use folder::{data_folder, games_folder, keep_record};
pub use journal::{Journal, Notes};
pub use list::{SavedGame, delete_saved, saved_games};
pub use load::{Loaded, game_of, load};
pub use lock::BeingPlayed;
pub use saved::Saved;
pub use trouble::SaveTrouble;
