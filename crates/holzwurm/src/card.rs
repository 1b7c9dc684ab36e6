use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Color;

/// One of the 65 cards that can be in a hand from the start, written `g5` or `n11` (HW-02).
///
/// The poison card is not among them: no step names it. See [`crate::AnyCard`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        schema_with = "schema",
        description = "A card other than the poison card: the letter of its color and its number (HW-02)."
    )
)]
pub struct Card(u8);

impl Card {
    /// Every card, by color, then by value.
    pub const ALL: [Self; 65] = all();

    /// The highest value.
    pub const HIGHEST: u8 = 11;

    /// The card of this color and value; `None` if it was never printed.
    pub const fn new(color: Color, value: u8) -> Option<Self> {
        if value < color.lowest() || value > Self::HIGHEST {
            return None;
        }
        Some(Self::at(color as usize, value))
    }

    /// The color.
    #[inline]
    pub const fn color(self) -> Color {
        Color::ALL[self.color_idx()]
    }

    /// The printed number.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 & 0xF
    }

    /// What the card is worth in a hand: plus its value if even, minus its value if odd (HW-03).
    #[inline]
    pub const fn score(self) -> i16 {
        let value = self.value() as i16;
        if value % 2 == 0 { value } else { -value }
    }

    /// The card at this place, which must hold one.
    #[inline]
    pub(crate) const fn at(color_idx: usize, value: u8) -> Self {
        Self((color_idx as u8) << 4 | value)
    }

    /// The place of the color in the canonical order.
    #[inline]
    pub(crate) const fn color_idx(self) -> usize {
        (self.0 >> 4) as usize
    }

    /// The card's own number, in canonical order with gaps.
    #[inline]
    pub(crate) const fn place(self) -> u8 {
        self.0
    }

    /// The card with this number, which must be one that a card has.
    #[inline]
    pub(crate) const fn from_place(place: u8) -> Self {
        Self(place)
    }

    fn parse(text: &str) -> Option<Self> {
        let mut rest = text.chars();
        let color = Color::from_letter(rest.next()?)?;
        let value = match rest.as_str().as_bytes() {
            [digit @ b'1'..=b'9'] => digit - b'0',
            b"10" => 10,
            b"11" => 11,
            _ => return None,
        };
        Self::new(color, value)
    }
}

const fn all() -> [Card; 65] {
    let mut cards = [Card(0); 65];
    let mut place = 0;
    let mut color_idx = 0;
    while color_idx < Color::COUNT {
        let mut value = Color::ALL[color_idx].lowest();
        while value <= Card::HIGHEST {
            cards[place] = Card::at(color_idx, value);
            place += 1;
            value += 1;
        }
        color_idx += 1;
    }
    cards
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&alloc::format!("{}{}", self.color().letter(), self.value()))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Self, BadCard> {
        Self::parse(text).ok_or_else(|| BadCard { text: text.chars().take(40).collect() })
    }
}

/// A text that names no card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadCard {
    text: String,
}

impl fmt::Display for BadCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a card", self.text)
    }
}

impl core::error::Error for BadCard {}

#[cfg(feature = "schema")]
fn schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({ "type": "string", "enum": Card::ALL.as_slice() })
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(CardVisitor)
    }
}

struct CardVisitor;

impl Visitor<'_> for CardVisitor {
    type Value = Card;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card as a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Card, E> {
        text.parse().map_err(E::custom)
    }
}
