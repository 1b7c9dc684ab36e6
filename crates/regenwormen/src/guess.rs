use wormery_core::{Config, Guess, Luck, Seat};

use crate::{Options, Regenwormen, View};

/// Nothing is hidden, so there is nothing to guess.
impl Guess for Regenwormen {
    fn guess(_: &Config<Options>, view: &View, _: Seat, _: &mut impl Luck) -> Self {
        view.position().clone()
    }
}
