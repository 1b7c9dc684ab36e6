//! The exponential and the logarithm, with the same bits on every machine.
//!
//! The functions of the standard library may differ in the last bit from one platform to the next. These are made of sums,
//! products and quotients in a fixed order, which are the same everywhere, in WebAssembly too.

use core::f64::consts::{LOG2_E, SQRT_2};

/// The logarithm of two in two parts; products of the first with small integers are exact.
const LN_2_HIGH: f64 = f64::from_bits(0x3fe6_2e42_fee0_0000);
const LN_2_LOW: f64 = f64::from_bits(0x3dea_39ef_3579_3c76);
/// The parts of the series of the exponential, the smallest first: one divided by 14 · 13 · … · 1, and so on up to one.
const SERIES: [f64; 15] = series();
/// Beyond it the exponential is no ordinary number any more.
const FURTHEST: f64 = 708.0;

/// The exponential of a number: off by no more than 1e-15 of itself between -708 and 708, and held there beyond.
pub fn exp(number: f64) -> f64 {
    let number = number.clamp(-FURTHEST, FURTHEST);
    let doublings = (number * LOG2_E + 0.5).floor();
    let rest = (number - doublings * LN_2_HIGH) - doublings * LN_2_LOW;
    let power = SERIES.iter().fold(0.0, |sum, part| sum * rest + part);
    power * f64::from_bits(((doublings as i64 + 1023) as u64) << 52)
}

/// The natural logarithm of a positive ordinary number: off by no more than 1e-15, or 1e-15 of itself.
pub fn ln(number: f64) -> f64 {
    let bits = number.to_bits();
    let mut doublings = (bits >> 52) as i64 - 1023;
    let mut part = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
    if part > SQRT_2 {
        part /= 2.0;
        doublings += 1;
    }
    let ratio = (part - 1.0) / (part + 1.0);
    let square = ratio * ratio;
    let series = (0..=11).rev().fold(0.0, |sum, place| sum * square + 1.0 / f64::from(2 * place + 1));
    let doublings = doublings as f64;
    doublings * LN_2_HIGH + (2.0 * ratio * series + doublings * LN_2_LOW)
}

const fn series() -> [f64; 15] {
    let (mut parts, mut product, mut place) = ([1.0; 15], 1.0, 1);
    while place < 15 {
        product *= place as f64;
        parts[14 - place] = 1.0 / product;
        place += 1;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_what_their_names_say() {
        for step in -10_000..=10_000 {
            let number = f64::from(step) * 0.07;
            let (found, known) = (exp(number), number.exp());
            assert!((found - known).abs() <= 1e-15 * known, "exp {number}: {found} and {known}");
            let (found, known) = (ln(known), known.ln());
            assert!((found - known).abs() <= 1e-15 * known.abs().max(1.0), "ln: {found} and {known}");
        }
        assert_eq!((exp(0.0).to_bits(), ln(1.0).to_bits()), (1.0_f64.to_bits(), 0));
        assert!(exp(-1e9) > 0.0 && exp(1e9).is_finite());
    }

    /// These bits are part of every stored value: whoever changes them changes what reviews and coaches say.
    #[test]
    fn the_bits_stay() {
        let spread = |bits: u64, number: f64| (bits ^ number.to_bits()).wrapping_mul(0x0000_0100_0000_01b3);
        let numbers = || (1..=10_000).map(|step| f64::from(step) * 0.003_1);
        let exps = numbers().fold(0, |bits, number| spread(bits, exp(-number)));
        let logs = numbers().fold(0, |bits, number| spread(bits, ln(number)));
        assert_eq!((exps, logs), (14_412_651_694_924_837_536, 1_234_661_116_711_537_878));
        assert_eq!(exp(-1.0).to_bits(), 0x3fd7_8b56_362c_ef38);
        assert_eq!(ln(10.0).to_bits(), 0x4002_6bb1_bbb5_5516);
    }
}
