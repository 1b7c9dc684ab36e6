mod deck_option;
mod dummy_start_worms;

use core::ops::RangeInclusive;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wormery_core::{wire, words};

use crate::deck::CardText;
use deck_option::DeckName;

pub use deck_option::DeckOption;
pub use dummy_start_worms::DummyStartWorms;

/// The variant switches of It Happens...
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Raw"))]
pub struct Options {
    /// When a seat may skip its turn.
    pub skip_timing: SkipTiming,
    /// What the third color of two players starts with.
    pub dummy_start_worms: DummyStartWorms,
    /// The mound cards.
    pub deck: DeckOption,
    /// Whether point tiles lie face up.
    pub open_points: bool,
    /// How objects of one kind count.
    pub pair_points: PairPoints,
    /// Whether everybody gets the bonus for the most kinds of objects when nobody has any.
    pub zero_diversity_bonus: bool,
}

impl wormery_core::Options for Options {
    const SEATS: RangeInclusive<usize> = 2..=5;
}

words! {
    /// When a seat may skip its turn (IH-13).
    #[derive(Default)]
    pub enum SkipTiming as "value of skip_timing" {
        /// Before or after a throw.
        #[default]
        Any = "any",
        /// Only before the first throw.
        BeforeRoll = "before_roll",
    }
}

words! {
    /// How objects of one kind count (IH-20).
    #[derive(Default)]
    pub enum PairPoints as "value of pair_points" {
        /// Five points for a kind of which there are two or more.
        #[default]
        PerKind = "per_kind",
        /// Five points for every two of a kind.
        PerPair = "per_pair",
    }
}

/// The options as they are written in a record.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Raw {
    /// When a seat may skip its turn (IH-13).
    #[serde(skip_serializing_if = "wire::is_default")]
    skip_timing: SkipTiming,
    /// How many worm tiles the third color of two players starts with (IH-24).
    #[serde(skip_serializing_if = "wire::is_default")]
    dummy_start_worms: DummyStartWorms,
    /// The mound cards; a custom deck comes with its cards.
    #[serde(skip_serializing_if = "wire::is_default")]
    deck: DeckName,
    /// The twelve cards of a custom deck, and only of one.
    #[serde(deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "[CardText; 12]"))]
    deck_cards: Option<wire::Few<CardText>>,
    /// Whether point tiles lie face up.
    #[serde(skip_serializing_if = "wire::is_default")]
    open_points: bool,
    /// How objects of one kind count (IH-20).
    #[serde(skip_serializing_if = "wire::is_default")]
    pair_points: PairPoints,
    /// Whether everybody gets the bonus for the most kinds of objects when nobody has any.
    #[serde(skip_serializing_if = "wire::is_default")]
    zero_diversity_bonus: bool,
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw = Raw {
            skip_timing: self.skip_timing,
            dummy_start_worms: self.dummy_start_worms,
            deck: self.deck.name(),
            deck_cards: self.deck.custom_cards().map(wire::Few),
            open_points: self.open_points,
            pair_points: self.pair_points,
            zero_diversity_bonus: self.zero_diversity_bonus,
        };
        raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw: Raw = wire::object(deserializer)?;
        Ok(Self {
            skip_timing: raw.skip_timing,
            dummy_start_worms: raw.dummy_start_worms,
            deck: DeckOption::read(raw.deck, raw.deck_cards.as_ref().map(|cards| cards.0.as_slice()))
                .map_err(D::Error::custom)?,
            open_points: raw.open_points,
            pair_points: raw.pair_points,
            zero_diversity_bonus: raw.zero_diversity_bonus,
        })
    }
}
