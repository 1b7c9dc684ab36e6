//! Points and ranking at the end of the game.

use alloc::vec;

use wormery_core::Standing;

use crate::color::Color;
use crate::options::PairPoints;
use crate::position::ItHappens;

const PAIR: i32 = 5;
const DIVERSITY_BONUS: i32 = 10;

impl ItHappens {
    /// Ranks the colors (IH-22): points, then queen tiles, general tiles and worm tiles.
    pub(crate) fn standing(&self) -> Standing {
        let most_kinds = self.colors().map(|color| self.n_kinds(color)).max().unwrap_or(0);
        Standing::rank(self.colors().map(|color| {
            let score = self.points(color) + self.diversity_bonus(color, most_kinds);
            let (queens, generals) = (self.tiles.n_queens(color), self.tiles.n_generals(color));
            let worms = self.piles[color.index()].worms;
            (color.seat(self.n_seats()), score, vec![queens as i32, generals as i32, worms.into()])
        }))
    }

    /// Pairs of objects, worm tiles and point tiles (IH-20).
    fn points(&self, color: Color) -> i32 {
        let pile = &self.piles[color.index()];
        let pairs: i32 = pile.objects.iter().map(|count| self.pair_points(*count)).sum();
        pairs + i32::from(pile.worms) + self.tile_points(color)
    }

    fn pair_points(&self, count: u8) -> i32 {
        let pairs = i32::from(count / 2);
        match self.rules.pair_points {
            PairPoints::PerKind => PAIR * pairs.min(1),
            PairPoints::PerPair => PAIR * pairs,
        }
    }

    /// The points of all queen and general tiles of a color.
    pub fn tile_points(&self, color: Color) -> i32 {
        let queens = self.tiles.queen_cards(&self.deck, color).map(|card| i32::from(card.queen()));
        let generals = self.tiles.general_cards(&self.deck, color).map(|card| i32::from(card.general()));
        queens.chain(generals).sum()
    }

    /// What the colors with the most kinds of objects get, all of them (IH-21).
    fn diversity_bonus(&self, color: Color, most_kinds: usize) -> i32 {
        let counts = most_kinds > 0 || self.rules.zero_diversity_bonus;
        if counts && self.n_kinds(color) == most_kinds { DIVERSITY_BONUS } else { 0 }
    }

    fn n_kinds(&self, color: Color) -> usize {
        self.piles[color.index()].n_kinds()
    }
}
