use wormery_core::{Config, Game, Seat};

use crate::{Options, Regenwormen, Tile, Tiles};

impl Regenwormen {
    /// A turn of the base game that begins with the tiles laid out like this: some open in the row, the stacks of the
    /// seats from the bottom up, all others face down. The seat that begins is the one of the config.
    ///
    /// `None` where that cannot be: a tile in two places (RW-05), more stacks than seats, the expansion, or no open tile,
    /// which is the end of a game (RW-21).
    pub fn laid_out(config: &Config<Options>, row: Tiles, stacks: &[&[Tile]]) -> Option<Self> {
        let mut game = Self::start(config);
        let fits = row.without(Tiles::BASE).is_empty() && stacks.len() <= game.n_seats();
        if config.options().expansion || row.is_empty() || !fits {
            return None;
        }
        let mut left = Tiles::BASE.without(row);
        for (seat, stack) in Seat::all(stacks.len()).zip(stacks) {
            for tile in *stack {
                left.contains(*tile).then(|| left.remove(*tile))?;
                game.stacks.push(seat, *tile);
            }
        }
        (game.row, game.face_down) = (row, left);
        Some(game)
    }
}
