use alloc::string::String;
use core::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::List;
use crate::chance::Pips;
use crate::deck::Column;

/// The values of the dice in a column from bottom to top; written as text, like its fields: `4 3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String", description = "The dice of a column from bottom to top: `4 3`.")
)]
pub struct ColumnDice(List<Pips, { Column::MAX_HEIGHT }>);

impl ColumnDice {
    pub(super) fn new(dice: &[u8]) -> Self {
        Self(dice.iter().map(|value| Pips::new((*value).into())).collect())
    }

    /// The values from bottom to top.
    pub fn iter(&self) -> impl Iterator<Item = Pips> + '_ {
        self.0.iter()
    }
}

impl fmt::Display for ColumnDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, value) in self.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{value}")?;
        }
        Ok(())
    }
}

impl Serialize for ColumnDice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ColumnDice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut dice = [0; Column::MAX_HEIGHT];
        let mut values = text.split(' ');
        for (die, value) in dice.iter_mut().zip(&mut values) {
            *die = face(value).ok_or_else(|| D::Error::custom("a die shows 1 to 6"))?;
        }
        match values.next() {
            None => Ok(Self::new(dice.split(|die| *die == 0).next().unwrap_or_default())),
            Some(_) => Err(D::Error::custom("a column has at most 3 dice")),
        }
    }
}

fn face(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'1'..=b'6'] => Some(digit - b'0'),
        _ => None,
    }
}
