/// A source of luck: all that a game ever asks of a generator.
///
/// Simulations answer from a fast seeded generator, tables from a verifiable stream.
pub trait Luck {
    /// A number from 0 up to but not including `bound`, each equally likely; `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// Fills `values` with independent numbers below `bound`.
    fn fill_below(&mut self, bound: u8, values: &mut [u8]) {
        for value in values {
            *value = self.below(bound.into()) as u8;
        }
    }
}

impl<L: Luck + ?Sized> Luck for &mut L {
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }

    fn fill_below(&mut self, bound: u8, values: &mut [u8]) {
        (**self).fill_below(bound, values);
    }
}

/// Moves `count` items, drawn one after the other, to the front of `items` (Fisher–Yates, stopped early).
pub fn draw_front<T>(luck: &mut impl Luck, items: &mut [T], count: usize) {
    for place in 0..count.min(items.len()) {
        let left = (items.len() - place) as u32;
        items.swap(place, place + luck.below(left) as usize);
    }
}
