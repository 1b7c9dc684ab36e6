use alloc::vec::Vec;

use wormery_core::{Chance, Luck};

use crate::{Dice, GoldenFaces, Symbol};

/// A question to chance: what do these dice show?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// The ordinary dice thrown.
    pub n_dice: u8,
    /// The golden die, when it is thrown too, by the faces it has.
    pub golden: Option<GoldenFaces>,
}

impl Throw {
    /// All dice thrown, the golden one included.
    pub fn len(self) -> usize {
        self.n_dice as usize + usize::from(self.golden.is_some())
    }

    /// Whether no die is thrown.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl Chance for Throw {
    type Outcome = Dice;

    fn draw(&self, luck: &mut impl Luck) -> Dice {
        let mut sides = [0; Dice::MOST];
        let thrown = &mut sides[..self.len()];
        luck.fill_below(6, thrown);
        let mut faces = [Symbol::One; Dice::MOST];
        for (face, side) in faces.iter_mut().zip(sides) {
            *face = Symbol::nth(side);
        }
        if let Some(golden) = self.golden {
            faces[self.n_dice as usize] = golden.sides()[sides[self.n_dice as usize] as usize];
        }
        Dice::of(faces, self.len())
    }

    fn ways(&self) -> Option<Vec<(Dice, u64)>> {
        let mut ways = Vec::new();
        let mut faces = [Symbol::One; Dice::MOST];
        each_multiset(&mut faces, 0, self.n_dice as usize, 0, 1, &mut |faces, n_ways| {
            let Some(golden) = self.golden else {
                ways.push((Dice::of(*faces, self.len()), n_ways));
                return;
            };
            for &face in Symbol::ALL {
                let sides = golden.sides().iter().filter(|side| **side == face).count() as u64;
                if sides > 0 {
                    faces[self.n_dice as usize] = face;
                    ways.push((Dice::of(*faces, self.len()), n_ways * sides));
                }
            }
        });
        Some(ways)
    }

    fn total_ways(&self) -> Option<u64> {
        Some(6_u64.pow(self.len() as u32))
    }
}

/// Calls `visit` with every ascending way to fill `faces[done..n_dice]`, and in how many orders it can fall.
fn each_multiset(
    faces: &mut [Symbol; Dice::MOST],
    done: usize,
    n_dice: usize,
    lowest: usize,
    orders: u64,
    visit: &mut impl FnMut(&mut [Symbol; Dice::MOST], u64),
) {
    if done == n_dice {
        return visit(faces, orders);
    }
    for (place, &symbol) in Symbol::ALL.iter().enumerate().skip(lowest) {
        let mut choices = 1;
        for count in 1..=n_dice - done {
            faces[done + count - 1] = symbol;
            // Which of the dice still open show this symbol: n over count, built up factor by factor.
            choices = choices * (n_dice - done - count + 1) as u64 / count as u64;
            each_multiset(faces, done + count, n_dice, place + 1, orders * choices, visit);
        }
    }
}
