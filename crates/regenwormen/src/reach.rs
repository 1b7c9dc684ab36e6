//! What the dice kept have come to, as it is told after each keep.

use wormery_core::Seat;

use crate::action_set::ActionSet;
use crate::effect::{Missing, Prize, Worm, bounded};
use crate::{Action, Effect, Regenwormen, Specialist, Symbol, Tile, Tiles};

/// The most points that dice can make (RX-17).
const MOST_POINTS: u8 = 45;

impl Regenwormen {
    /// What keeping these dice has changed, told right after it.
    pub(crate) fn kept_now(&self, symbol: Symbol, n_dice: u8, golden: bool) -> Effect {
        let silenced = symbol == Symbol::Worm && self.holds(Specialist::CannedWorm);
        let gain = n_dice * symbol.points() - if silenced { 5 } else { 0 };
        Effect::Kept {
            seat: self.seat,
            symbol,
            dice: bounded(n_dice),
            golden,
            gain: bounded(gain),
            total: bounded(self.claim_total()),
            worm: self.worm(),
            left: bounded(self.n_dice_left()),
        }
    }

    /// Whether the one whose turn it is has a worm (RW-11, RX-07).
    pub fn worm(&self) -> Worm {
        match (self.dice.kept.of(Symbol::Worm), self.holds(Specialist::CannedWorm)) {
            (0, false) => Worm::None,
            (0, true) => Worm::Canned,
            _ => Worm::Kept,
        }
    }

    /// Whether the worm condition is not met (RW-11, RX-07).
    pub(crate) fn lacks_worm(&self) -> bool {
        self.worm() == Worm::None
    }

    /// What the player may claim now, or what he lacks.
    pub(crate) fn reach(&self, targets: ActionSet) -> Effect {
        if targets.is_empty() {
            return self.out_of_reach();
        }
        let (seat, total) = (self.seat, bounded(self.claim_total()));
        let from = targets.into_iter().find_map(|action| match action {
            Action::Steal { from } => Some(from),
            _ => None,
        });
        Effect::InReach { seat, total, tiles: tiles(targets), from, steal: from.map(|from| self.prize(from)) }
    }

    fn prize(&self, from: Seat) -> Prize {
        if self.specialists.holds(from, Specialist::Hen) { Prize::Hen } else { Prize::Tile }
    }

    fn out_of_reach(&self) -> Effect {
        let (seat, total) = (self.seat, bounded(self.claim_total()));
        if self.lacks_worm() {
            let why = Missing::NoWorm;
            return Effect::OutOfReach { seat, total, why, points: None, tile: None, from: None };
        }
        let points =
            (1..=MOST_POINTS - self.dice.total).find(|more| !self.targets_with_more(*more).is_empty());
        let tile = points.and_then(|more| Tile::new(self.claim_total() + more));
        let from = tile.and_then(|tile| self.stacks.other_with_top(self.seat, tile));
        Effect::OutOfReach { seat, total, why: Missing::NoTile, points: points.map(bounded), tile, from }
    }

    fn targets_with_more(&self, points: u8) -> ActionSet {
        self.targets_with(self.dice.total + points, self.dice.kept.of(Symbol::Worm) > 0)
    }
}

fn tiles(targets: ActionSet) -> Tiles {
    let tiles = targets.into_iter().filter_map(|action| match action {
        Action::Take { tile } => Some(tile),
        _ => None,
    });
    tiles.collect()
}
