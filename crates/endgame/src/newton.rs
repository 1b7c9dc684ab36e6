use thiserror::Error;

use crate::equations::Equations;
use crate::linear::{greatest, solve};
use crate::solver::{Accuracy, Passes};

/// Plain sweeps before the first step: they come near, and cost one solved turn a position.
const SWEEPS: usize = 6;
/// The most steps before it is given up.
const MOST_STEPS: usize = 60;
/// A last step that is not greater than this is the last.
const CLOSE: f64 = 1e-12;
/// After a step as small as this the chances are those of the solution: they are not read off again.
const SETTLED: f64 = 1e-7;

/// The values of a block were not found.
#[derive(Clone, Copy, PartialEq, Debug, Error)]
#[error("the values do not settle: after {steps} steps they still move by {moved:e}")]
pub struct Stuck {
    /// How many steps were made.
    pub steps: usize,
    /// How far the last one moved a value.
    pub moved: f64,
}

/// Finds the values of a block: plain sweeps, then Newton's method.
///
/// What a turn is worth bends where another choice becomes better, and is straight in between. A step solves the straight
/// equations; when no choice changes any more, it has arrived.
pub(crate) fn find(equations: &Equations, passes: &mut Passes<'_>) -> Result<(Vec<f64>, Accuracy), Stuck> {
    let mut values = vec![0.5; equations.len()];
    for _ in 0..SWEEPS {
        values = passes.values(equations, &values, f64::INFINITY);
    }
    let (mut chances, mut moved) = (Vec::new(), f64::INFINITY);
    for step in 1..=MOST_STEPS {
        let next = if moved > SETTLED || step % 8 == 0 {
            let solutions = passes.solutions(equations, &values, moved);
            chances = solutions.chances;
            solutions.values
        } else {
            passes.values(equations, &values, moved)
        };
        let rest: Vec<f64> = next.iter().zip(&values).map(|(next, value)| next - value).collect();
        let change = solve(equations, &chances, &rest);
        moved = greatest(&change);
        for (value, change) in values.iter_mut().zip(&change) {
            *value = (*value + change).clamp(0.0, 1.0);
        }
        if moved <= CLOSE {
            let residual = greatest(&rest);
            return Ok((values, Accuracy { residual, moved, steps: step }));
        }
    }
    Err(Stuck { steps: MOST_STEPS, moved })
}
