//! What the eye should see of a frame of Regenwormen, and how its sentences are meant.

use wormery_games::regenwormen::effect::Loss;
use wormery_games::regenwormen::{Board, Effect, Symbol, Tile};

use crate::Mood;

/// What the eye should see of what happened last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    /// A turn that failed.
    pub(super) failed: Option<Failed>,
    /// A tile that somebody got, or kept because the hen went instead.
    pub(super) moved: Option<Tile>,
    /// Whether dice were thrown.
    pub(super) rolled: bool,
}

/// A turn that failed, with the dice it failed with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Failed {
    pub(super) effect: Effect,
    pub(super) kept: Vec<Symbol>,
    pub(super) roll: Vec<Symbol>,
}

impl Trace {
    pub(super) fn of<'a>(before: &Board, effects: impl Iterator<Item = &'a Effect>) -> Self {
        let (mut kept, mut roll) = (before.turn.kept.clone(), before.turn.roll.clone());
        let mut trace = Self::default();
        for effect in effects {
            match effect {
                Effect::Rolled { faces, .. } => {
                    trace.rolled = true;
                    roll = faces.faces().to_vec();
                }
                Effect::Kept { symbol, .. } => {
                    kept.extend(roll.extract_if(.., |face| face == symbol));
                }
                Effect::TileTaken { tile, .. }
                | Effect::TileStolen { tile, .. }
                | Effect::HenStolen { tile, .. } => trace.moved = Some(*tile),
                Effect::Failed { .. } => {
                    trace.failed = Some(Failed { effect: *effect, kept: kept.clone(), roll: roll.clone() });
                }
                Effect::TurnEnded { .. } => (kept, roll) = (Vec::new(), Vec::new()),
                _ => {}
            }
        }
        trace
    }

    pub(super) fn pause(&self) -> u64 {
        match self {
            Self { failed: Some(_), .. } => 2200,
            Self { moved: Some(_), .. } => 1300,
            Self { rolled: true, .. } => 1100,
            _ => 650,
        }
    }
}

/// How a sentence about an effect is meant.
pub(super) fn mood(effect: &Effect) -> Mood {
    match effect {
        Effect::TileTaken { .. }
        | Effect::TileStolen { .. }
        | Effect::HenStolen { .. }
        | Effect::Token { .. }
        | Effect::TokenRobbed { .. }
        | Effect::SpecialistGained { .. }
        | Effect::Won { .. } => Mood::Good,
        Effect::Failed { .. }
        | Effect::TileReturned { .. }
        | Effect::TileTurned { .. }
        | Effect::HenLost { .. }
        | Effect::SpecialistLost { why: Loss::Failed, .. } => Mood::Bad,
        Effect::GameOver { .. } => Mood::Title,
        _ => Mood::Plain,
    }
}
