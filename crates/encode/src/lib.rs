//! Views and actions as numbers, for programs that learn.
//!
//! [`Encode`] gives every action of a game a number and every view a row of numbers between -1 and 1, each with a name. The
//! numbers are made from a view, so what a seat must not know is not in them. A [`Batch`] plays many games side by side and
//! writes what the seats to act see straight into arrays that somebody else owns.

mod action_set;
mod arrays;
mod batch;
mod encode;
mod numbers;
mod seats;
mod sheet;
mod worth;

wormery_games::game_modules!(pub(crate));

pub use action_set::ActionSet;
pub use arrays::Arrays;
pub use batch::{Batch, NotAllowed, Part};
pub use encode::{Encode, action_names, legal_set, observe, place_names};
pub use sheet::{Names, Numbers, Sheet};
pub use worth::{loss_of, returns};
