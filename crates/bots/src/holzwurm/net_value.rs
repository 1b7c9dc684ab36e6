use std::sync::Arc;

use wormery_core::{Game, Turn};
use wormery_games::holzwurm::Holzwurm;

use super::features::{MAX_SEATS, Scene};
use crate::exp;
use crate::net::{Feature, Net, SECOND};

/// Numbers in the first layer of the net.
pub(super) const FIRST: usize = 32;
/// How much of the win all seats share, whatever the net says: no deal is certain before it is over.
const DOUBT: f64 = 1.0 / 8192.0;

/// The share of the win of each seat; 0 for seats beyond the table.
pub type Worths = [f64; MAX_SEATS];

/// What the layers hold after a seat was looked at.
#[derive(Clone, Debug)]
pub struct SeatLayers {
    /// The first layer, rectified.
    pub first: [f32; FIRST],
    /// The second layer, rectified.
    pub second: [f32; SECOND],
    /// What the net says of the seat: the exponentials of these numbers are the shares.
    pub number: f32,
}

/// Knows the share of the win by a trained net that is asked about one seat after the other.
#[derive(Clone, Debug)]
pub struct NetValue {
    net: Arc<Net>,
    features: Vec<Feature>,
}

impl NetValue {
    /// Asks this net.
    pub fn new(net: Arc<Net>) -> Self {
        Self { net, features: Vec::with_capacity(128) }
    }

    /// The share of the win of each seat in a position.
    pub fn of_all(&mut self, game: &Holzwurm) -> Worths {
        let mut worths = [0.0; MAX_SEATS];
        if let Turn::Over(standing) = game.turn() {
            (0..game.n_seats()).for_each(|seat| worths[seat] = standing.win_share(seat));
            return worths;
        }
        let scene = Scene::of(game);
        let table = self.of_table(&scene, game);
        self.of_seats(&scene, &table)
    }

    /// What the first layer adds up for the table, which is the same whatever is hidden.
    pub(super) fn of_table(&mut self, scene: &Scene, game: &Holzwurm) -> [f32; FIRST] {
        self.features.clear();
        scene.table(game, &mut self.features);
        let mut table = [0.0; FIRST];
        table.copy_from_slice(&self.net.first_bias);
        add_up(&self.net, &mut table, &self.features);
        table
    }

    /// The share of the win of each seat, with what was added up for the table.
    pub(super) fn of_seats(&mut self, scene: &Scene, table: &[f32; FIRST]) -> Worths {
        let mut worths = [0.0; MAX_SEATS];
        for (seat, worth) in worths.iter_mut().enumerate().take(scene.n_seats()) {
            self.features.clear();
            scene.seat(seat, &mut self.features);
            let mut first = *table;
            add_up(&self.net, &mut first, &self.features);
            *worth = f64::from(upper(&self.net, first).number);
        }
        to_shares(&mut worths[..scene.n_seats()]);
        worths
    }
}

/// Looks at a seat with all numbers that describe it.
pub fn look(net: &Net, features: &[Feature]) -> SeatLayers {
    let mut first = [0.0; FIRST];
    first.copy_from_slice(&net.first_bias);
    add_up(net, &mut first, features);
    upper(net, first)
}

/// Makes what the net said of the seats positive shares of one.
pub fn to_shares(numbers: &mut [f64]) {
    let highest = numbers.iter().copied().fold(f64::MIN, f64::max);
    let mut sum = 0.0;
    for number in &mut *numbers {
        *number = exp(*number - highest);
        sum += *number;
    }
    let for_all = DOUBT / numbers.len() as f64;
    for number in numbers {
        *number = *number / sum * (1.0 - DOUBT) + for_all;
    }
}

fn add_up(net: &Net, sums: &mut [f32; FIRST], features: &[Feature]) {
    let rows = net.first.as_chunks::<FIRST>().0;
    for &(feature, amount) in features {
        add_scaled(sums, &rows[usize::from(feature)], amount);
    }
}

fn upper(net: &Net, mut first: [f32; FIRST]) -> SeatLayers {
    let mut second: [f32; SECOND] = core::array::from_fn(|place| net.second_bias[place]);
    first = first.map(|amount| amount.max(0.0));
    // No branch for what is zero: it would be guessed wrong too often.
    for (weights, amount) in net.second.as_chunks::<SECOND>().0.iter().zip(first) {
        add_scaled(&mut second, weights, amount);
    }
    second = second.map(|amount| amount.max(0.0));
    // Eight sums side by side, which are faster than one.
    let mut sums = [0.0; 8];
    for (weights, amounts) in net.last.as_chunks::<8>().0.iter().zip(second.as_chunks::<8>().0) {
        for (sum, (weight, amount)) in sums.iter_mut().zip(weights.iter().zip(amounts)) {
            *sum += weight * amount;
        }
    }
    SeatLayers { first, second, number: net.last_bias[0] + sums.iter().sum::<f32>() }
}

#[inline]
fn add_scaled<const N: usize>(sums: &mut [f32; N], row: &[f32; N], amount: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight * amount;
    }
}
