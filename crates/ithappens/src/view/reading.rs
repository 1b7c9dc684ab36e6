use alloc::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::View;
use crate::deck::Object;

// The derived reader is made for `remote`, so that this one can look at all of it afterwards.
impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let view = Self::deserialize(deserializer)?;
        if view.is_whole() { Ok(view) } else { Err(D::Error::custom("a view that does not add up")) }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

/// Reads how many object tiles there are of each kind; every kind is there.
pub(super) fn every_kind<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<Object, u8>, D::Error> {
    let counts = BTreeMap::deserialize(deserializer)?;
    match Object::ALL.iter().find(|object| !counts.contains_key(*object)) {
        None => Ok(counts),
        Some(object) => Err(D::Error::custom(format_args!("the number of {object} is missing"))),
    }
}
