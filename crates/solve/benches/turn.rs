//! Solving turns: alone, with nine dice, many at once, and from the middle.
#![allow(missing_docs, reason = "criterion writes functions without documentation")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use wormery_regenwormen::{Options, Specialist, Symbol, Tile};
use wormery_solve::{
    Batch, BatchSolver, FailCost, Graph, Kernel, Kit, Moment, Objective, Payoffs, Roll, Situation, Stakes,
    State, TurnSolver,
};

const WORMS: Objective = Objective::Worms(FailCost::Own);

/// Position number `index` of many: some tiles are gone, one lies with somebody else, one with the player.
fn position(index: u8) -> Situation {
    let mut situation = Situation::opening(Options::default());
    let tile = |number: u8| Tile::new(21 + number % 16);
    for gone in [index, index.wrapping_mul(5), index.wrapping_mul(11)].into_iter().filter_map(tile) {
        situation.row.remove(gone);
    }
    situation.tops[1] = tile(index);
    situation.own = tile(index.wrapping_mul(5)).filter(|own| situation.tops[1] != Some(*own));
    situation
}

fn kernel(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("kernel");
    let situation = Situation::opening(Options::default());
    let stakes = Stakes::of(&situation, WORMS);
    for (name, kit) in [
        ("opening turn, eight dice", Kit::Eight),
        ("opening turn, nine dice", Kit::Nine),
        ("opening turn, eight dice and the golden one", Kit::Golden),
    ] {
        let mut kernel = Kernel::new(kit);
        group.bench_function(name, |bencher| {
            bencher.iter(|| kernel.solve(black_box(stakes.payoffs()), kit.start()));
        });
    }
    let mut kernel = Kernel::new(Kit::Eight);
    let weasel = State { weasel: true, ..State::START };
    group.bench_function("opening turn, eight dice and the weasel", |bencher| {
        bencher.iter(|| kernel.solve(black_box(stakes.payoffs()), weasel));
    });
    let middle = State::START.keep(Symbol::Worm, 2).keep(Symbol::Four, 1);
    group.bench_function("middle of a turn, five dice left", |bencher| {
        bencher.iter(|| kernel.solve(black_box(stakes.payoffs()), middle));
    });
    group.finish();
}

fn batch(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("batch of 64, each");
    group.throughput(Throughput::Elements(64));
    let turns: Vec<(Situation, Stakes)> = (0..64)
        .map(|index| {
            let situation = position(index);
            let stakes = Stakes::of(&situation, WORMS);
            (situation, stakes)
        })
        .collect();
    let payoffs: Vec<&Payoffs> = turns.iter().map(|(_, stakes)| stakes.payoffs()).collect();
    for (name, kit) in
        [("eight dice", Kit::Eight), ("nine dice", Kit::Nine), ("eight dice and the golden one", Kit::Golden)]
    {
        let mut batch = Batch::new(kit);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                batch.solve(black_box(&payoffs), kit.start(), |_, lane| {
                    black_box(&lane);
                });
            });
        });
    }
    let (mut solver, mut choices) = (BatchSolver::new(), Vec::new());
    group.bench_function("eight dice, with advice", |bencher| {
        bencher.iter(|| solver.solve(black_box(&turns), |_, advice| advice.choices(&mut choices)));
    });
    group.finish();
}

fn solver(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("solver");
    let mut solver = TurnSolver::new();
    let situation = position(9);
    group.bench_function("stakes", |bencher| bencher.iter(|| Stakes::of(black_box(&situation), WORMS)));
    let mut choices = Vec::new();
    let mut in_turn = position(9);
    let state = State::START.keep(Symbol::Worm, 2);
    let roll: Roll = [Symbol::One, Symbol::Two, Symbol::Two, Symbol::Four, Symbol::Five, Symbol::Worm]
        .into_iter()
        .collect();
    in_turn.moment = Moment::Keep(state, roll);
    group.bench_function("which symbol to keep, six dice rolled", |bencher| {
        bencher.iter(|| {
            let stakes = Stakes::of(black_box(&in_turn), WORMS);
            solver.solve(&in_turn, &stakes).choices(&mut choices);
        });
    });
    let stakes = Stakes::of(&situation, WORMS);
    group.bench_function("chance of every tile, opening turn", |bencher| {
        bencher.iter(|| solver.solve(black_box(&situation), &stakes).odds());
    });
    let golden = Situation {
        specialist: Some(Specialist::GoldenDie),
        ..Situation::opening(Options { expansion: true, ..Options::default() })
    };
    let stakes = Stakes::of(&golden, WORMS);
    group.bench_function("whether to throw the golden die", |bencher| {
        bencher.iter(|| solver.solve(black_box(&golden), &stakes).choices(&mut choices));
    });
    group.bench_function("building the graph, eight dice", |bencher| {
        bencher.iter(|| Graph::new(black_box(Kit::Eight)));
    });
    group.finish();
}

criterion_group!(benches, kernel, batch, solver);
criterion_main!(benches);
