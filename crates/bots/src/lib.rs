//! Bots and evaluators that see what a seat may know.
//!
//! An [`Evaluate`] gives the value of every legal action, from a view; a [`Bot`] chooses one of them, by an evaluator or by a
//! rule of its own. Neither ever gets a position. Each game has a [`Roster`]: one list of levels, from a random one up to
//! the best we have, from which names, bots, coaches and reviewers come. How long they think is a [`Limit`], so that the
//! same bot serves a table with a clock and a reproducible tournament.
//!
//! A game that was played is looked at with full knowledge: [`EvaluatePosition`] says what its positions were worth to
//! everybody.

mod attention;
mod bot;
mod evaluate;
mod evaluate_position;
mod flat;
mod level;
mod pace;
mod playout;
mod random;
mod roster;
mod sampling;
mod shares;
mod thinking;
mod turn_odds;

wormery_games::game_modules!(pub);

pub use attention::Attention;
pub use bot::Bot;
pub use evaluate::{Evaluate, Ranked};
pub use evaluate_position::{Choice, EvaluatePosition, Evaluation, Method};
pub use flat::Flat;
pub use level::{Level, LevelWords};
pub use pace::Pace;
pub use playout::{Pick, Playout};
pub use random::Random;
pub use roster::Roster;
pub use sampling::Sampling;
pub use shares::Shares;
pub use thinking::{Limit, Thinking};
pub use turn_odds::{ChoiceOdds, TurnOdds};
