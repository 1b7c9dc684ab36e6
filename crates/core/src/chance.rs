use alloc::vec::Vec;
use core::fmt;

use crate::{Luck, Wire};

/// A question to chance: "throw five dice", "deal the cards".
pub trait Chance: Clone + Eq + fmt::Debug {
    /// An answer to the question.
    type Outcome: Wire + Clone + Eq + fmt::Debug + Send + Sync;

    /// Draws one answer, every way equally likely.
    fn draw(&self, luck: &mut impl Luck) -> Self::Outcome;

    /// Every answer with its exact number of ways; `None` when there are too many to list.
    ///
    /// Answers that no rule can tell apart (dice in another order) are listed once, with their ways added.
    fn ways(&self) -> Option<Vec<(Self::Outcome, u64)>>;

    /// Whether the answer belongs to the table (a deal, the cards of a round) rather than to the seat that acts.
    ///
    /// Duplicate games give the same answers to the same seat, turn and throw; what belongs to the table is
    /// counted by itself.
    fn is_for_table(&self) -> bool {
        false
    }

    /// The number of equally likely ways in all; `None` when [`Chance::ways`] is.
    fn total_ways(&self) -> Option<u64>;
}
