use std::time::Duration;

use wormery_core::Luck;
use wormery_table::Seeded;

/// When the moves of one table are due: one in each period, at a random time in it.
///
/// The times do not depend on how fast the server is, so a server that is late is seen to be late.
pub(crate) struct Plan {
    period: Duration,
    n_moves: u32,
    next: u32,
    luck: Seeded,
}

impl Plan {
    /// The times of one table out of many that make `rate` moves a second together.
    pub(crate) fn new(n_tables: u32, rate: u32, seconds: u32, luck: Seeded) -> Self {
        let period = Duration::from_secs_f64(f64::from(n_tables) / f64::from(rate));
        let n_moves = (f64::from(seconds) / period.as_secs_f64()).round() as u32;
        Self { period, n_moves, next: 0, luck }
    }
}

impl Iterator for Plan {
    type Item = Duration;

    fn next(&mut self) -> Option<Duration> {
        if self.next == self.n_moves {
            return None;
        }
        let part = f64::from(self.luck.below(1 << 20)) / f64::from(1 << 20);
        let due = self.period.mul_f64(f64::from(self.next) + part);
        self.next += 1;
        Some(due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_has_its_rate_and_goes_forward() {
        let due: Vec<_> = Plan::new(10, 50, 3, Seeded::new(1)).collect();
        assert_eq!(due.len(), 15);
        assert!(due.is_sorted() && due[14] < Duration::from_secs(3));
    }
}
