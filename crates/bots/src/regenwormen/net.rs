//! The net that knows the share of the win: reading, writing, asking.

use super::features::{self, Feature, MAX_SEATS};

/// Numbers in the first and in the second layer.
pub const FIRST: usize = 64;
/// Numbers in the second layer.
pub const SECOND: usize = 32;
const MAGIC: &[u8; 8] = b"WORMNET1";

/// A small net that knows the share of the win of every seat.
///
/// Two layers of rectified sums, then one number for each seat, turned into shares of one.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// A row of `FIRST` weights for each feature.
    pub first: Vec<f32>,
    /// What the first layer begins with.
    pub first_bias: Vec<f32>,
    /// A row of `SECOND` weights for each number of the first layer.
    pub second: Vec<f32>,
    /// What the second layer begins with.
    pub second_bias: Vec<f32>,
    /// A row of seven weights for each number of the second layer.
    pub last: Vec<f32>,
    /// What the seats begin with.
    pub last_bias: Vec<f32>,
}

/// What the layers hold after a position was looked at.
#[derive(Clone, Debug)]
pub struct Layers {
    /// The first layer, rectified.
    pub first: [f32; FIRST],
    /// The second layer, rectified.
    pub second: [f32; SECOND],
    /// The share of the win of each seat, counted from the seat to play.
    pub shares: [f32; MAX_SEATS],
}

impl Net {
    /// The sizes of the six parts, in the order in which they are stored.
    const SIZES: [usize; 6] =
        [features::COUNT * FIRST, FIRST, FIRST * SECOND, SECOND, SECOND * MAX_SEATS, MAX_SEATS];

    /// A net that knows nothing: every seat has the same share.
    pub fn zero() -> Self {
        let [first, first_bias, second, second_bias, last, last_bias] =
            Self::SIZES.map(|size| vec![0.0; size]);
        Self { first, first_bias, second, second_bias, last, last_bias }
    }

    /// The six parts, in the order in which they are stored.
    pub fn parts_mut(&mut self) -> [&mut Vec<f32>; 6] {
        let Self { first, first_bias, second, second_bias, last, last_bias } = self;
        [first, first_bias, second, second_bias, last, last_bias]
    }

    /// Reads a net from bytes; `None` if they are none of ours.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut numbers = bytes.strip_prefix(MAGIC)?.chunks_exact(2);
        let mut net = Self::zero();
        for part in net.parts_mut() {
            for number in part.iter_mut() {
                *number = short_to_f32(u16::from_le_bytes(numbers.next()?.try_into().ok()?));
            }
        }
        numbers.next().is_none().then_some(net)
    }

    /// Writes a net as bytes, each number with the upper half of its bits.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for part in self.clone().parts_mut() {
            bytes.extend(part.iter().flat_map(|number| f32_to_short(*number).to_le_bytes()));
        }
        bytes
    }

    /// Looks at a position.
    pub fn look(&self, features: &[Feature], n_seats: usize) -> Layers {
        let mut first: [f32; FIRST] = core::array::from_fn(|place| self.first_bias[place]);
        for &(feature, amount) in features {
            let row = &self.first[feature as usize * FIRST..][..FIRST];
            add_scaled(&mut first, row, amount);
        }
        rectify(&mut first);
        let mut second: [f32; SECOND] = core::array::from_fn(|place| self.second_bias[place]);
        for (place, &amount) in first.iter().enumerate() {
            if amount > 0.0 {
                add_scaled(&mut second, &self.second[place * SECOND..][..SECOND], amount);
            }
        }
        rectify(&mut second);
        let mut shares: [f32; MAX_SEATS] = core::array::from_fn(|place| self.last_bias[place]);
        for (place, &amount) in second.iter().enumerate() {
            add_scaled(&mut shares, &self.last[place * MAX_SEATS..][..MAX_SEATS], amount);
        }
        to_shares(&mut shares, n_seats);
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

/// Makes the numbers of the seats that play positive shares of one, and those of the others zero.
fn to_shares(numbers: &mut [f32; MAX_SEATS], n_seats: usize) {
    let (playing, others) = numbers.split_at_mut(n_seats);
    others.fill(0.0);
    let highest = playing.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for number in &mut *playing {
        *number = (*number - highest).exp();
        sum += *number;
    }
    for number in playing {
        *number /= sum;
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
