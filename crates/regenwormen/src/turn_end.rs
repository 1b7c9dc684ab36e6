use wormery_core::{Seat, Silent};

use crate::effect::Occasion;
use crate::{Action, Phase, Regenwormen, Tile};

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

impl TurnEnd {
    /// The end that an action brings about; `None` for one that does not end a turn.
    pub fn of(action: Action) -> Option<Self> {
        match action {
            Action::Take { tile } => Some(Self::Take(tile)),
            Action::Steal { from } => Some(Self::Steal(from)),
            Action::Stop | Action::Accept => Some(Self::Fail),
            _ => None,
        }
    }
}

impl Regenwormen {
    /// The position in which the turn being played began, as far as it can still matter.
    pub fn at_turn_start(&self) -> Self {
        let mut game = self.clone();
        game.begin_turn(self.seat);
        game
    }

    /// The position with one more token for the player, as two ones bring it (RX-20).
    ///
    /// Where he could choose whom to rob, the player with the most worms is robbed.
    pub fn with_token(&self) -> Self {
        let mut game = self.clone();
        if !game.receive_token(Occasion::Ones, &mut Silent) {
            game.ask_whom_to_rob(Phase::RobForOnes);
            let richest = game.legal.into_iter().filter_map(|action| match action {
                Action::Rob { from } => Some(from),
                _ => None,
            });
            if let Some(from) = richest.max_by_key(|seat| game.score(*seat)) {
                game.take_token(from, Occasion::Ones, &mut Silent);
            }
        }
        game.begin_turn(self.seat);
        game
    }

    /// The position after the turn being played ends in this way.
    ///
    /// For those who look ahead: the dice are not asked. The turn may still have a choice to make, which of two
    /// specialists goes back or who is robbed.
    pub fn after(&self, end: TurnEnd) -> Self {
        let mut game = self.clone();
        match end {
            TurnEnd::Take(tile) => game.take(tile, &mut Silent),
            TurnEnd::Steal(from) => game.steal(from, &mut Silent),
            TurnEnd::Fail => game.fail(&mut Silent),
        }
        game
    }
}
