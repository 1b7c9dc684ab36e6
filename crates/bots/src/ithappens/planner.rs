use wormery_core::{Config, Game, Seat};
use wormery_ithappens::{Action, ItHappens, Options, View};

use super::solver::Solver;
use super::tree::Tree;
use super::worth::Worth;
use crate::attention::Attention;
use crate::{Bot, Ranked, Thinking};

/// The most dice left in a round that the planner tries to solve exactly.
const SOLVED_DICE: u8 = 4;
/// The most positions it looks at before it gives that up.
const SOLVED_POSITIONS: u32 = 30_000;
/// How many playouts come first, to have something to go by if time runs out.
const FIRST_PLAYOUTS: u32 = 100;
/// How many positions of the solver count as one playout; they take about as long.
const POSITIONS_PER_PLAYOUT: u32 = 32;

/// Searches the rest of the round: a tree with greedy playouts, and the last dice exactly.
#[derive(Debug)]
pub(super) struct Planner {
    config: Config<Options>,
    seat: Seat,
}

impl Planner {
    /// The bot of one seat.
    pub(super) fn new(config: Config<Options>, seat: Seat) -> Self {
        Self { config, seat }
    }

    /// The share of the win after each action.
    fn values(
        &self,
        game: &ItHappens,
        worth: &Worth,
        attention: Attention,
        thinking: &mut Thinking<'_>,
    ) -> Vec<f64> {
        let is_late = dice_to_place(game) <= SOLVED_DICE;
        let mut tree = Tree::new(attention);
        let mut n_done = 0;
        while thinking.goes_on(n_done) {
            if is_late && n_done == FIRST_PLAYOUTS {
                match self.solve(game, worth, n_done, thinking) {
                    Ok(values) => return values,
                    Err(n_positions) => n_done += n_positions / POSITIONS_PER_PLAYOUT,
                }
            }
            tree.grow(game.clone(), worth, &mut thinking.luck);
            n_done += 1;
        }
        tree.values().collect()
    }

    /// The exact shares, or how many positions were looked at in vain.
    fn solve(
        &self,
        game: &ItHappens,
        worth: &Worth,
        n_done: u32,
        thinking: &Thinking<'_>,
    ) -> Result<Vec<f64>, u32> {
        let goes_on = |n_positions| {
            n_positions < SOLVED_POSITIONS && thinking.goes_on(n_done + n_positions / POSITIONS_PER_PLAYOUT)
        };
        let mut solver = Solver::new(worth, &goes_on);
        solver.values(game, self.seat).ok_or(solver.n_positions())
    }
}

/// How many dice may still be placed in the round.
fn dice_to_place(game: &ItHappens) -> u8 {
    let has_place =
        |color| ItHappens::MOUNDS.into_iter().any(|mound| !game.next_fields(mound, color).is_empty());
    game.colors().filter(|color| has_place(*color)).map(|color| game.dice_left(color)).sum()
}

impl Planner {
    fn ranking(
        &self,
        view: &View,
        legal: &[Action],
        attention: Attention,
        thinking: &mut Thinking<'_>,
    ) -> Vec<Ranked<Action>> {
        if let [action] = *legal {
            return vec![Ranked { action, value: 0.0 }];
        }
        let (worth, game) = Worth::new(&self.config, view, self.seat, &mut thinking.luck);
        let values = self.values(&game, &worth, attention, thinking);
        let ranked = |(action, value)| Ranked { action, value };
        let mut ranking: Vec<_> = game.legal().zip(values).map(ranked).collect();
        Ranked::sort(&mut ranking);
        ranking
    }
}

impl Bot<ItHappens> for Planner {
    fn rank(&mut self, view: &View, legal: &[Action], thinking: &mut Thinking<'_>) -> Vec<Ranked<Action>> {
        self.ranking(view, legal, Attention::Best, thinking)
    }

    fn judge(&mut self, view: &View, legal: &[Action], thinking: &mut Thinking<'_>) -> Vec<Ranked<Action>> {
        self.ranking(view, legal, Attention::Alike, thinking)
    }
}
