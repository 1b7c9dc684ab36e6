use wormery_games::ithappens::{Color, ItHappens, MoundIdx};

/// The sums on a mound, and what they would win if the round ended now.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoundPoints {
    queen: u8,
    general: u8,
    worm: u8,
    /// In column order.
    sums: [(Color, u8); Color::COUNT],
    n_sums: usize,
}

impl MoundPoints {
    /// The mound as it is.
    #[inline]
    pub(super) fn now(game: &ItHappens, mound: MoundIdx) -> Self {
        let card = game.card(mound);
        let mut points = Self {
            queen: card.queen(),
            general: card.general(),
            worm: card.worm(),
            sums: [(Color::Yellow, 0); Color::COUNT],
            n_sums: 0,
        };
        for sum in game.sums(mound) {
            points.sums[points.n_sums] = sum;
            points.n_sums += 1;
        }
        points
    }

    /// The mound with one more die; a color that is new on it takes the next column.
    #[inline]
    pub(super) fn with(mut self, color: Color, value: u8) -> Self {
        let found = self.sums[..self.n_sums].iter().position(|(owner, _)| *owner == color);
        let column = found.unwrap_or(self.n_sums);
        self.n_sums = self.n_sums.max(column + 1);
        self.sums[column] = (color, self.sums[column].1 + value);
        self
    }

    /// The points of all colors, each with its weight: queen, general and worm tiles.
    #[inline]
    pub(super) fn total(&self, worm: f64, weight: impl Fn(Color) -> f64) -> f64 {
        let (mut first, mut second) = ((None, 0), (None, 0));
        let mut total = 0.0;
        for &(color, sum) in &self.sums[..self.n_sums] {
            // Of equal sums the more left one comes first, and is met first here.
            if sum > first.1 {
                second = first;
                first = (Some(color), sum);
            } else if sum > second.1 {
                second = (Some(color), sum);
            }
            if sum == self.worm {
                total += worm * weight(color);
            }
        }
        total += first.0.map_or(0.0, |color| f64::from(self.queen) * weight(color));
        total + second.0.map_or(0.0, |color| f64::from(self.general) * weight(color))
    }
}
