use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The id of a game: 1 to 64 visible ASCII characters, the same for no two games of a host.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TableId(String);

impl TableId {
    /// The longest an id may be, in bytes.
    pub const LONGEST: usize = 64;

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

impl FromStr for TableId {
    type Err = BadTableId;

    fn from_str(text: &str) -> Result<Self, BadTableId> {
        let is_visible = text.bytes().all(|byte| byte.is_ascii_graphic());
        let is_id = is_visible && (1..=Self::LONGEST).contains(&text.len());
        if is_id { Ok(Self(text.to_owned())) } else { Err(BadTableId) }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A text that is no id of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id is 1 to {} visible ASCII characters", TableId::LONGEST)]
pub struct BadTableId;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_short_visible_ascii() {
        for id in ["7", "t-42/\"x\"\\", &"a".repeat(64)] {
            assert_eq!(id.parse::<TableId>().unwrap().as_str(), id);
        }
        for id in ["", "a b", "a\n", "ä", "a\0", &"a".repeat(65)] {
            assert_eq!(id.parse::<TableId>(), Err(BadTableId), "{id:?}");
        }
    }
}
