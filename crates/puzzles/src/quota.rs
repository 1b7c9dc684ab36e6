use std::collections::HashMap;

use crate::Level;

/// Of those that would be too many of a kind, one in so many is taken: some levels have hardly another kind.
const PATIENCE: u64 = 6;

/// How many puzzles are still wanted: as many of each level, and if possible not all of one kind.
#[derive(Debug)]
pub(crate) struct Quota {
    of_level: usize,
    levels: HashMap<Level, usize>,
    kinds: HashMap<(Level, String), usize>,
}

impl Quota {
    pub(crate) fn new(wanted: usize) -> Self {
        let of_level = wanted.div_ceil(Level::ALL.len());
        Self { of_level, levels: HashMap::new(), kinds: HashMap::new() }
    }

    /// Whether there is room for one more of a level, and of a kind: half may be of the same, and more of every sixth game.
    pub(crate) fn has_room(&self, level: Level, kind: &str, game: u64) -> bool {
        let is_common = || {
            let count = self.kinds.get(&(level, kind.to_owned())).copied().unwrap_or(0);
            2 * count >= self.of_level
        };
        self.has_level(level) && (game.is_multiple_of(PATIENCE) || !is_common())
    }

    /// Whether there is room for one more of a level.
    pub(crate) fn has_level(&self, level: Level) -> bool {
        self.count(level) < self.of_level
    }

    pub(crate) fn add(&mut self, level: Level, kind: String) {
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
        let add = |quota: &mut Quota, level, kind: &str| quota.add(level, kind.to_owned());
        add(&mut quota, Level::Easy, "a");
        add(&mut quota, Level::Easy, "a");
        let common: Vec<bool> = (0..PATIENCE).map(|game| quota.has_room(Level::Easy, "a", game)).collect();
        assert_eq!(common.iter().filter(|has_room| **has_room).count(), 1);
        assert!(quota.has_room(Level::Easy, "b", 1) && quota.has_room(Level::Hard, "a", 1));
        add(&mut quota, Level::Easy, "b");
        add(&mut quota, Level::Easy, "b");
        assert!((0..PATIENCE).all(|game| !quota.has_room(Level::Easy, "a", game)) && !quota.is_full());
        for level in [Level::Middle, Level::Hard] {
            (0..4).for_each(|_| add(&mut quota, level, "a"));
        }
        assert!(quota.is_full());
    }
}
