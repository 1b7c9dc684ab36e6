use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use wormery_core::Luck;

/// Luck from a seed: fast, the same on every machine, and not for games with a stake.
#[derive(Clone, Debug)]
pub struct Seeded(Pcg64Mcg);

impl Seeded {
    /// The luck that belongs to a seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg64Mcg::seed_from_u64(seed))
    }

    /// The luck of one game out of many: streams of different games do not touch each other.
    pub fn for_game(seed: u64, game: u64) -> Self {
        // The odd constant spreads neighboring numbers over all bits (2^64 divided by the golden ratio).
        Self::new(seed ^ (game + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl Luck for Seeded {
    /// Multiplies a random fraction by the bound, and draws again where that would be uneven (Lemire 2019).
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        loop {
            let product = u64::from(self.next() as u32) * u64::from(bound);
            let rest = product as u32;
            if rest >= bound || rest >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// Takes all values from one random fraction: digit by digit in the base of the bound.
    #[inline]
    fn fill_below(&mut self, bound: u8, values: &mut [u8]) {
        let (digits, uneven) = (values.len() as u32, u64::from(bound).checked_pow(values.len() as u32));
        let Some(ways) = uneven.filter(|_| digits > 0) else {
            return values.iter_mut().for_each(|value| *value = self.below(bound.into()) as u8);
        };
        loop {
            let mut fraction = self.next();
            for value in &mut *values {
                let product = u128::from(fraction) * u128::from(bound);
                *value = (product >> 64) as u8;
                fraction = product as u64;
            }
            if fraction >= ways || fraction >= ways.wrapping_neg() % ways {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_about_equally_frequent() {
        let mut luck = Seeded::new(1);
        let mut seen = [[0_u32; 6]; 8];
        for _ in 0..60_000 {
            let mut values = [0; 8];
            luck.fill_below(6, &mut values);
            for (counts, value) in seen.iter_mut().zip(values) {
                counts[value as usize] += 1;
            }
        }
        // Standard deviation 91 around 10,000: five of them either way.
        assert!(seen.iter().flatten().all(|count| (9_540..10_460).contains(count)), "{seen:?}");
    }

    #[test]
    fn games_of_one_seed_differ_and_repeat() {
        let draw = |game| {
            core::array::from_fn::<u32, 4, _>({
                let mut luck = Seeded::for_game(7, game);
                move |_| luck.below(1_000_000)
            })
        };
        assert_eq!(draw(3), draw(3));
        assert_ne!(draw(3), draw(4));
    }

    #[test]
    fn long_fills_fall_back_to_single_draws() {
        let mut values = [0; 100];
        Seeded::new(5).fill_below(6, &mut values);
        assert!(values.iter().all(|value| *value < 6) && values.contains(&5) && values.contains(&0));
    }
}
