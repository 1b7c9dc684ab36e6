use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wormery_core::{Bounded, Seat, wire, words};

use crate::{AnyCard, AnyCards, Card, Cards, Deals, RowColor, RowIdx};

/// How many cards a row has.
pub type RowSize = Bounded<1, 12>;

/// What an event brings about, in the order in which it happens.
///
/// `delta` is always by how much more the seat's hand is worth than before (HW-03).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// A deal begins; what was left of the deal before it is cleared away.
    DealBegan {
        /// Who plays first.
        seat: Seat,
        /// Which deal it is, counted from 1.
        deal: Deals,
        /// How many deals the match has.
        deals: Deals,
    },
    /// A seat is dealt its hand.
    HandDealt {
        /// Whose hand it is.
        seat: Seat,
        /// How many cards it has.
        n: Bounded<1, 15>,
        /// The cards; absent for everybody else.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "wire::present")]
        cards: Option<Cards>,
    },
    /// The fate row is laid out.
    FateLaid {
        /// The cards, bottom to top: the last one is taken first.
        cards: [AnyCard; 6],
    },
    /// A card opens a row, which becomes the last.
    RowOpened {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The place of the new row.
        row: RowIdx,
        /// The color of the new row.
        color: RowColor,
        /// What it changes for the hand.
        delta: i16,
    },
    /// A card is high enough and stays in a row.
    CardLaid {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The row it goes to.
        row: RowIdx,
        /// The color of the row from now on.
        color: RowColor,
        /// How many cards the row has now.
        n: RowSize,
        /// What it changes for the hand.
        delta: i16,
        /// Whether the row gets its color from this card; absent if not.
        #[serde(default, skip_serializing_if = "is_false")]
        colored: bool,
    },
    /// A card is too low: its owner takes the row and the card, and the rows opened later move down by one.
    RowTaken {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The place that the row had.
        row: RowIdx,
        /// The color that the row had.
        color: RowColor,
        /// What is taken into the hand: the row and the card played, sorted.
        cards: Cards,
        /// What it changes for the hand.
        delta: i16,
    },
    /// A card is too low, but only the poison card is taken: the row is left lying, and the card with it.
    RowLeft {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The row.
        row: RowIdx,
        /// The color that the row shows then.
        color: RowColor,
        /// How many cards the row has now.
        n: RowSize,
        /// What it changes for the hand.
        delta: i16,
    },
    /// A seat takes the top card of the fate row.
    FateTaken {
        /// Who takes it.
        seat: Seat,
        /// The card.
        card: AnyCard,
        /// How many cards the fate row still has.
        left: Bounded<0, 5>,
        /// What it changes for the hand.
        delta: i16,
    },
    /// A turn is over, and the deal goes on.
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
        /// Who plays next.
        next: Seat,
    },
    /// A deal is over, and the hands are laid open.
    DealEnded {
        /// Who ended it.
        seat: Seat,
        /// What ended it.
        why: EndedBy,
        /// Which deal it was, counted from 1.
        deal: Deals,
    },
    /// A hand is counted.
    HandScored {
        /// Whose hand it is.
        seat: Seat,
        /// The hand as it was laid open.
        cards: AnyCards,
        /// What the seat scores in this deal.
        score: i16,
        /// What it has in the match now.
        total: i32,
    },
    /// Another deal follows.
    NextDeal {
        /// Who starts it.
        seat: Seat,
        /// Which deal it is, counted from 1.
        deal: Deals,
    },
    /// The last deal has been scored.
    MatchOver {
        /// How many deals the match had.
        deals: Deals,
    },
    /// A seat gets its rank in the match; the best is told first.
    Ranked {
        /// Whose rank it is.
        seat: Seat,
        /// Competition rank: 1, 1, 3.
        rank: Bounded<1, 6>,
        /// Whether another seat has the same rank.
        shared: bool,
        /// The match score.
        score: i32,
    },
}

words! {
    /// What ends a deal (HW-15).
    pub enum EndedBy as "end of a deal" {
        /// A seat played its last card, and the card stayed.
        Out = "out",
        /// A seat took the poison card.
        Poison = "poison",
    }
}

impl wormery_core::Effect for Effect {
    fn rule(&self) -> &'static str {
        match self {
            Self::DealBegan { .. } | Self::NextDeal { .. } => "HW-06",
            Self::HandDealt { .. } => "HW-04",
            Self::FateLaid { .. } => "HW-05",
            Self::RowOpened { color: RowColor::Uncolored, .. } => "HW-10",
            Self::RowOpened { .. } | Self::CardLaid { colored: true, .. } => "HW-09",
            Self::CardLaid { .. } => "HW-11",
            Self::RowTaken { .. } | Self::RowLeft { .. } | Self::FateTaken { .. } => "HW-12",
            Self::TurnEnded { .. } => "HW-07",
            Self::DealEnded { .. } => "HW-15",
            Self::HandScored { .. } => "HW-16",
            Self::MatchOver { .. } | Self::Ranked { .. } => "HW-17",
        }
    }

    /// The end of a deal shows every hand (HW-18).
    fn ends_turn(&self) -> bool {
        matches!(self, Self::TurnEnded { .. } | Self::DealEnded { .. })
    }

    fn lays_open(&self) -> bool {
        matches!(self, Self::HandScored { .. } | Self::NextDeal { .. } | Self::Ranked { .. })
    }
}

// The derived reader is made for `remote`, so that this one can ask for an object first: it would read a list, too.
impl<'de> Deserialize<'de> for Effect {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        wire::object(deserializer).map(|Raw(effect)| effect)
    }
}

struct Raw(Effect);

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Effect::deserialize(deserializer).map(Self)
    }
}

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_false(value: &bool) -> bool {
    !value
}
