//! What happens at the end of a round.

use wormery_core::{Seat, Tell};

use crate::action::MoundIdx;
use crate::color::Color;
use crate::deck::Field;
use crate::effect::{Effect, Promise};
use crate::moves::Moves;
use crate::position::{ItHappens, Phase, ROUNDS};
use crate::view::TileKind;

impl ItHappens {
    /// Scores the mounds, takes them away and prepares the next round, if there is one.
    pub(crate) fn end_round(&mut self, tell: &mut impl Tell<Effect>) {
        tell.tell(|| self.round_ended());
        for mound in Self::MOUNDS {
            self.score(mound, tell);
        }
        self.take_dice_back();
        self.moves = Moves::NONE;
        if self.round == ROUNDS {
            self.phase = Phase::Over;
        } else {
            self.round += 1;
            self.phase = Phase::Mounds;
        }
        self.seat = self.round_start();
        tell.tell(|| self.cleared());
        if self.phase == Phase::Over {
            self.tell_end(tell);
        }
    }

    /// Gives away the tiles of one mound (IH-15 to IH-17).
    fn score(&mut self, mound: MoundIdx, tell: &mut impl Tell<Effect>) {
        tell.tell(|| self.judged(mound));
        let dice = self.mounds[mound.get() as usize];
        let worm = self.card(mound).worm();
        let (queen, general) = dice.winners();
        self.tiles.queens[dice.card()] = queen;
        self.tell_tile(mound, TileKind::Queen, queen, tell);
        self.tiles.generals[dice.card()] = general;
        self.tell_tile(mound, TileKind::General, general, tell);
        for (color, _) in dice.sums().filter(|(_, sum)| *sum == worm) {
            self.give_worm(mound, color, tell);
        }
    }

    #[inline]
    fn tell_tile(
        &self,
        mound: MoundIdx,
        tile: TileKind,
        winner: Option<Color>,
        tell: &mut impl Tell<Effect>,
    ) {
        match winner {
            Some(color) => tell.tell(|| self.tile_won(mound, tile, color)),
            None => tell.tell(|| self.tile_removed(mound, tile)),
        }
    }

    /// Gives a color that has hit the worm number a tile, if there is one (IH-17).
    fn give_worm(&mut self, mound: MoundIdx, color: Color, tell: &mut impl Tell<Effect>) {
        if self.supply.give_worm(&mut self.piles[color.index()]) {
            tell.tell(|| self.worm_won(mound, color));
        } else {
            tell.tell(|| self.none_left(mound, color, Field::Worm, Promise::WormNumber));
        }
    }

    /// Tells the points of all colors, and then their places, the best first (IH-20 to IH-22).
    fn tell_end(&self, tell: &mut impl Tell<Effect>) {
        for color in self.colors() {
            tell.tell(|| self.scored(color));
        }
        for (place, _) in self.colors().enumerate() {
            tell.tell(|| self.ranked(place));
        }
    }

    /// The seat that begins the round (IH-07).
    pub(crate) fn round_start(&self) -> Seat {
        Seat::new((self.rules.start.index() + usize::from(self.round) - 1) % self.n_seats())
    }
}
