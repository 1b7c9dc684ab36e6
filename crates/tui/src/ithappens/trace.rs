//! What the eye should see of a frame of It Happens.., and how its sentences are meant.

use wormery_games::ithappens::Effect;

use crate::Mood;

/// What the eye should see of what happened last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// A die that was placed: mound, column, field.
    pub(super) placed: Option<(usize, usize, usize)>,
    /// Whether a die was thrown.
    pub(super) rolled: bool,
    /// Whether a round was judged.
    pub(super) judged: bool,
}

impl Trace {
    pub(super) fn of<'a>(effects: impl Iterator<Item = &'a Effect>) -> Self {
        let mut trace = Self::default();
        for effect in effects {
            match effect {
                Effect::Rolled { .. } => trace.rolled = true,
                Effect::DiePlaced { mound, column, field, .. } => {
                    trace.placed = Some((mound.get() as usize, column.get() as usize, field.get() as usize));
                }
                // The dice are back: nothing lies where it was placed.
                Effect::Cleared { .. } => (trace.placed, trace.judged) = (None, true),
                _ => {}
            }
        }
        trace
    }

    pub(super) fn pause(&self) -> u64 {
        match self {
            Self { judged: true, .. } => 3000,
            Self { placed: Some(_), .. } => 1100,
            _ => 800,
        }
    }
}

/// How a sentence about an effect is meant.
pub(super) fn mood(effect: &Effect) -> Mood {
    match effect {
        Effect::RoundBegan { .. } | Effect::RoundEnded { .. } => Mood::Title,
        Effect::TileWon { .. } | Effect::WormWon { .. } | Effect::Found { .. } => Mood::Good,
        Effect::Ranked { rank, .. } if rank.get() == 1 => Mood::Good,
        _ => Mood::Plain,
    }
}
