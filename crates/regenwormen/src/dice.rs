pub(crate) mod list;

use core::fmt;

use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wormery_core::{wire, words};

use crate::Symbol;

/// The dice of one throw in the order of their numbers; the golden die, when it is thrown, is the last.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(schema_with = "schema"))]
pub struct Dice {
    faces: [Symbol; Self::MOST],
    len: u8,
}

impl Dice {
    /// The most dice that are ever thrown: eight and the golden one.
    pub const MOST: usize = 9;

    /// The throw that shows these faces; `None` for more than nine.
    pub fn new(faces: &[Symbol]) -> Option<Self> {
        let mut dice = Self { faces: [Symbol::One; Self::MOST], len: faces.len() as u8 };
        dice.faces.get_mut(..faces.len())?.copy_from_slice(faces);
        Some(dice)
    }

    /// The throw that shows the first `len` of these faces.
    pub(crate) fn of(faces: [Symbol; Self::MOST], len: usize) -> Self {
        Self { faces, len: len as u8 }
    }

    /// The faces.
    pub fn faces(&self) -> &[Symbol] {
        &self.faces[..self.len as usize]
    }
}

impl PartialEq for Dice {
    fn eq(&self, other: &Self) -> bool {
        self.faces() == other.faces()
    }
}

impl Eq for Dice {}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.faces()).finish()
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut dice = serializer.serialize_struct("Dice", 2)?;
        dice.serialize_field("type", &Kind::Dice)?;
        dice.serialize_field("faces", &Faces(*self))?;
        dice.end()
    }
}

#[cfg(feature = "schema")]
fn schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let faces = list::schema(generator);
    schemars::json_schema!({
        "type": "object",
        "properties": {
            "type": { "type": "string", "const": Kind::Dice },
            "faces": faces,
        },
        "required": ["type", "faces"],
        "additionalProperties": false,
    })
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw: RawDice = wire::object(deserializer)?;
        let Kind::Dice = raw.kind;
        Ok(raw.faces.0)
    }
}

words! {
    /// The only thing asked of chance.
    enum Kind as "chance type" {
        /// A throw of dice.
        Dice = "dice",
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDice {
    #[serde(rename = "type")]
    kind: Kind,
    faces: Faces,
}

#[derive(Serialize, Deserialize)]
struct Faces(#[serde(with = "list")] Dice);
