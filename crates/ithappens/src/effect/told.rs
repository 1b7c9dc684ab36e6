//! Makes effects of a position; none of this runs while nobody listens.

use wormery_core::{Bounded, Seat};

use super::{AheadBy, Effect, Gain, NoMore, Payment, Promise, Unwon};
use crate::action::{Die, MoundIdx};
use crate::color::Color;
use crate::deck::{Field, Object};
use crate::position::{Hand, ItHappens, ROUNDS};
use crate::view::TileKind;

/// A small number whose bounds the rules keep.
pub(super) fn number<const MIN: i16, const MAX: i16>(number: u8) -> Bounded<MIN, MAX> {
    Bounded::new(number.into())
}

impl ItHappens {
    pub(crate) fn round_began(&self) -> Effect {
        Effect::RoundBegan { seat: self.seat, round: number(self.round), rounds: number(ROUNDS) }
    }

    pub(crate) fn mound_laid(&self, mound: MoundIdx) -> Effect {
        let card = self.card(mound);
        Effect::MoundLaid {
            mound,
            card: card.id().clone(),
            queen: number(card.queen()),
            general: number(card.general()),
            worm: number(card.worm()),
            columns: *card.columns(),
        }
    }

    pub(crate) fn die_thrown(&self, die: Die) -> Effect {
        Effect::DieThrown { seat: self.seat, color: self.color_of(die), die }
    }

    pub(crate) fn rolled(&self, die: Die, value: u8) -> Effect {
        Effect::Rolled { seat: self.seat, color: self.color_of(die), die, value: number(value) }
    }

    /// What the seat on turn has just paid.
    pub(crate) fn worm_paid(&self, why: Payment) -> Effect {
        let color = Color::of(self.seat);
        let (worms, supply) = (number(self.worms(color)), number(self.supply.worms));
        Effect::WormPaid { seat: self.seat, color, why, worms, supply }
    }

    pub(crate) fn die_returned(&self, die: Die, value: u8) -> Effect {
        let color = self.color_of(die);
        Effect::DieReturned {
            seat: self.seat,
            color,
            value: number(value),
            dice: number(self.dice_left(color)),
        }
    }

    /// The die that the seat on turn has just put on a mound.
    pub(crate) fn die_placed(&self, die: Die, mound: MoundIdx) -> Effect {
        let color = self.color_of(die);
        let column = self.mounds[mound.get() as usize].column_for(color);
        let stack = self.mounds[mound.get() as usize].stacks()[column].dice();
        Effect::DiePlaced {
            seat: self.seat,
            color,
            die,
            value: number(stack.last().copied().unwrap_or_default()),
            mound,
            column: number(column as u8),
            field: number(stack.len() as u8 - 1),
            sum: number(stack.iter().sum()),
            dice: number(self.dice_left(color)),
            third_dice: (die == Die::Third).then(|| number(self.hands[self.seat.index()].third)),
        }
    }

    /// What a color has just got for a field.
    pub(crate) fn found(&self, color: Color, find: Field) -> Effect {
        let pile = &self.piles[color.index()];
        let (gain, owned, supply) = match find {
            Field::Object(object) => {
                (self.gain(color, object), pile.objects[object.index()], self.supply.objects[object.index()])
            }
            Field::Worm | Field::Blank => (Gain::Worm, pile.worms, self.supply.worms),
        };
        let (owned, supply) = (number(owned), number(supply));
        let kinds = number(pile.n_kinds() as u8);
        Effect::Found { seat: color.seat(self.n_seats()), color, find, gain, owned, kinds, supply }
    }

    fn gain(&self, color: Color, object: Object) -> Gain {
        match self.objects(color)[object.index()] {
            0 | 1 => Gain::New,
            count if self.pairs_of(count) > self.pairs_of(count - 1) => Gain::Pair,
            _ => Gain::More,
        }
    }

    pub(crate) fn none_left(&self, mound: MoundIdx, color: Color, find: Field, why: Promise) -> Effect {
        Effect::NoneLeft { seat: color.seat(self.n_seats()), color, mound, find, why }
    }

    pub(crate) fn done(&self, seat: Seat) -> Effect {
        let Hand { own, third } = self.hands[seat.index()];
        let why = if own + third == 0 { NoMore::NoDice } else { NoMore::NoPlace };
        Effect::Done { seat, why, dice: number(own + third) }
    }

    pub(crate) fn round_ended(&self) -> Effect {
        Effect::RoundEnded { round: number(self.round), rounds: number(ROUNDS) }
    }

    /// A point tile that a color has just won.
    pub(crate) fn tile_won(&self, mound: MoundIdx, tile: TileKind, color: Color) -> Effect {
        let sum = self.sums(mound).find(|(other, _)| *other == color).map_or(0, |(_, sum)| sum);
        let level_behind = self.sums(mound).skip_while(|(other, _)| *other != color).skip(1);
        let level = level_behind.filter(|(_, other)| *other == sum).count() > 0;
        let owned = match tile {
            TileKind::Queen => self.tiles.n_queens(color),
            TileKind::General => self.tiles.n_generals(color),
        };
        Effect::TileWon {
            seat: color.seat(self.n_seats()),
            color,
            mound,
            tile,
            value: self.tile_value(mound, tile),
            sum: number(sum),
            why: if level { AheadBy::Column } else { AheadBy::Sum },
            owned: number(owned as u8),
        }
    }

    pub(crate) fn tile_removed(&self, mound: MoundIdx, tile: TileKind) -> Effect {
        let why = if self.sums(mound).next().is_none() { Unwon::Nobody } else { Unwon::Alone };
        Effect::TileRemoved { mound, tile, value: self.tile_value(mound, tile), why }
    }

    fn tile_value(&self, mound: MoundIdx, tile: TileKind) -> super::CardNumber {
        number(match tile {
            TileKind::Queen => self.card(mound).queen(),
            TileKind::General => self.card(mound).general(),
        })
    }

    pub(crate) fn worm_won(&self, mound: MoundIdx, color: Color) -> Effect {
        Effect::WormWon {
            seat: color.seat(self.n_seats()),
            color,
            mound,
            sum: number(self.card(mound).worm()),
            worms: number(self.worms(color)),
            supply: number(self.supply.worms),
        }
    }

    /// The dice are back, and the next round or the end has come.
    pub(crate) fn cleared(&self) -> Effect {
        let Hand { own, third } = self.hands[0];
        Effect::Cleared {
            dice: number(own),
            third_dice: (self.n_seats() == 2).then(|| number(third)),
            round: (!self.is_over()).then(|| number(self.round)),
        }
    }
}
