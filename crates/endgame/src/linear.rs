//! Linear equations by Gauss–Seidel.

use crate::equations::Equations;

/// The most passes; a handful is usual.
const MOST_PASSES: usize = 10_000;
/// A pass that changes no more than this part of the greatest number on the right is the last.
const ENOUGH: f64 = 1e-9;

/// Solves `x + chances · x = rest`: how much the values must change so that all turns agree, if nobody chose otherwise.
///
/// A position that leads to itself, both players without a tile, is solved for itself, so that it does not matter how rarely
/// somebody gets a tile there.
pub(crate) fn solve(equations: &Equations, chances: &[f64], rest: &[f64]) -> Vec<f64> {
    let mut change = vec![0.0; rest.len()];
    let enough = ENOUGH * greatest(rest);
    for pass in 0..MOST_PASSES {
        let mut moved = 0.0_f64;
        for step in 0..rest.len() {
            // To and fro, because what follows a position may have a smaller number or a larger one.
            let place = if pass % 2 == 0 { rest.len() - 1 - step } else { step };
            let next = at(equations, chances, rest[place], place, &change);
            moved = moved.max((next - change[place]).abs());
            change[place] = next;
        }
        if moved <= enough {
            break;
        }
    }
    change
}

fn at(equations: &Equations, chances: &[f64], rest: f64, place: usize, change: &[f64]) -> f64 {
    let (mut sum, mut itself) = (rest, 1.0);
    for (worth, chance) in equations.worths(place).iter().zip(&chances[equations.span(place)]) {
        match worth.in_block() {
            Some(next) if next == place => itself += chance,
            Some(next) => sum -= chance * change[next],
            None => (),
        }
    }
    sum / itself
}

/// The greatest number, whatever its sign.
pub(crate) fn greatest(numbers: &[f64]) -> f64 {
    numbers.iter().fold(0.0, |greatest: f64, number| greatest.max(number.abs()))
}
