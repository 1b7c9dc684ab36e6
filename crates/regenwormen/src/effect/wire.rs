//! An effect on a wire: read from an object and nothing else, as an action is.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wormery_core::wire;

use crate::Effect;

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Effect {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Derived(effect) = wire::object(deserializer)?;
        Ok(effect)
    }
}

/// Reads as derived, from a list as well.
struct Derived(Effect);

impl<'de> Deserialize<'de> for Derived {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Effect::deserialize(deserializer).map(Self)
    }
}
