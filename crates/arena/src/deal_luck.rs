use wormery_core::{Chance, Game, Seat};
use wormery_table::Seeded;

/// The luck of one deal: what seat, turn and throw get does not depend on what happened elsewhere.
#[derive(Clone, Debug)]
pub struct DealLuck {
    seed: u64,
    acting: Option<Seat>,
    /// How many turns each seat has begun.
    turns: [u32; 8],
    throws_in_turn: u32,
    for_table: u32,
}

impl DealLuck {
    /// The luck of deal number `deal` under a seed.
    pub fn new(seed: u64, deal: u64) -> Self {
        Self { seed: mix(seed ^ mix(deal)), acting: None, turns: [0; 8], throws_in_turn: 0, for_table: 0 }
    }

    /// Tells that a seat acts: a seat that did not act last begins a turn.
    pub fn acts(&mut self, seat: Seat) {
        if self.acting != Some(seat) {
            self.acting = Some(seat);
            self.turns[seat.index() % 8] += 1;
            self.throws_in_turn = 0;
        }
    }

    /// Answers a question to chance.
    pub fn answer<G: Game>(&mut self, question: &G::Chance) -> <G::Chance as Chance>::Outcome {
        let key = if question.is_for_table() {
            self.for_table += 1;
            u64::from(self.for_table)
        } else {
            let seat = self.acting.map_or(0, Seat::index);
            self.throws_in_turn += 1;
            (seat as u64 + 1) << 56 | u64::from(self.turns[seat % 8]) << 24 | u64::from(self.throws_in_turn)
        };
        question.draw(&mut Seeded::new(mix(self.seed ^ mix(key))))
    }
}

/// Spreads a number over all bits, so that neighbors have nothing in common (the finalizer of SplitMix64).
pub(crate) fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
