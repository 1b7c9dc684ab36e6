use crate::{Level, Puzzle, Sheet};

/// When the first day began, in seconds since 1970: 17 November 2026, 04:00 UTC.
const FIRST: u64 = 1_794_888_000;
const SECONDS: u64 = 24 * 3600;

/// The number of the day at a time in seconds since 1970; days begin at 04:00 UTC for everybody.
pub fn day_at(seconds: u64) -> u64 {
    (seconds + SECONDS).saturating_sub(FIRST) / SECONDS
}

impl Sheet {
    /// The puzzles of a level, in the order in which they are posed.
    pub fn of(&self, level: Level) -> Vec<&Puzzle> {
        self.puzzles.iter().filter(|puzzle| puzzle.level == level).collect()
    }

    /// The place of a day's puzzle among those of its level, of which there are so many.
    pub fn place_of_day(day: u64, n_puzzles: usize) -> usize {
        day as usize % n_puzzles.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_at_four() {
        // 2026-11-18 03:59:59 and 04:00:00.
        assert_eq!((day_at(1_794_974_399), day_at(1_794_974_400)), (1, 2));
        assert_eq!((day_at(1_794_887_999), day_at(0)), (0, 0));
    }

    #[test]
    fn days_go_round() {
        assert_eq!([0, 3, 4, 7].map(|day| Sheet::place_of_day(day, 4)), [0, 3, 0, 3]);
        assert_eq!(Sheet::place_of_day(5, 0), 0);
    }
}
