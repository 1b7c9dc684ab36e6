use std::fmt;

use serde::{Deserialize, Serialize};

/// A day of today's game: 1 is the first there was, and each begins at 04:00 UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(u32);

/// When the first day began: 17 November 2026, 04:00 UTC, in milliseconds since 1970.
const FIRST_MS: i64 = 1_794_888_000_000;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// So many days after its own a game can still be finished, and be ranked.
pub const ACCEPTED_DAYS: u32 = 2;
/// How long after its end results of a day are accepted.
const GRACE_MS: i64 = ACCEPTED_DAYS as i64 * DAY_MS;

impl Day {
    /// The day with a number.
    pub fn new(number: u32) -> Self {
        Self(number)
    }

    /// The day at a time in milliseconds since 1970; all times before the first day belong to day 0.
    pub fn at(ms: i64) -> Self {
        let number = (ms - FIRST_MS).div_euclid(DAY_MS) + 1;
        Self(u32::try_from(number.max(0)).unwrap_or(u32::MAX))
    }

    /// Its number.
    pub fn number(self) -> u32 {
        self.0
    }

    /// When it begins, in milliseconds since 1970.
    pub fn start_ms(self) -> i64 {
        FIRST_MS + (i64::from(self.0) - 1) * DAY_MS
    }

    /// Whether a result of this day counts at a time: from its beginning until 48 hours after its end.
    pub fn accepts(self, ms: i64) -> bool {
        self.0 > 0 && (self.start_ms()..self.start_ms() + DAY_MS + GRACE_MS).contains(&ms)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * 60 * 1000;

    #[test]
    fn a_day_begins_at_four_in_the_morning_of_greenwich() {
        // 2026-11-17T04:00:00Z.
        assert_eq!(Day::at(1_794_888_000_000), Day::new(1));
        assert_eq!(Day::at(1_794_888_000_000 - 1), Day::new(0));
        assert_eq!(Day::at(1_794_888_000_000 + 24 * HOUR - 1), Day::new(1));
        assert_eq!(Day::at(1_794_888_000_000 + 24 * HOUR), Day::new(2));
        assert_eq!(Day::new(2).start_ms(), 1_794_888_000_000 + 24 * HOUR);
    }

    #[test]
    fn times_that_make_no_sense_are_days_all_the_same() {
        assert_eq!(Day::at(i64::MIN / 2), Day::new(0));
        assert_eq!(Day::at(i64::MAX / 2).number(), u32::MAX);
        assert!(!Day::new(0).accepts(Day::new(0).start_ms()));
    }

    #[test]
    fn results_count_until_48_hours_after_the_end() {
        let day = Day::new(7);
        assert!(!day.accepts(day.start_ms() - 1));
        assert!(day.accepts(day.start_ms()));
        assert!(day.accepts(day.start_ms() + 72 * HOUR - 1));
        assert!(!day.accepts(day.start_ms() + 72 * HOUR));
    }
}
