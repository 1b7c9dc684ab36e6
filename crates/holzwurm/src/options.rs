use core::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wormery_core::{Bounded, wire, words};

use crate::position::MAX_SEATS;

/// How many deals a match has.
pub type Deals = Bounded<1, 100>;

/// What going out scores.
pub type OutBonus = Bounded<-1000, 1000>;

words! {
    /// Who starts the next deal (HW-06).
    ///
    /// Of several winners or losers it is the first one clockwise, beginning with the last starter.
    pub enum NextStart as "value of next_start" {
        /// The seat to the left of the last starter.
        Rotate = "rotate",
        /// The seat with the highest score of the last deal.
        Winner = "winner",
        /// The seat with the lowest score of the last deal.
        Loser = "loser",
        /// The start seat, in every deal.
        Same = "same",
    }
}

words! {
    /// Which of two equal cards lies higher in the fate row (HW-05).
    pub enum FateTies as "value of fate_ties" {
        /// The one with the later color.
        ColorOrder = "colour_order",
        /// The one that was drawn earlier.
        InputOrder = "input_order",
    }
}

/// The variant switches; every combination is playable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Raw"))]
pub struct Options {
    /// How many deals the match has.
    pub deals: Deals,
    /// Who starts the next deal.
    pub next_start: NextStart,
    /// What going out scores.
    pub out_bonus: OutBonus,
    /// Which of two equal fate cards lies higher.
    pub fate_ties: FateTies,
    /// Whether a grey card may open a row while there is an uncolored one.
    pub many_uncolored: bool,
    /// Whether the poison card comes with the row and the card played, or alone.
    pub poison_takes_row: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            deals: Deals::new(3),
            next_start: NextStart::Rotate,
            out_bonus: OutBonus::new(30),
            fate_ties: FateTies::ColorOrder,
            many_uncolored: true,
            poison_takes_row: true,
        }
    }
}

impl wormery_core::Options for Options {
    const SEATS: RangeInclusive<usize> = 2..=MAX_SEATS;
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Raw::changes(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        wire::object(deserializer).map(Raw::onto_defaults)
    }
}

/// What differs from the defaults.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Raw {
    /// How many deals the match has.
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    deals: Option<Deals>,
    /// Who starts the next deal (HW-06).
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    next_start: Option<NextStart>,
    /// What going out scores.
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    out_bonus: Option<OutBonus>,
    /// Which of two equal fate cards lies higher (HW-05).
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    fate_ties: Option<FateTies>,
    /// Whether a grey card may open a row while there is an uncolored one.
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    many_uncoloured: Option<bool>,
    /// Whether the poison card comes with the row and the card played, or alone.
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    poison_takes_row: Option<bool>,
}

impl Raw {
    fn changes(options: Options) -> Self {
        let default = Options::default();
        Self {
            deals: changed(options.deals, default.deals),
            next_start: changed(options.next_start, default.next_start),
            out_bonus: changed(options.out_bonus, default.out_bonus),
            fate_ties: changed(options.fate_ties, default.fate_ties),
            many_uncoloured: changed(options.many_uncolored, default.many_uncolored),
            poison_takes_row: changed(options.poison_takes_row, default.poison_takes_row),
        }
    }

    fn onto_defaults(self) -> Options {
        let default = Options::default();
        Options {
            deals: self.deals.unwrap_or(default.deals),
            next_start: self.next_start.unwrap_or(default.next_start),
            out_bonus: self.out_bonus.unwrap_or(default.out_bonus),
            fate_ties: self.fate_ties.unwrap_or(default.fate_ties),
            many_uncolored: self.many_uncoloured.unwrap_or(default.many_uncolored),
            poison_takes_row: self.poison_takes_row.unwrap_or(default.poison_takes_row),
        }
    }
}

fn changed<T: PartialEq + Copy>(value: T, default: T) -> Option<T> {
    (value != default).then_some(value)
}
