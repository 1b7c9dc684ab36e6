use wormery_bots::ln;
use wormery_bots::net::{Feature, Layers, MOST_FIRST, MOST_ROWS, Net, SECOND, Shape};
use wormery_core::Luck;
use wormery_table::Seeded;

/// A net with small random weights.
pub(crate) fn fresh_net(shape: Shape, seed: u64) -> Net {
    let mut luck = Seeded::new(seed);
    let mut net = Net::zero(shape);
    for (weights, size) in [(&mut net.first, 0.12), (&mut net.second, 0.2), (&mut net.last, 0.1)] {
        for weight in weights {
            *weight = (luck.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * size;
        }
    }
    net
}

/// Adds the gradient of one position; returns the surprise of the net at what became of it (relative entropy).
pub(crate) fn add(
    net: &Net,
    gradient: &mut Net,
    features: &[Feature],
    n_rows: usize,
    goal: &[f32; MOST_ROWS],
) -> f64 {
    let layers = net.look(features, n_rows);
    let mut at_shares = [0.0; MOST_ROWS];
    let surprise = surprise(&layers.shares[..n_rows], goal, &mut at_shares[..n_rows]);
    add_down(net, gradient, features, &layers, &at_shares);
    surprise
}

/// Adds the gradient of one look, from what each number of the rows should change by.
pub(crate) fn add_down(
    net: &Net,
    gradient: &mut Net,
    features: &[Feature],
    layers: &Layers,
    down: &[f32; MOST_ROWS],
) {
    let at_second = through_last(net, gradient, layers, down);
    let at_first = through_second(net, gradient, layers, &at_second);
    let at_first = &at_first[..net.shape.first];
    add_to(&mut gradient.first_bias, at_first, 1.0);
    for &(feature, amount) in features {
        let row = feature as usize * at_first.len();
        add_to(&mut gradient.first[row..][..at_first.len()], at_first, amount);
    }
}

/// How much a net that thought this is surprised by what became of it; leaves what each share should change by.
pub(crate) fn surprise(thought: &[f32], goal: &[f32], down: &mut [f32]) -> f64 {
    let mut surprise = 0.0;
    for (down, (thought, truth)) in down.iter_mut().zip(thought.iter().zip(goal)) {
        *down = thought - truth;
        if *truth > 0.0 {
            surprise += f64::from(*truth) * ln(f64::from(*truth) / f64::from(thought.max(1e-9)));
        }
    }
    surprise
}

fn through_last(net: &Net, gradient: &mut Net, layers: &Layers, down: &[f32; MOST_ROWS]) -> [f32; SECOND] {
    let down = &down[..net.shape.rows];
    add_to(&mut gradient.last_bias, down, 1.0);
    core::array::from_fn(|place| {
        if layers.second[place] <= 0.0 {
            return 0.0;
        }
        let row = place * down.len();
        add_to(&mut gradient.last[row..][..down.len()], down, layers.second[place]);
        dot(&net.last[row..][..down.len()], down)
    })
}

fn through_second(net: &Net, gradient: &mut Net, layers: &Layers, down: &[f32; SECOND]) -> [f32; MOST_FIRST] {
    add_to(&mut gradient.second_bias, down, 1.0);
    core::array::from_fn(|place| {
        if place >= net.shape.first || layers.first[place] <= 0.0 {
            return 0.0;
        }
        let row = place * SECOND;
        add_to(&mut gradient.second[row..][..SECOND], down, layers.first[place]);
        dot(&net.second[row..][..SECOND], down)
    })
}

pub(crate) fn add_to(sums: &mut [f32], numbers: &[f32], amount: f32) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number * amount;
    }
}

/// Four sums side by side, which are faster than one.
pub(crate) fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0; 4];
    for (a, b) in one.chunks(4).zip(other.chunks(4)) {
        for (sum, (a, b)) in sums.iter_mut().zip(a.iter().zip(b)) {
            *sum += a * b;
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The gradient is the slope that a small change of a weight shows.
    #[test]
    fn the_gradient_is_the_slope() {
        let shape = Shape { features: 150, first: 64, rows: 5 };
        let mut net = fresh_net(shape, 3);
        let (features, goal) = ([(2, 1.0), (17, 0.5), (140, 1.0)], [0.2, 0.5, 0.3, 0.0, 0.0, 0.0, 0.0]);
        let mut gradient = Net::zero(shape);
        add(&net, &mut gradient, &features, 3, &goal);
        for part in 0..6 {
            let steepest = |numbers: &[f32]| {
                let places = 0..numbers.len();
                places.max_by(|a, b| numbers[*a].abs().total_cmp(&numbers[*b].abs())).unwrap()
            };
            let place = steepest(gradient.parts_mut()[part]);
            let mut surprise_at = |change: f32| {
                net.parts_mut()[part][place] += change;
                let surprise = add(&net, &mut Net::zero(shape), &features, 3, &goal) as f32;
                net.parts_mut()[part][place] -= change;
                surprise
            };
            let slope = (surprise_at(0.01) - surprise_at(-0.01)) / 0.02;
            let found = gradient.parts_mut()[part][place];
            assert!((slope - found).abs() < 0.01 * found.abs().max(0.05), "part {part}: {slope} and {found}");
        }
    }
}
