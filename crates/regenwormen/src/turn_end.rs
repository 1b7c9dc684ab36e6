use wormery_core::Seat;

use crate::{Regenwormen, Tile};

/// How a turn can end, whatever the dice were.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnEnd {
    /// A tile is taken from the row.
    Take(Tile),
    /// The visible tile of another seat is taken, or the hen that protects it.
    Steal(Seat),
    /// The turn fails.
    Fail,
}

impl Regenwormen {
    /// The position after the turn being played ends in this way.
    ///
    /// For those who look ahead: the dice are not asked. The turn may still have a choice to make, which of two
    /// specialists goes back or who is robbed.
    pub fn after(&self, end: TurnEnd) -> Self {
        let mut game = self.clone();
        match end {
            TurnEnd::Take(tile) => game.take(tile),
            TurnEnd::Steal(from) => game.steal(from),
            TurnEnd::Fail => game.fail(),
        }
        game
    }
}
