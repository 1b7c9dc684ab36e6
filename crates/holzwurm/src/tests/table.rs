//! Whole matches, played at random from a seed.

use alloc::vec::Vec;

use wormery_core::{Chance, Config, Event, Game, Luck, Turn};

use crate::{Action, Deal, Holzwurm, Options, RowIdx};

/// A small seeded generator (SplitMix64).
pub(super) struct Seeded(pub(super) u64);

impl Luck for Seeded {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u64::from((mixed ^ (mixed >> 31)) as u32) * u64::from(bound)) >> 32) as u32
    }
}

/// A match before its first deal.
pub(super) fn start(n_seats: usize, start: usize, options: Options) -> Holzwurm {
    Holzwurm::start(&Config::new(n_seats, start, options).unwrap())
}

/// The deal that a position asks for.
pub(super) fn draw(position: &Holzwurm, luck: &mut Seeded) -> Deal {
    let Turn::Chance(question) = position.turn() else { panic!("no deal is asked for") };
    question.draw(luck)
}

/// Plays a match at random and shows every event with the positions before and after it.
pub(super) fn play_match(
    mut position: Holzwurm,
    luck: &mut Seeded,
    mut look: impl FnMut(&Holzwurm, &Event<Holzwurm>, &Holzwurm),
) -> Holzwurm {
    loop {
        let event = match position.turn() {
            Turn::Over(_) => return position,
            Turn::Chance(question) => Event::Chance(question.draw(luck)),
            Turn::Act(_) => Event::Action(pick(&position, luck)),
        };
        let before = position.clone();
        position.apply(&event).unwrap();
        look(&before, &event, &position);
    }
}

/// Picks a play: at random, or with care, as low a card as just stays.
///
/// With careless players nobody ever goes out, with careful ones nobody takes the poison card.
pub(super) fn pick(position: &Holzwurm, luck: &mut Seeded) -> Action {
    let legal: Vec<_> = position.legal().collect();
    if luck.below(8) == 0 {
        return legal[luck.below(legal.len() as u32) as usize];
    }
    let n_there = |row: RowIdx| position.rows.as_slice()[row.index()].cards().len() as u8;
    let spare = |Action::Play { card, row }: &Action| card.value().checked_sub(row.map_or(0, n_there) + 1);
    let care = |play: &Action| spare(play).unwrap_or(u8::MAX);
    legal.into_iter().min_by_key(care).unwrap()
}

/// Plays matches of every size, half of them under the house rules, and shows every position.
pub(super) fn every_position(n_matches: u64, mut look: impl FnMut(&Holzwurm, &mut Seeded)) {
    for seed in 0..n_matches {
        let house_rules = seed % 2 == 1;
        let options =
            Options { many_uncolored: !house_rules, poison_takes_row: !house_rules, ..Options::default() };
        let mut extra_luck = Seeded(seed ^ 0xABCD);
        let first = start(2 + (seed / 2 % 5) as usize, 0, options);
        look(&first, &mut extra_luck);
        play_match(first, &mut Seeded(seed), |_, _, after| look(after, &mut extra_luck));
    }
}
