use std::collections::BTreeMap;
use std::vec::Vec;

use wormery_core::{Chance, Event, Game, Luck};

use super::scene::*;
use crate::{Dice, GoldenFaces, Symbol, Throw};

/// Every way to throw `n_dice`, counted one by one.
fn counted(n_dice: u32, golden: Option<GoldenFaces>) -> BTreeMap<Vec<Symbol>, u64> {
    let mut counts = BTreeMap::new();
    for number in 0..6_usize.pow(n_dice) {
        let mut faces: Vec<Symbol> =
            (0..n_dice).map(|die| Symbol::ALL[number / 6_usize.pow(die) % 6]).collect();
        faces.sort_unstable();
        for side in golden.map_or(Vec::new(), |golden| golden.sides().into()) {
            *counts.entry([faces.clone(), [side].into()].concat()).or_default() += 1;
        }
        if golden.is_none() {
            *counts.entry(faces).or_default() += 1;
        }
    }
    counts
}

/// The ways of a throw are those that counting finds.
#[test]
fn ways_are_those_that_counting_finds() {
    for golden in [None, Some(GoldenFaces::OnesAndWorms), Some(GoldenFaces::Standard)] {
        for n_dice in 0..=5 {
            let throw = Throw { n_dice, golden };
            if throw.is_empty() {
                continue;
            }
            let ways = throw.ways().unwrap();
            let listed: BTreeMap<_, _> =
                ways.iter().map(|(dice, n_ways)| (dice.faces().to_vec(), *n_ways)).collect();
            assert_eq!(listed.len(), ways.len(), "each outcome once");
            assert_eq!(listed, counted(n_dice.into(), golden), "{throw:?}");
        }
    }
}

/// Eight dice: 1,287 multisets out of 1,679,616 ways.
#[test]
fn eight_dice_have_1287_outcomes() {
    let ways = Throw { n_dice: 8, golden: None }.ways().unwrap();
    assert_eq!((ways.len(), ways.iter().map(|(_, n_ways)| n_ways).sum::<u64>()), (1_287, 1_679_616));
}

/// Every die shows the same side.
struct Always(u32);

impl Luck for Always {
    fn below(&mut self, _: u32) -> u32 {
        self.0
    }
}

/// GEN-03: the golden die comes last, with its own faces (RX-05).
#[test]
fn gen_03_the_golden_die_is_drawn_last() {
    let throw = Throw { n_dice: 2, golden: Some(GoldenFaces::OnesAndWorms) };
    assert_eq!(throw.draw(&mut Always(5)).faces(), [Symbol::Worm; 3]);
    assert_eq!(throw.draw(&mut Always(3)).faces(), [Symbol::Four, Symbol::Four, Symbol::Worm]);
}

/// A throw is checked like an action: its number of dice, and that dice are thrown at all.
#[test]
fn gen_04_a_throw_is_checked() {
    let mut game = scene("row 21 | 0: | 1: | kept W W");
    let dice = |n_dice| Event::Chance(Dice::new(&[Symbol::One; 9][..n_dice]).unwrap());
    let before = game.clone();
    let refused = game.apply(&dice(6)).unwrap_err();
    assert_eq!(std::format!("{refused}"), "no dice are rolled now: seat 0 must act");
    assert_eq!(game, before);
    act(&mut game, roll());
    for n_dice in [0, 5, 7, 9] {
        let refused = game.clone().apply(&dice(n_dice)).unwrap_err();
        assert_eq!(std::format!("{refused}"), std::format!("6 dice are rolled, not {n_dice}"));
    }
    assert!(game.apply(&dice(6)).is_ok());
    assert!(Dice::new(&[Symbol::One; 10]).is_none());
}
