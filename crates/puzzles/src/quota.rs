use std::collections::HashMap;

use crate::Level;

/// Of those that would be too many of a kind, one in so many is taken: some levels have hardly another kind.
const PATIENCE: usize = 6;

/// How many puzzles are still wanted: as many of each level, and if possible not all of one kind.
#[derive(Debug)]
pub(crate) struct Quota {
    of_level: usize,
    levels: HashMap<Level, usize>,
    kinds: HashMap<(Level, char), usize>,
    n_passed: usize,
}

impl Quota {
    pub(crate) fn new(wanted: usize) -> Self {
        let of_level = wanted.div_ceil(Level::ALL.len());
        Self { of_level, levels: HashMap::new(), kinds: HashMap::new(), n_passed: 0 }
    }

    /// Whether there is room for one more of a level, and of a kind: half may be of the same.
    pub(crate) fn has_room(&mut self, level: Level, kind: char) -> bool {
        if self.count(level) >= self.of_level {
            return false;
        }
        let is_common = 2 * self.kinds.get(&(level, kind)).copied().unwrap_or(0) >= self.of_level;
        self.n_passed += usize::from(is_common);
        !is_common || self.n_passed.is_multiple_of(PATIENCE)
    }

    pub(crate) fn add(&mut self, level: Level, kind: char) {
        *self.levels.entry(level).or_default() += 1;
        *self.kinds.entry((level, kind)).or_default() += 1;
    }

    pub(crate) fn is_full(&self) -> bool {
        Level::ALL.iter().all(|level| self.count(*level) >= self.of_level)
    }

    fn count(&self, level: Level) -> usize {
        self.levels.get(&level).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_equal_and_kinds_mixed() {
        let mut quota = Quota::new(12);
        quota.add(Level::Easy, 'a');
        quota.add(Level::Easy, 'a');
        let common: Vec<bool> = (0..PATIENCE).map(|_| quota.has_room(Level::Easy, 'a')).collect();
        assert_eq!(common.iter().filter(|has_room| **has_room).count(), 1);
        assert!(quota.has_room(Level::Easy, 'b') && quota.has_room(Level::Hard, 'a'));
        quota.add(Level::Easy, 'b');
        quota.add(Level::Easy, 'b');
        assert!((0..PATIENCE).all(|_| !quota.has_room(Level::Easy, 'a')) && !quota.is_full());
        for level in [Level::Middle, Level::Hard] {
            (0..4).for_each(|_| quota.add(level, 'a'));
        }
        assert!(quota.is_full());
    }
}
