use wormery_core::Tell;

use crate::effect::{Failure, Loss, LostNothing, bounded};
use crate::specialist::Place;
use crate::{Effect, Regenwormen, Specialist, Tile};

impl Regenwormen {
    /// Says why the turn fails, and lets it fail.
    pub(crate) fn fail_by(&mut self, why: Failure, tell: &mut impl Tell<Effect>) {
        tell.tell(|| self.failed(why));
        self.fail(tell);
    }

    pub(crate) fn failed(&self, why: Failure) -> Effect {
        Effect::Failed { seat: self.seat, why, total: bounded(self.claim_total()) }
    }

    /// The turn ends without a result (RW-16, RX-15).
    pub(crate) fn fail(&mut self, tell: &mut impl Tell<Effect>) {
        if self.holds(Specialist::Hen) {
            self.fail_with_hen(tell);
        } else {
            self.fail_without_hen(tell);
        }
        self.end_turn(tell);
    }

    /// The hen is lost instead of a tile; without tiles even she stays (RX-15, cases 1 and 2).
    fn fail_with_hen(&mut self, tell: &mut impl Tell<Effect>) {
        let seat = self.seat;
        let Some(tile) = self.stacks.top(seat) else {
            tell.tell(|| Effect::NothingReturned { seat, why: LostNothing::HenStays });
            return;
        };
        tell.tell(|| Effect::HenLost { seat, tile });
        self.put(Specialist::Hen, tell);
        if self.options.hen_fail_turns_tile
            && let Some(displaced) = self.row.highest().and_then(|tile| self.turn_over(tile, tell))
        {
            self.put(displaced, tell);
        }
    }

    /// A tile goes back and the highest is turned, then the specialists move (RW-18, RW-19, RX-15 case 3).
    fn fail_without_hen(&mut self, tell: &mut impl Tell<Effect>) {
        let displaced = self.tile_to_turn(tell).and_then(|tile| self.turn_over(tile, tell));
        let own = self.specialists.of(self.seat).next();
        let in_order = if self.options.displaced_first { [displaced, own] } else { [own, displaced] };
        for specialist in in_order.into_iter().flatten() {
            if Some(specialist) == own {
                tell.tell(|| Effect::SpecialistLost { seat: self.seat, specialist, why: Loss::Failed });
            }
            self.put(specialist, tell);
        }
    }

    /// Returns the player's top tile to the row, if he has one, and finds the tile that is turned for it.
    fn tile_to_turn(&mut self, tell: &mut impl Tell<Effect>) -> Option<Tile> {
        let seat = self.seat;
        let Some(returned) = self.stacks.pop(seat) else {
            tell.tell(|| Effect::NothingReturned { seat, why: LostNothing::NoTile });
            return self.row.highest().filter(|_| self.options.flip_on_empty_fail);
        };
        self.row.insert(returned);
        tell.tell(|| Effect::TileReturned { seat, tile: returned, worms: bounded(returned.worms()) });
        self.row.highest().filter(|highest| *highest != returned || self.options.flip_returned)
    }

    /// Turns a tile of the row face down and lifts the specialist that stood on it.
    fn turn_over(&mut self, tile: Tile, tell: &mut impl Tell<Effect>) -> Option<Specialist> {
        self.row.remove(tile);
        self.face_down.insert(tile);
        let specialist = self.specialists.on(tile);
        tell.tell(|| Effect::TileTurned { seat: self.seat, tile, specialist });
        let displaced = specialist?;
        self.specialists.set(displaced, Place::Out);
        Some(displaced)
    }
}
