use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Deserializer, Serialize};
use wormery_core::wire;

use super::Card;

/// A deck as written in a deck file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckText {
    /// What its owner calls it; has no effect.
    #[serde(default, deserialize_with = "wire::present", skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The cards, to be checked by [`Deck::from_cards`](crate::Deck::from_cards).
    pub cards: Vec<CardText>,
}

/// A card as written in a deck file or a record, not checked yet.
///
/// Everything is optional here, so that what is missing can be reported with the name of the card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(deny_unknown_fields, description = "A card of a custom deck.")
)]
pub struct CardText {
    /// The card's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(!skip_serializing_if, with = "super::CardId"))]
    pub id: Option<Cow<'static, str>>,
    /// The points of the queen tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(!skip_serializing_if, with = "wormery_core::Bounded<0, 99>"))]
    pub queen: Option<i64>,
    /// The points of the general tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(!skip_serializing_if, with = "wormery_core::Bounded<0, 99>"))]
    pub general: Option<i64>,
    /// The worm number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(!skip_serializing_if, with = "wormery_core::Bounded<0, 99>"))]
    pub worm: Option<i64>,
    /// The columns from left to right, their fields from bottom to top: `. / . W / . MAP . / SHO . / W BON`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(!skip_serializing_if, with = "String"))]
    pub columns: Option<Cow<'static, str>>,
}

impl CardText {
    pub(super) const fn fixed(
        id: &'static str,
        queen: i64,
        general: i64,
        worm: i64,
        columns: &'static str,
    ) -> Self {
        Self {
            id: Some(Cow::Borrowed(id)),
            queen: Some(queen),
            general: Some(general),
            worm: Some(worm),
            columns: Some(Cow::Borrowed(columns)),
        }
    }
}

impl From<&Card> for CardText {
    fn from(card: &Card) -> Self {
        Self {
            id: Some(card.id.to_string().into()),
            queen: Some(card.queen.into()),
            general: Some(card.general.into()),
            worm: Some(card.worm.into()),
            columns: Some(card.columns.map(|column| column.to_string()).join(" / ").into()),
        }
    }
}

impl<'de> Deserialize<'de> for CardText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Raw { id, queen, general, worm, columns } = wire::object(deserializer)?;
        Ok(Self { id: id.map(Cow::Owned), queen, general, worm, columns: columns.map(Cow::Owned) })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(default, deserialize_with = "wire::present")]
    id: Option<String>,
    #[serde(default, deserialize_with = "wire::present")]
    queen: Option<i64>,
    #[serde(default, deserialize_with = "wire::present")]
    general: Option<i64>,
    #[serde(default, deserialize_with = "wire::present")]
    worm: Option<i64>,
    #[serde(default, deserialize_with = "wire::present")]
    columns: Option<String>,
}
