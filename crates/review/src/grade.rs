use wormery_bots::Choice;
use wormery_core::words;

use crate::borders::{BLUNDER, DOUBTFUL, MISTAKE};

words! {
    /// How good a choice is: the one word that the coach says of it beforehand, and the review afterwards.
    pub enum Grade as "grade" {
        /// Nothing is better, as far as anybody can tell.
        Best = "best",
        /// It costs so little that it is about as good.
        Fine = "fine",
        /// It is weaker.
        Doubtful = "?!",
        /// It is a mistake.
        Mistake = "?",
        /// It is a grave mistake.
        Blunder = "??",
    }
}

impl Grade {
    /// The grade of a choice of a row, beside the best one; what cannot be told from the best is called so.
    pub fn of<A>(choice: &Choice<A>, best: &Choice<A>, row: usize) -> Self {
        let cost = best.shares.of(row) - choice.shares.of(row);
        Self::of_cost(if cost > choice.margin { cost } else { 0.0 })
    }

    /// The grade of a choice that costs this share of a win.
    pub fn of_cost(cost: f64) -> Self {
        match cost {
            cost if cost <= 0.0 => Self::Best,
            cost if cost < DOUBTFUL => Self::Fine,
            cost if cost < MISTAKE => Self::Doubtful,
            cost if cost < BLUNDER => Self::Mistake,
            _ => Self::Blunder,
        }
    }

    /// Whether the choice is good, or about as good as the best: the review does not name it, and the coach does not warn.
    pub fn is_good(self) -> bool {
        matches!(self, Self::Best | Self::Fine)
    }
}
