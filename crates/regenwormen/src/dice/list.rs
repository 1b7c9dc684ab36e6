//! The faces of dice as a list and nothing around it.

use core::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserializer, Serializer};

use crate::{Dice, Symbol};

pub(crate) fn serialize<S: Serializer>(dice: &Dice, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(dice.faces())
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
    deserializer.deserialize_seq(FacesVisitor)
}

#[cfg(feature = "schema")]
pub(crate) fn schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let symbol = generator.subschema_for::<Symbol>();
    schemars::json_schema!({ "type": "array", "items": symbol, "maxItems": Dice::MOST })
}

struct FacesVisitor;

impl<'de> Visitor<'de> for FacesVisitor {
    type Value = Dice;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of faces")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Dice, A::Error> {
        let mut dice = Dice { faces: [Symbol::One; Dice::MOST], len: 0 };
        while let Some(face) = list.next_element()? {
            let place = dice.faces.get_mut(dice.len as usize);
            *place.ok_or_else(|| A::Error::custom("more than nine dice"))? = face;
            dice.len += 1;
        }
        Ok(dice)
    }
}
