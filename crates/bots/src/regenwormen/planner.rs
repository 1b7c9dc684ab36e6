use std::sync::{Arc, LazyLock};

use wormery_games::regenwormen::{Action, Phase, Regenwormen, View};
use wormery_solve::{Graph, Kernel, Kit, Solved};

use super::end_value::EndValue;
use super::turn::{Turn, n_dice};
use crate::{Evaluate, Thinking};

/// What all planners share: it takes a while to build.
static EIGHT: LazyLock<Arc<Graph>> = LazyLock::new(|| Arc::new(Graph::new(Kit::Eight)));
static NINE: LazyLock<Arc<Graph>> = LazyLock::new(|| Arc::new(Graph::new(Kit::Nine)));
static GOLDEN: LazyLock<Arc<Graph>> = LazyLock::new(|| Arc::new(Graph::new(Kit::Golden)));

pub(super) fn graph(kit: Kit) -> Arc<Graph> {
    let graph = match kit {
        Kit::Eight => &EIGHT,
        Kit::Nine => &NINE,
        Kit::Golden => &GOLDEN,
    };
    Arc::clone(graph)
}

/// Solves turns exactly for any value of their ends, and remembers the last one.
pub struct Planner<V> {
    ends: V,
    /// Made when the first turn is solved: many planners never solve one.
    eight: Option<Kernel>,
    golden: Option<(Kit, Kernel)>,
    /// The turn that is solved.
    turn: Option<Turn>,
}

impl<V: EndValue> Planner<V> {
    /// Solves turns for this value of their ends.
    pub fn new(ends: V) -> Self {
        Self { ends, eight: None, golden: None, turn: None }
    }

    /// What the ends of turns are worth.
    pub fn ends(&mut self) -> &mut V {
        &mut self.ends
    }

    /// The same, only to look at.
    pub(super) fn ends_ref(&self) -> &V {
        &self.ends
    }

    /// The value of an action that is legal in a position.
    pub fn value(&mut self, game: &Regenwormen, action: Action) -> f64 {
        if !self.turn.as_ref().is_some_and(|turn| turn.is_of(game)) {
            self.turn = Some(self.solve(game.at_turn_start()));
        }
        let Some(turn) = &self.turn else { return 0.0 };
        if action == (Action::Roll { golden: true }) {
            return self.golden_roll(game);
        }
        let kernel = self.kernel(game);
        let by_dice = turn.by_dice(kernel, game, action);
        by_dice.unwrap_or_else(|| turn.end_value(&mut self.ends, game, action))
    }

    fn solve(&mut self, start: Regenwormen) -> Turn {
        let turn = Turn::begin(start, &mut self.ends);
        let payoffs = turn.payoffs(&mut self.ends);
        let eight = self.eight.get_or_insert_with(|| Kernel::from_graph(graph(Kit::Eight)));
        eight.solve(&payoffs, turn.start_state());
        if let Some(kit) = turn.golden_kit() {
            let (_, golden) = match self.golden.take() {
                Some(known) if known.0 == kit => self.golden.insert(known),
                _ => self.golden.insert((kit, Kernel::from_graph(graph(kit)))),
            };
            golden.solve(&payoffs, kit.start());
        }
        turn
    }

    /// The kernel that holds the values of this turn: with or without the golden die.
    fn kernel(&self, game: &Regenwormen) -> &Kernel {
        match &self.golden {
            Some((_, kernel)) if n_dice(game) == 9 => kernel,
            _ => self.eight.as_ref().expect("a turn was solved"),
        }
    }

    fn golden_roll(&self, game: &Regenwormen) -> f64 {
        self.golden.as_ref().map_or(f64::MIN, |(kit, kernel)| {
            debug_assert!(game.phase() == Phase::Roll, "the golden die joins at the first roll");
            kernel.roll(kit.start())
        })
    }
}

impl<V: EndValue + Send> Evaluate<Regenwormen> for Planner<V> {
    fn values(&mut self, view: &View, legal: &[Action], _: &mut Thinking<'_>) -> Vec<f64> {
        legal.iter().map(|action| self.value(view.position(), *action)).collect()
    }
}
