use wormery_core::{Config, Guess, Seat, Standing, Turn};
use wormery_games::ithappens::{Color, ItHappens, Options, Question, View};
use wormery_table::Seeded;

use super::weights::Weights;

/// One number for each color, by its place in the order of the seats; mostly its chance to win.
pub(super) type ByColor = [f64; Color::COUNT];

/// How many guesses of the hidden point tiles are weighed.
const N_GUESSES: usize = 16;

/// Values the end of a round, averaged over what may be hidden.
#[derive(Debug)]
pub(super) struct RoundValue {
    weights: Weights,
    /// For each guess and color, how many more points its tiles have than in the first guess.
    hidden: Vec<[i32; Color::COUNT]>,
    /// The same, as factors of the chance to win.
    factors: Vec<ByColor>,
}

impl RoundValue {
    /// Guesses what a seat does not see; also returns the first guess, to play on from.
    pub(super) fn new(
        config: &Config<Options>,
        view: &View,
        seat: Seat,
        luck: &mut Seeded,
    ) -> (Self, ItHappens) {
        let first = ItHappens::guess(config, view, seat, luck);
        let weights = Weights::after(first.round());
        let mut hidden = vec![[0; Color::COUNT]];
        hidden.extend((1..N_GUESSES).map(|_| {
            let guess = ItHappens::guess(config, view, seat, luck);
            by_color(&guess, |color| guess.tile_points(color) - first.tile_points(color))
        }));
        let factor = |points| weights.of_points(points).exp();
        let factors = hidden.iter().map(|points| points.map(factor)).collect();
        (Self { weights, hidden, factors }, first)
    }

    /// The chances at the end of a round; `None` while it lasts.
    pub(super) fn of(&self, game: &ItHappens, turn: &Turn<ItHappens>) -> Option<ByColor> {
        match turn {
            Turn::Over(standing) => Some(self.at_the_end(standing)),
            Turn::Chance(Question::Mounds { .. }) => Some(self.between_rounds(game)),
            _ => None,
        }
    }

    fn between_rounds(&self, game: &ItHappens) -> ByColor {
        let chances = by_color(game, |color| self.weights.merit(game, color).exp());
        mean(self.factors.iter().map(|factors| {
            let weighed: ByColor = core::array::from_fn(|color| chances[color] * factors[color]);
            let total: f64 = weighed.iter().sum();
            weighed.map(|share| share / total)
        }))
    }

    fn at_the_end(&self, standing: &Standing) -> ByColor {
        let rows = standing.entrants();
        mean(self.hidden.iter().map(|points| {
            let merit = |row: usize| (rows[row].score + points[row], &rows[row].tiebreaks);
            let best = (0..rows.len()).map(merit).max();
            let winners = (0..rows.len()).filter(|row| Some(merit(*row)) == best);
            let share = 1.0 / winners.clone().count() as f64;
            winners.fold([0.0; Color::COUNT], |mut shares, row| {
                shares[row] = share;
                shares
            })
        }))
    }
}

/// The mean of some shares.
pub(super) fn mean(all: impl ExactSizeIterator<Item = ByColor>) -> ByColor {
    let count = all.len() as f64;
    let sum =
        all.fold([0.0; Color::COUNT], |sum, shares| core::array::from_fn(|color| sum[color] + shares[color]));
    sum.map(|sum| sum / count)
}

fn by_color<T: Default + Copy>(game: &ItHappens, value: impl Fn(Color) -> T) -> [T; Color::COUNT] {
    let mut values = [T::default(); Color::COUNT];
    game.colors().for_each(|color| values[color as usize] = value(color));
    values
}
