use crate::specialist::Place;
use crate::{Regenwormen, Specialist, Tile};

impl Regenwormen {
    /// The turn ends without a result (RW-16, RX-15).
    pub(crate) fn fail(&mut self) {
        if self.holds(Specialist::Hen) {
            self.fail_with_hen();
        } else {
            self.fail_without_hen();
        }
        self.end_turn();
    }

    /// The hen is lost instead of a tile; without tiles even she stays (RX-15, cases 1 and 2).
    fn fail_with_hen(&mut self) {
        if self.stacks.top(self.seat).is_none() {
            return;
        }
        self.put(Specialist::Hen);
        if self.options.hen_fail_turns_tile
            && let Some(displaced) = self.row.highest().and_then(|tile| self.turn_over(tile))
        {
            self.put(displaced);
        }
    }

    /// A tile goes back and the highest is turned, then the specialists move (RW-18, RW-19, RX-15 case 3).
    fn fail_without_hen(&mut self) {
        let displaced = self.tile_to_turn().and_then(|tile| self.turn_over(tile));
        let own = self.specialists.of(self.seat).next();
        let in_order = if self.options.displaced_first { [displaced, own] } else { [own, displaced] };
        for specialist in in_order.into_iter().flatten() {
            self.put(specialist);
        }
    }

    /// Returns the player's top tile to the row, if he has one, and finds the tile that is turned for it.
    fn tile_to_turn(&mut self) -> Option<Tile> {
        let Some(returned) = self.stacks.pop(self.seat) else {
            return self.row.highest().filter(|_| self.options.flip_on_empty_fail);
        };
        self.row.insert(returned);
        self.row.highest().filter(|highest| *highest != returned || self.options.flip_returned)
    }

    /// Turns a tile of the row face down and lifts the specialist that stood on it.
    fn turn_over(&mut self, tile: Tile) -> Option<Specialist> {
        self.row.remove(tile);
        self.face_down.insert(tile);
        let displaced = self.specialists.on(tile)?;
        self.specialists.set(displaced, Place::Out);
        Some(displaced)
    }
}
