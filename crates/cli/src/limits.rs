//! How large the numbers of the command line may be: what is beyond would never end, or not fit into memory.

use std::num::ParseIntError;
use std::ops::RangeInclusive;

use clap::builder::{RangedI64ValueParser, RangedU64ValueParser};
use clap::value_parser;

/// The most games that bots play against each other: their results are held in memory.
const MOST_GAMES: u64 = 10_000_000;
/// The most games that are played at random.
const MOST_RANDOM: u64 = 1_000_000_000;
/// The most puzzles that are looked for at once.
const MOST_PUZZLES: i64 = 10_000;
/// The most threads.
const MOST_THREADS: i64 = 1024;
/// The most playouts for a decision.
const MOST_PLAYOUTS: i64 = 1_000_000;
/// The longest that a bot may think about a decision: an hour.
const LONGEST_MS: u64 = 3_600_000;

/// Reads how many games bots play.
pub(crate) fn games() -> RangedU64ValueParser<u64> {
    whole(1..=MOST_GAMES)
}

/// Reads how many games are played at random.
pub(crate) fn random_games() -> RangedU64ValueParser<u64> {
    whole(0..=MOST_RANDOM)
}

/// Reads how many puzzles to look for.
pub(crate) fn puzzles() -> RangedI64ValueParser<u32> {
    value_parser!(u32).range(1..=MOST_PUZZLES)
}

/// Reads the number of one thing among many, from 1.
pub(crate) fn number() -> RangedI64ValueParser<u32> {
    value_parser!(u32).range(1..)
}

/// Reads what fixes the luck: any number of 64 bits, whether one counts it from 0 on or with a sign.
pub(crate) fn seed(text: &str) -> Result<u64, ParseIntError> {
    text.parse().or_else(|error| text.parse::<i64>().map(i64::cast_unsigned).map_err(|_| error))
}

/// Reads how many things are done at a time.
pub(crate) fn threads() -> RangedI64ValueParser<u16> {
    value_parser!(u16).range(1..=MOST_THREADS)
}

/// Reads how many playouts a bot may make.
pub(crate) fn playouts() -> RangedI64ValueParser<u32> {
    value_parser!(u32).range(1..=MOST_PLAYOUTS)
}

/// Reads how many milliseconds a bot may think.
pub(crate) fn move_ms() -> RangedU64ValueParser<u64> {
    whole(0..=LONGEST_MS)
}

/// Reads how many milliseconds a program may take.
pub(crate) fn engine_ms() -> RangedU64ValueParser<u64> {
    whole(1..=LONGEST_MS)
}

fn whole(range: RangeInclusive<u64>) -> RangedU64ValueParser<u64> {
    value_parser!(u64).range(range)
}

#[cfg(test)]
mod tests {
    use super::seed;

    #[test]
    fn any_number_of_64_bits_is_a_seed() {
        for (text, number) in [
            ("0", 0),
            ("18446744073709551615", u64::MAX),
            ("-1", u64::MAX),
            ("-9223372036854775808", 1 << 63),
        ] {
            assert_eq!(seed(text), Ok(number));
        }
        for text in ["", "x", "1.5", "18446744073709551616", "-9223372036854775809"] {
            assert!(seed(text).is_err(), "{text}");
        }
    }
}
