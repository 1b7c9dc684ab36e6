use alloc::string::String;
use core::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Card;

/// Any of the 66 cards, the poison card included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(schema_with = "schema"))]
pub enum AnyCard {
    /// An ordinary card.
    Card(Card),
    /// The poison card, written `x13`.
    Poison,
}

impl AnyCard {
    /// What the card is worth in a hand (HW-03).
    pub const fn score(self) -> i16 {
        match self {
            Self::Card(card) => card.score(),
            Self::Poison => -13,
        }
    }
}

impl fmt::Display for AnyCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
            Self::Poison => f.write_str("x13"),
        }
    }
}

#[cfg(feature = "schema")]
fn schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({
        "oneOf": [
            generator.subschema_for::<Card>(),
            { "type": "string", "const": AnyCard::Poison, "description": "The poison card." },
        ]
    })
}

impl Serialize for AnyCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for AnyCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.as_str() {
            "x13" => Ok(Self::Poison),
            card => card.parse().map(Self::Card).map_err(D::Error::custom),
        }
    }
}
