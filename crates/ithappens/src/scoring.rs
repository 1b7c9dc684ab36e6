//! What happens at the end of a round.

use wormery_core::Seat;

use crate::moves::Moves;
use crate::position::{ItHappens, N_MOUNDS, Phase, ROUNDS};

impl ItHappens {
    /// Scores the mounds, takes them away and prepares the next round, if there is one.
    pub(crate) fn end_round(&mut self) {
        for mound in 0..N_MOUNDS {
            self.score(mound);
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
    }

    /// Gives away the tiles of one mound (IH-15 to IH-17).
    fn score(&mut self, mound: usize) {
        let mound = &self.mounds[mound];
        let card = mound.card();
        let worm = self.deck.cards()[card].worm();
        (self.tiles.queens[card], self.tiles.generals[card]) = mound.winners();
        for (color, _) in mound.sums().filter(|(_, sum)| *sum == worm) {
            self.supply.give_worms(&mut self.piles[color.index()], 1);
        }
    }

    /// The seat that begins the round (IH-07).
    pub(crate) fn round_start(&self) -> Seat {
        Seat::new((self.rules.start.index() + usize::from(self.round) - 1) % self.n_seats())
    }
}
