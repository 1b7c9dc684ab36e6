use core::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use wormery_core::{Illegal, wire, words};

use crate::{Card, refusal};

/// What a seat may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub enum Action {
    /// Plays a card.
    Play {
        /// The card.
        card: Card,
        /// The row it goes to; absent to open a new one.
        #[serde(skip_serializing_if = "Option::is_none")]
        row: Option<RowIdx>,
    },
}

/// The place of a row in the list of rows now on the table, oldest first, written as a number from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "wormery_core::Bounded<0, 4>"))]
pub enum RowIdx {
    /// Row 0, the oldest.
    First,
    /// Row 1.
    Second,
    /// Row 2.
    Third,
    /// Row 3.
    Fourth,
    /// Row 4: there are five rows at most.
    Fifth,
}

impl RowIdx {
    /// Every place, in order.
    pub const ALL: [Self; 5] = [Self::First, Self::Second, Self::Third, Self::Fourth, Self::Fifth];

    /// The place with this number; `None` beyond the last.
    #[inline]
    pub const fn new(index: usize) -> Option<Self> {
        match index {
            0 => Some(Self::First),
            1 => Some(Self::Second),
            2 => Some(Self::Third),
            3 => Some(Self::Fourth),
            4 => Some(Self::Fifth),
            _ => None,
        }
    }

    /// The place as a number, to look rows up with.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<RowIdx> for u64 {
    fn from(row: RowIdx) -> u64 {
        row as u64
    }
}

impl TryFrom<u64> for RowIdx {
    type Error = Illegal;

    fn try_from(number: u64) -> Result<Self, Illegal> {
        let index = usize::try_from(number).ok();
        index.and_then(Self::new).ok_or_else(|| refusal::of_row(number))
    }
}

impl fmt::Display for RowIdx {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.index().fmt(f)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Raw { kind: Kind::Play, card, row } = wire::object(deserializer)?;
        Ok(Self::Play { card, row })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "type")]
    kind: Kind,
    card: Card,
    #[serde(default, deserialize_with = "wire::present")]
    row: Option<RowIdx>,
}

words! {
    pub enum Kind as "type of action" {
        Play = "play",
    }
}
