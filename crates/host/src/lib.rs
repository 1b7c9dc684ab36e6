//! A table on this machine: bots on seats, config from options, records and saved games.
//!
//! A [`DeviceTable`] is the whole game without a server as a step machine; terminals and the browser drive it.
//! Without the feature `native` there are no files and no threads, and the crate works in a browser. With it there is
//! a [`Worker`] on a thread of its own, and games on disk: every game in progress is a record that grows with every
//! step ([`Journal`]), can be gone on with ([`Saved`]), and has one writer at a time.

mod bots;
mod config;
mod deck;
mod device;
mod player;
mod problem;
mod record;
mod rules;
#[cfg(feature = "native")]
mod save;
#[cfg(feature = "native")]
mod seed;
#[cfg(test)]
mod tests;
mod verdict;
#[cfg(feature = "native")]
mod worker;

pub use bots::{Bots, NoSuchBot, level_of, usual_level};
pub use config::{BadTable, config_from_json, options_from_json};
pub use deck::{Deck, deck_options, read_deck};
pub use device::{DeviceTable, Input, Job, LuckSource, Output, Thought};
pub use player::{Kind, Player, bot_name, names, people};
pub use problem::problem_of;
pub use record::{CheckedRecord, check_record, record_text, write_steps};
pub use rules::{result_rows, rules, rules_of};
#[cfg(feature = "native")]
pub use save::{
    BeingPlayed, Journal, Loaded, Notes, SaveTrouble, Saved, SavedGame, data_folder, delete_saved, game_of,
    games_folder, keep_record, load, newest_waiting, saved_game, saved_games, unfinished,
};
#[cfg(feature = "native")]
pub use seed::fresh_seed;
pub use verdict::{Aftermath, Verdict, verdicts, verdicts_of};
#[cfg(feature = "native")]
pub use worker::{Gone, Worker};
