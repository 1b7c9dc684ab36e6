use std::collections::HashMap;

use thiserror::Error;
use wormery_core::{Game, Turn};
use wormery_regenwormen::{Options, Regenwormen, Tiles};

use crate::{Block, Layout};

/// What positions are worth when both play perfectly, as far as their blocks are solved.
#[derive(Clone, Debug)]
pub struct Values {
    options: Options,
    blocks: HashMap<Tiles, Vec<f64>>,
}

/// Why a game is not solved here: it is not the base game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("only the base game can be solved, without the expansion")]
pub struct NotBase;

impl Values {
    /// Nothing is known yet.
    pub fn new(options: Options) -> Result<Self, NotBase> {
        if options.expansion { Err(NotBase) } else { Ok(Self { options, blocks: HashMap::new() }) }
    }

    /// The rules.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Whether a block is known.
    pub fn has(&self, tiles: Tiles) -> bool {
        self.blocks.contains_key(&tiles)
    }

    /// The share of the win for the player to move, for every position of a block in the order of its numbers.
    pub fn block(&self, tiles: Tiles) -> Option<&[f64]> {
        self.blocks.get(&tiles).map(Vec::as_slice)
    }

    pub(crate) fn insert(&mut self, tiles: Tiles, values: Vec<f64>) {
        self.blocks.insert(tiles, values);
    }

    /// The share of the win for the player to move.
    pub fn of(&self, layout: &Layout) -> Option<f64> {
        let tiles = layout.tiles();
        let values = self.blocks.get(&tiles)?;
        Some(values[Block::new(tiles).place(layout)])
    }

    /// The share of the win for each seat when a turn begins, or when the game is over.
    ///
    /// `None` for a game that is not one of two by these rules, or whose block is not solved.
    pub fn shares(&self, game: &Regenwormen) -> Option<[f64; 2]> {
        if game.n_seats() != 2 || *game.options() != self.options {
            return None;
        }
        if let Turn::Over(standing) = game.turn() {
            return Some([standing.win_share(0), standing.win_share(1)]);
        }
        let share = self.of(&Layout::of(game))?;
        Some(if game.seat().index() == 0 { [share, 1.0 - share] } else { [1.0 - share, share] })
    }
}

/// The beginning of a small game: its tiles open in the row, all others face down, seat 0 to move.
///
/// `None` without a tile.
pub fn start(options: &Options, tiles: Tiles) -> Option<Regenwormen> {
    Layout { row: tiles, own: Vec::new(), other: Vec::new() }.position(options)
}
