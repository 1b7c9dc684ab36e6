//! Rooms under everything that can go wrong: lost answers, time-outs after the commit, conflicts, bots that panic,
//! clients that vanish, clocks that jump, servers that are killed, or have lost a table to another one unheard.
//!
//! The laws: from every state there is a way on; what was acknowledged is stored, once and in order; every question gets
//! one answer; all see one order; nobody is sent two hands of one deal; nobody who comes back for what has happened since
//! is sent anything older; and whoever was forgotten is named nowhere any more, whatever of his requests is still under way.
//!
//! A million steps each day; `cargo test --release -p wormery-room --test simulation -- --ignored --nocapture` takes a
//! hundred million, or as many as `STEPS` says, from the seed that `SEED` says.

mod figures;
mod guests;
mod store;
mod wishes;
mod world;

use wormery_core::Luck as _;
use wormery_games::GameId;
use wormery_table::Seeded;

use figures::Figures;
use world::World;

/// Steps in the life of one table; then another one begins.
const LIFE: u64 = 4000;

fn simulate(first_seed: u64, n_steps: u64) -> Figures {
    let mut figures = Figures::default();
    for seed in first_seed.. {
        if figures.n_steps >= n_steps {
            break;
        }
        let mut luck = Seeded::new(seed);
        let game = GameId::ALL[luck.below(GameId::ALL.len() as u32) as usize];
        let mut world = World::new(seed, game, luck);
        for _ in 0..LIFE {
            world.step();
        }
        world.come_to_rest();
        figures.add(&world.figures);
    }
    figures
}

#[test]
fn a_room_always_has_a_way_on() {
    let figures = simulate(1, 1_000_000);
    println!("{figures:?}");
    assert!(figures.n_games_over > 20 && figures.n_kills > 100 && figures.n_waited > 20, "{figures:?}");
    assert!(figures.n_acknowledged > 10_000 && figures.n_faults > 10_000, "{figures:?}");
    assert!(figures.n_changed_after > 100 && figures.n_ahead > 100, "{figures:?}");
    assert!(figures.n_forgotten > 1000 && figures.n_too_late > 1000, "{figures:?}");
}

#[test]
#[ignore = "takes an hour"]
fn a_room_always_has_a_way_on_for_long() {
    let number = |name, usual| std::env::var(name).map_or(usual, |text| text.parse().expect("a number"));
    println!("{:?}", simulate(number("SEED", 1_000_000), number("STEPS", 100_000_000)));
}
