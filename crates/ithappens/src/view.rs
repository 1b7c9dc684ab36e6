mod look;
mod reading;
#[cfg(feature = "schema")]
mod schema;
mod whole;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use wormery_core::wire::present;
use wormery_core::{Seat, Standing, words};

#[cfg(feature = "schema")]
use crate::chance::Pips;
use crate::color::Color;
use crate::deck::{CardId, Field, Object};
#[cfg(feature = "schema")]
use crate::effect::Rank;

/// What one viewer may know of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The round, from 1.
    pub round: u8,
    /// How many rounds the game has.
    pub rounds: u8,
    /// What happens next.
    pub phase: PhaseName,
    /// The seat that must act; absent while chance is asked and after the end.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub to_act: Option<Seat>,
    /// The die that is thrown and not placed.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub thrown: Option<ThrownView>,
    /// The mounds of the round in display order; none before they are drawn and after the end.
    pub mounds: Vec<MoundView>,
    /// The colors that play, in the order of the seats.
    pub colors: Vec<ColorView>,
    /// The tiles nobody has.
    pub supply: SupplyView,
    /// The cards drawn so far, the mounds of the round among them, in the order of the deck.
    pub used_cards: Vec<CardId>,
    /// The final ranking, when the game is over.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}

words! {
    /// What happens next.
    pub enum PhaseName as "phase" {
        /// The mounds of the round are drawn.
        Mounds = "mounds",
        /// A seat throws a die or passes.
        Turn = "turn",
        /// The die falls.
        Throw = "throw",
        /// A seat places the die, throws it again or passes.
        Place = "place",
        /// Nothing.
        Over = "over",
    }
}

/// A die that is thrown and not placed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ThrownView {
    /// Its color.
    pub color: Color,
    /// What it shows; absent while it falls.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Pips"))]
    pub value: Option<u8>,
}

/// A mound of the round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MoundView {
    /// The card's name.
    pub card: CardId,
    /// The points of its queen tile.
    #[cfg_attr(feature = "schema", schemars(range(max = 99)))]
    pub queen: u8,
    /// The points of its general tile.
    #[cfg_attr(feature = "schema", schemars(range(max = 99)))]
    pub general: u8,
    /// Its worm number.
    #[cfg_attr(feature = "schema", schemars(range(max = 99)))]
    pub worm: u8,
    /// Its columns from left to right.
    #[cfg_attr(feature = "schema", schemars(with = "[ColumnView; 5]"))]
    pub columns: Vec<ColumnView>,
}

/// A column of a mound.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColumnView {
    /// The fields from bottom to top.
    pub fields: Vec<Field>,
    /// The dice on the fields, from bottom to top.
    pub dice: Vec<DieView>,
    /// The place of its color if the mound were judged now: the first would get the queen, the second the general;
    /// absent without dice.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Rank"))]
    pub rank: Option<u8>,
}

impl MoundView {
    /// Whether the dice of a column make the worm number (IH-17).
    pub fn is_hit_by(&self, column: &ColumnView) -> bool {
        !column.dice.is_empty() && column.sum() == u32::from(self.worm)
    }
}

impl ColumnView {
    /// What its dice make together.
    pub fn sum(&self) -> u32 {
        self.dice.iter().map(|die| u32::from(die.value)).sum()
    }
}

/// A die on a mound.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DieView {
    /// Its color.
    pub color: Color,
    /// What it shows.
    #[cfg_attr(feature = "schema", schemars(with = "Pips"))]
    pub value: u8,
}

/// What a color has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColorView {
    /// The color.
    pub color: Color,
    /// Who plays it; absent for the third color of two players.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// How many of its dice are not placed; a thrown die is one of them.
    pub dice: u8,
    /// How many dice of the third color its seat still has; only with two players.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub third_dice: Option<u8>,
    /// How many worm tiles it has.
    pub worms: u8,
    /// How many object tiles it has of each kind.
    #[serde(deserialize_with = "reading::every_kind")]
    #[cfg_attr(feature = "schema", schemars(with = "schema::ObjectCounts"))]
    pub objects: BTreeMap<Object, u8>,
    /// The points of its pairs of objects.
    pub pair_points: u16,
    /// The points for the greatest variety, which it would get if the game ended now.
    pub variety: u16,
    /// How many queen tiles it has.
    pub queens: u8,
    /// How many general tiles it has.
    pub generals: u8,
    /// Its point tiles, queens first; absent when they lie face down for the viewer (IH-18).
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub point_tiles: Option<Vec<PointTile>>,
}

words! {
    /// What a point tile is for.
    pub enum TileKind as "point tile" {
        /// The highest sum.
        Queen = "queen",
        /// The second highest sum.
        General = "general",
    }
}

/// A point tile that somebody won.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PointTile {
    /// What it is for.
    pub kind: TileKind,
    /// Its points.
    #[cfg_attr(feature = "schema", schemars(range(max = 99)))]
    pub value: u8,
}

/// The tiles nobody has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SupplyView {
    /// How many worm tiles.
    pub worms: u8,
    /// How many object tiles of each kind.
    #[serde(deserialize_with = "reading::every_kind")]
    #[cfg_attr(feature = "schema", schemars(with = "schema::ObjectCounts"))]
    pub objects: BTreeMap<Object, u8>,
}
