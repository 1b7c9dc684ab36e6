use std::sync::Arc;

use wormery_core::{Game, Standing, Turn};
use wormery_games::ithappens::{Color, ItHappens};

use super::features::{Description, SHAPE};
use super::hidden::Hidden;
use super::outlook::{ByColor, Outlook};
use crate::net::{MOST_ROWS, Net, Sums, to_shares};

/// Knows the share of the win by a trained net; as the mean over what may be hidden, if something is.
#[derive(Clone, Debug)]
pub struct NetValue {
    net: Arc<Net>,
    description: Description,
    hidden: Hidden,
}

impl NetValue {
    /// Asks this net; knows everything.
    pub fn new(net: Arc<Net>) -> Self {
        assert_eq!(net.shape, SHAPE, "a net of It Happens..");
        Self { net, description: Description::default(), hidden: Hidden::nothing() }
    }

    /// Takes the mean over what may be hidden.
    pub(super) fn guess(&mut self, hidden: Hidden) {
        self.hidden = hidden;
    }

    fn ask(&mut self, game: &ItHappens) -> ByColor {
        let Self { net, description, hidden } = self;
        description.look_at(game);
        let (shared, n_rows) = (net.sums(description.shared()), description.n_rows());
        let sums: [Sums; Color::COUNT] = core::array::from_fn(|row| {
            if row < n_rows { net.add(shared.clone(), description.open(row)) } else { shared.clone() }
        });
        let mut total = [0.0; Color::COUNT];
        for (points, weight) in hidden.guesses() {
            description.tell_points(points);
            let mut by_row = [0.0; MOST_ROWS];
            for (row, share) in by_row[..n_rows].iter_mut().enumerate() {
                *share = net.look_on(&sums[row], description.points(row)).shares[0];
            }
            to_shares(&mut by_row, n_rows);
            for (row, share) in by_row[..n_rows].iter().enumerate() {
                total[description.color(row)] += weight * f64::from(*share);
            }
        }
        total
    }

    /// Shares the win between the best of each guess.
    fn at_the_end(&self, standing: &Standing) -> ByColor {
        let rows = standing.entrants();
        let mut total = [0.0; Color::COUNT];
        for (points, weight) in self.hidden.guesses() {
            let merit = |row: usize| (rows[row].score + points[row], &rows[row].tiebreaks);
            let best = (0..rows.len()).map(merit).max();
            let winners = (0..rows.len()).filter(|row| Some(merit(*row)) == best);
            let share = weight / winners.clone().count() as f64;
            winners.for_each(|row| total[row] += share);
        }
        total
    }
}

impl Outlook for NetValue {
    fn of_all(&mut self, game: &ItHappens) -> ByColor {
        match game.turn() {
            Turn::Over(standing) => self.at_the_end(&standing),
            _ => self.ask(game),
        }
    }
}
