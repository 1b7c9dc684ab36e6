use wormery_core::{Config, Guess, Seat};
use wormery_games::ithappens::{Color, ItHappens, Options, View};
use wormery_table::Seeded;

use crate::fingerprint;

/// How many guesses of the point tiles are weighed.
const N_GUESSES: usize = 8;

/// How many more points each color may have than in the position that is looked at.
pub(super) type Points = [i32; Color::COUNT];

/// What the point tiles of others may be worth, with how likely that is.
#[derive(Clone, Debug)]
pub(super) struct Hidden(Vec<(Points, f64)>);

impl Hidden {
    /// Nothing is hidden.
    pub(super) fn nothing() -> Self {
        Self(vec![(Points::default(), 1.0)])
    }

    /// The guesses.
    pub(super) fn guesses(&self) -> &[(Points, f64)] {
        &self.0
    }

    /// Guesses what a seat does not see, against the position that is looked at, which is one of the guesses.
    ///
    /// A seat guesses the same all through a round: what it does not see was won in the rounds before.
    pub(super) fn of(config: &Config<Options>, view: &View, seat: Seat, game: &ItHappens) -> Self {
        if !is_hidden(view) {
            return Self::nothing();
        }
        let mut luck = Seeded::new(seed(view));
        let known = tile_points(game);
        let mut guesses: Vec<(Points, f64)> = Vec::with_capacity(N_GUESSES);
        for _ in 0..N_GUESSES {
            let guess = tile_points(&ItHappens::guess(config, view, seat, &mut luck));
            let more = core::array::from_fn(|color| guess[color] - known[color]);
            match guesses.iter_mut().find(|(points, _)| *points == more) {
                Some((_, weight)) => *weight += 1.0 / N_GUESSES as f64,
                None => guesses.push((more, 1.0 / N_GUESSES as f64)),
            }
        }
        Self(guesses)
    }
}

/// Whether a view does not show all point tiles.
pub(super) fn is_hidden(view: &View) -> bool {
    view.colors.iter().any(|color| color.point_tiles.is_none() && color.queens + color.generals > 0)
}

/// Belongs to what a view shows of point tiles.
fn seed(view: &View) -> u64 {
    let tiles = |color: &wormery_games::ithappens::ColorView| {
        (color.queens, color.generals, color.point_tiles.clone())
    };
    fingerprint(&(view.round, view.colors.iter().map(tiles).collect::<Vec<_>>()))
}

fn tile_points(game: &ItHappens) -> Points {
    let mut points = Points::default();
    game.colors().for_each(|color| points[color as usize] = game.tile_points(color));
    points
}
