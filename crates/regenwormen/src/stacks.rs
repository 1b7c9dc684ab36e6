use wormery_core::Seat;

use crate::Tile;

/// The most players there can be (RW-01).
pub(crate) const MAX_SEATS: usize = 7;
/// Tiles are numbered from here on.
const LOWEST: usize = 11;

/// Every player's stack of tiles.
///
/// A tile lies in at most one stack, so it is enough to know each stack's top and what lies below each tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stacks {
    tops: [Option<Tile>; MAX_SEATS],
    below: [Option<Tile>; 26],
}

impl Stacks {
    pub(crate) const EMPTY: Self = Self { tops: [None; MAX_SEATS], below: [None; 26] };

    pub(crate) fn top(&self, seat: Seat) -> Option<Tile> {
        self.tops[seat.index()]
    }

    pub(crate) fn push(&mut self, seat: Seat, tile: Tile) {
        self.below[index(tile)] = self.tops[seat.index()].replace(tile);
    }

    /// Takes the top tile off; the next one becomes visible.
    pub(crate) fn pop(&mut self, seat: Seat) -> Option<Tile> {
        let tile = self.tops[seat.index()]?;
        self.tops[seat.index()] = self.below[index(tile)].take();
        Some(tile)
    }

    /// The tiles of a stack from the top down.
    pub(crate) fn tiles(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        core::iter::successors(self.top(seat), |tile| self.below[index(*tile)])
    }

    /// The other player whose stack shows this tile.
    pub(crate) fn other_with_top(&self, seat: Seat, tile: Tile) -> Option<Seat> {
        let found = self.tops.iter().position(|top| *top == Some(tile))?;
        (found != seat.index()).then(|| Seat::new(found))
    }
}

fn index(tile: Tile) -> usize {
    tile.number() as usize - LOWEST
}
