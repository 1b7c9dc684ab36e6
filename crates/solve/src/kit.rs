use wormery_regenwormen::GoldenFaces;

use crate::State;

/// The dice of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kit {
    /// The eight dice of the base game.
    Eight,
    /// Nine dice of the same kind: the golden die has ordinary faces, so that nothing tells it apart.
    Nine,
    /// Eight dice and the golden one with three ones and three worms.
    Golden,
}

impl Kit {
    /// The dice of a turn with the golden die.
    pub const fn with_golden(faces: GoldenFaces) -> Self {
        match faces {
            GoldenFaces::OnesAndWorms => Self::Golden,
            GoldenFaces::Standard => Self::Nine,
        }
    }

    /// The state before the first roll, the weasel not at hand.
    pub const fn start(self) -> State {
        let n_dice = match self {
            Self::Eight | Self::Golden => 8,
            Self::Nine => 9,
        };
        State { n_dice, golden: matches!(self, Self::Golden), ..State::START }
    }
}
