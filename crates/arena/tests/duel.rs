//! Duplicate games: fair by construction, and the same for any number of threads.

use wormery_arena::{DealLuck, Duel, Interval, Share};
use wormery_bots::{Levels, Pace, Thinking};
use wormery_core::{Config, Event, Game, Seat, Turn, Viewer};
use wormery_regenwormen::{Options, Regenwormen, Throw};
use wormery_table::Seeded;

fn shares(levels: &[&str], threads: usize) -> Vec<Share> {
    let levels = levels.iter().map(|level| Regenwormen::level(level).unwrap()).collect();
    let duel = Duel::<Regenwormen>::new(levels, Options::default(), Pace::Playouts(1), 7).unwrap();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| duel.play(60, || {})).shares
}

/// What a duel shows, without the times.
fn shown(shares: &[Share]) -> Vec<(String, f64, Interval, Option<f64>)> {
    shares.iter().map(|share| (share.level.clone(), share.wins, share.interval, share.score)).collect()
}

#[test]
fn the_number_of_threads_does_not_matter() {
    assert_eq!(shown(&shares(&["cautious", "greedy"], 1)), shown(&shares(&["cautious", "greedy"], 3)));
}

#[test]
fn equal_bots_share_every_deal_equally() {
    for share in shares(&["cautious", "cautious"], 2) {
        assert!((share.wins - 0.5).abs() < 1e-12);
        assert!(share.interval.margin() < 0.07, "{:?}", share.interval);
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

/// Tables wait for each other where turns are thought about side by side; what is played is the same as one by one.
#[test]
fn tables_beside_each_other_change_nothing() {
    let names = ["greedy", "cautious", "raider"];
    let levels: Vec<_> = names.iter().map(|name| Regenwormen::level(name).unwrap()).collect();
    let config = Config::new(3, 0, Options { expansion: true, ..Options::default() }).unwrap();
    let mut sums = [0; 3];
    for (deal, rotation) in (0..20).flat_map(|deal| (0..3).map(move |rotation| (deal, rotation))) {
        let scores = play_alone(&config, DealLuck::new(5, deal), |seat| names[(seat + 3 - rotation) % 3]);
        for (bot, sum) in sums.iter_mut().enumerate() {
            *sum += scores[(bot + rotation) % 3];
        }
    }
    let duel = Duel::<Regenwormen>::new(levels, *config.options(), Pace::Playouts(1), 5).unwrap();
    let shares = duel.play(60, || {}).shares;
    assert_eq!(
        shares.iter().map(|share| (share.score.unwrap() * 60.0).round() as i32).collect::<Vec<_>>(),
        sums
    );
}

/// Plays one game with a bot for each seat; gives the scores.
fn play_alone(
    config: &Config<Options>,
    mut luck: DealLuck,
    level: impl Fn(usize) -> &'static str,
) -> Vec<i32> {
    let bot = |seat: Seat| Regenwormen::bot(level(seat.index()), config, seat).unwrap();
    let mut bots: Vec<_> = Seat::all(config.n_seats()).map(bot).collect();
    let mut game = Regenwormen::start(config);
    loop {
        let event = match game.turn() {
            Turn::Over(standing) => return standing.scores(),
            Turn::Chance(question) => Event::Chance(luck.answer::<Regenwormen>(&question)),
            Turn::Act(seat) => {
                luck.acts(seat);
                let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal().collect::<Vec<_>>());
                let choose = |thinking: &mut Thinking<'_>| bots[seat.index()].choose(&view, &legal, thinking);
                Event::Action(Pace::Playouts(1).think(Seeded::new(1), choose))
            }
        };
        game.apply(&event).unwrap();
    }
}
