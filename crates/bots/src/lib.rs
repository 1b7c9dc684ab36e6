//! Bots and evaluators that see what a seat may know.
//!
//! An [`Evaluate`] gives the value of every legal action, from a view; a [`Bot`] chooses one of them, by an evaluator or by a
//! rule of its own. Neither ever gets a position. Each game has a [`Roster`]: one list of levels, from a random one up to
//! the best we have, from which names and bots come. How long they think is a [`Limit`], so that the
//! same bot serves a table with a clock and a reproducible tournament.
//!
//! A [`Judge`] says what positions and choices are worth to everybody: the coach asks it about a view, the review about a
//! game that was played.

mod bot;
mod day_bots;
mod evaluate;
mod fingerprint;
mod flat;
mod judge;
mod level;
mod levels;
pub mod net;
mod net_file;
mod numbers;
mod pace;
mod playout;
mod puzzling;
mod random;
mod roster;
mod sampled;
mod shares;
mod team;
mod thinking;
mod turn_odds;

wormery_games::game_modules!(pub);

pub use bot::Bot;
pub use day_bots::DayBots;
pub use evaluate::{Evaluate, Ranked, best_first};
pub use fingerprint::fingerprint;
pub use flat::Flat;
pub use judge::{Choice, Judge, Method};
pub use level::{Level, LevelWords};
pub use levels::Levels;
pub use net_file::{NetFile, Trained};
pub use numbers::{exp, ln};
pub use pace::Pace;
pub use playout::{Pick, Playout};
pub use puzzling::{Puzzling, Quick, Second, Thumb};
pub use random::Random;
pub use roster::Roster;
pub use sampled::Sampled;
pub use shares::Shares;
pub use team::Team;
pub use thinking::{Limit, Thinking};
pub use turn_odds::{ChoiceOdds, TurnOdds};
