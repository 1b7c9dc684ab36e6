//! Puzzles: decisions of real games with one clear best choice.
//!
//! [`Hunt::find`] lets bots play, asks the judge of the game about their decisions, and keeps those in which the best choice
//! is far ahead, rules of thumb err, and a second, longer evaluation agrees ([`Second`](wormery_bots::Second)). A [`Sheet`]
//! holds what was found as text: the record up to the decision in [`Shorthand`], and what every choice is worth.
//! [`check`] asks for the second opinion again, with other luck.

mod check;
mod crew;
mod day;
mod doubt;
mod hunt;
mod level;
mod play_on;
mod posed;
mod quota;
mod sheet;
mod shorthand;

pub use check::{Checked, check};
pub use doubt::{Doubt, Opinion};
pub use hunt::{Hunt, Progress};
pub use level::Level;
pub use posed::{LEAST_GAP, Posed};
pub use sheet::{BadSheet, Puzzle, Sheet, Worth};
pub use shorthand::Shorthand;
