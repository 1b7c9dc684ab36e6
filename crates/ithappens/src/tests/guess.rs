use alloc::vec::Vec;

use wormery_core::{Config, Event, Game, Guess, Seat, Viewer};

use super::play::*;
use super::random::{greedy_cards, unusual_options};
use crate::{DeckOption, ItHappens, Options, PhaseName};

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
