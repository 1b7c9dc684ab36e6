//! Effects are written as derived, and read from objects only: a derived reader would take a list as well.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wormery_core::wire;

use super::Effect;

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Effect {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        wire::object(deserializer).map(|Derived(effect)| effect)
    }
}

struct Derived(Effect);

impl<'de> Deserialize<'de> for Derived {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Effect::deserialize(deserializer).map(Self)
    }
}
