use wormery_bots::regenwormen::features::MAX_SEATS;
use wormery_bots::regenwormen::net::{FIRST, Layers, Net, SECOND};
use wormery_core::Luck;
use wormery_table::Seeded;

use crate::sample::Sample;

/// A net with small random weights.
pub(crate) fn fresh_net(seed: u64) -> Net {
    let mut luck = Seeded::new(seed);
    let mut net = Net::zero();
    for (weights, size) in [(&mut net.first, 0.12), (&mut net.second, 0.2), (&mut net.last, 0.1)] {
        for weight in weights {
            *weight = (luck.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * size;
        }
    }
    net
}

/// Adds the gradient of one sample; returns the surprise of the net at what became of it (cross entropy).
pub(crate) fn add(net: &Net, gradient: &mut Net, sample: &Sample) -> f32 {
    let layers = net.look(&sample.features, sample.n_seats);
    let mut at_shares = [0.0; MAX_SEATS];
    let mut surprise = 0.0;
    let seats = at_shares.iter_mut().zip(layers.shares.iter().zip(&sample.shares)).take(sample.n_seats);
    for (down, (thought, truth)) in seats {
        *down = thought - truth;
        surprise -= truth * thought.max(1e-9).ln();
    }
    let at_second = through_last(net, gradient, &layers, &at_shares);
    let at_first = through_second(net, gradient, &layers, &at_second);
    add_to(&mut gradient.first_bias, &at_first, 1.0);
    for &(feature, amount) in &sample.features {
        add_to(&mut gradient.first[feature as usize * FIRST..][..FIRST], &at_first, amount);
    }
    surprise
}

fn through_last(net: &Net, gradient: &mut Net, layers: &Layers, down: &[f32; MAX_SEATS]) -> [f32; SECOND] {
    add_to(&mut gradient.last_bias, down, 1.0);
    core::array::from_fn(|place| {
        if layers.second[place] <= 0.0 {
            return 0.0;
        }
        let row = place * MAX_SEATS;
        add_to(&mut gradient.last[row..][..MAX_SEATS], down, layers.second[place]);
        dot(&net.last[row..][..MAX_SEATS], down)
    })
}

fn through_second(net: &Net, gradient: &mut Net, layers: &Layers, down: &[f32; SECOND]) -> [f32; FIRST] {
    add_to(&mut gradient.second_bias, down, 1.0);
    core::array::from_fn(|place| {
        if layers.first[place] <= 0.0 {
            return 0.0;
        }
        let row = place * SECOND;
        add_to(&mut gradient.second[row..][..SECOND], down, layers.first[place]);
        dot(&net.second[row..][..SECOND], down)
    })
}

fn add_to(sums: &mut [f32], numbers: &[f32], amount: f32) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number * amount;
    }
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The gradient is the slope that a small change of a weight shows.
    #[test]
    fn the_gradient_is_the_slope() {
        let mut net = fresh_net(3);
        let features = vec![(2, 1.0), (17, 0.5), (140, 1.0)];
        let sample = Sample { features, n_seats: 3, shares: [0.2, 0.5, 0.3, 0.0, 0.0, 0.0, 0.0] };
        let mut gradient = Net::zero();
        add(&net, &mut gradient, &sample);
        for part in 0..6 {
            let steepest = |numbers: &[f32]| {
                let places = 0..numbers.len();
                places.max_by(|a, b| numbers[*a].abs().total_cmp(&numbers[*b].abs())).unwrap()
            };
            let place = steepest(gradient.parts_mut()[part]);
            let mut surprise_at = |change: f32| {
                net.parts_mut()[part][place] += change;
                let surprise = add(&net, &mut Net::zero(), &sample);
                net.parts_mut()[part][place] -= change;
                surprise
            };
            let slope = (surprise_at(0.01) - surprise_at(-0.01)) / 0.02;
            let found = gradient.parts_mut()[part][place];
            assert!((slope - found).abs() < 0.01 * found.abs().max(0.05), "part {part}: {slope} and {found}");
        }
    }
}
