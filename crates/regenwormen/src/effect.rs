//! What an event brings about, in the words of the rules.

mod kinds;
mod numbers;
mod rule;
mod wire;
mod words;

pub use kinds::Effect;
pub(crate) use numbers::bounded;
pub use numbers::{Count, Points, Worms};
pub use words::{
    Failure, Loss, LostNothing, Missing, Occasion, Over, Prize, RollingEnd, Taking, Throwing, Victory, Worm,
};
