//! Who will win the tiles of a mound, roughly.

use wormery_games::ithappens::{Color, ItHappens, MoundIdx};

use crate::exp;

/// What a die that is still to come brings on average: it is placed where it suits.
const PER_DIE: f64 = 3.8;
/// How much the further left of two equal sums is ahead.
const LEFT: f64 = 0.25;
/// How sharply sums are told apart when no die is to come.
const CERTAIN: f64 = 0.1;
/// How much each die to come blurs that.
const PER_DIE_BLUR: f64 = 1.8;

/// The chances of each color on a mound, by its place in the order of the colors.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct MoundOdds {
    pub(super) queen: [f64; Color::COUNT],
    pub(super) general: [f64; Color::COUNT],
}

impl MoundOdds {
    /// Guesses the chances from the sums and from the dice that may come: a quick estimate, exact when none may.
    pub(super) fn new(game: &ItHappens, mound: MoundIdx) -> Self {
        let mut strengths = [f64::NEG_INFINITY; Color::COUNT];
        let (mut coming, mut most) = (0.0_f64, f64::NEG_INFINITY);
        for (column, (color, sum)) in game.sums(mound).enumerate() {
            strengths[color as usize] = f64::from(sum) - LEFT * column as f64;
        }
        let absent = mean_height(game, mound);
        for color in game.colors() {
            let dice = dice_to_come(game, mound, color, absent);
            let strength = &mut strengths[color as usize];
            if dice > 0.0 {
                *strength = strength.max(-1.0) + PER_DIE * dice;
                coming = coming.max(dice);
            }
            most = most.max(*strength);
        }
        if most == f64::NEG_INFINITY {
            return Self::default();
        }
        let sharpness = 1.0 / (CERTAIN + PER_DIE_BLUR * coming.sqrt());
        Self::of_weights(strengths.map(|strength| weight((strength - most) * sharpness)))
    }

    /// The first and the second of a race in which each place goes to a color as often as its weight says.
    fn of_weights(weights: [f64; Color::COUNT]) -> Self {
        let total: f64 = weights.iter().sum();
        let queen = weights.map(|weight| weight / total);
        // What a color with weight one would get of the second place, if it could come second to all.
        let seconds = core::array::from_fn::<_, { Color::COUNT }, _>(|color| {
            let others = total - weights[color];
            if others > 1e-12 { queen[color] / others } else { 0.0 }
        });
        let all: f64 = seconds.iter().sum();
        let general = core::array::from_fn(|color| weights[color] * (all - seconds[color]));
        Self { queen, general }
    }
}

fn weight(behind: f64) -> f64 {
    if behind == f64::NEG_INFINITY { 0.0 } else { exp(behind.max(-25.0)) }
}

/// How many dice a color will put on a mound, if it spreads them over the mounds with a place.
fn dice_to_come(game: &ItHappens, mound: MoundIdx, color: Color, absent: f64) -> f64 {
    let has_come = game.sums(mound).any(|(owner, _)| owner == color);
    let n_places = if has_come { game.next_fields(mound, color).len() as f64 } else { absent };
    let dice = f64::from(game.dice_left(color));
    if n_places == 0.0 || dice == 0.0 { 0.0 } else { n_places.min(dice / f64::from(game.n_places(color))) }
}

/// How many dice fit into the columns of the colors that have not come to a mound yet, on average: who comes next does not
/// choose, and the others may wait.
fn mean_height(game: &ItHappens, mound: MoundIdx) -> f64 {
    let free = game.free_columns(mound);
    let n_absent = game.colors().count() - game.sums(mound).count();
    let columns = &free[..n_absent.min(free.len())];
    columns.iter().map(|column| column.height() as f64).sum::<f64>() / columns.len().max(1) as f64
}
