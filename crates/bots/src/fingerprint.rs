use std::fmt::{self, Debug, Write};

/// A number that belongs to a position or a view: the same on every machine, another one for almost every other.
pub fn fingerprint(thing: &impl Debug) -> u64 {
    let mut spread = Spread(0xcbf2_9ce4_8422_2325);
    write!(spread, "{thing:?}").expect("numbers take any text");
    spread.0
}

/// Spreads the letters of a text over a number (FNV-1a).
struct Spread(u64);

impl Write for Spread {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = text
            .bytes()
            .fold(self.0, |number, byte| (number ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
        Ok(())
    }
}
