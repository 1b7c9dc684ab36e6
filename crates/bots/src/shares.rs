use std::ops::{AddAssign, Sub, SubAssign};

use serde::Serialize;
use wormery_core::Standing;

/// The share of the win that each row of the standing can expect, or a difference of such shares.
///
/// Every share is a multiple of 2⁻⁴⁰, so that sums and differences of many of them have no rounding error.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shares(Vec<f64>);

const GRAIN: f64 = (1_u64 << 40) as f64;

impl Shares {
    /// Shares in the order of the rows, each moved to the nearest multiple of the grain.
    pub fn new(shares: impl IntoIterator<Item = f64>) -> Self {
        Self(shares.into_iter().map(|share| (share * GRAIN).round() / GRAIN).collect())
    }

    /// Nothing for anybody.
    pub fn zero(n_rows: usize) -> Self {
        Self(vec![0.0; n_rows])
    }

    /// The shares when the game is over.
    pub fn of_standing(standing: &Standing) -> Self {
        Self::new((0..standing.entrants().len()).map(|row| standing.win_share(row)))
    }

    /// The mean of shares with their weights, of which there is at least one.
    pub fn mean(weighed: impl IntoIterator<Item = (Self, f64)>) -> Self {
        let (mut sums, mut total) = (Vec::new(), 0.0);
        for (shares, weight) in weighed {
            sums.resize(shares.n_rows(), 0.0);
            sums.iter_mut().zip(&shares.0).for_each(|(sum, share)| *sum += weight * share);
            total += weight;
        }
        Self::new(sums.into_iter().map(|sum: f64| sum / total))
    }

    /// The share of one row.
    pub fn of(&self, row: usize) -> f64 {
        self.0[row]
    }

    /// What one row has, and nothing for the others.
    #[must_use]
    pub fn only(&self, row: usize) -> Self {
        Self(
            self.0.iter().enumerate().map(|(place, share)| if place == row { *share } else { 0.0 }).collect(),
        )
    }

    /// How many rows there are.
    pub fn n_rows(&self) -> usize {
        self.0.len()
    }
}

impl Sub for &Shares {
    type Output = Shares;

    fn sub(self, other: &Shares) -> Shares {
        Shares(self.0.iter().zip(&other.0).map(|(one, other)| one - other).collect())
    }
}

impl AddAssign<&Shares> for Shares {
    fn add_assign(&mut self, other: &Shares) {
        self.0.iter_mut().zip(&other.0).for_each(|(one, other)| *one += other);
    }
}

impl SubAssign<&Shares> for Shares {
    fn sub_assign(&mut self, other: &Shares) {
        self.0.iter_mut().zip(&other.0).for_each(|(one, other)| *one -= other);
    }
}
