use wormery_core::{Chance, Game, Seat};
use wormery_table::Seeded;

/// The luck of one deal: what a seat gets in a turn does not depend on what happened elsewhere.
///
/// Every turn of a seat has a seed of its own, from which its throws come one after the other; what concerns the whole table,
/// such as a deal of cards, has its own seed each time.
#[derive(Clone, Debug)]
pub struct DealLuck {
    seed: u64,
    acting: Option<Seat>,
    /// How many turns each seat has begun.
    turns: [u32; 8],
    of_turn: Seeded,
    for_table: u32,
}

impl DealLuck {
    /// The luck of deal number `deal` under a seed.
    pub fn new(seed: u64, deal: u64) -> Self {
        let seed = mix(seed ^ mix(deal));
        Self { seed, acting: None, turns: [0; 8], of_turn: Seeded::new(seed), for_table: 0 }
    }

    /// Tells that a seat acts, and whether that begins a turn: it does if the seat did not act last.
    pub fn acts(&mut self, seat: Seat) -> bool {
        let begins = self.acting != Some(seat);
        if begins {
            self.acting = Some(seat);
            let n_turns = &mut self.turns[seat.index() % 8];
            *n_turns += 1;
            let key = (seat.index() as u64 + 1) << 56 | u64::from(*n_turns) << 24;
            self.of_turn = Seeded::new(mix(self.seed ^ mix(key)));
        }
        begins
    }

    /// Answers a question to chance.
    pub fn answer<G: Game>(&mut self, question: &G::Chance) -> <G::Chance as Chance>::Outcome {
        if !question.is_for_table() {
            return question.draw(&mut self.of_turn);
        }
        self.for_table += 1;
        question.draw(&mut Seeded::new(mix(self.seed ^ mix(u64::from(self.for_table)))))
    }
}

/// Spreads a number over all bits, so that neighbors have nothing in common (the finalizer of SplitMix64).
pub(crate) fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
