//! Replaying records from memory, JSON included; the steps of all golden games in one measurement.
#![allow(missing_docs, reason = "criterion writes functions without documentation")]

use std::fs;
use std::hint::black_box;
use std::path::Path;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn golden(prefix: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the golden records are there")
        .map(|entry| entry.expect("a folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "wgr"))
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(prefix)))
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("a record can be read")).collect()
}

fn replay(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("replay");
    for game in ["regenwormen", "it-happens", "holzwurm"] {
        let records = golden(game);
        let all = || -> u64 {
            let replays = records.iter().map(|record| wormery_games::replay(record.as_slice()));
            replays.map(|replayed| replayed.expect("a golden record is valid").steps).sum()
        };
        group.throughput(Throughput::Elements(all()));
        group.bench_function(game, |bencher| bencher.iter(|| black_box(all())));
    }
    group.finish();
}

criterion_group!(benches, replay);
criterion_main!(benches);
