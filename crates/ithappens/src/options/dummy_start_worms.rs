use serde::{Deserialize, Serialize};

/// How many worm tiles the third color of two players starts with (IH-24).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "u8")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(schema_with = "schema"))]
pub enum DummyStartWorms {
    /// None.
    #[default]
    Zero,
    /// Two, like a player.
    Two,
}

#[cfg(feature = "schema")]
fn schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({ "type": "integer", "enum": [DummyStartWorms::Zero, DummyStartWorms::Two] })
}

impl From<DummyStartWorms> for u8 {
    fn from(worms: DummyStartWorms) -> u8 {
        match worms {
            DummyStartWorms::Zero => 0,
            DummyStartWorms::Two => 2,
        }
    }
}

impl TryFrom<i64> for DummyStartWorms {
    type Error = BadDummyStartWorms;

    fn try_from(worms: i64) -> Result<Self, BadDummyStartWorms> {
        match worms {
            0 => Ok(Self::Zero),
            2 => Ok(Self::Two),
            _ => Err(BadDummyStartWorms(worms)),
        }
    }
}

/// A number of worm tiles that the third color cannot start with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("dummy_start_worms is 0 or 2, not {0}")]
pub struct BadDummyStartWorms(i64);
