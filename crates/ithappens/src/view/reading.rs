use alloc::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::deck::Object;

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
