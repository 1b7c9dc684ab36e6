use wormery_games::ithappens::{Color, ItHappens};

/// One number for each color, by its place in the order of the seats; mostly its share of the win.
pub type ByColor = [f64; Color::COUNT];

/// Says what the win is shared like where a turn has ended: where the next one begins, between two rounds, and at the end.
pub trait Outlook {
    /// The share of each color.
    fn of_all(&mut self, game: &ItHappens) -> ByColor;
}

/// The mean of some shares.
pub(super) fn mean(all: impl ExactSizeIterator<Item = ByColor>) -> ByColor {
    let count = all.len() as f64;
    let sum =
        all.fold([0.0; Color::COUNT], |sum, shares| core::array::from_fn(|color| sum[color] + shares[color]));
    sum.map(|sum| sum / count)
}
