use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use wormery_core::{Event, Viewer};

use crate::{Action, Card, Deal, Holzwurm};

/// What one viewer may know of one event, written like the event itself without what is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Glimpse {
    /// A play, which everybody sees.
    Action(Action),
    /// A deal.
    Chance(DealGlimpse),
}

/// What one viewer may know of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename = "deal")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "DealGlimpse", deny_unknown_fields, transform = wormery_core::schema::tagged("deal"))
)]
pub struct DealGlimpse {
    /// The fate cards in the order in which they were drawn.
    pub fate: [Card; 5],
    /// The viewer's own hand, sorted; absent for the public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
}

impl Glimpse {
    pub(crate) fn of(event: &Event<Holzwurm>, viewer: Viewer) -> Self {
        match event {
            Event::Action(action) => Self::Action(*action),
            Event::Chance(deal) => Self::Chance(DealGlimpse::of(deal, viewer)),
        }
    }
}

impl DealGlimpse {
    fn of(deal: &Deal, viewer: Viewer) -> Self {
        let own_hand = match viewer {
            Viewer::Seat(seat) => deal.hands().get(seat.index()),
            Viewer::Public => None,
        };
        Self { fate: deal.fate(), hand: own_hand.map(|cards| cards.iter().collect()) }
    }
}
