use std::ops::Range;
use std::sync::Arc;

use wormery_solve::{Batch, Graph, Payoffs, Solved, State};

use crate::equations::Equations;

/// How much a worth is raised to see what it changes: small beside differences that matter, large beside rounding.
const RAISE: f64 = 1e-7;

/// Solves turns; one for each thread.
pub(crate) struct Worker {
    batch: Batch,
    payoffs: Vec<Payoffs>,
    solved: Vec<f64>,
}

/// What some turns are worth, and how that changes with their ends.
#[derive(Default)]
pub(crate) struct Solutions {
    pub(crate) values: Vec<f64>,
    /// The chance of each end with the best play, for those that stay in the block; empty when not asked for.
    pub(crate) chances: Vec<f64>,
}

impl Worker {
    pub(crate) fn new(graph: Arc<Graph>) -> Self {
        Self { batch: Batch::from_graph(graph), payoffs: Vec::new(), solved: Vec::new() }
    }

    /// Solves the turns of some positions.
    pub(crate) fn values(&mut self, equations: &Equations, places: Range<usize>, values: &[f64]) -> Vec<f64> {
        self.payoffs.clear();
        self.payoffs.extend(places.map(|place| equations.payoffs(place, values, 0, 0.0)));
        self.solve();
        self.solved.clone()
    }

    /// The same with the chances of the ends.
    ///
    /// What a turn is worth is the sum of its ends' worths times their chances, so a chance is a slope. The ends are raised
    /// one after the other and stay raised: where two choices are equally good, the first of them is made, and the chances add
    /// up to one.
    pub(crate) fn solutions(
        &mut self,
        equations: &Equations,
        places: Range<usize>,
        values: &[f64],
    ) -> Solutions {
        self.payoffs.clear();
        for place in places.clone() {
            let n_in_block = equations.worths(place).iter().filter_map(|worth| worth.in_block()).count();
            let raised = (0..=n_in_block).map(|n_raised| equations.payoffs(place, values, n_raised, RAISE));
            self.payoffs.extend(raised);
        }
        self.solve();
        let (mut solutions, mut solved) = (Solutions::default(), self.solved.iter());
        for place in places {
            let mut before = *solved.next().expect("one turn for each position");
            solutions.values.push(before);
            for worth in equations.worths(place) {
                let mut chance = 0.0;
                if worth.in_block().is_some() {
                    let raised = *solved.next().expect("one more for each end in the block");
                    chance = ((raised - before) / RAISE).clamp(0.0, 1.0);
                    before = raised;
                }
                solutions.chances.push(chance);
            }
        }
        solutions
    }

    fn solve(&mut self) {
        let payoffs: Vec<&Payoffs> = self.payoffs.iter().collect();
        self.solved.clear();
        self.batch.solve(&payoffs, State::START, |_, turn| self.solved.push(turn.roll(State::START)));
    }
}
