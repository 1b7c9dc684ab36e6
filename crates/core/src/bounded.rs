#[cfg(feature = "schema")]
use alloc::{borrow::Cow, format};
use core::fmt;

use serde::{Deserialize, Serialize};

/// A whole number from `MIN` to `MAX`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
pub struct Bounded<const MIN: i16, const MAX: i16>(i16);

impl<const MIN: i16, const MAX: i16> Bounded<MIN, MAX> {
    /// Takes a number known to be inside the bounds.
    ///
    /// Panics outside them, which in a constant is a compile error.
    pub const fn new(value: i16) -> Self {
        assert!(MIN <= value && value <= MAX, "the number is out of bounds");
        Self(value)
    }

    /// The number itself.
    pub const fn get(self) -> i16 {
        self.0
    }
}

impl<const MIN: i16, const MAX: i16> TryFrom<i64> for Bounded<MIN, MAX> {
    type Error = OutOfBounds;

    fn try_from(value: i64) -> Result<Self, OutOfBounds> {
        let inside = i16::try_from(value).ok().filter(|v| (MIN..=MAX).contains(v));
        inside.map(Self).ok_or(OutOfBounds { value, min: MIN, max: MAX })
    }
}

impl<const MIN: i16, const MAX: i16> From<Bounded<MIN, MAX>> for i64 {
    fn from(bounded: Bounded<MIN, MAX>) -> i64 {
        bounded.0.into()
    }
}

impl<const MIN: i16, const MAX: i16> fmt::Display for Bounded<MIN, MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(feature = "schema")]
impl<const MIN: i16, const MAX: i16> schemars::JsonSchema for Bounded<MIN, MAX> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("IntegerFrom{MIN}To{MAX}").into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "integer", "minimum": MIN, "maximum": MAX })
    }
}

/// A number that does not fit its bounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{value} is not a number from {min} to {max}")]
pub struct OutOfBounds {
    value: i64,
    min: i16,
    max: i16,
}
