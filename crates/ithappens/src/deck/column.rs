use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{BadColumn, Field, shown};

/// A column of a mound card: one to three fields; written from bottom to top: `. MAP .`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String", description = "The fields of a column from bottom to top: `. MAP .`.")
)]
pub struct Column {
    fields: [Field; Self::MAX_HEIGHT],
    height: u8,
}

impl Column {
    /// The most fields a column can have.
    pub const MAX_HEIGHT: usize = 3;

    /// The fields from bottom to top.
    pub fn fields(&self) -> &[Field] {
        &self.fields[..self.height()]
    }

    /// How many fields, and so dice, fit into the column.
    #[inline]
    pub fn height(self) -> usize {
        self.height.into()
    }

    #[inline]
    pub(crate) fn field(self, place: usize) -> Field {
        self.fields[place]
    }

    /// The smallest column there is: one blank field.
    pub(super) const SMALLEST: Self = Self { fields: [Field::Blank; Self::MAX_HEIGHT], height: 1 };

    /// Reads a column as people write it.
    pub(super) fn parse(text: &str) -> Result<Self, BadColumn> {
        let words = text.split(' ').filter(|word| !word.is_empty());
        let read: Vec<_> = words.map(field).collect::<Result<_, _>>()?;
        if !(1..=Self::MAX_HEIGHT).contains(&read.len()) {
            return Err(BadColumn::Height(read.len()));
        }
        let mut column = Self { height: read.len() as u8, ..Self::SMALLEST };
        column.fields[..read.len()].copy_from_slice(&read);
        Ok(column)
    }
}

fn field(word: &str) -> Result<Field, BadColumn> {
    if word.contains(char::is_whitespace) {
        return Err(BadColumn::WhiteSpace);
    }
    Field::from_word(word).ok_or_else(|| BadColumn::Unknown(shown(word)))
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, field) in self.fields().iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{field}")?;
        }
        Ok(())
    }
}

impl Serialize for Column {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Column {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::parse(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
