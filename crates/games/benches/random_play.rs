//! Uniformly random play on one core through the public rules API; chance outcomes count as steps.
#![allow(missing_docs, reason = "criterion writes functions without documentation")]

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use wormery_core::{Config, Game};
use wormery_games::regenwormen::Options;
use wormery_games::{Holzwurm, ItHappens, Regenwormen};
use wormery_table::{RandomPlay, Seeded};

/// Games in one measurement: enough of them that a lucky seed does not matter.
const GAMES: u64 = 200;

fn games<G: Game>(criterion: &mut Criterion, name: &str, options: &G::Options, seats: &[usize]) {
    let mut group = criterion.benchmark_group(name);
    for &n_seats in seats {
        let config = Config::new(n_seats, 0, options.clone()).expect("the number of seats is right");
        let mut play = RandomPlay::<G>::default();
        let mut all = || {
            (0..GAMES)
                .map(|number| play.play(&config, &mut Seeded::for_game(1, number), |_, _| {}).0)
                .sum::<u64>()
        };
        group.throughput(Throughput::Elements(all()));
        group.bench_function(BenchmarkId::from_parameter(n_seats), |bencher| {
            bencher.iter(|| black_box(all()));
        });
    }
    group.finish();
}

fn random_play(criterion: &mut Criterion) {
    games::<Regenwormen>(criterion, "regenwormen", &Options::default(), &[2, 4, 7]);
    let expansion = Options { expansion: true, ..Options::default() };
    games::<Regenwormen>(criterion, "regenwormen_expansion", &expansion, &[2, 4, 7]);
    games::<ItHappens>(criterion, "it_happens", &wormery_games::ithappens::Options::default(), &[2, 3, 5]);
    games::<Holzwurm>(criterion, "holzwurm", &wormery_games::holzwurm::Options::default(), &[2, 4, 6]);
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = random_play
}
criterion_main!(benches);
