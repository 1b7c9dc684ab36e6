//! What the eye should see of a frame of Holzwurm, and how its sentences are meant.

use wormery_games::holzwurm::{Card, Effect};

use crate::Mood;

/// What the eye should see of what happened last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// The card that was played and stayed.
    pub(super) played: Option<Card>,
    /// Whether somebody took something.
    pub(super) took: bool,
    /// Whether a deal ended.
    pub(super) is_deal_over: bool,
}

impl Trace {
    pub(super) fn of<'a>(effects: impl Iterator<Item = &'a Effect>) -> Self {
        let mut trace = Self::default();
        for effect in effects {
            match effect {
                Effect::RowOpened { card, .. } | Effect::CardLaid { card, .. } => trace.played = Some(*card),
                Effect::RowTaken { .. } => trace.played = None,
                Effect::FateTaken { .. } => trace.took = true,
                Effect::DealEnded { .. } => trace.is_deal_over = true,
                _ => {}
            }
        }
        trace
    }

    pub(super) fn pause(&self) -> u64 {
        match self {
            Self { is_deal_over: true, .. } => 4000,
            Self { took: true, .. } => 2000,
            _ => 1100,
        }
    }
}

/// How a sentence about an effect is meant.
pub(super) fn mood(effect: &Effect) -> Mood {
    match effect {
        Effect::DealBegan { .. } | Effect::DealEnded { .. } | Effect::MatchOver { .. } => Mood::Title,
        Effect::RowTaken { .. } | Effect::RowLeft { .. } | Effect::FateTaken { .. } => Mood::Bad,
        Effect::HandScored { .. } => Mood::Good,
        Effect::Ranked { rank, .. } if rank.get() == 1 => Mood::Good,
        _ => Mood::Plain,
    }
}
