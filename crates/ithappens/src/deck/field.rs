use core::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wormery_core::{Word, words};

/// A field of a mound card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(schema_with = "schema"))]
pub enum Field {
    /// Nothing to gain.
    Blank,
    /// A worm tile for the die that is placed here.
    Worm,
    /// An object tile for the die that is placed here.
    Object(Object),
}

words! {
    /// A kind of object.
    pub enum Object as "object" {
        /// A map.
        Map = "MAP",
        /// A sneaker.
        Sneaker = "SHO",
        /// A bone.
        Bone = "BON",
        /// A pair of glasses.
        Glasses = "GLA",
        /// A loudspeaker.
        Loudspeaker = "SPK",
        /// A glove.
        Glove = "GLV",
        /// A telescope.
        Telescope = "TEL",
        /// A bottle.
        Bottle = "BOT",
    }
}

impl Object {
    /// How many kinds there are.
    pub const COUNT: usize = Self::ALL.len();

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl Field {
    /// The field as written on a card: `.`, `W` or a kind of object.
    pub fn word(self) -> &'static str {
        match self {
            Self::Blank => ".",
            Self::Worm => "W",
            Self::Object(object) => object.word(),
        }
    }

    pub(super) fn from_word(word: &str) -> Option<Self> {
        match word {
            "." => Some(Self::Blank),
            "W" => Some(Self::Worm),
            _ => Object::from_word(word).ok().map(Self::Object),
        }
    }
}

#[cfg(feature = "schema")]
fn schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({
        "oneOf": [
            { "type": "string", "const": Field::Blank, "description": "Nothing to gain." },
            { "type": "string", "const": Field::Worm, "description": "A worm tile." },
            generator.subschema_for::<Object>(),
        ]
    })
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(FieldVisitor)
    }
}

struct FieldVisitor;

impl Visitor<'_> for FieldVisitor {
    type Value = Field;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a field as a string")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Field, E> {
        Field::from_word(word).ok_or_else(|| E::invalid_value(Unexpected::Str(word), &self))
    }
}
