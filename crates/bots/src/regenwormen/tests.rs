use wormery_core::{Chance, Config, Event, Game, Seat, Turn, Viewer};
use wormery_games::regenwormen::{Options, Phase, Regenwormen, Tile, TurnEnd, VoluntaryFail};
use wormery_table::Seeded;

use super::{EndValue, Leaning, Outlook, Planner, Turns, Worms, features, trained};
use crate::{Level, Levels, Limit, Roster, Thinking};

fn config(n_seats: usize, expansion: bool) -> Config<Options> {
    Config::new(n_seats, 0, Options { expansion, ..Options::default() }).unwrap()
}

/// Plays a whole game with one level on every seat; shows every decision to `look`.
fn play(level: &str, config: &Config<Options>, seed: u64, mut look: impl FnMut(&Regenwormen)) -> Vec<i32> {
    let mut bots: Vec<_> =
        Seat::all(config.n_seats()).map(|seat| Regenwormen::bot(level, config, seat).unwrap()).collect();
    let (mut game, mut luck) = (Regenwormen::start(config), Seeded::new(seed));
    for ply in 0.. {
        let event = match game.turn() {
            Turn::Over(standing) => return standing.scores(),
            Turn::Chance(question) => Event::Chance(question.draw(&mut luck)),
            Turn::Act(seat) => {
                look(&game);
                let legal: Vec<_> = game.legal().collect();
                let mut thinking = Thinking::new(Seeded::for_game(seed, ply), Limit::Playouts(1));
                Event::Action(bots[seat.index()].choose(
                    &game.view(Viewer::Seat(seat)),
                    &legal,
                    &mut thinking,
                ))
            }
        };
        game.apply(&event).unwrap();
    }
    unreachable!()
}

#[test]
fn every_level_plays_whole_games() {
    for level in Regenwormen::LEVELS.iter().skip(1) {
        for n_seats in 2..=7 {
            for expansion in [false, true] {
                let config = config(n_seats, expansion);
                let scores = play(level.name, &config, 5, |_| {});
                assert_eq!(scores, play(level.name, &config, 5, |_| {}), "{} repeats itself", level.name);
            }
        }
    }
    assert!(Regenwormen::bot("nobody", &config(2, false), Seat::new(0)).is_none());
}

#[test]
fn a_ranking_lists_every_action_once_and_the_best_first() {
    let config = config(3, true);
    let evaluator = |level: &Level<_>| Regenwormen::evaluator(level.name, &config, Seat::new(0));
    let mut n_evaluators = 0;
    for mut evaluator in Regenwormen::LEVELS.iter().filter_map(evaluator) {
        n_evaluators += 1;
        play("greedy", &config, 9, |game| {
            let legal: Vec<_> = game.legal().collect();
            let mut thinking = Thinking::new(Seeded::new(1), Limit::Playouts(1));
            let ranking = evaluator.rank(&game.view(Viewer::Public), &legal, &mut thinking);
            assert_eq!(ranking.len(), legal.len());
            assert!(legal.iter().all(|action| ranking.iter().any(|ranked| ranked.action == *action)));
            assert!(ranking.windows(2).all(|pair| pair[0].value >= pair[1].value), "{ranking:?}");
        });
    }
    assert_eq!(n_evaluators, 4, "random and cautious only choose");
}

/// Along a turn the value of the best action is a fair game: it is what the dice are expected to bring.
#[test]
fn the_value_of_a_roll_is_the_mean_of_what_the_dice_bring() {
    let mut planner = Planner::new(Worms { steal: 1.0 });
    let mut checked = 0;
    for expansion in [false, true] {
        play("greedy", &config(2, expansion), 3, |game| {
            let rolls = game
                .legal()
                .filter(|action| matches!(action, wormery_games::regenwormen::Action::Roll { .. }));
            for roll in rolls.collect::<Vec<_>>() {
                let mut thrown = game.clone();
                thrown.apply(&Event::Action(roll)).unwrap();
                let Turn::Chance(question) = thrown.turn() else { unreachable!() };
                if question.len() > 3 || expansion {
                    continue;
                }
                let total = question.total_ways().unwrap() as f64;
                let fail = planner.ends().of_end(&game.at_turn_start(), TurnEnd::Fail);
                let mean: f64 = question
                    .ways()
                    .unwrap()
                    .into_iter()
                    .map(|(dice, ways)| {
                        let mut after = thrown.clone();
                        after.apply(&Event::Chance(dice)).unwrap();
                        let goes_on = after.seat() == game.seat() && !after.turn().is_over();
                        let legal = after.legal().collect::<Vec<_>>();
                        let best =
                            legal.into_iter().map(|action| planner.value(&after, action)).reduce(f64::max);
                        let value = if goes_on { best.unwrap_or(fail) } else { fail };
                        value * ways as f64 / total
                    })
                    .sum();
                let value = planner.value(game, roll);
                assert!((value - mean).abs() < 1e-9, "{value} and {mean}");
                checked += 1;
            }
        });
    }
    assert!(checked > 10, "{checked} rolls");
}

#[test]
fn the_trained_net_gives_shares_of_one() {
    for (n_seats, expansion) in (2..=7).flat_map(|n_seats| [(n_seats, false), (n_seats, true)]) {
        let config = config(n_seats, expansion);
        let (mut net, game) = (trained(&config), Regenwormen::start(&config));
        let all = net.of_all(&game);
        assert!((all.iter().sum::<f64>() - 1.0).abs() < 1e-5, "{all:?}");
        assert!(
            all[..n_seats].iter().all(|share| *share > 0.0)
                && all[n_seats..].iter().all(|share| *share == 0.0)
        );
    }
}

#[test]
fn a_better_tile_is_worth_more() {
    let config = config(2, false);
    let (mut net, game) = (Leaning::new(trained(&config)), Regenwormen::start(&config));
    let mut worth = |number| net.of_end(&game, TurnEnd::Take(Tile::new(number).unwrap()));
    assert!(worth(36) > worth(30) && worth(30) > worth(21));
    assert!(net.of_end(&game, TurnEnd::Fail) < 0.5);
}

/// A stack shows its second tile, who is ahead of whom, and what failing would turn.
#[test]
fn a_position_is_described_by_its_stacks_and_leads() {
    let config = config(2, false);
    let take = |game: Regenwormen, number| game.after(TurnEnd::Take(Tile::new(number).unwrap()));
    let start = Regenwormen::start(&config);
    let game = [36, 21, 22, 25].into_iter().fold(start.clone(), take);
    let described = |game: &Regenwormen| {
        let mut features = Vec::new();
        features::describe(game, &mut features);
        features
    };
    let (before, after) = (described(&start), described(&game));
    let amount = |place| after.iter().find(|(of, _)| *of == place).map(|(_, amount)| *amount);
    let (seconds, leads, above_row) = (437, 437 + 18 * 7, 437 + 18 * 7 + 7);
    assert_eq!(amount(seconds + (36 - 19) * 7), Some(1.0), "36 lies below 22");
    assert_eq!(amount(seconds + (21 - 19) * 7 + 1), Some(1.0), "21 lies below 25");
    assert_eq!((amount(leads), amount(leads + 1)), (Some(0.2), Some(-0.2)), "five worms against three");
    assert_eq!(amount(above_row), None);
    assert!(
        described(&take(start, 36).after(TurnEnd::Fail)).contains(&(above_row, 1.0)),
        "36 is above the row"
    );
    assert!(before.len() < after.len());
}

/// Each number is told once, whatever the table; house rules can be told apart.
#[test]
fn every_table_has_a_description_of_its_own() {
    let house_rules =
        Options { flip_returned: true, voluntary_fail: VoluntaryFail::Never, ..Options::default() };
    for options in [Options::default(), house_rules] {
        for (n_seats, expansion) in (2..=7).flat_map(|n_seats| [(n_seats, false), (n_seats, true)]) {
            let config = Config::new(n_seats, 0, Options { expansion, ..options }).unwrap();
            let mut features = Vec::new();
            play("greedy", &config, 11, |game| {
                features::describe(&game.at_turn_start(), &mut features);
                let mut places: Vec<_> = features.iter().map(|(place, _)| usize::from(*place)).collect();
                places.sort_unstable();
                assert!(places.windows(2).all(|pair| pair[0] < pair[1]), "{features:?}");
                assert!(places.last() < Some(&features::COUNT));
                let n_rules = places.iter().filter(|place| **place >= features::COUNT - 15).count();
                assert_eq!(n_rules, if options == house_rules { 2 } else { 0 });
            });
        }
    }
}

/// The same position has the same worth everywhere, bit for bit: what these bits are is part of the nets.
#[test]
fn the_bits_of_the_values_stay() {
    let (mut bits, mut n_values) = (0_u64, 0);
    for (n_seats, expansion) in [(2, false), (4, false), (3, true)] {
        let config = config(n_seats, expansion);
        let mut net = trained(&config);
        for seed in 0..20 {
            play("greedy", &config, seed, |game| {
                let shares = net.of_all(&game.at_turn_start());
                n_values += n_seats;
                let spread =
                    |bits: u64, share: &f64| (bits ^ share.to_bits()).wrapping_mul(0x0000_0100_0000_01b3);
                bits = shares.iter().fold(bits, spread);
            });
        }
    }
    assert!(n_values > 10_000, "{n_values} values");
    assert_eq!(
        bits, 11_855_429_455_856_009_216,
        "other values than before: a net, the description or the arithmetic changed"
    );
}

/// What a turn brings to the others is the mean over its dice and ends, as who plays it best brings them about.
#[test]
fn a_turn_is_worth_to_everybody_what_its_dice_bring() {
    for (n_seats, expansion) in [(2, false), (3, false), (4, true)] {
        let config = config(n_seats, expansion);
        let mut turns = Turns::new(trained(&config));
        let mut n_checked = 0;
        play("raider", &config, 6, |game| {
            let all = turns.of_all(game);
            assert!((all.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{all:?}");
            let roll = wormery_games::regenwormen::Action::Roll { golden: false };
            if game.dice_left() > 3 || expansion || !game.legal().any(|action| action == roll) {
                return;
            }
            let mut thrown = game.clone();
            thrown.apply(&Event::Action(roll)).unwrap();
            let Turn::Chance(question) = thrown.turn() else { unreachable!() };
            let total = question.total_ways().unwrap() as f64;
            let mut mean = [0.0; 7];
            for (dice, ways) in question.ways().unwrap() {
                let mut after = thrown.clone();
                after.apply(&Event::Chance(dice)).unwrap();
                // A throw that fails at once ends the turn: the net alone values what follows.
                let worths = if after.phase() == Phase::Keep {
                    turns.of_all(&after)
                } else {
                    trained(&config).of_all(&after)
                };
                mean.iter_mut().zip(worths).for_each(|(sum, worth)| *sum += worth * ways as f64 / total);
            }
            let found = turns.after(game, roll);
            for seat in 0..n_seats {
                assert!((found[seat] - mean[seat]).abs() < 1e-6, "{found:?} and {mean:?}");
            }
            n_checked += 1;
        });
        assert!(expansion || n_checked > 3, "{n_checked} rolls");
    }
}

/// A team and the bot of its level do the same, whatever was thought of beside it.
#[test]
fn who_thinks_side_by_side_chooses_the_same() {
    for (level, n_seats, expansion) in [("greedy", 2, false), ("raider", 3, true)] {
        let config = config(n_seats, expansion);
        let mut bot = Regenwormen::bot(level, &config, Seat::new(0)).unwrap();
        let mut team = Regenwormen::team(level).unwrap();
        let mut luck = Seeded::new(11);
        let mut games = vec![Regenwormen::start(&config); team.width()];
        let mut n_compared = 0;
        for _ in 0..40 {
            games.retain(|game| game.phase() != Phase::Over);
            team.begin(&games.iter().map(|game| game.view(Viewer::Public)).collect::<Vec<_>>());
            for (place, game) in games.iter_mut().enumerate() {
                let seat = game.seat();
                while game.seat() == seat && game.phase() != Phase::Over {
                    let event = if let Turn::Chance(question) = game.turn() {
                        Event::Chance(question.draw(&mut luck))
                    } else {
                        let (view, legal) = (game.view(Viewer::Public), game.legal().collect::<Vec<_>>());
                        let mut thinking = Thinking::new(Seeded::new(1), Limit::Playouts(1));
                        let alone = bot.choose(&view, &legal, &mut thinking);
                        assert_eq!(team.choose(place, &view, &legal), alone, "{level}");
                        n_compared += 1;
                        Event::Action(alone)
                    };
                    game.apply(&event).unwrap();
                }
            }
        }
        assert!(n_compared > 1000, "{n_compared}");
    }
}
