//! Copying a position in the middle of a game: a search does it millions of times.
#![allow(missing_docs, reason = "criterion writes functions without documentation")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use wormery_core::{Config, Game, Options};
use wormery_games::{GameId, with_game};
use wormery_table::{RandomPlay, Seeded};

fn middle<G: Game>() -> G {
    let n_seats = *<G::Options as Options>::SEATS.end();
    let config = Config::new(n_seats, 0, G::Options::default()).expect("the number of seats is right");
    let (mut game, mut play, mut luck) = (G::start(&config), RandomPlay::<G>::default(), Seeded::new(1));
    for _ in 0..60 {
        if let Ok(event) = play.next(&game, &mut luck) {
            game.apply(&event).expect("a legal event is accepted");
        }
    }
    game
}

fn clone(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("clone");
    for &id in GameId::ALL {
        with_game!(id, G => {
            println!("size_of {id}: {} bytes", size_of::<G>());
            let game = middle::<G>();
            group.bench_function(id.to_string(), |bencher| bencher.iter(|| black_box(&game).clone()));
        });
    }
    group.finish();
}

criterion_group!(benches, clone);
criterion_main!(benches);
