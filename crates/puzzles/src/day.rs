use crate::{Level, Puzzle, Sheet};

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
    fn days_go_round() {
        assert_eq!([0, 3, 4, 7].map(|day| Sheet::place_of_day(day, 4)), [0, 3, 0, 3]);
        assert_eq!(Sheet::place_of_day(5, 0), 0);
    }
}
