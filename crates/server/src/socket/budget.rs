use std::time::{Duration, Instant};

use crate::app::App;
use crate::limits::{Bucket, Rate};

/// After how long one refusal is forgiven.
const FORGIVEN: Duration = Duration::from_secs(1);

/// How much one socket may say.
pub(super) struct Budget {
    messages: Bucket,
    message_rate: Rate,
    /// How often it may still be refused.
    refusals: Bucket,
    refusal_rate: Rate,
}

/// Whether a message is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// It is.
    InTime,
    /// There were too many before it.
    TooSoon,
    /// The same, and it was said too often.
    Cut,
}

impl Budget {
    pub(super) fn new(app: &App) -> Self {
        Self::of(app.message_rate, Rate::burst(app.settings.refusals_per_socket, FORGIVEN), Instant::now())
    }

    fn of(message_rate: Rate, refusal_rate: Rate, now: Instant) -> Self {
        let (messages, refusals) = (Bucket::full(message_rate, now), Bucket::full(refusal_rate, now));
        Self { messages, message_rate, refusals, refusal_rate }
    }

    /// Counts a message of any kind.
    pub(super) fn take(&mut self) -> Heard {
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> Heard {
        if self.messages.take(self.message_rate, now) {
            Heard::InTime
        } else if self.refusals.take(self.refusal_rate, now) {
            Heard::TooSoon
        } else {
            Heard::Cut
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_goes_on_after_many_refusals_is_cut() {
        let now = Instant::now();
        let mut budget = Budget::of(Rate::per_second(10), Rate::burst(100, FORGIVEN), now);
        let heard: Vec<Heard> = (0..141).map(|_| budget.take_at(now)).collect();
        assert!(heard[..40].iter().all(|heard| *heard == Heard::InTime));
        assert!(heard[40..140].iter().all(|heard| *heard == Heard::TooSoon));
        assert_eq!(heard[140], Heard::Cut);
    }

    #[test]
    fn who_slows_down_is_forgiven() {
        let begin = Instant::now();
        let mut budget = Budget::of(Rate::per_second(10), Rate::burst(100, FORGIVEN), begin);
        for minute in 0..10 {
            let now = begin + Duration::from_mins(2 * minute);
            assert!((0..140).all(|_| budget.take_at(now) != Heard::Cut), "minute {minute}");
        }
    }
}
