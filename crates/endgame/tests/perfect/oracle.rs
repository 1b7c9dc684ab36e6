//! All small sets of tiles.

use std::collections::HashSet;

use wormery_core::Luck;
use wormery_endgame::{Solver, Values, choose, shown, start, subsets};
use wormery_regenwormen::{Options, Tiles};
use wormery_solve::{Situation, Stakes, TurnSolver};
use wormery_table::Seeded;

use crate::{all_rules, set, solved};

/// The sets of four that are tried every day.
const SEED: u64 = 12;
const N_SETS: usize = 60;

/// Values published in docs/values.md, of the first player at the start.
const PUBLISHED: &[(&[u8], f64)] = &[
    (&[21, 22], 0.636_717_849_660),
    (&[35, 36], 0.500_094_972_293),
    (&[21, 22, 23], 0.623_431_421_532),
    (&[21, 24, 27], 0.584_016_421_738),
    (&[34, 35, 36], 0.500_021_524_072),
    (&[21, 22, 23, 24], 0.594_436_611_529),
    (&[21, 25, 29, 33], 0.536_644_598_493),
    (&[21, 26, 31, 36], 0.526_799_380_432),
    (&[33, 34, 35, 36], 0.500_009_154_369),
    (&[21, 22, 23, 24, 25], 0.586_377_672_695),
    (&[21, 24, 27, 30, 33], 0.527_567_339_590),
    (&[32, 33, 34, 35, 36], 0.500_013_481_295),
];

/// Solves blocks, each after all that it needs.
fn solve(values: &mut Values, blocks: impl IntoIterator<Item = Tiles>) {
    let mut solver = Solver::new(std::thread::available_parallelism().map_or(1, usize::from));
    for block in blocks {
        let accuracy = solver.solve_block(values, block, &mut |_| ()).unwrap();
        assert!(accuracy.residual <= 1e-10 && accuracy.moved <= 1e-11, "{block:?}: {accuracy:?}");
    }
}

/// By the solver of single turns, without a batch: both seats' shares before the turn are those after it, on average.
fn assert_settled(values: &Values, tiles: Tiles, every: usize) {
    let (mut solver, block) = (TurnSolver::new(), wormery_endgame::Block::new(tiles));
    for place in (0..block.len()).step_by(every) {
        let layout = block.layout(place);
        let game = layout.position(values.options()).unwrap();
        let [own, other] = values.shares(&game).unwrap();
        assert!((own + other - 1.0).abs() < 1e-15);
        let situation = Situation::from_game(&game).unwrap();
        let stakes = Stakes::new(&situation, 0.0, |end, _| values.shares(&game.after(end)).unwrap()[0]);
        let turn = solver.solve(&situation, &stakes).value();
        assert!((turn - own).abs() <= 1e-10, "{turn} and {own}: {layout:?}");
    }
}

/// Sets of four, chosen by the seed.
fn sets_of_four() -> Vec<Tiles> {
    let (all, mut luck) = (choose(Tiles::BASE, 4), Seeded::new(SEED));
    let mut chosen = HashSet::new();
    while chosen.len() < N_SETS {
        chosen.insert(luck.below(all.len() as u32) as usize);
    }
    let mut chosen: Vec<usize> = chosen.into_iter().collect();
    chosen.sort_unstable();
    chosen.into_iter().map(|set| all[set]).collect()
}

#[test]
fn all_sets_of_three_and_sixty_of_four_are_solved() {
    let mut values = Values::new(Options::default()).unwrap();
    let small = (1..=3).flat_map(|n_tiles| choose(Tiles::BASE, n_tiles));
    solve(&mut values, small);
    solve(&mut values, sets_of_four());
    assert_eq!(choose(Tiles::BASE, 3).len(), 560);
    for tiles in choose(Tiles::BASE, 3) {
        assert_settled(&values, tiles, 9);
    }
    for tiles in sets_of_four() {
        assert_settled(&values, tiles, 31);
        let first = values.shares(&start(values.options(), tiles).unwrap()).unwrap()[0];
        assert!(first > 0.5 && first < 0.65, "{tiles:?}: {first}");
    }
}

#[test]
fn what_is_published_stays() {
    let mut values = Values::new(Options::default()).unwrap();
    for (tiles, known) in PUBLISHED {
        Solver::new(2).solve_game(&mut values, set(tiles), &mut |_| ()).unwrap();
        let first = values.shares(&start(values.options(), set(tiles)).unwrap()).unwrap()[0];
        assert!((first - known).abs() < 1e-10, "{tiles:?}: {first:.12}");
        let page = include_str!("../../../../docs/values.md").lines();
        let mut rows = page.map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
        let is_row = |row: &Vec<&str>| row.len() == 5 && row[1] == shown(set(tiles));
        assert_eq!(rows.find(is_row).map(|row| row[3].to_owned()), Some(format!("{first:.12}")));
    }
}

/// Every combination of house rules has values that settle.
fn assert_all_rules(tiles: &[u8]) {
    assert_eq!(all_rules().len(), 144);
    for rules in all_rules() {
        let mut values = Values::new(rules).unwrap();
        solve(&mut values, subsets(set(tiles)));
        assert_settled(&values, set(tiles), 7);
    }
}

#[test]
fn every_combination_of_house_rules_is_solved() {
    assert_all_rules(&[22, 35]);
}

#[test]
#[ignore = "a minute; make test-long runs it"]
fn every_combination_of_house_rules_is_solved_with_four_tiles() {
    for tiles in [[21, 22, 23, 24], [21, 26, 31, 36], [33, 34, 35, 36]] {
        assert_all_rules(&tiles);
    }
}

/// The threads change nothing, not even the last bit.
#[test]
fn any_number_of_threads_finds_the_same_bits() {
    let (tiles, mut values) = (set(&[21, 25, 29, 33]), Values::new(Options::default()).unwrap());
    Solver::new(5).solve_game(&mut values, tiles, &mut |_| ()).unwrap();
    let alone = solved(Options::default(), tiles);
    for block in subsets(tiles) {
        assert_eq!(values.block(block), alone.block(block));
    }
}

#[test]
#[ignore = "a minute or two; make test-long runs it"]
fn all_sets_of_four_are_solved() {
    let mut values = Values::new(Options::default()).unwrap();
    solve(&mut values, (1..=4).flat_map(|n_tiles| choose(Tiles::BASE, n_tiles)));
    let mut firsts = Vec::new();
    for tiles in choose(Tiles::BASE, 4) {
        assert_settled(&values, tiles, 5);
        firsts.push(values.shares(&start(values.options(), tiles).unwrap()).unwrap()[0]);
    }
    // As docs/values.md says: from 33-36 to 21-24.
    let (least, most) =
        firsts.iter().fold((1.0_f64, 0.0_f64), |(least, most), first| (least.min(*first), most.max(*first)));
    let mean = firsts.iter().sum::<f64>() / firsts.len() as f64;
    assert_eq!([least, most].map(|share| format!("{share:.12}")), ["0.500009154369", "0.594436611529"]);
    assert!((mean - 0.5201).abs() < 0.00005, "{mean}");
}
