use wormery_bots::holzwurm::net_value::{SeatLayers, look, to_shares};
use wormery_bots::ln;
use wormery_bots::net::{Feature, Net, SECOND};

use crate::gradient::{add_to, dot};
use crate::holzwurm::sample::Wins;

/// Adds the gradient of one position, of which each seat is described; returns the surprise of the net (relative entropy).
pub(crate) fn add(net: &Net, gradient: &mut Net, seats: &[Vec<Feature>], goal: &Wins) -> f64 {
    let layers: Vec<SeatLayers> = seats.iter().map(|features| look(net, features)).collect();
    let mut shares: Vec<f64> = layers.iter().map(|layers| f64::from(layers.number)).collect();
    to_shares(&mut shares);
    let mut surprise = 0.0;
    for (seat, (features, layers)) in seats.iter().zip(&layers).enumerate() {
        let (thought, truth) = (shares[seat], f64::from(goal[seat]));
        if truth > 0.0 {
            surprise += truth * ln(truth / thought);
        }
        go_down(net, gradient, features, layers, (thought - truth) as f32);
    }
    surprise
}

fn go_down(net: &Net, gradient: &mut Net, features: &[Feature], layers: &SeatLayers, down: f32) {
    gradient.last_bias[0] += down;
    let mut at_second = [0.0; SECOND];
    for (place, amount) in layers.second.iter().enumerate().filter(|(_, amount)| **amount > 0.0) {
        gradient.last[place] += down * amount;
        at_second[place] = down * net.last[place];
    }
    add_to(&mut gradient.second_bias, &at_second, 1.0);
    let mut at_first = vec![0.0; layers.first.len()];
    for (place, amount) in layers.first.iter().enumerate().filter(|(_, amount)| **amount > 0.0) {
        let row = place * SECOND;
        add_to(&mut gradient.second[row..][..SECOND], &at_second, *amount);
        at_first[place] = dot(&net.second[row..][..SECOND], &at_second);
    }
    add_to(&mut gradient.first_bias, &at_first, 1.0);
    for &(feature, amount) in features {
        let row = usize::from(feature) * at_first.len();
        add_to(&mut gradient.first[row..][..at_first.len()], &at_first, amount);
    }
}

#[cfg(test)]
mod tests {
    use wormery_bots::holzwurm::features::SHAPE;

    use super::*;
    use crate::gradient::fresh_net;

    /// The gradient is the slope that a small change of a weight shows.
    #[test]
    fn the_gradient_is_the_slope() {
        let mut net = fresh_net(SHAPE, 3);
        net.last.iter_mut().for_each(|weight| *weight *= 8.0);
        let seats = [vec![(2, 1.0), (17, 0.5)], vec![(2, 1.0), (40, 1.0)], vec![(2, -1.0), (60, 2.0)]];
        let goal = [0.2, 0.5, 0.3, 0.0, 0.0, 0.0];
        let mut gradient = Net::zero(SHAPE);
        add(&net, &mut gradient, &seats, &goal);
        // What all seats begin with cancels out, so the last part has no slope.
        for part in 0..5 {
            let slopes = gradient.parts_mut()[part].clone();
            let steepest = |a: &usize, b: &usize| slopes[*a].abs().total_cmp(&slopes[*b].abs());
            let place = (0..slopes.len()).max_by(steepest).unwrap();
            let mut surprise_at = |change: f32| {
                net.parts_mut()[part][place] += change;
                let surprise = add(&net, &mut Net::zero(SHAPE), &seats, &goal);
                net.parts_mut()[part][place] -= change;
                surprise as f32
            };
            let slope = (surprise_at(0.01) - surprise_at(-0.01)) / 0.02;
            let off = (slope - slopes[place]).abs();
            assert!(off < 0.01 + 0.05 * slope.abs(), "part {part}: {slope} and {}", slopes[place]);
        }
        assert!(gradient.last_bias[0].abs() < 1e-6);
    }
}
