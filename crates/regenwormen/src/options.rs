use core::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use wormery_core::wire::{is_default, is_true};
use wormery_core::words;

use crate::Symbol;

/// The variant switches of Regenwormen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(clippy::struct_excessive_bools, reason = "each is a house rule that can be on or off by itself")]
pub struct Options {
    /// Whether the expansion is played.
    #[serde(skip_serializing_if = "is_default")]
    pub expansion: bool,
    /// Which lower tile may be taken when the exact one is not to be had (RW-A1).
    #[serde(skip_serializing_if = "is_default")]
    pub lower: Lower,
    /// Whether a lower tile may be taken instead of an exact steal (RW-A2).
    #[serde(skip_serializing_if = "is_default")]
    pub decline_steal: DeclineSteal,
    /// A failing player without tiles still turns the highest open tile (RW-A3).
    #[serde(skip_serializing_if = "is_default")]
    pub flip_on_empty_fail: bool,
    /// A returned tile is turned even if it is the highest: the variant for shorter games.
    #[serde(skip_serializing_if = "is_default")]
    pub flip_returned: bool,
    /// When a player may end his turn without a tile (RW-A8).
    #[serde(skip_serializing_if = "is_default")]
    pub voluntary_fail: VoluntaryFail,
    /// What decides between equal scores (RW-23).
    #[serde(skip_serializing_if = "is_default")]
    pub tiebreak: Tiebreak,
    /// The faces of the golden die (RX-05).
    #[serde(skip_serializing_if = "is_default")]
    pub golden_faces: GoldenFaces,
    /// Tiles 11 and 13 ask for a worm as the others do (RX-A1).
    #[serde(skip_serializing_if = "is_true")]
    pub low_tiles_need_worm: bool,
    /// The weasel may also be used after a roll without a new symbol (RX-A8).
    #[serde(skip_serializing_if = "is_true")]
    pub weasel_after_fail: bool,
    /// The game ends without waiting for 11 and 13 (RX-A6).
    #[serde(skip_serializing_if = "is_default")]
    pub end_ignores_low_tiles: bool,
    /// Nobody may own both 11 and 13 (RX-A7).
    #[serde(skip_serializing_if = "is_default")]
    pub one_low_tile_per_player: bool,
    /// The hen's holder turns a tile when he fails (RX-A9).
    #[serde(skip_serializing_if = "is_default")]
    pub hen_fail_turns_tile: bool,
    /// After a failed turn the specialist of the turned tile is placed before the player's own (RX-A2).
    #[serde(skip_serializing_if = "is_default")]
    pub displaced_first: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            expansion: false,
            lower: Lower::Next,
            decline_steal: DeclineSteal::Allowed,
            flip_on_empty_fail: false,
            flip_returned: false,
            voluntary_fail: VoluntaryFail::OnlyWithoutTarget,
            tiebreak: Tiebreak::HighestTile,
            golden_faces: GoldenFaces::OnesAndWorms,
            low_tiles_need_worm: true,
            weasel_after_fail: true,
            end_ignores_low_tiles: false,
            one_low_tile_per_player: false,
            hen_fail_turns_tile: false,
            displaced_first: false,
        }
    }
}

impl wormery_core::Options for Options {
    const SEATS: RangeInclusive<usize> = 2..=7;
}

words! {
    /// Which lower tile may be taken; without effect in the expansion.
    #[derive(Default)]
    pub enum Lower as "value of lower" {
        /// The highest open tile below the total.
        #[default]
        Next = "next",
        /// Any open tile below the total, when the exact one is not in the row.
        AnyIfMissing = "any_if_missing",
        /// Any open tile up to the total, always.
        Any = "any",
    }
}

words! {
    /// Whether an exact steal may be declined for a lower tile.
    #[derive(Default)]
    pub enum DeclineSteal as "value of decline_steal" {
        /// The lower tile stays available.
        #[default]
        Allowed = "allowed",
        /// Only the steal is left.
        Forced = "forced",
    }
}

words! {
    /// When a turn may be ended on purpose without a tile.
    #[derive(Default)]
    pub enum VoluntaryFail as "value of voluntary_fail" {
        /// Only when no tile can be taken.
        #[default]
        OnlyWithoutTarget = "only_without_target",
        /// Whenever the player decides.
        Always = "always",
        /// Never: a player without a target rolls on.
        Never = "never",
    }
}

words! {
    /// What decides between equal scores.
    #[derive(Default)]
    pub enum Tiebreak as "value of tiebreak" {
        /// The highest single tile.
        #[default]
        HighestTile = "highest_tile",
        /// Nothing: the rank is shared.
        Shared = "shared",
    }
}

words! {
    /// The faces of the golden die.
    #[derive(Default)]
    pub enum GoldenFaces as "value of golden_faces" {
        /// Three ones and three worms.
        #[default]
        OnesAndWorms = "111WWW",
        /// Those of an ordinary die.
        Standard = "standard",
    }
}

impl GoldenFaces {
    /// The six sides of the die.
    pub const fn sides(self) -> [Symbol; 6] {
        use Symbol::{Five, Four, One, Three, Two, Worm};
        match self {
            Self::OnesAndWorms => [One, One, One, Worm, Worm, Worm],
            Self::Standard => [One, Two, Three, Four, Five, Worm],
        }
    }
}
