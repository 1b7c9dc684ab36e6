#[cfg(test)]
mod fit;

use wormery_games::ithappens::{Color, ItHappens};

/// What counts between two rounds, as numbers: see [`features`].
type Features = [f64; 6];

/// After the first, second and third round; `weights/fit.rs` fits them to who won.
const WEIGHTS: [Features; 3] = [
    // Point, worm, single, pair, lead, no seat.
    [0.117, 0.150, 0.520, 0.387, -0.028, -4.294],
    [0.139, 0.163, 0.528, 0.402, 0.025, -3.482],
    [0.190, 0.210, 0.523, 0.389, 0.162, -2.223],
];

/// The points of a pair.
const PAIR: f64 = 5.0;

/// What things weigh in the chance to win, after one of the rounds.
///
/// The chance of a color is the exponential of its merit, divided by the sum over all colors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights(Features);

impl Weights {
    /// The weights after a round; after the last round they do not matter.
    pub(super) fn after(round: u8) -> Self {
        Self(WEIGHTS[usize::from(round - 1).min(WEIGHTS.len() - 1)])
    }

    /// What some points add to a merit.
    pub(super) fn of_points(&self, points: i32) -> f64 {
        self.0[0] * f64::from(points)
    }

    /// The merit of a color.
    pub(super) fn merit(&self, game: &ItHappens, color: Color) -> f64 {
        self.0.iter().zip(features(game, color)).map(|(weight, feature)| weight * feature).sum()
    }
}

/// What counts for a color between two rounds.
///
/// Points of tiles and pairs, worm tiles, kinds with one object, kinds with more, how many kinds it has more than
/// the best other color, and whether it plays without a seat.
fn features(game: &ItHappens, color: Color) -> Features {
    let kinds = n_kinds(game, color, 1);
    let pairs = n_kinds(game, color, 2);
    let others = game.colors().filter(|other| *other != color);
    let most = others.map(|other| n_kinds(game, other, 1)).fold(0.0, f64::max);
    let has_seat = color.seat(game.n_seats()).is_some();
    [
        f64::from(game.tile_points(color)) + PAIR * pairs,
        game.worms(color).into(),
        kinds - pairs,
        pairs,
        kinds - most,
        if has_seat { 0.0 } else { 1.0 },
    ]
}

/// Of how many kinds a color has at least so many objects.
fn n_kinds(game: &ItHappens, color: Color, at_least: u8) -> f64 {
    game.objects(color).iter().filter(|count| **count >= at_least).count() as f64
}
