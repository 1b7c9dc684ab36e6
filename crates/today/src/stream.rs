use sha2::{Digest, Sha256};
use wormery_core::{Luck, below_from_bytes};

/// The luck of one throw: the bytes of SHA-256 of a name with the number of the block behind it, block after block.
///
/// Fills draw one value after the other, so that fewer dice are the first of more.
#[derive(Clone, Debug)]
pub(crate) struct Stream {
    name: String,
    n_blocks: u32,
    block: [u8; 32],
    n_used: usize,
}

impl Stream {
    pub(crate) fn new(name: String) -> Self {
        Self { name, n_blocks: 0, block: [0; 32], n_used: 32 }
    }

    fn byte(&mut self) -> u8 {
        if self.n_used == self.block.len() {
            self.block = Sha256::digest(format!("{}/{}", self.name, self.n_blocks)).into();
            self.n_blocks += 1;
            self.n_used = 0;
        }
        self.n_used += 1;
        self.block[self.n_used - 1]
    }
}

impl Luck for Stream {
    fn below(&mut self, bound: u32) -> u32 {
        below_from_bytes(bound, || self.byte())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bytes_are_those_of_sha_256() {
        let mut stream = Stream::new("abc".into());
        let expected: Vec<u8> = [Sha256::digest("abc/0"), Sha256::digest("abc/1")].concat();
        let found: Vec<u8> = (0..64).map(|_| stream.byte()).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn fewer_dice_are_the_first_of_more() {
        let (mut five, mut eight) = ([0; 5], [0; 8]);
        Stream::new("throw".into()).fill_below(6, &mut five);
        Stream::new("throw".into()).fill_below(6, &mut eight);
        assert_eq!(five, eight[..5]);
    }

    #[test]
    fn every_side_is_about_equally_frequent() {
        let mut seen = [0_u32; 6];
        let mut stream = Stream::new("many".into());
        for _ in 0..60_000 {
            seen[stream.below(6) as usize] += 1;
        }
        // Standard deviation 91 around 10,000: five of them either way.
        assert!(seen.iter().all(|count| (9_540..10_460).contains(count)), "{seen:?}");
    }

    #[test]
    fn a_larger_bound_takes_four_bytes() {
        let mut stream = Stream::new("large".into());
        let first: [u8; 4] = Sha256::digest("large/0")[..4].try_into().unwrap();
        assert_eq!(stream.below(1 << 20), u32::from_le_bytes(first) % (1 << 20));
    }
}
