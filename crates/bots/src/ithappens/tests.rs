//! What holds for every bot, and decisions that are obvious.

use wormery_core::{Chance, Config, Event, Game, Guess, Luck, Seat, Turn, Viewer};
use wormery_games::ithappens::{
    Action, CardText, Deck, DeckOption, Die, ItHappens, MoundIdx, Options, Outcome, Pips, Question, View,
};
use wormery_table::Seeded;

use super::hidden::Hidden;
use super::outlook::{ByColor, Outlook};
use super::solver::Solver;
use super::{NetValue, trained};
use crate::{Levels, Limit, Ranked, Roster, Thinking};

fn levels() -> impl Iterator<Item = &'static str> {
    ItHappens::LEVELS.iter().map(|level| level.name)
}

/// The levels that evaluate.
fn evaluators() -> impl Iterator<Item = &'static str> {
    ItHappens::LEVELS.iter().filter(|level| level.make_evaluator().is_some()).map(|level| level.name)
}

fn config(n_seats: usize, options: Options) -> Config<Options> {
    Config::new(n_seats, 0, options).unwrap()
}

/// What a level thinks of every action when it plays.
fn rank(
    level: &str,
    config: &Config<Options>,
    view: &View,
    seat: Seat,
    game: &ItHappens,
) -> Vec<Ranked<Action>> {
    let legal: Vec<_> = game.legal().collect();
    let mut thinking = Thinking::new(Seeded::new(9), Limit::Playouts(150));
    let make = ItHappens::level(level).unwrap().make_evaluator().unwrap();
    make(config, seat).rank(view, &legal, &mut thinking)
}

/// A whole game of bots of one level, as the actions they took.
fn play(level: &str, n_seats: usize, n_playouts: u32, seed: u64) -> Vec<Action> {
    let config = config(n_seats, Options::default());
    let mut bots: Vec<_> =
        Seat::all(n_seats).map(|seat| ItHappens::bot(level, &config, seat).unwrap()).collect();
    let (mut game, mut luck, mut actions) = (ItHappens::start(&config), Seeded::new(seed), Vec::new());
    loop {
        let event = match game.turn() {
            Turn::Over(_) => return actions,
            Turn::Chance(question) => Event::Chance(question.draw(&mut luck)),
            Turn::Act(seat) => {
                let legal: Vec<_> = game.legal().collect();
                let luck = Seeded::for_game(seed, actions.len() as u64);
                let mut thinking = Thinking::new(luck, Limit::Playouts(n_playouts));
                let view = game.view(Viewer::Seat(seat));
                actions.push(bots[seat.index()].choose(&view, &legal, &mut thinking));
                Event::Action(actions[actions.len() - 1])
            }
        };
        game.apply(&event).unwrap();
    }
}

/// Plays at random until something holds.
fn random_until(
    config: &Config<Options>,
    seed: u64,
    holds: impl Fn(&ItHappens) -> bool,
) -> Option<ItHappens> {
    let (mut game, mut luck) = (ItHappens::start(config), Seeded::new(seed));
    while !holds(&game) {
        let event = match game.turn() {
            Turn::Over(_) => return None,
            Turn::Chance(question) => Event::Chance(question.draw(&mut luck)),
            Turn::Act(_) => {
                let legal: Vec<_> = game.legal().collect();
                Event::Action(legal[luck.below(legal.len() as u32) as usize])
            }
        };
        game.apply(&event).unwrap();
    }
    Some(game)
}

/// How many dice the seats have not placed.
fn n_dice(game: &ItHappens) -> u8 {
    game.colors().map(|color| game.dice_left(color)).sum()
}

#[test]
fn every_level_plays_whole_games_the_same_way_from_the_same_seed() {
    for level in levels() {
        for n_seats in 2..=5 {
            let actions = play(level, n_seats, 3, 5);
            assert!(actions.len() >= 2 * 4 * 3 * n_seats);
            assert_eq!(actions, play(level, n_seats, 3, 5), "{level}");
        }
    }
}

#[test]
fn the_planner_plays_the_same_way_from_the_same_seed_when_it_solves() {
    assert_eq!(play("planner", 2, 150, 1), play("planner", 2, 150, 1));
}

#[test]
fn a_ranking_lists_each_legal_action_once_the_best_first() {
    for (n_seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4), (2, 5)] {
        let config = config(n_seats, Options::default());
        let game = random_until(&config, seed, |game| game.round() == 2 && game.legal().count() > 2).unwrap();
        let seat = game.turn().seat().unwrap();
        for level in evaluators() {
            let ranking = rank(level, &config, &game.view(Viewer::Seat(seat)), seat, &game);
            assert!(ranking.is_sorted_by(|one, other| one.value >= other.value), "{level}: {ranking:?}");
            assert_eq!(ranking.len(), game.legal().count());
            assert!(game.legal().all(|action| ranking.iter().any(|ranked| ranked.action == action)));
        }
    }
}

#[test]
fn hidden_point_tiles_change_nothing() {
    for n_seats in 2..=5 {
        let config = config(n_seats, Options::default());
        let game = random_until(&config, 8, |game| game.round() == 4 && game.legal().count() > 2).unwrap();
        let seat = game.turn().seat().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let mut luck = Seeded::new(1);
        let other = (0..100)
            .map(|_| ItHappens::guess(&config, &view, seat, &mut luck))
            .find(|other| game.colors().any(|color| other.tile_points(color) != game.tile_points(color)));
        let other = other.expect("there is another way to deal the tiles");
        for level in evaluators() {
            let with = |game: &ItHappens| rank(level, &config, &game.view(Viewer::Seat(seat)), seat, game);
            assert_eq!(with(&game), with(&other), "{level}");
        }
    }
}

/// Throws a die and places it.
fn place(game: &mut ItHappens, value: i16, mound: i16) {
    throw(game, value);
    game.apply(&Event::Action(Action::Place { mound: MoundIdx::new(mound) })).unwrap();
}

fn throw(game: &mut ItHappens, value: i16) {
    game.apply(&Event::Action(Action::Roll { die: Die::Own })).unwrap();
    game.apply(&Event::Chance(Outcome::Die { value: Pips::new(value) })).unwrap();
}

/// Cards on which nothing counts but maps, which lie at the bottom of the leftmost column of the first two.
fn maps() -> Options {
    let card = |number: usize| CardText {
        id: Some(format!("C{number}").into()),
        queen: Some(0),
        general: Some(0),
        worm: Some(99),
        columns: Some(
            if number < 2 { "MAP . ./. . ./. . ./. . ./. . ." } else { ". . ./. . ./. . ./. . ./. . ." }
                .into(),
        ),
    };
    let cards: Vec<_> = (0..Deck::SIZE).map(card).collect();
    Options { deck: DeckOption::custom(Deck::from_cards(&cards).unwrap()), ..Options::default() }
}

#[test]
fn a_last_die_completes_a_pair() {
    let config = config(3, maps());
    let mut game = ItHappens::start(&config);
    let cards = ["C0", "C1", "C2"].map(Into::into);
    game.apply(&Event::Chance(Outcome::Mounds { cards: Box::new(cards) })).unwrap();
    for mound in [0, 0, 0, 2, 0, 0, 2, 0, 0, 2, 2, 2] {
        place(&mut game, 1, mound);
    }
    throw(&mut game, 3);
    for level in evaluators() {
        let ranking = rank(level, &config, &game.view(Viewer::Seat(Seat::new(0))), Seat::new(0), &game);
        assert_eq!(ranking[0].action, Action::Place { mound: MoundIdx::new(1) }, "{level}: {ranking:?}");
    }
}

#[test]
fn the_planner_places_the_very_last_die_perfectly() {
    let config = config(3, Options { open_points: true, ..Options::default() });
    let is_last = |game: &ItHappens| {
        let places = game.legal().filter(|action| matches!(action, Action::Place { .. })).count();
        game.round() == 4 && n_dice(game) == 1 && places > 1 && game.legal().count() == places
    };
    let mut n_found = 0;
    for game in (0..400).filter_map(|seed| random_until(&config, seed, is_last)) {
        let seat = game.turn().seat().unwrap();
        let ranking = rank("planner", &config, &game.view(Viewer::Seat(seat)), seat, &game);
        for ranked in ranking {
            let mut after = game.clone();
            after.apply(&Event::Action(ranked.action)).unwrap();
            let Turn::Over(standing) = after.turn() else { panic!("the last die ends the game") };
            assert!((ranked.value - standing.win_share(seat.index())).abs() < 1e-12);
        }
        n_found += 1;
    }
    assert!(n_found > 3, "{n_found}");
}

/// The value of a position by its definition, without a table.
fn by_definition(game: &ItHappens, net: &mut NetValue) -> ByColor {
    let mut after = |event| {
        let mut after = game.clone();
        after.apply(&event).unwrap();
        by_definition(&after, net)
    };
    let turn = game.turn();
    match &turn {
        Turn::Over(_) | Turn::Chance(Question::Mounds { .. }) => net.of_all(game),
        Turn::Act(seat) => {
            let all = game.legal().map(|action| after(Event::Action(action)));
            all.reduce(|best, next| if next[seat.index()] > best[seat.index()] { next } else { best })
                .unwrap()
        }
        Turn::Chance(_) => {
            let faces = (1..=6).map(|face| after(Event::Chance(Outcome::Die { value: Pips::new(face) })));
            faces.fold([0.0; 5], |sum, face| core::array::from_fn(|color| sum[color] + face[color] / 6.0))
        }
    }
}

#[test]
fn the_solver_agrees_with_the_definition() {
    for (n_seats, seed) in [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5)] {
        let config = config(n_seats, Options::default());
        let few_choices = |game: &ItHappens| {
            let worms: u8 = game.colors().map(|color| game.worms(color)).sum();
            (2..=3).contains(&n_dice(game)) && worms <= 4 && game.turn().seat().is_some()
        };
        let games = (0..200).filter_map(|n| random_until(&config, 1000 * seed + n, few_choices));
        let games: Vec<_> = games.take(3).collect();
        assert_eq!(games.len(), 3);
        for game in games {
            let seat = game.turn().seat().unwrap();
            let view = game.view(Viewer::Seat(seat));
            let game = ItHappens::guess(&config, &view, seat, &mut Seeded::new(seed));
            let mut net = trained();
            net.guess(Hidden::of(&config, &view, seat, &game));
            let values = Solver::new(&mut net, &|_| true).values(&game, seat).unwrap();
            let best = values.into_iter().fold(f64::NEG_INFINITY, f64::max);
            assert!((best - by_definition(&game, &mut net)[seat.index()]).abs() < 1e-12);
        }
    }
}

#[test]
fn a_bot_stops_when_its_time_is_over() {
    let config = config(4, Options::default());
    let game = random_until(&config, 3, |game| game.legal().count() > 3).unwrap();
    let seat = game.turn().seat().unwrap();
    let legal: Vec<_> = game.legal().collect();
    for level in levels() {
        let mut bot = ItHappens::bot(level, &config, seat).unwrap();
        let mut thinking = Thinking::new(Seeded::new(1), Limit::While(&|| false));
        assert!(legal.contains(&bot.choose(&game.view(Viewer::Seat(seat)), &legal, &mut thinking)));
    }
}

/// What people are told about each action, in the order of the actions.
fn told(config: &Config<Options>, game: &ItHappens, seat: Seat) -> Vec<f64> {
    let legal: Vec<_> = game.legal().collect();
    let choices = ItHappens::judge(config).choices(&game.view(Viewer::Seat(seat)), seat, &legal);
    choices.iter().map(|choice| choice.shares.of(seat.index())).collect()
}

#[test]
fn what_people_are_told_about_an_action_does_not_hang_on_luck() {
    for seed in 0..6 {
        let config = config(2 + seed as usize % 4, Options::default());
        let has_thrown = |game: &ItHappens| n_dice(game) == 8 && game.to_place().is_some();
        let Some(game) = random_until(&config, seed, has_thrown) else { panic!("no such position") };
        let Turn::Act(seat) = game.turn() else { panic!("somebody has thrown") };
        let (one, other) = (told(&config, &game, seat), told(&config, &game, seat));
        for (one, other) in one.iter().zip(&other) {
            assert!(one.to_bits() == other.to_bits(), "seed {seed}: {one:.2} and {other:.2}");
        }
    }
}
