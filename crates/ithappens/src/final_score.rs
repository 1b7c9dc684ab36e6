//! Points and ranking at the end of the game.

use alloc::vec;

use wormery_core::Standing;

use crate::color::Color;
use crate::deck::Object;
use crate::options::PairPoints;
use crate::position::ItHappens;

pub(crate) const PAIR: u16 = 5;
const VARIETY: u16 = 10;

/// The points of a color, part by part.
#[derive(Clone, Copy)]
pub(crate) struct Score {
    pub(crate) pairs: u16,
    pub(crate) variety: u16,
    worms: u16,
    pub(crate) queens: u16,
    pub(crate) generals: u16,
}

/// What ranks a color, the most important first (IH-22): points, queen tiles, general tiles, worm tiles.
pub(crate) type Merit = [u16; 4];

impl Score {
    pub(crate) fn total(self) -> u16 {
        self.pairs + self.variety + self.worms + self.queens + self.generals
    }
}

impl ItHappens {
    /// Ranks the colors.
    pub(crate) fn standing(&self) -> Standing {
        let most_kinds = self.most_kinds();
        Standing::rank(self.colors().map(|color| {
            let [score, queens, generals, worms] = self.merit(color, most_kinds).map(i32::from);
            (color.seat(self.n_seats()), score, vec![queens, generals, worms])
        }))
    }

    pub(crate) fn merit(&self, color: Color, most_kinds: usize) -> Merit {
        let score = self.score_of(color, most_kinds).total();
        let (queens, generals) = (self.tiles.n_queens(color), self.tiles.n_generals(color));
        [score, queens as u16, generals as u16, self.worms(color).into()]
    }

    /// Pairs of objects, variety, worm tiles and point tiles (IH-20, IH-21).
    pub(crate) fn score_of(&self, color: Color, most_kinds: usize) -> Score {
        let pairs: u16 = self.objects(color).iter().map(|count| self.pairs_of(*count)).sum();
        Score {
            pairs: PAIR * pairs,
            variety: self.variety(color, most_kinds),
            worms: self.worms(color).into(),
            queens: self.queen_points(color),
            generals: self.general_points(color),
        }
    }

    fn queen_points(&self, color: Color) -> u16 {
        self.tiles.queen_cards(&self.deck, color).map(|card| u16::from(card.queen())).sum()
    }

    fn general_points(&self, color: Color) -> u16 {
        self.tiles.general_cards(&self.deck, color).map(|card| u16::from(card.general())).sum()
    }

    /// How many pairs count of so many objects of one kind.
    pub(crate) fn pairs_of(&self, count: u8) -> u16 {
        let pairs = u16::from(count / 2);
        match self.rules.pair_points {
            PairPoints::PerKind => pairs.min(1),
            PairPoints::PerPair => pairs,
        }
    }

    /// The kinds of a color that count as pairs, each as often as it counts.
    pub(crate) fn pairs(&self, color: Color) -> impl Iterator<Item = Object> {
        let kinds = Object::ALL.iter().zip(self.objects(color));
        kinds.flat_map(|(object, count)| (0..self.pairs_of(*count)).map(|_| *object))
    }

    /// The points of all queen and general tiles of a color.
    pub fn tile_points(&self, color: Color) -> i32 {
        (self.queen_points(color) + self.general_points(color)).into()
    }

    /// The largest number of kinds of objects that a color has.
    pub(crate) fn most_kinds(&self) -> usize {
        self.colors().map(|color| self.n_kinds(color)).max().unwrap_or(0)
    }

    /// What the colors with the most kinds of objects get, all of them (IH-21).
    fn variety(&self, color: Color, most_kinds: usize) -> u16 {
        let counts = most_kinds > 0 || self.rules.zero_diversity_bonus;
        if counts && self.n_kinds(color) == most_kinds { VARIETY } else { 0 }
    }

    fn n_kinds(&self, color: Color) -> usize {
        self.piles[color.index()].n_kinds()
    }
}
