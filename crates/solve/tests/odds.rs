//! Chances: that they add up, and against the slow solver.
#![allow(clippy::float_cmp, reason = "whole numbers are exact")]

mod slow;

use slow::{Rules, Slow, Table, to_f64};
use wormery_core::Seat;
use wormery_regenwormen::{Options, Specialist, Symbol, Tile, TurnEnd};
use wormery_solve::{FailCost, Kit, Moment, Objective, Reach, Situation, Stakes, State, TurnSolver};

const TOLERANCE: f64 = 1e-12;

/// The first turn of a game, with the expansion if there is a specialist.
fn opening(specialist: Option<Specialist>) -> Situation {
    let options = Options { expansion: specialist.is_some(), ..Options::default() };
    Situation { specialist, ..Situation::opening(options) }
}

/// Payoffs that are never equal: they depend on the total in no simple way.
fn unequal(total: u8) -> i128 {
    i128::from(u32::from(total) * 7919 % 997)
}

#[test]
fn chances_add_up_to_one_and_to_the_value() {
    let mut solver = TurnSolver::new();
    for objective in [
        Objective::Worms(FailCost::Own),
        Objective::Worms(FailCost::Worms(2.5)),
        Objective::Total,
        Objective::AtLeast(26),
        Objective::Exactly(30),
    ] {
        let mut situation = opening(None);
        situation.row.remove(Tile::new(26).unwrap());
        situation.tops[1] = Tile::new(26);
        situation.own = Tile::new(33);
        let stakes = Stakes::of(&situation, objective);
        let advice = solver.solve(&situation, &stakes);
        let odds = advice.odds();
        let sum = odds.fail + odds.claims.iter().map(|(_, chance)| chance).sum::<f64>();
        assert!((sum - 1.0).abs() < TOLERANCE, "{sum} for {objective:?}");
        if let Objective::Worms(_) = objective {
            let worth = |end| objective.worth(&situation, end, 0);
            let value = odds.claims.iter().map(|(end, chance)| chance * worth(*end)).sum::<f64>();
            let value = value + odds.fail * worth(TurnEnd::Fail);
            assert!((value - advice.value()).abs() < TOLERANCE, "{value} for {objective:?}");
        }
    }
}

#[test]
fn the_chance_to_fail_is_that_of_the_best_policy() {
    let mut solver = TurnSolver::new();
    for (specialist, kit) in [(None, Kit::Eight), (Some(Specialist::Weasel), Kit::Eight)] {
        let mut situation = opening(specialist);
        situation.row = (21..=36).filter_map(Tile::new).collect();
        let stakes = Stakes::new(&situation, 0.0, |end, total| match end {
            TurnEnd::Fail => -123.0,
            _ => unequal(total) as f64,
        });
        let rules = Rules::new(kit, -123, |points, has_worm| {
            (has_worm && points >= 21).then(|| unequal(points as u8))
        });
        let exact = Slow::new(&rules).solve(Table::start(kit, specialist.is_some()));
        let advice = solver.solve(&situation, &stakes);
        assert!((advice.value() - to_f64(exact.roll)).abs() < 1e-10);
        assert!((advice.odds().fail - to_f64(exact.roll_fail)).abs() < TOLERANCE, "{specialist:?}");
    }
}

#[test]
fn the_golden_die_flows_as_it_is_solved() {
    let mut solver = TurnSolver::new();
    let mut situation = opening(Some(Specialist::GoldenDie));
    situation.row = (21..=36).filter_map(Tile::new).collect();
    let stakes = Stakes::new(&situation, 0.0, |end, total| match end {
        TurnEnd::Fail => -123.0,
        _ => unequal(total) as f64,
    });
    let rules = Rules::new(Kit::Golden, -123, |points, has_worm| {
        (has_worm && points >= 21).then(|| unequal(points as u8))
    });
    let exact = Slow::new(&rules).solve(Table::start(Kit::Golden, false));
    let advice = solver.solve(&situation, &stakes);
    let mut choices = Vec::new();
    advice.choices(&mut choices);
    assert_eq!(choices.len(), 2, "with the golden die and without");
    assert!((choices[0].value - to_f64(exact.roll)).abs() < 1e-10);
    assert!((advice.odds_after(choices[0].action).fail - to_f64(exact.roll_fail)).abs() < TOLERANCE);
}

#[test]
fn every_total_can_be_wanted() {
    let reach = Reach::from_state(Kit::Eight, State::START, false);
    for wanted in [6, 15, 21, 26, 33, 36, 40] {
        let check = |found: f64, counts: &dyn Fn(usize) -> bool| {
            let rules =
                Rules::new(Kit::Eight, 0, |points, has_worm| (has_worm && counts(points)).then_some(1));
            let exact = Slow::new(&rules).solve(Table::start(Kit::Eight, false)).value;
            assert!((found - to_f64(exact)).abs() < TOLERANCE, "{wanted}");
        };
        check(reach.at_least[wanted], &|points| points >= wanted);
        check(reach.exactly[wanted], &|points| points == wanted);
    }
    assert!(reach.at_least.is_sorted_by(|a, b| a >= b));
    assert_eq!((reach.at_least[41], reach.exactly[45]), (0.0, 0.0), "eight dice make 40 at most");
    assert!(Reach::from_state(Kit::Golden, Kit::Golden.start(), false).at_least[45] > 0.0);
    let canned = Reach::from_state(Kit::Eight, State::START, true);
    assert!(canned.at_least[30] > reach.at_least[30] && canned.exactly[45] > 0.0);
}

#[test]
fn objectives_agree_with_the_totals() {
    let (mut solver, situation) = (TurnSolver::new(), opening(None));
    let reach = Reach::from_state(Kit::Eight, State::START, false);
    for total in 21..=40 {
        let mut value = |objective| {
            let stakes = Stakes::of(&situation, objective);
            solver.solve(&situation, &stakes).value()
        };
        assert!((value(Objective::AtLeast(total)) - reach.at_least[usize::from(total)]).abs() < TOLERANCE);
        assert!((value(Objective::Exactly(total)) - reach.exactly[usize::from(total)]).abs() < TOLERANCE);
    }
}

#[test]
fn failing_costs_the_own_tile_unless_the_hen_keeps_it() {
    let mut solver = TurnSolver::new();
    let mut situation = opening(Some(Specialist::Hen));
    situation.row.remove(Tile::new(36).unwrap());
    situation.own = Tile::new(36);
    let with_hen = solver.expected_worms(&situation);
    assert!((with_hen.with_loss - with_hen.without_loss).abs() < TOLERANCE);
    situation.specialist = None;
    let without = solver.expected_worms(&situation);
    assert!((without.without_loss - with_hen.without_loss).abs() < TOLERANCE);
    assert!(without.with_loss < without.without_loss);
}

#[test]
fn the_hen_is_all_that_a_thief_gets_from_her_holder() {
    let mut situation = opening(Some(Specialist::Weasel));
    situation.row.remove(Tile::new(36).unwrap());
    situation.tops[2] = Tile::new(36);
    let (seat, worms) = (Seat::new(2), Objective::Worms(FailCost::Own));
    assert_eq!(worms.worth(&situation, TurnEnd::Steal(seat), 36), 4.0);
    situation.hen = Some(seat);
    assert_eq!(worms.worth(&situation, TurnEnd::Steal(seat), 36), 0.0);
    situation.raven = Tile::new(23);
    assert_eq!(worms.worth(&situation, TurnEnd::Take(Tile::new(23).unwrap()), 23), 2.0);
    situation.has_token = false;
    assert_eq!(worms.worth(&situation, TurnEnd::Take(Tile::new(23).unwrap()), 23), 1.0);
}

/// Of equal choices the safer one: with nothing to gain, a claim comes before a roll, and a roll before giving up.
#[test]
fn equal_choices_come_in_order_of_safety() {
    let mut solver = TurnSolver::new();
    let mut situation = opening(None);
    situation.moment = Moment::Decide(State::START.keep(Symbol::Worm, 4).keep(Symbol::One, 1));
    let stakes = Stakes::of(&situation, Objective::Exactly(40));
    let advice = solver.solve(&situation, &stakes);
    let mut choices = Vec::new();
    advice.choices(&mut choices);
    let actions: Vec<String> = choices.iter().map(|choice| choice.action.to_string()).collect();
    assert_eq!(actions, ["take 21", "roll"]);
    assert_eq!(advice.odds().claims, [(TurnEnd::Take(Tile::new(21).unwrap()), 1.0)]);
}
