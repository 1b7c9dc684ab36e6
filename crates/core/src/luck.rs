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

/// A number below `bound` from bytes that are equally likely: takes one, or four little-endian for a bound above 256, and draws
/// again where that would be uneven.
pub fn below_from_bytes(bound: u32, mut byte: impl FnMut() -> u8) -> u32 {
    let (ways, is_byte) = if bound <= 256 { (1 << 8, true) } else { (1 << 32, false) };
    let bound = u64::from(bound);
    let even = ways - ways % bound;
    loop {
        let drawn = if is_byte { byte().into() } else { u64::from(word(&mut byte)) };
        if drawn < even {
            return (drawn % bound) as u32;
        }
    }
}

fn word(byte: &mut impl FnMut() -> u8) -> u32 {
    u32::from_le_bytes(core::array::from_fn(|_| byte()))
}

/// Moves `count` items, drawn one after the other, to the front of `items` (Fisher–Yates, stopped early).
pub fn draw_front<T>(luck: &mut impl Luck, items: &mut [T], count: usize) {
    for place in 0..count.min(items.len()) {
        let left = (items.len() - place) as u32;
        items.swap(place, place + luck.below(left) as usize);
    }
}
