//! Turns solved the slow way: exact fractions, every roll by itself, no tables shared with the crate.

#![allow(dead_code, unreachable_pub, reason = "each test uses a part")]

use std::collections::HashMap;

use wormery_regenwormen::{Symbol, VoluntaryFail};
use wormery_solve::{Kit, Payoffs, State};

/// Numerators of fractions whose denominator is six to the power of this; enough for nine dice, or for eight
/// and the weasel.
const EXPONENT: u32 = 45;

/// A fraction with a fixed denominator.
pub type Fraction = i128;

pub fn one() -> Fraction {
    6_i128.pow(EXPONENT)
}

pub fn to_f64(fraction: Fraction) -> f64 {
    fraction as f64 / one() as f64
}

/// Whole-number payoffs for every end, in points and worms.
#[derive(Clone)]
pub struct Rules {
    pub kit: Kit,
    pub fail: i128,
    pub voluntary: VoluntaryFail,
    pub double_one: i128,
    pub weasel_after_fail: bool,
    /// By worm, then by points; `None` where nothing can be claimed.
    pub claims: [[Option<i128>; 46]; 2],
}

impl Rules {
    pub fn new(kit: Kit, fail: i128, claim: impl Fn(usize, bool) -> Option<i128>) -> Self {
        let of_worm = |has_worm| std::array::from_fn(|points| claim(points, has_worm));
        Self {
            kit,
            fail,
            voluntary: VoluntaryFail::OnlyWithoutTarget,
            double_one: 0,
            weasel_after_fail: true,
            claims: [of_worm(false), of_worm(true)],
        }
    }

    /// The same for the kernel.
    pub fn payoffs(&self) -> Payoffs {
        let claim = |points: u8, has_worm: bool| self.claims[usize::from(has_worm)][usize::from(points)];
        Payoffs::new(self.fail as f64, self.voluntary, |points, has_worm| {
            claim(points, has_worm).map(|worth| worth as f64)
        })
        .with_double_one(self.double_one as f64)
        .with_weasel_after_fail(self.weasel_after_fail)
    }
}

/// The dice of a turn between two rolls: how many of each symbol are kept, the golden one among them or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    pub kept: [u8; 6],
    pub n_dice: u8,
    pub golden: bool,
    pub weasel: bool,
}

impl Table {
    pub fn start(kit: Kit, weasel: bool) -> Self {
        let n_dice = if kit == Kit::Nine { 9 } else { 8 };
        Self { kept: [0; 6], n_dice, golden: kit == Kit::Golden, weasel }
    }

    pub fn points(&self) -> u8 {
        Symbol::ALL.iter().map(|symbol| self.kept[*symbol as usize] * symbol.points()).sum()
    }

    fn has_worm(&self) -> bool {
        self.kept[5] > 0
    }

    fn may_roll(&self) -> bool {
        (self.n_dice > 0 || self.golden) && self.kept.contains(&0)
    }

    /// The state as the crate knows it.
    pub fn state(&self) -> State {
        let used = Symbol::ALL.iter().copied().filter(|symbol| self.kept[*symbol as usize] > 0);
        State {
            used: used.collect(),
            n_dice: self.n_dice,
            golden: self.golden,
            weasel: self.weasel,
            points: self.points(),
        }
    }

    fn keep(&self, symbol: usize, count: u8, golden: bool) -> Self {
        let mut kept = self.kept;
        kept[symbol] += count + u8::from(golden);
        Self { kept, n_dice: self.n_dice - count, golden: self.golden && !golden, ..*self }
    }
}

/// What is known of one state.
#[derive(Clone, Copy, Debug)]
pub struct Solution {
    /// What it is worth.
    pub value: Fraction,
    /// What rolling is worth.
    pub roll: Fraction,
    /// The chance to fail after the best choices, rolling only when it is better.
    pub fail: Fraction,
    /// The chance to fail after deciding to roll.
    pub roll_fail: Fraction,
}

pub struct Slow {
    rules: Rules,
    known: HashMap<Table, Solution>,
}

impl Slow {
    pub fn new(rules: &Rules) -> Self {
        Self { rules: rules.clone(), known: HashMap::new() }
    }

    /// Every state that was met.
    pub fn known(&self) -> impl Iterator<Item = (&Table, &Solution)> {
        self.known.iter()
    }

    pub fn solve(&mut self, table: Table) -> Solution {
        if let Some(value) = self.known.get(&table) {
            return *value;
        }
        let value = self.work_out(table);
        self.known.insert(table, value);
        value
    }

    fn work_out(&mut self, table: Table) -> Solution {
        let claim = self.rules.claims[usize::from(table.has_worm())][usize::from(table.points())];
        let may_stop = match self.rules.voluntary {
            VoluntaryFail::Always => true,
            VoluntaryFail::Never => false,
            VoluntaryFail::OnlyWithoutTarget => claim.is_none(),
        };
        let fail = self.rules.fail * one();
        let mut ways_to_end: Vec<(Fraction, Fraction)> = claim.iter().map(|it| (it * one(), 0)).collect();
        if may_stop || (claim.is_none() && !table.may_roll()) {
            ways_to_end.push((fail, one()));
        }
        let (mut roll, mut roll_fail) = (fail, one());
        if table.may_roll() {
            (roll, roll_fail) = self.roll(table);
            ways_to_end.push((roll, roll_fail));
        }
        let (value, fail) = first_best(&ways_to_end);
        Solution { value, roll, fail, roll_fail }
    }

    /// The expectation over every roll, the golden die's sides one by one.
    fn roll(&mut self, table: Table) -> (Fraction, Fraction) {
        let sides: &[Option<usize>] =
            if table.golden { &[Some(0), Some(0), Some(0), Some(5), Some(5), Some(5)] } else { &[None] };
        let ways = 6_i128.pow(table.n_dice.into()) * sides.len() as i128;
        let mut sum = (0, 0);
        for counts in multisets(table.n_dice, 6) {
            let orders = orders(&counts);
            for side in sides {
                let (value, fail) = self.best_of(table, &counts, *side);
                assert!(value % ways == 0 && fail % ways == 0, "fractions stay exact");
                sum.0 += orders * (value / ways);
                sum.1 += orders * (fail / ways);
            }
        }
        sum
    }

    fn best_of(&mut self, table: Table, counts: &[u8], side: Option<usize>) -> (Fraction, Fraction) {
        let mut choices = Vec::new();
        for (symbol, count) in counts.iter().copied().enumerate() {
            let golden = side == Some(symbol);
            let n_dice = count + u8::from(golden);
            if n_dice == 0 || table.kept[symbol] > 0 {
                continue;
            }
            let token = if symbol == 0 && n_dice >= 2 { self.rules.double_one * one() } else { 0 };
            let after = self.solve(table.keep(symbol, count, golden));
            choices.push((after.value + token, after.fail));
        }
        let has_failed = choices.is_empty();
        if has_failed {
            choices.push((self.rules.fail * one(), one()));
        }
        if table.weasel && (!has_failed || self.rules.weasel_after_fail) {
            let again = self.solve(Table { weasel: false, ..table });
            choices.push((again.roll, again.roll_fail));
        }
        first_best(&choices)
    }
}

/// The choice with the greatest value; of equal ones the first.
fn first_best(choices: &[(Fraction, Fraction)]) -> (Fraction, Fraction) {
    let best = choices.iter().copied().reduce(|best, it| if it.0 > best.0 { it } else { best });
    best.expect("something can always happen")
}

/// Every way to spread dice over symbols.
fn multisets(n_dice: u8, n_symbols: usize) -> Vec<Vec<u8>> {
    if n_symbols == 1 {
        return vec![vec![n_dice]];
    }
    let with = |first: u8| {
        multisets(n_dice - first, n_symbols - 1).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    (0..=n_dice).flat_map(with).collect()
}

/// In how many orders dice can fall like this.
fn orders(counts: &[u8]) -> i128 {
    let factorial = |n: u8| (1..=i128::from(n)).product::<i128>();
    factorial(counts.iter().sum()) / counts.iter().map(|count| factorial(*count)).product::<i128>()
}
