//! Several numbers that go through the same steps, written so that the compiler uses wide registers for them.
//!
//! Products are added in two steps, never fused, and sums in a fixed order: every machine gets the same bits.

/// Less than any payoff.
pub(crate) const NOTHING: f64 = f64::NEG_INFINITY;

/// Four numbers for each of `Q` registers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Lanes<const Q: usize>([Quad; Q]);

/// Four numbers that fit into one register.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(align(32))]
struct Quad([f64; 4]);

impl<const Q: usize> Lanes<Q> {
    /// Zero in every lane.
    pub(crate) const ZERO: Self = Self::all(0.0);
    /// How many lanes there are.
    pub(crate) const LEN: usize = 4 * Q;

    /// The same number in every lane.
    #[inline(always)]
    pub(crate) const fn all(number: f64) -> Self {
        Self([Quad([number; 4]); Q])
    }

    /// The numbers that a function gives for the lanes.
    #[inline(always)]
    pub(crate) fn from_fn(number: impl Fn(usize) -> f64) -> Self {
        let quad = |first| Quad([number(first), number(first + 1), number(first + 2), number(first + 3)]);
        Self(core::array::from_fn(|place| quad(4 * place)))
    }

    /// The number in one lane.
    pub(crate) fn get(&self, lane: usize) -> f64 {
        self.0[lane / 4].0[lane % 4]
    }

    /// Writes the numbers to the first places of a slice.
    #[inline(always)]
    pub(crate) fn write_to(&self, numbers: &mut [f64]) {
        for (place, quad) in self.0.iter().enumerate() {
            numbers[4 * place..][..4].copy_from_slice(&quad.0);
        }
    }

    /// The larger number in each lane.
    #[inline(always)]
    pub(crate) fn larger(&self, other: &Self) -> Self {
        Self(core::array::from_fn(|place| self.0[place].larger(other.0[place])))
    }

    /// The sum in each lane.
    #[inline(always)]
    pub(crate) fn plus(&self, other: &Self) -> Self {
        self.plus_times(1.0, other)
    }

    /// The sum in each lane with a multiple of the other number.
    #[inline(always)]
    pub(crate) fn plus_times(&self, weight: f64, other: &Self) -> Self {
        Self(core::array::from_fn(|place| self.0[place].plus_times(weight, other.0[place])))
    }

    /// Each number divided by the same divisor.
    #[inline(always)]
    pub(crate) fn divided(&self, divisor: f64) -> Self {
        Self(self.0.map(|quad| Quad(quad.0.map(|number| number / divisor))))
    }
}

// Written out, because the compiler splits longer lists into registers of all sizes.
impl Quad {
    #[inline(always)]
    fn larger(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([larger(a[0], b[0]), larger(a[1], b[1]), larger(a[2], b[2]), larger(a[3], b[3])])
    }

    #[inline(always)]
    fn plus_times(self, weight: f64, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] + weight * b[0], a[1] + weight * b[1], a[2] + weight * b[2], a[3] + weight * b[3]])
    }
}

#[inline(always)]
fn larger(a: f64, b: f64) -> f64 {
    // Not `f64::max`, which takes several instructions to get numbers right that never occur here.
    if a > b { a } else { b }
}
