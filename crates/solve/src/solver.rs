use alloc::boxed::Box;
use alloc::sync::Arc;

use crate::{Advice, FailCost, Graph, Kernel, Kit, Moment, Objective, Situation, Solved, Stakes, State};

/// Solves turns of any kind, one by one.
///
/// A solver is made once and used again and again: it allocates only when it meets a golden die for the first
/// time.
#[derive(Clone)]
pub struct TurnSolver {
    /// Where the graph of a kit comes from.
    graphs: fn(Kit) -> Arc<Graph>,
    eight: Kernel,
    /// For turns with the golden die, by its faces.
    nine: Option<Box<Kernel>>,
    golden: Option<Box<Kernel>>,
}

/// The worms that a turn brings on average, to a player who plays it for them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExpectedWorms {
    /// When a failed turn costs the worms of the own top tile.
    pub with_loss: f64,
    /// When a failed turn costs nothing.
    pub without_loss: f64,
}

impl Default for TurnSolver {
    fn default() -> Self {
        Self::new()
    }
}

impl TurnSolver {
    /// A solver.
    pub fn new() -> Self {
        Self::on(|kit| Arc::new(Graph::new(kit)))
    }

    /// A solver on graphs that others use too.
    pub fn on(graphs: fn(Kit) -> Arc<Graph>) -> Self {
        Self { graphs, eight: Kernel::from_graph(graphs(Kit::Eight)), nine: None, golden: None }
    }

    /// Solves the rest of a turn.
    pub fn solve<'a>(&'a mut self, situation: &'a Situation, stakes: &'a Stakes) -> Advice<'a> {
        let (payoffs, kit) = (stakes.payoffs(), situation.kit);
        if let Some(from) = situation.first_state() {
            self.kernel(kit).solve(payoffs, from);
        }
        let golden_kit = situation.golden_kit();
        if let Some(kit) = golden_kit {
            self.kernel(kit).solve(payoffs, situation.start(kit));
        }
        let golden = golden_kit.map(|kit| self.solved(kit));
        Advice::new(situation, stakes, self.solved(kit), golden)
    }

    /// The worms that a turn brings on average, counting the loss of the own tile and not counting it.
    pub fn expected_worms(&mut self, situation: &Situation) -> ExpectedWorms {
        let mut worth = |fail_cost| {
            let stakes = Stakes::of(situation, Objective::Worms(fail_cost));
            self.solve(situation, &stakes).value()
        };
        ExpectedWorms { with_loss: worth(FailCost::Own), without_loss: worth(FailCost::Worms(0.0)) }
    }

    fn kernel(&mut self, kit: Kit) -> &mut Kernel {
        let Self { graphs, eight, nine, golden } = self;
        let place = match kit {
            Kit::Eight => return eight,
            Kit::Nine => nine,
            Kit::Golden => golden,
        };
        place.get_or_insert_with(|| Box::new(Kernel::from_graph(graphs(kit))))
    }

    /// The kernel that was used last for these dice.
    fn solved(&self, kit: Kit) -> &dyn Solved {
        let used = match kit {
            Kit::Eight => None,
            Kit::Nine => self.nine.as_deref(),
            Kit::Golden => self.golden.as_deref(),
        };
        used.unwrap_or(&self.eight)
    }
}

impl Situation {
    /// The state from which on the turn must be solved; `None` when it is over.
    pub(crate) fn first_state(&self) -> Option<State> {
        match &self.moment {
            Moment::Begin => Some(self.start(self.kit)),
            Moment::Throw(state) | Moment::Keep(state, _) | Moment::Decide(state) => Some(*state),
            Moment::Aside { then, .. } => *then,
        }
    }
}
