use wormery_regenwormen::VoluntaryFail;

use crate::lanes::NOTHING;
use crate::state::MOST_POINTS;

/// How many places [`end_index`] can give; a power of two, so that an index needs no check.
pub(crate) const N_ENDS: usize = 128;

/// The place of an end among the payoffs: points of the dice kept, and whether a worm is among them.
pub(crate) const fn end_index(points: u8, has_worm: bool) -> usize {
    has_worm as usize * (N_ENDS / 2) + points as usize
}

/// What every end of a turn is worth to the player: all that the kernel needs to know of a position.
///
/// Values may be anything finite: worms, chances, the prospect of winning.
#[derive(Clone, PartialEq, Debug)]
pub struct Payoffs {
    /// What ending the turn is worth while dice could still be thrown; where that is not allowed, less than
    /// anything.
    pub(crate) stop: [f64; N_ENDS],
    /// What ending the turn is worth when rolling is over.
    pub(crate) over: [f64; N_ENDS],
    pub(crate) fail: f64,
    pub(crate) double_one: f64,
    pub(crate) weasel_after_fail: bool,
    /// The ends at which something can be claimed, one bit each.
    claimable: u128,
}

impl Payoffs {
    /// Asks for the payoff of every end: by the points of the dice kept, and whether a worm is among them.
    ///
    /// `None` means that nothing can be claimed there: a turn that ends so fails. `voluntary` says when a
    /// player may let his turn fail on purpose.
    pub fn new(fail: f64, voluntary: VoluntaryFail, mut claim: impl FnMut(u8, bool) -> Option<f64>) -> Self {
        let mut payoffs = Self {
            stop: [NOTHING; N_ENDS],
            over: [fail; N_ENDS],
            fail,
            double_one: 0.0,
            weasel_after_fail: true,
            claimable: 0,
        };
        for has_worm in [false, true] {
            for points in 0..=MOST_POINTS {
                let claimed = claim(points, has_worm);
                payoffs.set(end_index(points, has_worm), claimed, voluntary);
            }
        }
        payoffs
    }

    fn set(&mut self, end: usize, claimed: Option<f64>, voluntary: VoluntaryFail) {
        let may_stop = match voluntary {
            VoluntaryFail::OnlyWithoutTarget => claimed.is_none(),
            VoluntaryFail::Always => true,
            VoluntaryFail::Never => false,
        };
        let stop = if may_stop { self.fail } else { NOTHING };
        self.stop[end] = claimed.map_or(stop, |claimed| claimed.max(stop));
        self.over[end] = claimed.map_or(self.fail, |claimed| claimed.max(stop));
        self.claimable |= u128::from(claimed.is_some()) << end;
    }

    /// Adds a payoff for keeping two ones or more at once, whatever happens later (RX-20).
    #[must_use]
    pub fn with_double_one(self, double_one: f64) -> Self {
        Self { double_one, ..self }
    }

    /// Says whether the weasel may be used after a roll without a new symbol (RX-A8); at first it may.
    #[must_use]
    pub fn with_weasel_after_fail(self, weasel_after_fail: bool) -> Self {
        Self { weasel_after_fail, ..self }
    }

    /// What failing is worth.
    pub fn fail(&self) -> f64 {
        self.fail
    }

    /// Whether something can be claimed at an end.
    pub(crate) fn is_claimable(&self, end: usize) -> bool {
        self.claimable >> end & 1 == 1
    }
}
