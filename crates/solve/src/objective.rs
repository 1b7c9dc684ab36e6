use wormery_regenwormen::{Tile, TurnEnd};

use crate::Situation;

/// What a player wants from a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Objective {
    /// Many worms: what the turn brings, less what failing costs.
    Worms(FailCost),
    /// A high total; one that claims nothing counts as zero.
    Total,
    /// The best chance to claim something with at least this total.
    AtLeast(u8),
    /// The best chance to claim something with exactly this total.
    Exactly(u8),
}

/// What a failed turn costs, in worms.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum FailCost {
    /// The worms on the own top tile; nothing without a tile, or with the hen (RW-18, RX-15).
    Own,
    /// So many, whatever lies before the player.
    Worms(f64),
}

impl Objective {
    /// What an end of a turn is worth with a total.
    pub fn worth(self, situation: &Situation, end: TurnEnd, total: u8) -> f64 {
        match (self, end) {
            (Self::Worms(FailCost::Worms(cost)), TurnEnd::Fail) => 0.0 - cost,
            (Self::Worms(FailCost::Own), TurnEnd::Fail) => 0.0 - f64::from(situation.worms_at_stake()),
            (Self::Worms(_), _) => f64::from(worms(situation, end)),
            (_, TurnEnd::Fail) => 0.0,
            (Self::Total, _) => total.into(),
            (Self::AtLeast(wanted), _) => f64::from(total >= wanted),
            (Self::Exactly(wanted), _) => f64::from(total == wanted),
        }
    }

    /// What a token is worth: a worm to those who want worms, nothing to the others.
    pub fn token(self) -> f64 {
        f64::from(matches!(self, Self::Worms(_)))
    }
}

/// The worms that an end brings; from the hen's holder no tile moves, and the raven gives a token (RX-11, RX-12).
fn worms(situation: &Situation, end: TurnEnd) -> u8 {
    match end {
        TurnEnd::Take(tile) => tile.worms() + u8::from(situation.raven == Some(tile) && situation.has_token),
        TurnEnd::Steal(from) if situation.hen == Some(from) => 0,
        TurnEnd::Steal(from) => situation.tops[from.index()].map_or(0, Tile::worms),
        TurnEnd::Fail => 0,
    }
}
