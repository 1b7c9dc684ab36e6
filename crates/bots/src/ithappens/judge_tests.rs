//! What holds for the judge.

use wormery_core::{Chance, Config, Event, Game, Guess, Luck, Seat, Turn, Viewer};
use wormery_games::ithappens::{DummyStartWorms, ItHappens, Options, PairPoints, SkipTiming};
use wormery_table::Seeded;

use super::greedy;
use crate::{Roster, Shares};

/// Differences below are rounding.
const SAME: f64 = 1e-9;

fn config(n_seats: usize, options: Options) -> Config<Options> {
    Config::new(n_seats, 1, options).unwrap()
}

fn all_options() -> [Options; 2] {
    let house_rules = Options {
        skip_timing: SkipTiming::BeforeRoll,
        dummy_start_worms: DummyStartWorms::Two,
        open_points: true,
        pair_points: PairPoints::PerPair,
        zero_diversity_bonus: true,
        ..Options::default()
    };
    [Options::default(), house_rules]
}

/// Shows every position of a game in which every third action is any.
fn walk(config: &Config<Options>, seed: u64, mut look: impl FnMut(&ItHappens)) {
    let (mut game, mut luck) = (ItHappens::start(config), Seeded::new(seed));
    loop {
        look(&game);
        let event = match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance(question) => Event::Chance(question.draw(&mut luck)),
            Turn::Act(_) => {
                let legal: Vec<_> = game.legal().collect();
                let any = legal[luck.below(legal.len() as u32) as usize];
                let is_any = luck.below(3) == 0;
                Event::Action(if is_any { any } else { greedy(&game, &legal, &mut luck) })
            }
        };
        game.apply(&event).unwrap();
    }
}

fn sum(shares: &Shares) -> f64 {
    (0..shares.n_rows()).map(|row| shares.of(row)).sum()
}

#[test]
fn everybody_together_has_one_win_and_the_end_is_the_result() {
    for (n_seats, options) in (2..=5).zip(all_options().into_iter().cycle()) {
        let config = config(n_seats, options);
        let mut judge = ItHappens::judge(&config);
        walk(&config, n_seats as u64, |game| {
            let worth = judge.worth(game);
            assert_eq!(worth.n_rows(), n_seats.max(3));
            assert!((sum(&worth) - 1.0).abs() < 1e-5, "{worth:?}");
            match game.turn() {
                Turn::Over(standing) => assert_eq!(worth, Shares::of_standing(&standing)),
                _ => assert!((0..worth.n_rows()).all(|row| worth.of(row) >= 0.0), "{worth:?}"),
            }
        });
    }
}

#[test]
fn a_die_is_worth_the_mean_of_its_faces() {
    let config = config(3, Options::default());
    let mut judge = ItHappens::judge(&config);
    let mut n_throws = 0;
    walk(&config, 7, |game| {
        let Turn::Chance(question) = game.turn() else { return };
        let before = judge.before_chance(game);
        let outcomes = question.ways().unwrap();
        if outcomes.len() > 6 {
            return;
        }
        let worths = outcomes.into_iter().map(|(outcome, ways)| {
            let mut after = game.clone();
            after.apply(&Event::Chance(outcome)).unwrap();
            (judge.worth(&after), ways as f64)
        });
        let mean = Shares::mean(worths.collect::<Vec<_>>());
        n_throws += 1;
        assert!((0..3).all(|row| (mean.of(row) - before.of(row)).abs() < SAME), "{mean:?} and {before:?}");
    });
    assert!(n_throws > 40, "{n_throws}");
}

#[test]
fn choices_list_every_action_once_and_hang_on_the_view_alone() {
    let config = config(4, Options::default());
    let (mut judge, mut other_judge) = (ItHappens::judge(&config), ItHappens::judge(&config));
    let (mut n_hidden, mut luck) = (0, Seeded::new(5));
    walk(&config, 3, |game| {
        let Turn::Act(seat) = game.turn() else { return };
        let view = game.view(Viewer::Seat(seat));
        let legal: Vec<_> = game.legal().collect();
        let choices = judge.choices(&view, seat, &legal);
        assert!(choices.iter().map(|choice| choice.action).eq(legal.iter().copied()));
        assert!(choices.iter().all(|choice| (sum(&choice.shares) - 1.0).abs() < 1e-5));
        let other = ItHappens::guess(&config, &view, seat, &mut luck);
        n_hidden += usize::from(other != *game);
        assert_eq!(other_judge.choices(&other.view(Viewer::Seat(seat)), seat, &legal), choices);
    });
    assert!(n_hidden > 20, "{n_hidden}");
}

/// What a seat thinks of a position is what it thinks of it after the best action, or what the net thinks.
#[test]
fn a_seat_thinks_before_as_after() {
    let config = config(3, Options::default());
    let mut judge = ItHappens::judge(&config);
    let mut n_thoughts = 0;
    walk(&config, 11, |game| {
        let Turn::Act(seat) = game.turn() else { return };
        let view = game.view(Viewer::Seat(seat));
        let Some(before) = judge.thought(&view, seat, None) else {
            assert_eq!(game.round(), 1, "later there are tiles face down");
            return;
        };
        n_thoughts += 1;
        let after = game.legal().map(|action| judge.thought(&view, seat, Some(action)).unwrap());
        let best = after.map(|shares| shares.of(seat.index())).fold(0.0, f64::max);
        if game.to_place().is_some() {
            assert!((before.of(seat.index()) - best).abs() < SAME);
        }
    });
    assert!(n_thoughts > 40, "{n_thoughts}");
}

/// All choices are tried equally often, so that none is doubted more; the best one needs no margin, and what is solved none.
#[test]
fn choices_have_margins_until_they_are_solved() {
    let config = config(3, Options::default());
    let mut judge = ItHappens::judge(&config);
    let (mut n_sampled, mut n_solved) = (0, 0);
    walk(&config, 5, |game| {
        let Turn::Act(seat) = game.turn() else { return };
        let legal: Vec<_> = game.legal().collect();
        let choices = judge.choices(&game.view(Viewer::Seat(seat)), seat, &legal);
        assert!(choices.iter().any(|choice| choice.margin == 0.0));
        assert!(choices.iter().all(|choice| choice.margin < 0.3), "{choices:?}");
        let is_sampled = choices.iter().any(|choice| choice.margin > 0.0);
        n_sampled += usize::from(is_sampled);
        n_solved += usize::from(!is_sampled && legal.len() > 1);
    });
    assert!(n_sampled > 20 && n_solved > 5, "{n_sampled} sampled, {n_solved} solved");
}

#[test]
fn where_points_lie_open_nothing_is_hidden() {
    let config = config(3, Options { open_points: true, ..Options::default() });
    let mut judge = ItHappens::judge(&config);
    walk(&config, 2, |game| {
        if let Turn::Act(seat) = game.turn() {
            assert_eq!(judge.thought(&game.view(Viewer::Seat(seat)), seat, None), None);
        }
    });
}

/// The same position has the same worth everywhere, bit for bit: what these bits are is part of the net.
#[test]
fn the_bits_of_the_values_stay() {
    let (mut bits, mut n_values) = (0_u64, 0);
    for (n_seats, options) in (2..=5).zip(all_options().into_iter().cycle()) {
        let config = config(n_seats, options);
        let mut judge = ItHappens::judge(&config);
        for seed in 0..2 {
            walk(&config, seed, |game| {
                let worth = judge.worth(game);
                n_values += worth.n_rows();
                let spread =
                    |bits: u64, row| (bits ^ worth.of(row).to_bits()).wrapping_mul(0x0000_0100_0000_01b3);
                bits = (0..worth.n_rows()).fold(bits, spread);
            });
        }
    }
    assert!(n_values > 2000, "{n_values} values");
    assert_eq!(
        bits, 8_387_217_827_281_887_232,
        "other values than before: the net, the description or the arithmetic changed"
    );
}

#[test]
fn an_unknown_table_does_not_stop_anybody() {
    let (three, four) = (config(3, Options::default()), config(4, Options::default()));
    let mut judge = ItHappens::judge(&three);
    walk(&four, 1, |game| {
        if let Turn::Act(seat) = game.turn() {
            let legal: Vec<_> = game.legal().collect();
            let view = game.view(Viewer::Seat(seat));
            assert_eq!(judge.choices(&view, Seat::new(0), &legal).len(), legal.len());
        }
    });
}
