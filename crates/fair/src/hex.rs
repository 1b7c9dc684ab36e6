use alloc::string::String;
use core::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// A text that is not the right number of lower-case hex digits.
///
/// It does not repeat the text, which may be a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a {what} is {n_digits} lower-case hex digits")]
pub struct BadHex {
    what: &'static str,
    n_digits: usize,
}

/// Reads exactly `N` bytes, two digits each.
pub(crate) fn parse<const N: usize>(what: &'static str, text: &str) -> Result<[u8; N], BadHex> {
    let bad = BadHex { what, n_digits: 2 * N };
    if text.len() != 2 * N {
        return Err(bad);
    }
    let mut bytes = [0; N];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(digits[0]).zip(digit(digits[1])).map(|(high, low)| high << 4 | low).ok_or(bad)?;
    }
    Ok(bytes)
}

/// Reads exactly `N` bytes from a string.
pub(crate) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
    what: &'static str,
    deserializer: D,
) -> Result<[u8; N], D::Error> {
    parse(what, &String::deserialize(deserializer)?).map_err(D::Error::custom)
}

/// Writes two lower-case digits for each byte.
pub(crate) fn write(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn digit(character: u8) -> Option<u8> {
    match character {
        b'0'..=b'9' => Some(character - b'0'),
        b'a'..=b'f' => Some(character - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lower_case_digits_of_the_right_number_are_read() {
        assert_eq!(parse::<2>("pair", "0fa9"), Ok([0x0f, 0xa9]));
        for text in ["", "0fa", "0fa90", "0fA9", "0fg9", "+fa9", "0x0f", "äö"] {
            let error = parse::<2>("pair", text).unwrap_err();
            assert_eq!(alloc::format!("{error}"), "a pair is 4 lower-case hex digits", "{text:?}");
        }
    }
}
