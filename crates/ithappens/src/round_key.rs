use crate::color::Color;
use crate::deck::{Card, Object};
use crate::mound::Mound;
use crate::position::{Hand, ItHappens, N_MOUNDS, Phase};

/// What matters of a position for the rest of its round.
///
/// Positions of one round with equal keys have equal futures: the dice of a color on a mound count by their number
/// and their sum, in whatever order they came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RoundKey {
    mounds: [u64; N_MOUNDS],
    piles: [u32; Color::COUNT],
    /// The phase with its die, the seat on turn, and who has the dice of the third color.
    turn: u32,
}

impl ItHappens {
    /// What matters of this position for the rest of its round.
    pub fn round_key(&self) -> RoundKey {
        let phase = match self.phase {
            Phase::Mounds => 0,
            Phase::Turn => 1,
            Phase::Throw { die } => 2 + die as u32,
            Phase::Place { die, value } => 4 + 2 * u32::from(value) + die as u32,
            Phase::Over => 32,
        };
        let turn = phase << 8 | self.seat.index() as u32;
        RoundKey {
            mounds: self.mounds.map(|mound| dice(&mound)),
            piles: self.piles.map(|pile| {
                pile.objects.iter().fold(pile.worms.into(), |key, count| key << 3 | u32::from(*count))
            }),
            turn: self.hands.iter().fold(turn, |key, Hand { third, .. }| key << 2 | u32::from(*third)),
        }
    }
}

// Four of a kind fit into three bits, 24 worm tiles into the rest; a sum of three dice into five.
const _: () = assert!(3 * Object::COUNT + 5 <= 32 && 10 * Card::N_COLUMNS <= 64);

fn dice(mound: &Mound) -> u64 {
    mound.stacks().iter().fold(0, |key, stack| {
        let color = stack.color().map_or(7, Color::index) as u64;
        let sum: u64 = stack.dice().iter().map(|die| u64::from(*die)).sum();
        key << 10 | color << 7 | (stack.dice().len() as u64) << 5 | sum
    })
}
