//! What a search may read of a position that it guessed.

use crate::action::MoundIdx;
use crate::color::Color;
use crate::deck::{Card, Field, Object};
use crate::position::{ItHappens, N_MOUNDS, Phase};

impl ItHappens {
    /// The mounds of a round, in display order.
    pub const MOUNDS: [MoundIdx; N_MOUNDS] = [MoundIdx::new(0), MoundIdx::new(1), MoundIdx::new(2)];

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The color of the seat whose turn it is.
    #[inline]
    pub fn turn_color(&self) -> Color {
        Color::of(self.seat)
    }

    /// The color and the value of the die that is to be placed.
    #[inline]
    pub fn to_place(&self) -> Option<(Color, u8)> {
        match self.phase {
            Phase::Place { die, value } => Some((self.color_of(die), value)),
            _ => None,
        }
    }

    /// The card of a mound; any card before the mounds are drawn.
    #[inline]
    pub fn card(&self, mound: MoundIdx) -> &Card {
        &self.deck.cards()[self.mounds[mound.get() as usize].card()]
    }

    /// Every color on a mound with its sum, in column order.
    #[inline]
    pub fn sums(&self, mound: MoundIdx) -> impl Iterator<Item = (Color, u8)> {
        self.mounds[mound.get() as usize].sums()
    }

    /// The fields on which dice of this color would be placed, the next one first; none if there is no place.
    #[inline]
    pub fn next_fields(&self, mound: MoundIdx, color: Color) -> &[Field] {
        let column_idx = self.mounds[mound.get() as usize].column_for(color);
        let dice = self.mounds[mound.get() as usize].stacks()[column_idx].dice();
        &self.card(mound).columns()[column_idx].fields()[dice.len()..]
    }

    /// How many dice of a color are not placed.
    #[inline]
    pub fn dice_left(&self, color: Color) -> u8 {
        match color.seat(self.n_seats()) {
            Some(seat) => self.hands[seat.index()].own,
            None => self.hands.iter().map(|hand| hand.third).sum(),
        }
    }

    /// How many worm tiles a color has.
    #[inline]
    pub fn worms(&self, color: Color) -> u8 {
        self.piles[color.index()].worms
    }

    /// How many object tiles of each kind a color has.
    #[inline]
    pub fn objects(&self, color: Color) -> &[u8; Object::COUNT] {
        &self.piles[color.index()].objects
    }
}
