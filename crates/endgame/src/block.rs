use wormery_regenwormen::{Tile, Tiles};

use crate::Layout;

/// The positions in which certain tiles are not face down, numbered.
///
/// First by the tiles in the stacks, fewer first; then by the tiles of both stacks as one list, own tiles first, each from
/// the bottom up, in the order of their numbers; then by how many of them are the player's own, fewer first. A position has an
/// open tile, else the game would be over.
#[derive(Clone, Debug)]
pub struct Block {
    tiles: Vec<Tile>,
    /// The number of the first position with so many tiles in the stacks.
    first: Vec<usize>,
}

impl Block {
    /// The block of these tiles.
    pub fn new(tiles: Tiles) -> Self {
        let tiles: Vec<Tile> = tiles.iter().collect();
        let mut first = vec![0];
        for n_stacked in 0..tiles.len() {
            first.push(first[n_stacked] + n_lists(tiles.len(), n_stacked) * (n_stacked + 1));
        }
        Self { tiles, first }
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.first[self.tiles.len()]
    }

    /// Whether there is no position: only without tiles.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of a position of this block.
    pub fn place(&self, layout: &Layout) -> usize {
        let n_stacked = layout.own.len() + layout.other.len();
        let (mut left, mut list) = (self.tiles.clone(), 0);
        for tile in layout.stacks() {
            let at = left.binary_search(&tile).expect("a tile of the block that lies in one place");
            list = list * left.len() + at;
            left.remove(at);
        }
        self.first[n_stacked] + list * (n_stacked + 1) + layout.own.len()
    }

    /// The position with a number below [`Block::len`].
    pub fn layout(&self, place: usize) -> Layout {
        let n_stacked = self.first.partition_point(|first| *first <= place) - 1;
        let place = place - self.first[n_stacked];
        let (mut list, n_own) = (place / (n_stacked + 1), place % (n_stacked + 1));
        let mut digits = vec![0; n_stacked];
        for (digit, at) in digits.iter_mut().enumerate().rev() {
            let radix = self.tiles.len() - digit;
            (*at, list) = (list % radix, list / radix);
        }
        let mut left = self.tiles.clone();
        let mut own: Vec<Tile> = digits.into_iter().map(|at| left.remove(at)).collect();
        let other = own.split_off(n_own);
        Layout { row: left.into_iter().collect(), own, other }
    }
}

/// In how many ways so many of the tiles can be put one on the other.
fn n_lists(n_tiles: usize, n_stacked: usize) -> usize {
    (n_tiles - n_stacked + 1..=n_tiles).product()
}

/// How many positions all blocks of a game with so many tiles have together.
pub fn n_positions(n_tiles: usize) -> usize {
    let mut n_sets = 1;
    let mut n_positions = 0;
    for size in 1..=n_tiles {
        n_sets = n_sets * (n_tiles - size + 1) / size;
        let in_block: usize = (0..size).map(|stacked| n_lists(size, stacked) * (stacked + 1)).sum();
        n_positions += n_sets * in_block;
    }
    n_positions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles;

    #[test]
    fn every_position_has_its_own_number() {
        for n_tiles in 1..=5 {
            let block = Block::new(tiles((30..36).take(n_tiles)).unwrap());
            for place in 0..block.len() {
                let layout = block.layout(place);
                assert_eq!(block.place(&layout), place);
                assert!(layout.tiles().iter().eq(block.tiles.iter().copied()));
            }
        }
    }

    #[test]
    fn positions_are_as_many_as_were_counted_before() {
        let in_block: Vec<usize> =
            (1..=8).map(|n_tiles| Block::new(tiles((21..29).take(n_tiles)).unwrap()).len()).collect();
        assert_eq!(in_block, [1, 5, 25, 141, 911, 6_703, 55_581, 513_929]);
        let in_all: Vec<usize> = (1..=8).map(n_positions).collect();
        assert_eq!(in_all, [1, 7, 43, 275, 1_921, 14_865, 127_555, 1_208_695]);
    }
}
