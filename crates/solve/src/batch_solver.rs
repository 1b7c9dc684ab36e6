use crate::{Advice, Batch, Kit, Moment, Payoffs, Situation, Stakes, State, TurnSolver};

/// Solves many turns at once.
///
/// Turns that begin with eight dice go through the kernel side by side; the others, which are few or short, go
/// through it one by one.
#[derive(Clone)]
pub struct BatchSolver {
    batch: Batch,
    single: TurnSolver,
}

impl Default for BatchSolver {
    fn default() -> Self {
        Self::new()
    }
}

impl BatchSolver {
    /// A solver.
    pub fn new() -> Self {
        Self { batch: Batch::new(Kit::Eight), single: TurnSolver::new() }
    }

    /// Solves turns and hands the advice for each to `visit`, with its place in the list, in any order.
    pub fn solve(&mut self, turns: &[(Situation, Stakes)], mut visit: impl FnMut(usize, Advice<'_>)) {
        let (mut waiting, mut n_waiting) = ([0; Batch::WIDTH], 0);
        for (place, (situation, stakes)) in turns.iter().enumerate() {
            if !begins_with_eight(situation) {
                visit(place, self.single.solve(situation, stakes));
                continue;
            }
            waiting[n_waiting] = place;
            n_waiting += 1;
            if n_waiting == Batch::WIDTH {
                self.solve_waiting(turns, &waiting, &mut visit);
                n_waiting = 0;
            }
        }
        self.solve_waiting(turns, &waiting[..n_waiting], &mut visit);
    }

    /// Solves the turns at these places, which are not more than fit side by side.
    fn solve_waiting(
        &mut self,
        turns: &[(Situation, Stakes)],
        places: &[usize],
        visit: &mut impl FnMut(usize, Advice<'_>),
    ) {
        let Some(last) = places.last() else { return };
        let at = |lane: usize| &turns[*places.get(lane).unwrap_or(last)];
        let payoffs: [&Payoffs; Batch::WIDTH] = core::array::from_fn(|lane| at(lane).1.payoffs());
        let weasel = places.iter().any(|place| turns[*place].0.start(Kit::Eight).weasel);
        let from = State { weasel, ..State::START };
        self.batch.solve(&payoffs[..places.len()], from, |lane, solved| {
            let (situation, stakes) = at(lane);
            visit(places[lane], Advice::new(situation, stakes, &solved, None));
        });
    }
}

fn begins_with_eight(situation: &Situation) -> bool {
    situation.moment == Moment::Begin && situation.golden_kit().is_none()
}
