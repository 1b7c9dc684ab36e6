mod list;

use core::fmt;
use core::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use wormery_core::Illegal;

/// A tile, called by its number: 21 to 36, and 11 and 13 with the expansion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u8")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(schema_with = "schema"))]
pub struct Tile(NonZeroU8);

impl Tile {
    /// The lowest tile that a lower total can buy and a thief can take.
    pub const FIRST: u8 = 21;

    /// The tile with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            11 | 13 | 21..=36 => match NonZeroU8::new(number) {
                Some(number) => Some(Self(number)),
                None => None,
            },
            _ => None,
        }
    }

    /// The number on the tile.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The worms on the tile (RW-02, RX-01).
    pub const fn worms(self) -> u8 {
        match self.number() {
            number @ Self::FIRST.. => (number - Self::FIRST) / 4 + 1,
            _ => 1,
        }
    }

    /// Whether this is 11 or 13, which nobody can steal or get as a lower tile (RX-08).
    pub const fn is_low(self) -> bool {
        self.number() < Self::FIRST
    }
}

#[cfg(feature = "schema")]
fn schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let numbers = (0..=u8::MAX).filter_map(Tile::new).map(Tile::number);
    schemars::json_schema!({ "type": "integer", "enum": numbers.collect::<alloc::vec::Vec<_>>() })
}

impl TryFrom<u64> for Tile {
    type Error = Illegal;

    fn try_from(number: u64) -> Result<Self, Illegal> {
        let tile = u8::try_from(number).ok().and_then(Self::new);
        let reason = || alloc::format!("there is no tile {number}");
        tile.ok_or_else(|| Illegal::new("rw_no_tile", reason()).text("tile", number))
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> u8 {
        tile.number()
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles(u64);

impl Tiles {
    /// The sixteen tiles of the base game.
    pub const BASE: Self = Self(((1 << 16) - 1) << Tile::FIRST);
    /// The eighteen tiles with the expansion.
    pub const EXPANSION: Self = Self(Self::BASE.0 | 1 << 11 | 1 << 13);

    const fn bit(tile: Tile) -> u64 {
        1 << tile.number()
    }

    /// Whether there is no tile in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the tile is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & Self::bit(tile) != 0
    }

    /// Adds a tile.
    pub const fn insert(&mut self, tile: Tile) {
        self.0 |= Self::bit(tile);
    }

    /// Takes a tile out.
    pub const fn remove(&mut self, tile: Tile) {
        self.0 &= !Self::bit(tile);
    }

    /// The tiles of this set that are not in the other.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The tiles from 21 on.
    pub const fn at_least_first(self) -> Self {
        Self(self.0 & Self::BASE.0)
    }

    /// The tiles with numbers below a total.
    pub const fn below(self, total: u8) -> Self {
        Self(self.0 & ((1 << total) - 1))
    }

    /// The tile whose number is the total, if it is in the set.
    pub fn exactly(self, total: u8) -> Option<Tile> {
        Tile::new(total).filter(|tile| self.contains(*tile))
    }

    /// The tile with the highest number.
    pub fn highest(self) -> Option<Tile> {
        Tile::new(63_u8.wrapping_sub(self.0.leading_zeros() as u8))
    }

    /// The tile with the lowest number.
    pub fn lowest(self) -> Option<Tile> {
        Tile::new(self.0.trailing_zeros() as u8)
    }

    /// The tiles in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        (11..=36).filter_map(Tile::new).filter(move |tile| self.contains(*tile))
    }

    /// The set as bits, bit 0 for number 11.
    pub(crate) const fn bits_from_11(self) -> u64 {
        self.0 >> 11
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::default();
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Tile::number)).finish()
    }
}
