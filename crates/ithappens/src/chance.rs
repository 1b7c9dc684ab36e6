use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use wormery_core::{Bounded, Chance, Luck, draw_front, wire, words};

use crate::deck::{CardId, CardSet, Deck};

/// What is asked of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which three cards are the mounds of the round.
    Mounds {
        /// The cards of the game.
        deck: Arc<Deck>,
        /// Those that have not been drawn yet.
        unused: CardSet,
    },
    /// What the thrown die shows.
    Die,
}

/// What chance answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub enum Outcome {
    /// The mounds of a round.
    Mounds {
        // In a box: dice are far more frequent and short.
        /// Their cards, in display order.
        cards: Box<[CardId; 3]>,
    },
    /// What a die shows.
    Die {
        /// Its value.
        value: Pips,
    },
}

/// The value of a die.
pub type Pips = Bounded<1, 6>;

impl Chance for Question {
    type Outcome = Outcome;

    #[inline]
    fn draw(&self, luck: &mut impl Luck) -> Outcome {
        match self {
            Self::Mounds { deck, unused } => draw_mounds(deck, *unused, luck),
            Self::Die => Outcome::Die { value: Pips::new(luck.below(6) as i16 + 1) },
        }
    }

    fn ways(&self) -> Option<Vec<(Outcome, u64)>> {
        Some(match self {
            Self::Mounds { deck, unused } => every_mounds(deck, *unused).map(|mounds| (mounds, 1)).collect(),
            Self::Die => (1..=6).map(|value| (Outcome::Die { value: Pips::new(value) }, 1)).collect(),
        })
    }

    fn is_for_table(&self) -> bool {
        matches!(self, Self::Mounds { .. })
    }

    fn total_ways(&self) -> Option<u64> {
        Some(match self {
            Self::Mounds { unused, .. } => {
                let cards = unused.len() as u64;
                cards * (cards - 1) * (cards - 2)
            }
            Self::Die => 6,
        })
    }
}

fn draw_mounds(deck: &Deck, unused: CardSet, luck: &mut impl Luck) -> Outcome {
    let mut cards: Vec<_> = unused.iter().collect();
    draw_front(luck, &mut cards, 3);
    outcome(deck, [cards[0], cards[1], cards[2]])
}

/// Three different cards in every order: the order decides which mound is scored first.
fn every_mounds(deck: &Deck, unused: CardSet) -> impl Iterator<Item = Outcome> {
    let pairs = unused.iter().flat_map(move |a| unused.without(a).iter().map(move |b| (a, b)));
    let triples = pairs.flat_map(move |(a, b)| unused.without(a).without(b).iter().map(move |c| [a, b, c]));
    triples.map(|cards| outcome(deck, cards))
}

fn outcome(deck: &Deck, cards: [usize; 3]) -> Outcome {
    Outcome::Mounds { cards: Box::new(cards.map(|card| deck.cards()[card].id().clone())) }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match wire::object(deserializer)? {
            Raw { kind: Kind::Mounds, cards: Some(cards), value: None } => Ok(Self::Mounds { cards }),
            Raw { kind: Kind::Die, cards: None, value: Some(value) } => Ok(Self::Die { value }),
            Raw { kind: Kind::Mounds, .. } => Err(D::Error::custom("mounds has cards and no value")),
            Raw { kind: Kind::Die, .. } => Err(D::Error::custom("die has a value and no cards")),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "type")]
    kind: Kind,
    #[serde(default, deserialize_with = "wire::present")]
    cards: Option<Box<[CardId; 3]>>,
    #[serde(default, deserialize_with = "wire::present")]
    value: Option<Pips>,
}

words! {
    pub enum Kind as "chance" {
        Mounds = "mounds",
        Die = "die",
    }
}
