//! Nets that know the share of the win: reading, writing, asking.

use crate::exp;

/// The most numbers in the first layer.
pub const MOST_FIRST: usize = 128;
/// Numbers in the second layer.
pub const SECOND: usize = 32;
/// The most rows of a standing that a net can know.
pub const MOST_ROWS: usize = 7;
const MAGIC: &[u8; 8] = b"WORMNET3";
/// How much of the win all rows share, whatever the net says.
const DOUBT: f32 = 1.0 / 8192.0;
/// Numbers of the first layer that are summed at a time, so that they stay in registers.
const BLOCK: usize = 32;

/// One number that describes a position: which, and how much.
pub type Feature = (u16, f32);

/// How large a net is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// How many numbers describe a position.
    pub features: usize,
    /// Numbers in the first layer: a multiple of 32, and at most [`MOST_FIRST`].
    pub first: usize,
    /// The most rows of the standing, at most [`MOST_ROWS`].
    pub rows: usize,
}

/// A small net that knows the share of the win of every row of a standing.
///
/// Two layers of rectified sums, then one number for each row, turned into shares of one.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// How large it is.
    pub shape: Shape,
    /// A row of weights for each feature.
    pub first: Vec<f32>,
    /// What the first layer begins with.
    pub first_bias: Vec<f32>,
    /// A row of `SECOND` weights for each number of the first layer.
    pub second: Vec<f32>,
    /// What the second layer begins with.
    pub second_bias: Vec<f32>,
    /// A weight for each row, for each number of the second layer.
    pub last: Vec<f32>,
    /// What the rows begin with.
    pub last_bias: Vec<f32>,
}

/// The first layer of a net before it is rectified.
#[derive(Clone, Debug)]
pub struct Sums([f32; MOST_FIRST]);

/// What the layers hold after a position was looked at.
#[derive(Clone, Debug)]
pub struct Layers {
    /// The first layer, rectified.
    pub first: [f32; MOST_FIRST],
    /// The second layer, rectified.
    pub second: [f32; SECOND],
    /// The share of the win of each row, in the order of the description.
    pub shares: [f32; MOST_ROWS],
}

impl Shape {
    /// The sizes of the six parts, in the order in which they are stored.
    const fn sizes(self) -> [usize; 6] {
        let Self { features, first, rows } = self;
        [features * first, first, first * SECOND, SECOND, SECOND * rows, rows]
    }

    fn is_possible(self) -> bool {
        self.first.is_multiple_of(BLOCK) && self.first <= MOST_FIRST && self.rows <= MOST_ROWS
    }
}

impl Net {
    /// A net that knows nothing: every row has the same share.
    pub fn zero(shape: Shape) -> Self {
        assert!(shape.is_possible(), "{shape:?}");
        let [first, first_bias, second, second_bias, last, last_bias] =
            shape.sizes().map(|size| vec![0.0; size]);
        Self { shape, first, first_bias, second, second_bias, last, last_bias }
    }

    /// The six parts, in the order in which they are stored.
    pub fn parts_mut(&mut self) -> [&mut Vec<f32>; 6] {
        let Self { first, first_bias, second, second_bias, last, last_bias, .. } = self;
        [first, first_bias, second, second_bias, last, last_bias]
    }

    /// Reads a net from bytes; `None` if they are none of ours.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut numbers = bytes.strip_prefix(MAGIC)?.chunks_exact(2);
        let mut short = || Some(u16::from_le_bytes(numbers.next()?.try_into().ok()?));
        let [features, first, rows] = [short()?.into(), short()?.into(), short()?.into()];
        let shape = Shape { features, first, rows };
        if !shape.is_possible() {
            return None;
        }
        let mut net = Self::zero(shape);
        for number in net.parts_mut().into_iter().flatten() {
            *number = short_to_f32(short()?);
        }
        numbers.next().is_none().then_some(net)
    }

    /// The net that bots read once this one is stored.
    #[must_use]
    pub fn as_stored(&self) -> Self {
        let mut net = self.clone();
        for number in net.parts_mut().into_iter().flatten() {
            *number = short_to_f32(f32_to_short(*number));
        }
        net
    }

    /// Writes a net as bytes, each number with the upper half of its bits.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Shape { features, first, rows } = self.shape;
        let mut bytes = MAGIC.to_vec();
        bytes.extend([features, first, rows].iter().flat_map(|size| (*size as u16).to_le_bytes()));
        for part in self.clone().parts_mut() {
            bytes.extend(part.iter().flat_map(|number| f32_to_short(*number).to_le_bytes()));
        }
        bytes
    }

    /// The sums of the first layer, to which more features can be added.
    pub fn sums(&self, features: &[Feature]) -> Sums {
        let mut sums = [0.0; MOST_FIRST];
        sums[..self.shape.first].copy_from_slice(&self.first_bias);
        self.add(Sums(sums), features)
    }

    /// The sums with more features.
    pub fn add(&self, mut first: Sums, features: &[Feature]) -> Sums {
        let rows = self.first.as_chunks::<BLOCK>().0;
        let n_blocks = self.shape.first / BLOCK;
        let blocks = first.0.as_chunks_mut::<BLOCK>().0.iter_mut().take(n_blocks);
        for (block, numbers) in blocks.enumerate() {
            let mut sums = *numbers;
            for &(feature, amount) in features {
                add_scaled(&mut sums, &rows[feature as usize * n_blocks + block], amount);
            }
            *numbers = sums;
        }
        first
    }

    /// Looks at a position, in which so many rows play for the win.
    pub fn look(&self, features: &[Feature], n_rows: usize) -> Layers {
        let mut layers = self.look_on(&self.sums(features), &[]);
        to_shares(&mut layers.shares, n_rows);
        layers
    }

    /// Looks at something of which these sums are known already, and these features are not in them; leaves the numbers
    /// of the rows as they are.
    pub fn look_on(&self, sums: &Sums, more: &[Feature]) -> Layers {
        let Sums(mut first) = self.add(sums.clone(), more);
        rectify(&mut first);
        let mut second: [f32; SECOND] = core::array::from_fn(|place| self.second_bias[place]);
        for (weights, &amount) in self.second.chunks_exact(SECOND).zip(&first) {
            if amount > 0.0 {
                add_scaled(&mut second, weights, amount);
            }
        }
        rectify(&mut second);
        let mut shares = [0.0; MOST_ROWS];
        shares[..self.shape.rows].copy_from_slice(&self.last_bias);
        for (weights, &amount) in self.last.chunks_exact(self.shape.rows).zip(&second) {
            add_scaled(&mut shares, weights, amount);
        }
        Layers { first, second, shares }
    }
}

fn add_scaled<const N: usize>(sums: &mut [f32; N], row: &[f32], amount: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight * amount;
    }
}

fn rectify<const N: usize>(numbers: &mut [f32; N]) {
    for number in numbers {
        *number = number.max(0.0);
    }
}

/// Makes the numbers of the rows that play positive shares of one, and those of the others zero.
///
/// A little is shared by all: no position is certain before the end, so that who can end a game that is won does it.
pub fn to_shares(numbers: &mut [f32; MOST_ROWS], n_rows: usize) {
    let (playing, others) = numbers.split_at_mut(n_rows);
    others.fill(0.0);
    let highest = playing.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for number in &mut *playing {
        *number = exp(f64::from(*number - highest)) as f32;
        sum += *number;
    }
    let for_all = DOUBT / n_rows as f32;
    for number in playing {
        *number = *number / sum * (1.0 - DOUBT) + for_all;
    }
}

/// Keeps sign, exponent and seven bits of a number, rounded.
fn f32_to_short(number: f32) -> u16 {
    let bits = number.to_bits();
    ((bits + 0x7fff + (bits >> 16 & 1)) >> 16) as u16
}

fn short_to_f32(short: u16) -> f32 {
    f32::from_bits(u32::from(short) << 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { features: 9, first: 64, rows: 5 };

    #[test]
    fn bytes_hold_a_net() {
        let mut net = Net::zero(SHAPE);
        (net.first[5], net.second_bias[3], net.last[7]) = (0.5, -2.0, 1.25);
        net.first_bias[9] = 0.1;
        let bytes = net.to_bytes();
        assert_ne!(Net::from_bytes(&bytes), Some(net.clone()), "0.1 is rounded");
        let net = net.as_stored();
        assert_eq!(Net::from_bytes(&bytes), Some(net));
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 2]), None, "too short");
        assert_eq!(Net::from_bytes(&[bytes.as_slice(), &[0, 0]].concat()), None, "too long");
    }

    #[test]
    fn no_position_is_certain() {
        let mut net = Net::zero(SHAPE);
        net.last_bias[1] = 100.0;
        let shares = net.look(&[], 3).shares;
        assert!(shares[1] < 1.0 && shares[1] > 0.9999 && shares[0] > 0.0, "{shares:?}");
        assert!(shares[3..].iter().all(|share| *share <= 0.0), "nobody is there: {shares:?}");
    }
}
