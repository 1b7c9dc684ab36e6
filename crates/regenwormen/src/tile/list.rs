//! A set of tiles on a wire: a list in ascending order.

use core::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Tile, Tiles};

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(TilesVisitor)
    }
}

struct TilesVisitor;

impl<'de> Visitor<'de> for TilesVisitor {
    type Value = Tiles;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of tiles in ascending order")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Tiles, A::Error> {
        let mut tiles = Tiles::default();
        while let Some(tile) = list.next_element::<Tile>()? {
            if tiles.highest().is_some_and(|highest| highest >= tile) {
                return Err(A::Error::custom("tiles are listed in ascending order"));
            }
            tiles.insert(tile);
        }
        Ok(tiles)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Tiles {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        "Tiles".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let tile = generator.subschema_for::<Tile>();
        schemars::json_schema!({ "type": "array", "items": tile, "maxItems": 18, "uniqueItems": true })
    }
}
