use wormery_core::Luck;

const WORDS: usize = 7;

/// A set of actions by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ActionSet {
    words: [u64; WORDS],
}

impl ActionSet {
    /// More numbers than any game has.
    pub const MOST: usize = WORDS * 64;

    /// Adds a number below [`Self::MOST`].
    #[inline]
    pub fn insert(&mut self, action: usize) {
        self.words[action / 64] |= 1 << (action % 64);
    }

    /// Whether a number is in the set.
    #[inline]
    pub fn contains(&self, action: usize) -> bool {
        self.words.get(action / 64).is_some_and(|word| word >> (action % 64) & 1 == 1)
    }

    /// How many numbers are in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The numbers, the lowest first.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        (0..Self::MOST).filter(|action| self.contains(*action))
    }

    /// One of the numbers, each equally likely; `None` from an empty set.
    #[inline]
    pub fn draw(&self, luck: &mut impl Luck) -> Option<usize> {
        let n = self.len() as u32;
        let mut nth = if n == 0 { return None } else { luck.below(n) };
        for (place, word) in self.words.iter().enumerate() {
            match nth.checked_sub(word.count_ones()) {
                Some(rest) => nth = rest,
                None => return Some(place * 64 + nth_bit(*word, nth)),
            }
        }
        None
    }

    /// Writes 1 for each number of the set and 0 for each other one.
    #[inline]
    pub fn write(&self, mask: &mut [i8]) {
        mask.fill(0);
        for (mask, word) in mask.chunks_mut(64).zip(self.words) {
            let mut left = word;
            while left != 0 {
                mask[left.trailing_zeros() as usize] = 1;
                left &= left - 1;
            }
        }
    }
}

/// The place of the bit that has `n` set bits below it.
#[inline]
fn nth_bit(word: u64, n: u32) -> usize {
    let without_lower = (0..n).fold(word, |word, _| word & word.wrapping_sub(1));
    without_lower.trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use wormery_table::Seeded;

    use super::*;

    #[test]
    fn what_is_put_in_comes_out_in_order() {
        let mut set = ActionSet::default();
        for action in [389, 0, 63, 64, 200] {
            set.insert(action);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 200, 389]);
        assert_eq!(set.len(), 5);
        assert!(set.contains(64) && !set.contains(65) && !set.contains(100_000));
        let mut mask = [1; 390];
        set.write(&mut mask);
        assert_eq!(mask.iter().filter(|place| **place == 1).count(), 5);
    }

    #[test]
    fn every_number_is_drawn_about_as_often() {
        let mut set = ActionSet::default();
        let numbers = [3, 70, 130];
        for action in numbers {
            set.insert(action);
        }
        let mut luck = Seeded::new(1);
        let drawn: Vec<usize> = (0..3_000).filter_map(|_| set.draw(&mut luck)).collect();
        // Standard deviation 26 around 1,000: five of them either way.
        let times = numbers.map(|action| drawn.iter().filter(|drawn| **drawn == action).count());
        assert!(times.iter().all(|times| (870..1_130).contains(times)), "{times:?}");
        assert_eq!(ActionSet::default().draw(&mut luck), None);
    }
}
