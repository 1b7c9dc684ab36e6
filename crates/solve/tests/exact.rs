//! Every state against the slow solver with exact fractions.
#![allow(clippy::float_cmp, reason = "what is worked out by hand is exact")]

mod slow;

use slow::{Rules, Slow, Table, to_f64};
use wormery_regenwormen::{Symbol, VoluntaryFail};
use wormery_solve::{Kernel, Kit, Solved, State};

const TOLERANCE: f64 = 1e-12;

/// The worms of the tiles 21 to 36, and the next lower tile beyond.
fn worms(points: usize, has_worm: bool) -> Option<i128> {
    (has_worm && points >= 21).then(|| (points.min(36) as i128 - 21) / 4 + 1)
}

/// Whole numbers that look random.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> i128 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        i128::from((self.0 >> 33) % bound)
    }
}

/// Payoffs without any sense; about a third of the ends bring nothing.
fn random_rules(kit: Kit, seed: u64, n_values: u64) -> Rules {
    let mut numbers = Numbers(seed);
    let claims: Vec<Option<i128>> =
        (0..92).map(|_| Some(numbers.below(n_values)).filter(|_| numbers.below(3) > 0)).collect();
    let fail = numbers.below(n_values) - n_values as i128 / 2;
    Rules {
        voluntary: VoluntaryFail::ALL[numbers.below(3) as usize],
        weasel_after_fail: numbers.below(2) == 0,
        ..Rules::new(kit, fail, |points, has_worm| claims[points + 46 * usize::from(has_worm)])
    }
}

/// Compares every state that a turn can come to.
fn check(rules: &Rules, weasel: bool) {
    let mut slow = Slow::new(rules);
    let start = Table::start(rules.kit, weasel);
    slow.solve(start);
    let mut kernel = Kernel::new(rules.kit);
    kernel.solve(&rules.payoffs(), start.state());
    let mut n_states = 0;
    for (table, exact) in slow.known() {
        let state = table.state();
        if table != &start {
            close(kernel.value(state), exact.value, table);
        }
        if state.may_roll() {
            close(kernel.roll(state), exact.roll, table);
        }
        n_states += 1;
    }
    assert!(n_states >= 3003, "all {n_states} states were compared");
}

#[track_caller]
fn close(value: f64, exact: i128, table: &Table) {
    let exact = to_f64(exact);
    let tolerance = TOLERANCE * exact.abs().max(1.0);
    assert!((value - exact).abs() <= tolerance, "{value} should be {exact} for {table:?}");
}

#[test]
fn worms_with_eight_dice() {
    check(&Rules::new(Kit::Eight, 0, worms), false);
    check(&Rules::new(Kit::Eight, -3, worms), false);
}

#[test]
fn chances_with_eight_dice() {
    for wanted in [11, 21, 27, 33, 36, 40] {
        let reaches = |points: usize, has_worm: bool| (has_worm && points >= wanted).then_some(1);
        check(&Rules::new(Kit::Eight, 0, reaches), false);
        let hits = |points: usize, has_worm: bool| (has_worm && points == wanted).then_some(1);
        check(&Rules::new(Kit::Eight, 0, hits), false);
    }
}

#[test]
fn any_payoffs_with_eight_dice() {
    for seed in 0..12 {
        check(&random_rules(Kit::Eight, seed, 10), false);
    }
}

#[test]
fn the_weasel() {
    check(&Rules::new(Kit::Eight, -2, worms), true);
    check(&Rules { weasel_after_fail: false, ..Rules::new(Kit::Eight, -2, worms) }, true);
    for seed in 20..26 {
        check(&random_rules(Kit::Eight, seed, 10), true);
    }
}

#[test]
fn two_ones_bring_a_token() {
    check(&Rules { double_one: 1, ..Rules::new(Kit::Eight, -1, worms) }, false);
    check(&Rules { double_one: 1, ..Rules::new(Kit::Eight, -1, worms) }, true);
    for kit in [Kit::Nine, Kit::Golden] {
        check(&Rules { double_one: 1, ..Rules::new(kit, -1, worms) }, false);
    }
}

#[test]
fn the_canned_worm() {
    let with_can = |points: usize, has_worm: bool| worms(points + if has_worm { 0 } else { 5 }, true);
    check(&Rules { double_one: 1, ..Rules::new(Kit::Eight, -2, with_can) }, false);
}

#[test]
fn the_golden_die() {
    check(&Rules::new(Kit::Golden, -2, worms), false);
    for seed in 40..43 {
        check(&Rules { double_one: 2, ..random_rules(Kit::Golden, seed, 10) }, false);
    }
}

#[test]
fn nine_ordinary_dice() {
    check(&Rules::new(Kit::Nine, -2, worms), false);
    check(&random_rules(Kit::Nine, 50, 10), false);
}

#[test]
fn from_the_middle_of_a_turn() {
    let rules = Rules { double_one: 1, ..Rules::new(Kit::Eight, -2, worms) };
    let mut slow = Slow::new(&rules);
    // One kernel for all, so that values of another turn would show.
    let mut kernel = Kernel::new(Kit::Eight);
    for kept in
        [[0, 0, 0, 0, 0, 2], [1, 0, 3, 0, 0, 0], [0, 2, 0, 2, 0, 2], [1, 1, 0, 1, 1, 1], [2, 1, 1, 1, 1, 0]]
    {
        for weasel in [false, true] {
            let table =
                Table { kept, n_dice: 8 - kept.iter().sum::<u8>(), ..Table::start(Kit::Eight, weasel) };
            kernel.solve(&random_rules(Kit::Eight, 1, 10).payoffs(), State { weasel: true, ..State::START });
            kernel.solve(&rules.payoffs(), table.state());
            close(kernel.value(table.state()), slow.solve(table).value, &table);
            close(kernel.roll(table.state()), slow.solve(table).roll, &table);
            for symbol in table.state().used.missing() {
                let next = table.state().keep(symbol, 1);
                let mut kept = table.kept;
                kept[symbol as usize] = 1;
                let table = Table { kept, n_dice: next.n_dice, ..table };
                close(kernel.value(next), slow.solve(table).value, &table);
            }
        }
    }
}

#[test]
fn the_golden_die_from_the_middle_of_a_turn() {
    let rules = Rules { double_one: 1, ..Rules::new(Kit::Golden, -2, worms) };
    let (mut slow, mut kernel) = (Slow::new(&rules), Kernel::new(Kit::Golden));
    let start = Table::start(Kit::Golden, false);
    for (kept, golden) in
        [([0, 0, 2, 0, 0, 0], true), ([1, 0, 2, 0, 1, 0], false), ([0, 0, 0, 2, 0, 3], false)]
    {
        let n_dice = 8 + u8::from(!golden) - kept.iter().sum::<u8>();
        let table = Table { kept, n_dice, golden, ..start };
        kernel.solve(&rules.payoffs(), table.state());
        close(kernel.value(table.state()), slow.solve(table).value, &table);
    }
}

/// One die is left and 1 and 2 are new: two sides of six help.
#[test]
fn one_die_by_hand() {
    let rules = Rules::new(Kit::Eight, -1, worms);
    let state =
        State::START.keep(Symbol::Worm, 2).keep(Symbol::Five, 2).keep(Symbol::Four, 1).keep(Symbol::Three, 2);
    assert_eq!(state.points, 30);
    let mut kernel = Kernel::new(Kit::Eight);
    kernel.solve(&rules.payoffs(), state);
    // 31 and 32 have three worms, the other four sides lose one.
    assert_eq!(kernel.roll(state), (3.0 + 3.0 - 4.0) / 6.0);
    assert_eq!(kernel.value(state), 3.0);
}

/// Two dice are left, and only two fives make the 33 that is wanted.
#[test]
fn two_dice_by_hand() {
    let rules = Rules::new(Kit::Eight, 0, |points, has_worm| (has_worm && points >= 33).then_some(1));
    let state = State::START.keep(Symbol::Worm, 3).keep(Symbol::Four, 2).keep(Symbol::One, 1);
    let mut kernel = Kernel::new(Kit::Eight);
    kernel.solve(&rules.payoffs(), state);
    assert_eq!(kernel.roll(state), 1.0 / 36.0);
}

/// The golden die alone: three sides are worms, three are ones, which are kept already.
#[test]
fn the_golden_die_alone_by_hand() {
    let rules = Rules::new(Kit::Golden, -1, worms);
    let state = Kit::Golden.start().keep(Symbol::One, 2).keep(Symbol::Five, 2).keep(Symbol::Four, 4);
    assert_eq!((state.n_dice, state.points), (0, 28));
    let mut kernel = Kernel::new(Kit::Golden);
    kernel.solve(&rules.payoffs(), state);
    // With the worm 33 points.
    assert_eq!(kernel.roll(state), f64::midpoint(4.0, -1.0));
}

/// The weasel by hand: a roll that fails is thrown once more.
#[test]
fn the_weasel_by_hand() {
    let rules = Rules::new(Kit::Eight, 0, |points, has_worm| (has_worm && points >= 31).then_some(1));
    let used =
        State::START.keep(Symbol::Worm, 2).keep(Symbol::Five, 2).keep(Symbol::Four, 1).keep(Symbol::Three, 2);
    let ready = State { weasel: true, ..used };
    let mut kernel = Kernel::new(Kit::Eight);
    kernel.solve(&rules.payoffs(), ready);
    assert_eq!(kernel.roll(used), 2.0 / 6.0);
    assert!((kernel.roll(ready) - (1.0 - (4.0 / 6.0) * (4.0 / 6.0))).abs() < TOLERANCE);
    kernel.solve(&Rules { weasel_after_fail: false, ..rules }.payoffs(), ready);
    assert_eq!(kernel.roll(ready), 2.0 / 6.0);
}
