//! What the net shall say of the positions of a game that was played.

use wormery_bots::ithappens::{ByColor, features::Description};
use wormery_bots::net::{Feature, MOST_ROWS, Net, to_shares};

use crate::gradient;
use crate::sample::Lesson;

/// How much of what the net was wrong about later is told to the positions before.
const HANDED_BACK: f64 = 0.8;

/// A position at the beginning of a turn or of a round, and what the net shall say of it.
pub(crate) struct Sample {
    rows: Vec<Box<[Feature]>>,
    /// By row.
    shares: [f32; MOST_ROWS],
}

/// A position that was come to.
pub(crate) struct Step {
    rows: Vec<Box<[Feature]>>,
    /// The color of each row.
    colors: Vec<usize>,
    /// What it was worth to everybody, by what may come next and the best that can be done with it.
    expected: ByColor,
    /// What the net thought of it.
    thought: ByColor,
}

impl Step {
    pub(crate) fn new(description: &Description, expected: ByColor, thought: ByColor) -> Self {
        let rows = 0..description.n_rows();
        Self {
            rows: rows.clone().map(|row| description.features(row).into()).collect(),
            colors: rows.map(|row| description.color(row)).collect(),
            expected,
            thought,
        }
    }

    fn sample(self, goal: &ByColor) -> Sample {
        let mut shares = [0.0; MOST_ROWS];
        for (share, color) in shares.iter_mut().zip(&self.colors) {
            *share = goal[*color] as f32;
        }
        Sample { rows: self.rows, shares }
    }
}

/// Who won, for every position.
pub(crate) fn outcome(steps: Vec<Step>, result: &ByColor) -> Vec<Sample> {
    steps.into_iter().map(|step| step.sample(result)).collect()
}

/// What may come next is worth, and by how much the net was wrong about what came.
pub(crate) fn expected(steps: Vec<Step>, result: &ByColor) -> Vec<Sample> {
    let (mut goal, mut thought) = (*result, *result);
    let back = steps.into_iter().rev().map(|step| {
        goal =
            core::array::from_fn(|color| step.expected[color] + HANDED_BACK * (goal[color] - thought[color]));
        thought = step.thought;
        step.sample(&goal)
    });
    back.collect()
}

impl Lesson for Sample {
    /// Every row is looked at by the same net, and the shares are made of what it says of all of them.
    fn add(&self, net: &Net, gradient: &mut Net, _: &mut Vec<Feature>) -> f64 {
        let n_rows = self.rows.len();
        let looks: Vec<_> = self.rows.iter().map(|row| net.look_on(&net.sums(row), &[])).collect();
        let mut shares = [0.0; MOST_ROWS];
        shares.iter_mut().zip(&looks).for_each(|(share, look)| *share = look.shares[0]);
        to_shares(&mut shares, n_rows);
        let mut down = [0.0; MOST_ROWS];
        let surprise = gradient::surprise(&shares[..n_rows], &self.shares, &mut down[..n_rows]);
        for ((features, layers), down) in self.rows.iter().zip(&looks).zip(down) {
            let mut of_row = [0.0; MOST_ROWS];
            of_row[0] = down;
            gradient::add_down(net, gradient, features, layers, &of_row);
        }
        surprise
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(shares: [f64; 3]) -> ByColor {
        [shares[0], shares[1], shares[2], 0.0, 0.0]
    }

    fn step(first: usize, expected: [f64; 3], thought: [f64; 3]) -> Step {
        let colors = (0..3).map(|row| (first + row) % 3).collect();
        Step { rows: Vec::new(), colors, expected: of(expected), thought: of(thought) }
    }

    fn assert_goal(sample: &Sample, shares: [f32; 3]) {
        let off = sample.shares.iter().zip(shares).map(|(found, known)| (found - known).abs());
        assert!(off.fold(0.0, f32::max) < 1e-6, "{:?} and {shares:?}", sample.shares);
    }

    /// Worked out by hand; the rows begin with another color each time.
    #[test]
    fn goals_are_expectations_and_what_was_wrong_later() {
        let steps = vec![
            step(0, [0.4, 0.3, 0.3], [0.5, 0.3, 0.2]),
            step(1, [0.5, 0.3, 0.2], [0.4, 0.3, 0.3]),
            step(2, [0.4, 0.4, 0.2], [0.5, 0.3, 0.2]),
        ];
        let samples = expected(steps, &of([1.0, 0.0, 0.0]));
        assert_goal(&samples[0], [0.2, 0.4, 0.4]);
        assert_goal(&samples[1], [0.3 + 0.08, 0.2, 0.5 - 0.08]);
        assert_goal(&samples[2], [0.4 + 0.8 * 0.02, 0.3 + 0.8 * 0.08, 0.3 - 0.8 * 0.1]);
    }

    #[test]
    fn outcomes_are_the_same_for_all_positions() {
        let steps = (0..3).map(|first| step(first, [0.0; 3], [0.0; 3])).collect();
        let samples = outcome(steps, &of([1.0, 0.0, 0.0]));
        [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0]]
            .into_iter()
            .zip(&samples)
            .for_each(|(shares, sample)| assert_goal(sample, shares));
    }
}
