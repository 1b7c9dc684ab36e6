//! The exact odds of a turn of Regenwormen.
//!
//! After a pick a turn is in one of some two thousand states: which symbols are kept, how many dice are left, and
//! how many points lie there. A [`Kernel`] takes the [`Payoffs`] of every end and works out, from the end of the
//! turn back to its beginning, what every [`State`] is worth to a player who always chooses best; a [`Batch`] does
//! so for many positions side by side. Everything else is built on that: a [`Situation`] is read off a view of the
//! game, [`Stakes`] say what the ends of the turn are worth, a [`TurnSolver`] gives [`Advice`], and advice lists choices
//! with their values and the [`Odds`] of every tile.
//!
//! ```
//! use wormery_core::{Config, Game, Viewer};
//! use wormery_regenwormen::{Options, Regenwormen};
//! use wormery_solve::{FailCost, Objective, Situation, Stakes, TurnSolver};
//!
//! let config = Config::new(2, 0, Options::default()).unwrap();
//! let game = Regenwormen::start(&config);
//! let situation = Situation::from_view(&game.view(Viewer::Public)).unwrap();
//! let stakes = Stakes::of(&situation, Objective::Worms(FailCost::Own));
//! let mut solver = TurnSolver::new();
//! let advice = solver.solve(&situation, &stakes);
//! assert!((advice.value() - 1.6447).abs() < 0.0001);
//! assert!((advice.odds().fail - 0.2322).abs() < 0.0001);
//! ```
//!
//! The crate knows no clock, no thread and no generator, and gives the same bits on every machine.

#![no_std]

extern crate alloc;
#[cfg(all(feature = "std", target_arch = "x86_64"))]
extern crate std;

mod advice;
mod batch;
mod batch_solver;
mod described;
mod flow;
mod graph;
mod kernel;
mod kit;
mod lanes;
mod objective;
mod odds;
mod pass;
mod payoffs;
mod program;
mod reach;
mod situation;
mod solved;
mod solver;
mod stakes;
mod state;
mod symbols;
mod tie;
mod wide;

pub use advice::{Advice, Choice};
pub use batch::{Batch, SolvedLane};
pub use batch_solver::BatchSolver;
pub use described::{Described, Goal, GoldenPlace, Part, Spelling};
pub use graph::Graph;
pub use kernel::Kernel;
pub use kit::Kit;
pub use objective::{FailCost, Objective};
pub use odds::Odds;
pub use payoffs::Payoffs;
pub use reach::Reach;
pub use situation::{Moment, Roll, Situation, Targets};
pub use solved::Solved;
pub use solver::{ExpectedWorms, TurnSolver};
pub use stakes::Stakes;
pub use state::State;
pub use symbols::Symbols;
