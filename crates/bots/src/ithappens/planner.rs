use wormery_core::{Config, Game, Guess, Seat};
use wormery_games::ithappens::{Action, ItHappens, Options, View};

use super::hidden::Hidden;
use super::net_value::NetValue;
use super::solver::Solver;
use super::tree::Tree;
use crate::{Evaluate, Thinking};

/// The most dice left in a round that the planner tries to solve exactly.
pub(super) const SOLVED_DICE: u8 = 4;
/// The most positions it looks at before it gives that up.
const SOLVED_POSITIONS: u32 = 30_000;
/// How many playouts come first, to have something to go by if time runs out.
const FIRST_PLAYOUTS: u32 = 100;
/// How many positions of the solver count as one playout.
const POSITIONS_PER_PLAYOUT: u32 = 32;

/// The share of the win, by searching the rest of the round: a tree whose leaves the net values, and the last dice exactly.
#[derive(Debug)]
pub(super) struct Planner {
    config: Config<Options>,
    seat: Seat,
    net: NetValue,
    /// How many playouts it makes at most, however long it may think.
    most: u32,
}

impl Planner {
    /// The evaluator of one seat.
    pub(super) fn new(config: Config<Options>, seat: Seat, net: NetValue) -> Self {
        Self { config, seat, net, most: u32::MAX }
    }

    /// The same, which never makes more playouts than this.
    #[must_use]
    pub(super) fn at_most(self, most: u32) -> Self {
        Self { most, ..self }
    }

    /// The share of the win after each action.
    fn search(&mut self, game: &ItHappens, thinking: &mut Thinking<'_>) -> Vec<f64> {
        let is_late = dice_to_place(game) <= SOLVED_DICE;
        let mut tree = Tree::new();
        let mut n_done = 0;
        while n_done < self.most && thinking.goes_on(n_done) {
            if is_late && n_done == FIRST_PLAYOUTS {
                match self.solve(game, n_done, thinking) {
                    Ok(values) => return values,
                    Err(n_positions) => n_done += n_positions / POSITIONS_PER_PLAYOUT,
                }
            }
            tree.grow(game.clone(), &mut self.net, &mut thinking.luck);
            n_done += 1;
        }
        tree.values().collect()
    }

    /// The exact shares, or how many positions were looked at in vain.
    fn solve(&mut self, game: &ItHappens, n_done: u32, thinking: &Thinking<'_>) -> Result<Vec<f64>, u32> {
        let goes_on = |n_positions| {
            n_positions < SOLVED_POSITIONS && thinking.goes_on(n_done + n_positions / POSITIONS_PER_PLAYOUT)
        };
        let mut solver = Solver::new(&mut self.net, &goes_on);
        solver.values(game, self.seat).ok_or(solver.n_positions())
    }
}

/// How many dice may still be placed in the round.
pub(super) fn dice_to_place(game: &ItHappens) -> u8 {
    let has_place =
        |color| ItHappens::MOUNDS.into_iter().any(|mound| !game.next_fields(mound, color).is_empty());
    game.colors().filter(|color| has_place(*color)).map(|color| game.dice_left(color)).sum()
}

impl Evaluate<ItHappens> for Planner {
    fn values(&mut self, view: &View, legal: &[Action], thinking: &mut Thinking<'_>) -> Vec<f64> {
        if legal.len() == 1 {
            return vec![0.0];
        }
        let game = ItHappens::guess(&self.config, view, self.seat, &mut thinking.luck);
        debug_assert!(game.legal().eq(legal.iter().copied()), "a guess allows what the position allows");
        self.net.guess(Hidden::of(&self.config, view, self.seat, &game));
        self.search(&game, thinking)
    }
}
