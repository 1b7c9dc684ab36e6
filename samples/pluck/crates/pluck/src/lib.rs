//! The rules of Pluck: pluck worms out of the lawn until you stop, or until the bird comes.

#![no_std]

extern crate alloc;

mod about;
mod action;
mod chance;
mod effect;
mod game;
mod options;
#[cfg(test)]
mod tests;
mod view;

pub use action::Action;
pub use chance::{Find, Outcome, Question};
pub use effect::Effect;
pub use game::Pluck;
pub use options::{Goal, Options};
pub use view::View;
