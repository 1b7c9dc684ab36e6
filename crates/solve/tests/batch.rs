//! Many positions at once get what each gets alone, bit for bit.
#![allow(clippy::float_cmp, reason = "the bits are meant")]

use wormery_core::Seat;
use wormery_regenwormen::{GoldenFaces, Options, Specialist, Symbol, Tile, VoluntaryFail};
use wormery_solve::{
    Batch, BatchSolver, FailCost, Kernel, Kit, Moment, Objective, Payoffs, Situation, Solved, Stakes, State,
    TurnSolver,
};

/// Payoffs of a position number `index` of many.
fn payoffs(index: usize) -> Payoffs {
    let lowest = 21 + index as u8 % 13;
    let claim = |points: u8, has_worm: bool| {
        (has_worm && points >= lowest).then(|| f64::from(u16::from(points) * 31 % (7 + index as u16)))
    };
    Payoffs::new(-(index as f64) / 3.0, VoluntaryFail::ALL[index % 3], claim)
        .with_double_one(f64::from(index as u8 % 4) / 4.0)
        .with_weasel_after_fail(index.is_multiple_of(2))
}

#[test]
fn a_batch_gives_the_same_bits() {
    for kit in [Kit::Eight, Kit::Nine, Kit::Golden] {
        let (mut kernel, mut batch) = (Kernel::new(kit), Batch::new(kit));
        let many: Vec<Payoffs> = (0..19).map(payoffs).collect();
        let many: Vec<&Payoffs> = many.iter().collect();
        let start = State { weasel: true, ..kit.start() };
        let states = [start.keep(Symbol::Worm, 2), start.keep(Symbol::One, 3).keep(Symbol::Worm, 1)];
        let mut n_seen = 0;
        batch.solve(&many, start, |index, lane| {
            assert_eq!(index, n_seen, "positions come in order");
            n_seen += 1;
            kernel.solve(many[index], start);
            for weasel in [false, true] {
                assert_eq!(lane.roll(State { weasel, ..start }), kernel.roll(State { weasel, ..start }));
                for state in states.map(|state| State { weasel, ..state }) {
                    assert_eq!(lane.value(state), kernel.value(state), "{kit:?} {index} {state:?}");
                }
            }
        });
        assert_eq!(n_seen, 19);
    }
}

fn situations() -> Vec<Situation> {
    let tile = |number| Tile::new(number).unwrap();
    let mut situations = Vec::new();
    for (index, specialist) in
        [None, Some(Specialist::Weasel), Some(Specialist::GoldenDie), Some(Specialist::Hen)]
            .into_iter()
            .cycle()
            .take(40)
            .enumerate()
    {
        let faces = GoldenFaces::ALL[index / 20];
        let options = Options { expansion: specialist.is_some(), golden_faces: faces, ..Options::default() };
        let mut situation = Situation { specialist, ..Situation::opening(options) };
        let top = tile(21 + index as u8 % 16);
        situation.row.remove(top);
        situation.tops[Seat::new(1).index()] = Some(top);
        if index % 5 == 4 {
            let state = situation.start(Kit::Eight).keep(Symbol::Worm, 2).keep(Symbol::Four, 2);
            situation.moment = Moment::Decide(state);
        }
        situations.push(situation);
    }
    situations
}

#[test]
fn mixed_turns_get_the_same_advice_as_alone() {
    let turns: Vec<(Situation, Stakes)> = situations()
        .into_iter()
        .map(|situation| {
            let stakes = Stakes::of(&situation, Objective::Worms(FailCost::Own));
            (situation, stakes)
        })
        .collect();
    let (mut solver, mut single) = (BatchSolver::new(), TurnSolver::new());
    let (mut choices, mut alone) = (Vec::new(), Vec::new());
    let mut seen = vec![false; turns.len()];
    solver.solve(&turns, |place, advice| {
        advice.choices(&mut choices);
        single.solve(&turns[place].0, &turns[place].1).choices(&mut alone);
        assert_eq!(choices, alone);
        seen[place] = true;
    });
    assert!(seen.iter().all(|seen| *seen));
}

/// The opening turn of the base game, to the last bit: on every machine, with wide registers and without.
#[test]
fn the_same_bits_everywhere() {
    let worms = |points: u8, has_worm: bool| {
        (has_worm && points >= 21).then(|| f64::from((points.min(36) - 21) / 4 + 1))
    };
    let mut kernel = Kernel::new(Kit::Eight);
    kernel.solve(&Payoffs::new(0.0, VoluntaryFail::OnlyWithoutTarget, worms), State::START);
    assert_eq!(kernel.roll(State::START), 1.644_729_674_040_097_8);
}
