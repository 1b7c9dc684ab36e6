//! Duplicate games: fair by construction, and the same for any number of threads.

use wormery_arena::{DealLuck, Duel, Share};
use wormery_bots::{Pace, Roster};
use wormery_core::Seat;
use wormery_regenwormen::{Options, Regenwormen, Throw};

fn shares(levels: &[&str], threads: usize) -> Vec<Share> {
    let levels = levels.iter().map(|level| Regenwormen::level(level).unwrap()).collect();
    let duel = Duel::<Regenwormen>::new(levels, Options::default(), Pace::Playouts(1), 7).unwrap();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| duel.play(60, || {})).shares
}

/// What a duel shows, without the times.
fn shown(shares: &[Share]) -> Vec<(String, f64, f64, f64)> {
    shares.iter().map(|share| (share.level.clone(), share.wins, share.margin, share.score)).collect()
}

#[test]
fn the_number_of_threads_does_not_matter() {
    assert_eq!(shown(&shares(&["cautious", "greedy"], 1)), shown(&shares(&["cautious", "greedy"], 3)));
}

#[test]
fn equal_bots_share_every_deal_equally() {
    for share in shares(&["cautious", "cautious"], 2) {
        assert_eq!((share.wins, share.margin), (0.5, 0.0));
    }
}

#[test]
fn shares_of_the_wins_add_up() {
    let shares = shares(&["cautious", "greedy", "raider"], 2);
    assert!((shares.iter().map(|share| share.wins).sum::<f64>() - 1.0).abs() < 1e-12);
    assert!(shares[1].wins > shares[0].wins);
}

#[test]
fn too_many_bots_are_refused() {
    let levels = vec![Regenwormen::level("random").unwrap(); 8];
    assert!(Duel::<Regenwormen>::new(levels, Options::default(), Pace::Playouts(1), 0).is_err());
}

/// Seat, turn and throw get the same dice, whatever the others did in between.
#[test]
fn luck_belongs_to_seat_turn_and_throw() {
    let throw = Throw { n_dice: 8, golden: None };
    let dice = |seats: &[usize]| {
        let mut luck = DealLuck::new(1, 2);
        let mut last = None;
        for seat in seats {
            luck.acts(Seat::new(*seat));
            last = Some(luck.answer::<Regenwormen>(&throw));
        }
        last.unwrap()
    };
    // Seat 1's first throw of its first turn, after one throw of seat 0 or after three of them.
    assert_eq!(dice(&[0, 1]), dice(&[0, 0, 0, 1]));
    assert_ne!(dice(&[0, 1]), dice(&[0, 1, 1]));
    assert_ne!(dice(&[0, 1]), dice(&[1, 0, 1]));
}
