//! Perfect play in small games of Regenwormen.
//!
//! Two players, the base game with any house rules, and only a few tiles: all others lie face down from the start. Such a
//! game has so few positions that the share of the win can be worked out for each of them, when both play perfectly.
//!
//! Tiles that are turned face down never come back (RW-20), so the positions fall into blocks by the tiles that are not
//! face down yet, and a block needs only itself and smaller ones. A [`Block`] numbers the ways in which its tiles can lie;
//! a [`Solver`] works out a block, with the kernel of `wormery-solve` for the turns; [`Values`] hold what is
//! known; a [`Store`] keeps it in a file, block by block.
//!
//! ```
//! use wormery_endgame::{Solver, Values, start, tiles};
//! use wormery_regenwormen::Options;
//!
//! let game = tiles([21, 22]).unwrap();
//! let mut values = Values::new(Options::default()).unwrap();
//! Solver::new(1).solve_game(&mut values, game, &mut |_| ()).unwrap();
//! let [first, second] = values.shares(&start(values.options(), game).unwrap()).unwrap();
//! assert!(first > 0.5 && (first + second - 1.0).abs() < 1e-15);
//! ```

mod block;
mod claims;
mod equations;
mod layout;
mod linear;
mod newton;
mod solver;
mod store;
mod tile_sets;
mod values;
mod worker;

pub use block::{Block, n_positions};
pub use layout::Layout;
pub use newton::Stuck;
pub use solver::{Accuracy, Progress, Solver};
pub use store::{BadStore, Store};
pub use tile_sets::{choose, shown, subsets, tiles};
pub use values::{NotBase, Values, start};
