use alloc::vec::Vec;

use serde_json::Value;
use wormery_core::{Config, Event, Game, Guess, Luck, Seat, Viewer};

use super::play::*;
use super::random::{greedy_cards, unusual_options};
use crate::{DeckOption, ItHappens, Options, PhaseName, View};

/// A guess looks the same to the seat, allows the same actions and answers events in the same way.
fn check(config: &Config<Options>, game: &ItHappens, event: &Event<ItHappens>, luck: &mut Xorshift) {
    for seat in Seat::all(config.n_seats()) {
        let viewer = Viewer::Seat(seat);
        let view = game.view(viewer);
        let mut guess = ItHappens::guess(config, &view, seat, luck);
        assert_eq!(guess.view(viewer), view);
        assert!(guess.legal().eq(game.legal()), "{guess:#?}");
        check_tiles(&guess);
        if view.phase != PhaseName::Throw {
            guess.apply(event).unwrap();
            let mut after = game.clone();
            after.apply(event).unwrap();
            assert_eq!(
                (guess.legal().collect::<Vec<_>>(), guess.seat),
                (after.legal().collect(), after.seat)
            );
        }
    }
}

/// Nobody wins both tiles of a card, and there is no second without a first.
fn check_tiles(guess: &ItHappens) {
    for (queen, general) in guess.tiles.queens.iter().zip(&guess.tiles.generals) {
        assert!(general.is_none() || (queen.is_some() && queen != general));
    }
}

fn check_games(options: &Options, seeds: core::ops::Range<u64>) {
    for n_seats in 2..=5 {
        for seed in seeds.clone() {
            let config = Config::new(n_seats, seed as usize % n_seats, options.clone()).unwrap();
            let (mut game, mut luck) = (ItHappens::start(&config), Xorshift(seed));
            while let Some(event) = random_event(&game, &mut luck) {
                check(&config, &game, &event, &mut luck);
                game.apply(&event).unwrap();
            }
            let view = game.view(Viewer::Public);
            assert_eq!(ItHappens::guess(&config, &view, Seat::new(0), &mut luck).view(Viewer::Public), view);
        }
    }
}

#[test]
fn a_guess_looks_like_the_position() {
    check_games(&Options::default(), 1..30);
}

#[test]
fn a_guess_looks_like_the_position_with_open_points() {
    check_games(&Options { open_points: true, ..Options::default() }, 1..10);
    check_games(&unusual_options(), 1..10);
}

#[test]
fn a_guess_looks_like_the_position_with_cards_that_are_all_alike() {
    for open_points in [false, true] {
        let deck = DeckOption::custom(deck_of(&greedy_cards()));
        check_games(&Options { deck, open_points, ..Options::default() }, 1..5);
    }
}

#[test]
fn a_guess_shows_the_seats_on_the_true_cards_and_others_on_any() {
    let config = Config::new(3, 0, Options::default()).unwrap();
    let mut luck = Xorshift(5);
    let mut game = ItHappens::start(&config);
    while game.round < 4 {
        let event = random_event(&game, &mut luck).unwrap();
        game.apply(&event).unwrap();
    }
    let seat = Seat::new(1);
    let view = game.view(Viewer::Seat(seat));
    let guesses: Vec<_> = (0..50).map(|_| ItHappens::guess(&config, &view, seat, &mut luck)).collect();
    assert!(guesses.iter().any(|guess| guess.tiles != guesses[0].tiles));
    let own = |game: &ItHappens| game.tile_points(crate::Color::Red);
    assert!(guesses.iter().all(|guess| own(guess) == own(&game)));
}

/// Changes something in a view: a number, a word or a list.
fn spoil(value: &mut Value, luck: &mut Xorshift) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let place = luck.below(fields.len() as u32) as usize;
            spoil(fields.values_mut().nth(place).unwrap(), luck);
        }
        Value::Array(items) if luck.below(4) == 0 => {
            let item = items.last().cloned();
            if luck.below(2) == 0 { items.extend(item) } else { drop(items.pop()) }
        }
        Value::Array(items) if !items.is_empty() => {
            let place = luck.below(items.len() as u32) as usize;
            spoil(&mut items[place], luck);
        }
        Value::Number(_) => {
            *value = [0, 1, 2, 3, 4, 5, 6, 7, 13, 24, 100, 255][luck.below(12) as usize].into();
        }
        Value::String(word) => {
            let words =
                ["M01", "M12", "X", "red", "green", "white", "turn", "throw", "place", "mounds", "over"];
            *word = words[luck.below(11) as usize].into();
        }
        _ => {}
    }
}

/// Whatever a view says that can be read, it can be guessed from, and the guess can be played to its end.
#[test]
fn no_view_from_a_wire_makes_a_guess_panic() {
    let (mut n_read, mut luck) = (0, Xorshift(11));
    for n_seats in 2..=5 {
        let config = Config::new(n_seats, 0, Options::default()).unwrap();
        let mut game = ItHappens::start(&config);
        while let Some(event) = random_event(&game, &mut luck) {
            let view = serde_json::to_value(game.view(Viewer::Seat(Seat::new(0)))).unwrap();
            for n_faults in 1..20 {
                let mut spoiled = view.clone();
                (0..=n_faults / 6).for_each(|_| spoil(&mut spoiled, &mut luck));
                let Ok(read) = serde_json::from_value::<View>(spoiled) else { continue };
                n_read += 1;
                let mut guess = ItHappens::guess(&config, &read, Seat::new(0), &mut luck);
                while let Some(event) = random_event(&guess, &mut luck) {
                    guess.apply(&event).unwrap();
                }
            }
            game.apply(&event).unwrap();
        }
    }
    assert!(n_read > 500, "{n_read} views were read");
}

#[test]
fn a_view_of_another_table_is_guessed_to_begin() {
    let config = |n_seats| Config::new(n_seats, 0, Options::default()).unwrap();
    let (mut luck, mut game) = (Xorshift(3), ItHappens::start(&config(5)));
    for _ in 0..9 {
        let event = random_event(&game, &mut luck).unwrap();
        game.apply(&event).unwrap();
    }
    let guess = ItHappens::guess(&config(3), &game.view(Viewer::Public), Seat::new(0), &mut luck);
    assert_eq!(guess, ItHappens::start(&config(3)));
    let deck = DeckOption::custom(deck_of(&greedy_cards()));
    let other = Config::new(5, 0, Options { deck, ..Options::default() }).unwrap();
    let guess = ItHappens::guess(&other, &game.view(Viewer::Public), Seat::new(0), &mut luck);
    assert_eq!(guess, ItHappens::start(&other));
}
