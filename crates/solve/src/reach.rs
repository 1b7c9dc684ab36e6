use alloc::vec::Vec;

use wormery_regenwormen::VoluntaryFail;

use crate::state::MOST_POINTS;
use crate::{Batch, Kit, Payoffs, Solved, State};

/// The greatest chances to end a turn with a total, for every total.
///
/// A total counts when a worm is among the dice kept, or when the canned worm stands in for one; tiles play no
/// part. For chances to claim something see [`Objective::AtLeast`](crate::Objective::AtLeast).
#[derive(Clone, PartialEq, Debug)]
pub struct Reach {
    /// The greatest chance of a total of at least the place in the list.
    pub at_least: Vec<f64>,
    /// The greatest chance of a total that is exactly the place in the list.
    pub exactly: Vec<f64>,
}

impl Reach {
    /// The chances from a state on, for a player with the canned worm or without.
    pub fn from_state(kit: Kit, state: State, canned: bool) -> Self {
        // The canned worm adds five to what eight dice can make (RX-07).
        let totals = 0..=MOST_POINTS + 5;
        let payoffs: Vec<Payoffs> = totals
            .clone()
            .map(|wanted| payoffs(canned, |total| total >= wanted))
            .chain(totals.clone().map(|wanted| payoffs(canned, |total| total == wanted)))
            .collect();
        let payoffs: Vec<&Payoffs> = payoffs.iter().collect();
        let mut at_least = Vec::with_capacity(payoffs.len());
        Batch::new(kit).solve(&payoffs, state, |_, solved| at_least.push(solved.value(state)));
        let exactly = at_least.split_off(totals.count());
        Self { at_least, exactly }
    }
}

/// One for the totals that count and are wanted, else nothing.
fn payoffs(canned: bool, is_wanted: impl Fn(u8) -> bool) -> Payoffs {
    Payoffs::new(0.0, VoluntaryFail::OnlyWithoutTarget, |points, has_worm| {
        let total = if canned && !has_worm { points + 5 } else { points };
        ((has_worm || canned) && is_wanted(total)).then_some(1.0)
    })
}
