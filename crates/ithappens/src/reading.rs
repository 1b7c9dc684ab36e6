//! What a search may read of a position that it guessed.

use wormery_core::Seat;

use crate::action::MoundIdx;
use crate::color::Color;
use crate::deck::{Card, CardSet, Column, Field, Object};
use crate::final_score::PAIR;
use crate::options::{PairPoints, SkipTiming};
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

    /// How many dice of the third color a seat has not placed.
    pub fn third_dice(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].third
    }

    /// On how many mounds a color has a place.
    #[inline]
    pub fn n_places(&self, color: Color) -> u32 {
        self.open[color.index()].count_ones()
    }

    /// Whether the mounds of the round lie on the table.
    #[inline]
    pub fn has_mounds(&self) -> bool {
        !matches!(self.phase, Phase::Mounds | Phase::Over)
    }

    /// The cards that no round has shown yet.
    pub fn unused_cards(&self) -> impl Iterator<Item = &Card> {
        CardSet::ALL.minus(self.used).iter().map(|card| &self.deck.cards()[card])
    }

    /// The points of the pairs, worm tiles and point tiles of each color; nothing for colors that do not play.
    pub fn points_now(&self) -> [i32; Color::COUNT] {
        let mut points = [0; Color::COUNT];
        for color in self.colors() {
            let pairs: u16 = self.objects(color).iter().map(|count| self.pairs_of(*count)).sum();
            let open = PAIR * pairs + u16::from(self.worms(color));
            points[color.index()] = i32::from(open);
        }
        for (card, (queen, general)) in
            self.deck.cards().iter().zip(self.tiles.queens.iter().zip(&self.tiles.generals))
        {
            if let Some(color) = queen {
                points[color.index()] += i32::from(card.queen());
            }
            if let Some(color) = general {
                points[color.index()] += i32::from(card.general());
            }
        }
        points
    }

    /// When a seat may skip its turn.
    pub fn skip_timing(&self) -> SkipTiming {
        self.rules.skip_timing
    }

    /// How objects of one kind count.
    pub fn pair_points(&self) -> PairPoints {
        self.rules.pair_points
    }

    /// The columns of a mound without dice, from left to right: the next color to come there takes the first.
    #[inline]
    pub fn free_columns(&self, mound: MoundIdx) -> &[Column] {
        let n_taken = self.mounds[mound.get() as usize].sums().count();
        &self.card(mound).columns()[n_taken..]
    }
}
