use std::mem;

/// Where a view is written down, place by place.
///
/// The same walk over a view gives the numbers and their names, so the two cannot part.
pub trait Sheet {
    /// Writes the next place; the name is made only where somebody wants to know it.
    fn put(&mut self, value: f32, name: impl FnOnce() -> String);

    /// Writes `n` places, 1 where the bit is set, the lowest first.
    fn bits(&mut self, bits: u128, n: usize, name: impl Fn(usize) -> String);

    /// Writes `n` places, 1 at one of them or nowhere.
    fn one_of(&mut self, place: Option<usize>, n: usize, name: impl Fn(usize) -> String) {
        self.bits(place.map_or(0, |place| 1 << place), n, name);
    }
}

/// The numbers alone.
#[derive(Debug)]
pub struct Numbers<'a> {
    left: &'a mut [f32],
}

impl<'a> Numbers<'a> {
    /// Writes into a row that has a place for each number.
    pub fn new(row: &'a mut [f32]) -> Self {
        Self { left: row }
    }

    /// How many places nobody has written to yet.
    pub fn n_left(&self) -> usize {
        self.left.len()
    }
}

impl Sheet for Numbers<'_> {
    #[inline]
    fn put(&mut self, value: f32, _: impl FnOnce() -> String) {
        let (place, left) = mem::take(&mut self.left).split_first_mut().expect("the row is long enough");
        *place = value;
        self.left = left;
    }

    #[inline]
    fn bits(&mut self, bits: u128, n: usize, _: impl Fn(usize) -> String) {
        let (places, left) = mem::take(&mut self.left).split_at_mut(n);
        // Word by word: shifting two words at once is slow.
        for (word, places) in places.chunks_mut(64).enumerate() {
            let bits = (bits >> (64 * word)) as u64;
            places.iter_mut().enumerate().for_each(|(bit, place)| *place = (bits >> bit & 1) as f32);
        }
        self.left = left;
    }

    #[inline]
    fn one_of(&mut self, place: Option<usize>, n: usize, _: impl Fn(usize) -> String) {
        let (places, left) = mem::take(&mut self.left).split_at_mut(n);
        places.fill(0.0);
        if let Some(place) = place {
            places[place] = 1.0;
        }
        self.left = left;
    }
}

/// The names alone.
#[derive(Debug, Default)]
pub struct Names(pub Vec<String>);

impl Sheet for Names {
    fn put(&mut self, _: f32, name: impl FnOnce() -> String) {
        self.0.push(name());
    }

    fn bits(&mut self, _: u128, n: usize, name: impl Fn(usize) -> String) {
        self.0.extend((0..n).map(name));
    }
}
