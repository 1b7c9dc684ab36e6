use serde::{Deserialize, Deserializer, Serialize};
use wormery_core::{wire, words};

/// What a seat may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub enum Action {
    /// Pluck once more (PK-02).
    Pluck,
    /// Keep what was plucked (PK-04).
    Stop,
}

words! {
    enum Kind as "type of action" {
        Pluck = "pluck",
        Stop = "stop",
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    r#type: Kind,
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Raw { r#type } = wire::object(deserializer)?;
        Ok(match r#type {
            Kind::Pluck => Self::Pluck,
            Kind::Stop => Self::Stop,
        })
    }
}
