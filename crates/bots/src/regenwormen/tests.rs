use wormery_core::{Chance, Config, Event, Game, Seat, Turn, Viewer};
use wormery_games::regenwormen::{Options, Regenwormen, Tile, TurnEnd};
use wormery_table::Seeded;

use super::{EndValue, Planner, Worms, trained};
use crate::{Level, Limit, Roster, Thinking};

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
    let mut net = trained();
    for n_seats in 2..=7 {
        let game = Regenwormen::start(&config(n_seats, n_seats % 2 == 0));
        let all = net.of_all(&game);
        assert!((all.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{all:?}");
        assert!(
            all[..n_seats].iter().all(|share| *share > 0.0)
                && all[n_seats..].iter().all(|share| *share == 0.0)
        );
    }
}

#[test]
fn a_better_tile_is_worth_more() {
    let game = Regenwormen::start(&config(2, false));
    let mut net = trained();
    let mut worth = |number| net.of_end(&game, TurnEnd::Take(Tile::new(number).unwrap()));
    assert!(worth(36) > worth(30) && worth(30) > worth(21));
    assert!(net.of_end(&game, TurnEnd::Fail) < 0.5);
}
