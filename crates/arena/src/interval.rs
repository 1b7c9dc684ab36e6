/// How many standard errors to both sides 95 of 100 samples lie.
const ERRORS: f64 = 1.96;

/// Where a share lies that was seen in a sample: 95 of 100 such intervals hold the true one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The least it is, from 0 to 1.
    pub low: f64,
    /// The most it is, from 0 to 1.
    pub high: f64,
}

impl Interval {
    /// The interval around the mean of shares, each of which is from 0 to 1 and independent of the others.
    ///
    /// It is Wilson's score interval with the variance that was seen. So it is no point where all shares are equal, as after
    /// a hundred wins in a hundred games, and never leaves 0 to 1.
    pub fn around(shares: &[f64]) -> Self {
        if shares.is_empty() {
            return Self { low: 0.0, high: 1.0 };
        }
        let (n, mean) = (shares.len() as f64, mean(shares));
        let weight = ERRORS * ERRORS / n;
        let middle = (mean + weight / 2.0) / (1.0 + weight);
        let half = ERRORS * (variance(shares, mean) / n + weight / (4.0 * n)).sqrt() / (1.0 + weight);
        Self { low: (middle - half).clamp(0.0, mean), high: (middle + half).clamp(mean, 1.0) }
    }

    /// Half its width.
    pub fn margin(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// What the shares differ by; one alone may be as far from the others as a share can be.
fn variance(shares: &[f64], mean: f64) -> f64 {
    match shares.len() {
        1 => mean * (1.0 - mean),
        n => shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (n - 1) as f64,
    }
}

pub(crate) fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wins(n_wins: usize, n_games: usize) -> Vec<f64> {
        (0..n_games).map(|game| f64::from(u8::from(game < n_wins))).collect()
    }

    /// Wilson's interval as it stands in books.
    fn wilson(n_wins: f64, n: f64) -> (f64, f64) {
        let (p, z) = (n_wins / n, ERRORS);
        let root = (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        ((p + z * z / (2.0 * n) - z * root) / scale, (p + z * z / (2.0 * n) + z * root) / scale)
    }

    #[test]
    fn all_or_nothing_leaves_room_for_doubt() {
        for n_games in [1, 10, 100, 1000] {
            let (low, _) = wilson(n_games as f64, n_games as f64);
            let all = Interval::around(&wins(n_games, n_games));
            assert!((all.low - low).abs() < 1e-12 && all.high >= 1.0, "{all:?}");
            let none = Interval::around(&wins(0, n_games));
            assert!(none.low <= 0.0 && (none.high - (1.0 - low)).abs() < 1e-12, "{none:?}");
        }
        // The rule of three, a little more careful: after a hundred wins there may be a loss in thirty games.
        assert!((Interval::around(&wins(100, 100)).low - 0.963).abs() < 1e-3);
    }

    #[test]
    fn between_them_it_is_the_one_of_books() {
        for (n_wins, n_games) in [(1, 2), (3, 10), (62, 100), (995, 1000)] {
            let (low, high) = wilson(n_wins as f64, n_games as f64);
            let found = Interval::around(&wins(n_wins, n_games));
            // The variance of a sample is a little greater than that of a coin.
            let near = 0.3 / n_games as f64;
            assert!(
                (found.low - low).abs() < near && (found.high - high).abs() < near,
                "{found:?} {low} {high}"
            );
        }
    }

    #[test]
    fn it_holds_the_mean_and_stays_a_share() {
        for shares in [&[][..], &[0.5], &[0.5; 40], &[1.0, 0.0], &[0.25, 0.5, 0.25]] {
            let Interval { low, high } = Interval::around(shares);
            assert!(0.0 <= low && low < high && high <= 1.0, "{shares:?}: {low} {high}");
            assert!(shares.is_empty() || (low <= mean(shares) && mean(shares) <= high));
        }
        // Duplicate games in which the luck cancels out say more than so many coins.
        assert!(Interval::around(&[0.5; 40]).margin() < 0.05);
    }
}
