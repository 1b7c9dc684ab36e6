use wormery_core::{Config, Seat};
use wormery_regenwormen::{Options, Regenwormen, Tile, Tiles};

/// Where the tiles lie when a turn begins, as the player whose turn it is sees it: all that the rest of the game depends on.
///
/// Two players who change places change nothing else, so it is not said who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The open tiles of the row.
    pub row: Tiles,
    /// The stack of the player whose turn it is, from the bottom up.
    pub own: Vec<Tile>,
    /// The stack of the other one, from the bottom up.
    pub other: Vec<Tile>,
}

impl Layout {
    /// Where the tiles lie in a game of two.
    pub fn of(game: &Regenwormen) -> Self {
        let stack = |seat: Seat| {
            let mut tiles: Vec<Tile> = game.stack(seat).collect();
            tiles.reverse();
            tiles
        };
        let (seat, other) = (game.seat(), game.seat().next(game.n_seats()));
        Self { row: game.open(), own: stack(seat), other: stack(other) }
    }

    /// The position with seat 0 to move; `None` if the tiles cannot lie so.
    pub fn position(&self, options: &Options) -> Option<Regenwormen> {
        let config = Config::new(2, 0, *options).ok()?;
        Regenwormen::laid_out(&config, self.row, &[&self.own, &self.other])
    }

    /// The tiles that are not face down: those of the block to which the position belongs.
    pub fn tiles(&self) -> Tiles {
        self.row.iter().chain(self.stacks()).collect()
    }

    /// The tiles of both stacks, the own one first.
    pub(crate) fn stacks(&self) -> impl Iterator<Item = Tile> {
        self.own.iter().chain(&self.other).copied()
    }
}
