/// Which of two shares of the win the first bot has, asked of one deal after the other until that is clear.
///
/// It is the sequential test of Wald over deals, whose mean is taken to be normal with the spread that was seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    low: f64,
    high: f64,
}

/// What a test has shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SprtResult {
    /// The lower share.
    pub low: f64,
    /// The higher share.
    pub high: f64,
    /// The logarithm of how much more likely the higher one makes what was seen.
    pub llr: f64,
    /// How many deals were looked at.
    pub n_deals: u64,
    /// Which one it is; nothing if the games did not suffice.
    pub accepted: Option<Accepted>,
}

/// Which of two shares was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accepted {
    /// The lower one.
    Low,
    /// The higher one.
    High,
}

/// The deals so far, each told by the share of the first bot.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Deals {
    n: u64,
    sum: f64,
    squares: f64,
}

impl Deals {
    pub(crate) fn add(&mut self, share: f64) {
        self.n += 1;
        self.sum += share;
        self.squares += share * share;
    }
}

impl Sprt {
    /// The chance to accept the higher share where the lower is true, and the other way round.
    pub const ERROR: f64 = 0.05;

    /// Tells these shares apart, from 0 to 1; `None` if they are not, or not in this order.
    pub fn new(low: f64, high: f64) -> Option<Self> {
        (0.0 <= low && low < high && high <= 1.0).then_some(Self { low, high })
    }

    /// How far the logarithm must be from 0.
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// What the deals so far show.
    pub(crate) fn of(self, deals: &Deals) -> SprtResult {
        let Self { low, high } = self;
        let llr = self.llr(deals);
        let accepted = match llr {
            _ if llr >= Self::bound() => Some(Accepted::High),
            _ if llr <= -Self::bound() => Some(Accepted::Low),
            _ => None,
        };
        SprtResult { low, high, llr, n_deals: deals.n, accepted }
    }

    fn llr(self, deals: &Deals) -> f64 {
        if deals.n == 0 {
            return 0.0;
        }
        let (n, middle) = (deals.n as f64, f64::midpoint(self.low, self.high));
        let mean = deals.sum / n;
        let squares = (deals.squares - mean * deals.sum).max(0.0);
        // One more deal, as far away as a deal can be on average: equal deals prove nothing by themselves.
        let variance = (squares + middle * (1.0 - middle)) / n;
        n * (self.high - self.low) * (mean - middle) / variance
    }
}

#[cfg(test)]
mod tests {
    use wormery_core::Luck;
    use wormery_table::Seeded;

    use super::*;

    fn deals(shares: &[f64]) -> Deals {
        let mut deals = Deals::default();
        for share in shares {
            deals.add(*share);
        }
        deals
    }

    #[test]
    fn the_formula_is_the_one_of_the_page() {
        let sprt = Sprt::new(0.5, 0.6).unwrap();
        // Mean 0.75, squares 0.25, one more deal of 0.55 times 0.45: a variance of (0.25 + 0.2475) / 4.
        let found = sprt.of(&deals(&[1.0, 0.5, 0.5, 1.0]));
        let expected = 4.0 * 0.1 * (0.75 - 0.55) / ((0.25 + 0.2475) / 4.0);
        assert!((found.llr - expected).abs() < 1e-12, "{found:?} {expected}");
        assert_eq!((found.accepted, found.n_deals), (None, 4));
        assert_eq!(sprt.of(&deals(&[])).llr.to_bits(), 0);
        assert!((Sprt::bound() - 2.944).abs() < 1e-3);
    }

    #[test]
    fn equal_deals_need_some_company() {
        let sprt = Sprt::new(0.5, 0.52).unwrap();
        assert_eq!(sprt.of(&deals(&[1.0; 3])).accepted, None);
        assert_eq!(sprt.of(&deals(&[1.0; 20])).accepted, Some(Accepted::High));
        assert_eq!(sprt.of(&deals(&[0.5; 20])).accepted, None);
        assert_eq!(sprt.of(&deals(&[0.5; 80])).accepted, Some(Accepted::Low));
    }

    #[test]
    fn shares_in_the_wrong_order_are_refused() {
        assert!(Sprt::new(0.5, 0.5).is_none() && Sprt::new(0.6, 0.5).is_none());
        assert!(Sprt::new(-0.1, 0.5).is_none() && Sprt::new(0.5, 1.1).is_none());
        assert!(Sprt::new(f64::NAN, 0.5).is_none());
    }

    /// Seeded deals of two games with a coin: the test is wrong about as often as it says.
    #[test]
    fn it_is_seldom_wrong() {
        let sprt = Sprt::new(0.5, 0.6).unwrap();
        for (percent, expected) in [(50, Accepted::Low), (60, Accepted::High)] {
            let wrong = (0..200).filter(|run| decide(sprt, percent, *run) != expected).count();
            assert!(wrong <= 20, "{wrong} of 200 at {percent} %");
        }
    }

    fn decide(sprt: Sprt, percent: u32, run: u64) -> Accepted {
        let mut luck = Seeded::for_game(9, run);
        let mut deals = Deals::default();
        loop {
            let wins = (0..2).filter(|_| luck.below(100) < percent).count();
            deals.add(wins as f64 / 2.0);
            if let Some(accepted) = sprt.of(&deals).accepted {
                return accepted;
            }
        }
    }
}
