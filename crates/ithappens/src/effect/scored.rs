use core::cmp::Reverse;

use serde::{Deserialize, Serialize};
use wormery_core::wire::present;
use wormery_core::{Bounded, Seat};

use super::told::number;
use super::{CardNumber, Effect, List, TileCount};
use crate::color::Color;
use crate::deck::{Card, Deck, Object};
use crate::position::ItHappens;

/// The points of a color at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scored {
    /// Who plays the color.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The color.
    pub color: Color,
    /// The objects that count as pairs; where every pair counts, a kind may be there twice.
    pub pairs: List<Object, 16>,
    /// Their points.
    pub pair_points: u16,
    /// How many kinds of objects it has.
    pub kinds: Bounded<0, 8>,
    /// The points for the greatest variety.
    pub variety: Bounded<0, 10>,
    /// Its worm tiles, a point each.
    pub worms: TileCount,
    /// The values of its queen tiles, the highest first.
    pub queens: List<CardNumber, { Deck::SIZE }>,
    /// Their points.
    pub queen_points: u16,
    /// The values of its general tiles, the highest first.
    pub generals: List<CardNumber, { Deck::SIZE }>,
    /// Their points.
    pub general_points: u16,
    /// All points together.
    pub score: u16,
}

impl ItHappens {
    /// What a color has at the end of the game (IH-20, IH-21).
    pub(crate) fn scored(&self, color: Color) -> Effect {
        let score = self.score_of(color, self.most_kinds());
        let pile = &self.piles[color.index()];
        Effect::Scored(Scored {
            seat: color.seat(self.n_seats()),
            color,
            pairs: self.pairs(color).collect(),
            pair_points: score.pairs,
            kinds: number(pile.n_kinds() as u8),
            variety: number(score.variety as u8),
            worms: number(pile.worms),
            queens: values(self.tiles.queen_cards(&self.deck, color), Card::queen),
            queen_points: score.queens,
            generals: values(self.tiles.general_cards(&self.deck, color), Card::general),
            general_points: score.generals,
            score: score.total(),
        })
    }
}

/// The points of tiles, the highest first: their order must not say which card they came from.
fn values<'a>(
    cards: impl Iterator<Item = &'a Card>,
    value: fn(&Card) -> u8,
) -> List<CardNumber, { Deck::SIZE }> {
    let mut values = [None; Deck::SIZE];
    values.iter_mut().zip(cards).for_each(|(place, card)| *place = Some(number(value(card))));
    values.sort_unstable_by_key(|value| Reverse(*value));
    values.into_iter().flatten().collect()
}
