use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::hex::{self, BadHex};

/// Defines a number of bytes with a meaning, written as lower-case hex everywhere.
macro_rules! hex_bytes {
    ($(#[$doc:meta])* $name:ident, $len:literal, $what:literal, $debug:path) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $name([u8; $len]);

        impl $name {
            /// Takes the bytes as they are.
            pub const fn new(bytes: [u8; $len]) -> Self {
                Self(bytes)
            }

            /// The bytes.
            pub const fn as_bytes(&self) -> &[u8; $len] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                hex::write(&self.0, f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                $debug(self, f)
            }
        }

        impl FromStr for $name {
            type Err = BadHex;

            fn from_str(text: &str) -> Result<Self, BadHex> {
                hex::parse($what, text).map(Self)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                hex::deserialize($what, deserializer).map(Self)
            }
        }
    };
}

hex_bytes! {
    /// What the host draws when a table is created, and publishes when the game is over or abandoned.
    ///
    /// It prints as hex on purpose only: its `Debug` does not show it.
    Secret, 32, "secret", hide
}

hex_bytes! {
    /// What the host shows of its secret before anybody has sent anything.
    Commitment, 32, "commitment", fmt::Display::fmt
}

hex_bytes! {
    /// What a seat adds to the luck of a game.
    Entropy, 16, "seat's entropy", fmt::Display::fmt
}

hex_bytes! {
    /// What a seat sends before its entropy, so that the last one to reveal cannot choose.
    EntropyHash, 32, "hash of a seat's entropy", fmt::Display::fmt
}

hex_bytes! {
    /// What a roller adds to the outcome of one command.
    Nonce, 16, "nonce", fmt::Display::fmt
}

hex_bytes! {
    /// What all outcomes of a game follow from: as secret as the secret, and as well hidden from `Debug`.
    Key, 32, "key", hide
}

hex_bytes! {
    /// What makes the hash of a name say nothing about the name, once it is thrown away.
    Salt, 16, "salt", fmt::Display::fmt
}

hex_bytes! {
    /// What a record keeps of a name that was withdrawn.
    NameHash, 32, "hash of a name", fmt::Display::fmt
}

hex_bytes! {
    /// What a whole game comes to: whoever keeps it knows another record for what it is.
    Digest, 32, "digest", fmt::Display::fmt
}

fn hide<T>(_: &T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("(secret)")
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::*;

    #[test]
    fn a_secret_does_not_show_itself_by_accident() {
        let secret = Secret::new([0xab; 32]);
        assert_eq!(format!("{secret:?}"), "(secret)");
        assert_eq!(format!("{secret}").parse(), Ok(secret));
    }

    #[test]
    fn bytes_are_strings_of_hex_on_the_wire() {
        let nonce = Nonce::new(core::array::from_fn(|place| place as u8 * 17));
        let text = "\"00112233445566778899aabbccddeeff\"";
        assert_eq!(serde_json::to_string(&nonce).unwrap(), text);
        assert_eq!(serde_json::from_str::<Nonce>(text).unwrap(), nonce);
        assert!(serde_json::from_str::<Nonce>(&text.to_uppercase()).is_err());
        assert!(serde_json::from_str::<Nonce>("null").is_err());
    }
}
