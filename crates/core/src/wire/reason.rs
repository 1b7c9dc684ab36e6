use alloc::format;
use alloc::string::{String, ToString};

/// What whoever reads JSON expects, as Rust calls it and as everybody else does; the longest names first.
const WORDS: [(&str, &str); 26] = [
    ("internally tagged enum ", "an object"),
    ("adjacently tagged enum ", "an object"),
    ("struct variant ", "an object"),
    ("tuple variant ", "a list"),
    ("tuple struct ", "a list"),
    ("newtype struct ", "a value"),
    ("unit struct ", "null"),
    ("unit variant ", "a string"),
    ("struct ", "an object"),
    ("enum ", "a string"),
    ("option", "a value"),
    ("unit", "null"),
    ("usize", "a whole number from 0 on"),
    ("isize", "a whole number"),
    ("u8", "a whole number from 0 to 255"),
    ("u16", "a whole number from 0 to 65535"),
    ("u32", "a whole number from 0 to 4294967295"),
    ("u64", "a whole number from 0 on"),
    ("i8", "a whole number from -128 to 127"),
    ("i16", "a whole number from -32768 to 32767"),
    ("i32", "a whole number from -2147483648 to 2147483647"),
    ("i64", "a whole number"),
    ("f32", "a number"),
    ("f64", "a number"),
    ("a map", "an object"),
    ("a sequence", "a list"),
];

/// What is found, as Rust calls it and as JSON does.
const FOUND: [(&str, &str); 4] = [
    ("invalid type: map", "invalid type: object"),
    ("invalid type: sequence", "invalid type: list"),
    ("invalid type: floating point", "invalid type: number"),
    ("invalid type: unit value", "invalid type: null"),
];

/// Says why JSON is not what it should be without the names of types that only Rust has.
pub fn plain_reason(reason: &str) -> String {
    let reason =
        FOUND.iter().fold(reason.to_string(), |reason, (rust, plain)| reason.replacen(rust, plain, 1));
    // What was found is quoted before it and may be any text.
    let Some((found, expected)) = reason.rsplit_once(", expected ") else { return reason };
    let (what, place) =
        expected.split_once(" at line ").map_or((expected, None), |(what, at)| (what, Some(at)));
    let known = WORDS
        .iter()
        .find(|(rust, _)| if rust.ends_with(' ') { what.starts_with(rust) } else { what == *rust });
    let what = known.map_or(what, |(_, plain)| plain);
    match place {
        Some(place) => format!("{found}, expected {what} at line {place}"),
        None => format!("{found}, expected {what}"),
    }
}

#[cfg(test)]
mod tests {
    use super::plain_reason;

    #[test]
    fn no_type_of_rust_is_named() {
        for (reason, plain) in [
            (
                "invalid type: string \"x\", expected u8",
                "invalid type: string \"x\", expected a whole number from 0 to 255",
            ),
            ("invalid type: map, expected i64", "invalid type: object, expected a whole number"),
            (
                "invalid value: integer `300`, expected u8 at line 1 column 9",
                "invalid value: integer `300`, expected a whole number from 0 to 255 at line 1 column 9",
            ),
            ("invalid type: sequence, expected struct RawHeader", "invalid type: list, expected an object"),
            (
                "invalid type: string \", expected u8\", expected a boolean",
                "invalid type: string \", expected u8\", expected a boolean",
            ),
            ("unknown field `a`, expected one of `b`, `c`", "unknown field `a`, expected one of `b`, `c`"),
            ("missing field `seat`", "missing field `seat`"),
        ] {
            assert_eq!(plain_reason(reason), plain);
        }
    }
}
