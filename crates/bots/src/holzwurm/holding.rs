use wormery_games::holzwurm::{Cards, Color};

use super::table::Table;

/// What a hand is worth and what can be done with it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Holding {
    pub(super) n_cards: i16,
    /// The points of all cards.
    pub(super) points: i16,
    /// The points of the minus cards, below zero.
    pub(super) minus: i16,
    /// How many cards have each number.
    pub(super) by_value: [u8; 12],
    pub(super) n_grey: i16,
    /// The cards that stay nowhere now.
    pub(super) n_low: i16,
    pub(super) low_points: i16,
    /// The cards that stay now, but not after one or two more in their rows.
    pub(super) n_tight: i16,
    /// The cards that are left over when all that can be played is played, lowest first, and nobody else plays.
    pub(super) n_left: i16,
    /// The points of the best row that can be picked up.
    pub(super) pickup: Option<i16>,
}

impl Holding {
    /// Counts a hand at a table.
    pub(super) fn of(hand: Cards, table: &Table) -> Self {
        let mut holding = Self::default();
        let mut next = table.needs;
        for card in hand {
            let (color, value, score) = (card.color() as usize, i16::from(card.value()), card.score());
            holding.n_cards += 1;
            holding.points += score;
            holding.minus += score.min(0);
            holding.by_value[value as usize] += 1;
            holding.n_grey += i16::from(card.color() == Color::Grey);
            let slack = value - table.needs[color];
            if slack < 0 {
                holding.n_low += 1;
                holding.low_points += score;
            } else if slack < 2 {
                holding.n_tight += 1;
            }
            if value < next[color] {
                holding.n_left += 1;
            } else if card.color() != Color::Grey {
                next[color] += 1;
            }
            holding.pickup = holding.pickup.max(table.pickup(color, value));
        }
        holding
    }

    /// About how many turns it takes to go out.
    pub(super) fn n_turns(&self) -> i16 {
        self.n_cards + 2 * self.n_left
    }
}
