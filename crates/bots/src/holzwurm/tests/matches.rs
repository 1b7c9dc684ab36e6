use std::cell::Cell;

use wormery_core::{Chance, Config, Event, Game, Luck, Seat, Turn, Viewer};
use wormery_games::holzwurm::{Action, Deals, FateTies, Holzwurm, NextStart, Options, OutBonus};
use wormery_table::Seeded;

use crate::{Bot, Level, Levels, Limit, Ranked, Roster, Thinking};

fn config(n_seats: usize, options: Options) -> Config<Options> {
    Config::new(n_seats, n_seats - 1, options).unwrap()
}

fn house_rules() -> Options {
    Options {
        deals: Deals::new(2),
        next_start: NextStart::Loser,
        out_bonus: OutBonus::new(-5),
        fate_ties: FateTies::InputOrder,
        many_uncolored: false,
        poison_takes_row: false,
    }
}

fn thinking(seed: u64, n_playouts: u32) -> Thinking<'static> {
    Thinking::new(Seeded::new(seed), Limit::Playouts(n_playouts))
}

/// The levels that evaluate.
fn evaluators() -> impl Iterator<Item = &'static Level<Holzwurm>> {
    Holzwurm::LEVELS.iter().filter(|level| level.make_evaluator().is_some())
}

/// What such a level thinks of every play of the seat to act.
fn rank(
    level: &Level<Holzwurm>,
    config: &Config<Options>,
    game: &Holzwurm,
    seed: u64,
) -> Vec<Ranked<Action>> {
    let seat = game.turn().seat().unwrap();
    let legal: Vec<_> = game.legal().collect();
    let mut evaluator = level.make_evaluator().unwrap()(config, seat);
    evaluator.rank(&game.view(Viewer::Seat(seat)), &legal, &mut thinking(seed, 8))
}

/// Plays a match with a bot of one level on every seat, and shows every decision.
fn play(
    level: &str,
    config: &Config<Options>,
    seed: u64,
    mut look: impl FnMut(&Holzwurm, &mut dyn Bot<Holzwurm>, Action),
) -> Holzwurm {
    let bot = |seat| Holzwurm::bot(level, config, seat).unwrap();
    let mut bots: Vec<_> = Seat::all(config.n_seats()).map(bot).collect();
    let mut game = Holzwurm::start(config);
    let mut luck = Seeded::new(seed);
    loop {
        let event = match game.turn() {
            Turn::Over(_) => return game,
            Turn::Chance(question) => Event::Chance(question.draw(&mut luck)),
            Turn::Act(seat) => {
                let bot = &mut *bots[seat.index()];
                let view = game.view(Viewer::Seat(seat));
                let legal: Vec<_> = game.legal().collect();
                let action = bot.choose(&view, &legal, &mut thinking(luck.below(1000).into(), 8));
                look(&game, bot, action);
                Event::Action(action)
            }
        };
        game.apply(&event).unwrap();
    }
}

#[test]
fn every_level_plays_whole_matches_at_every_table() {
    for level in Holzwurm::LEVELS {
        for n_seats in 2..=6 {
            for options in [Options::default(), house_rules()] {
                let end = play(level.name, &config(n_seats, options), n_seats as u64, |_, _, _| {});
                assert!(end.turn().is_over(), "{}", level.name);
            }
        }
    }
}

#[test]
fn the_same_seed_and_playouts_give_the_same_match() {
    for level in Holzwurm::LEVELS {
        let end = |seed| play(level.name, &config(3, Options::default()), seed, |_, _, _| {});
        assert_eq!(end(5), end(5), "{}", level.name);
        assert_ne!(end(5), end(6), "{}", level.name);
    }
}

#[test]
fn a_ranking_lists_every_legal_action_once_the_best_first() {
    let config = config(4, Options::default());
    for evaluator in evaluators() {
        play(evaluator.name, &config, 2, |game, _, _| {
            let legal: Vec<_> = game.legal().collect();
            let ranking = rank(evaluator, &config, game, 1);
            assert_eq!(ranking.len(), legal.len());
            assert!(legal.iter().all(|play| ranking.iter().any(|ranked| ranked.action == *play)));
            assert!(ranking.is_sorted_by(|one, next| one.value >= next.value));
        });
    }
}

#[test]
fn a_play_has_the_same_value_whatever_the_others_hide() {
    let mut shuffle = Seeded::new(77);
    for evaluator in evaluators() {
        for n_seats in [2, 4, 6] {
            let config = config(n_seats, Options::default());
            play(evaluator.name, &config, 3, |game, _, _| {
                let other = game.reshuffled(Viewer::Seat(game.turn().seat().unwrap()), &mut shuffle);
                let rank = |game| rank(evaluator, &config, game, 4);
                assert_eq!(rank(game), rank(&other), "{}", evaluator.name);
            });
        }
    }
}

#[test]
fn a_bot_stops_when_its_time_is_up() {
    for level in Holzwurm::LEVELS {
        play(level.name, &config(2, Options::default()), 4, |game, bot, _| {
            let n_asked = Cell::new(0);
            let has_time = || {
                n_asked.set(n_asked.get() + 1);
                n_asked.get() < 5
            };
            let seat = game.turn().seat().unwrap();
            let legal: Vec<_> = game.legal().collect();
            let mut thinking = Thinking::new(Seeded::new(1), Limit::While(&has_time));
            bot.choose(&game.view(Viewer::Seat(seat)), &legal, &mut thinking);
            assert!(n_asked.get() <= 5, "{} asked again after the end", level.name);
        });
    }
}

#[test]
fn an_unknown_level_has_no_bot() {
    assert!(Holzwurm::bot("grandmaster", &config(2, Options::default()), Seat::new(0)).is_none());
}
