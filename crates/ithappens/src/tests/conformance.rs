use wormery_conform::{Laws, conforms};
use wormery_core::{Config, Game, Viewer};

use super::play::deck_of;
use super::random::{EVERY_ACTION, check_tiles_and_dice, greedy_cards, unusual_options};
use crate::{DeckOption, ItHappens, Options};

fn laws_hold(n_seats: usize, options: Options) {
    let conserved = |game: &ItHappens| check_tiles_and_dice(&game.view(Viewer::Public));
    let laws = Laws { actions: &EVERY_ACTION, conserved: &conserved, games: 3, most_steps: 1000 };
    conforms(&Config::new(n_seats, n_seats - 1, options).unwrap(), n_seats as u64, &laws);
}

#[test]
fn conforms_with_any_number_of_players() {
    for n_seats in 2..=5 {
        laws_hold(n_seats, Options::default());
    }
}

#[test]
fn conforms_with_unusual_options() {
    for n_seats in 2..=5 {
        laws_hold(n_seats, unusual_options());
    }
}

#[test]
fn conforms_with_a_custom_deck() {
    let deck = DeckOption::custom(deck_of(&greedy_cards()));
    laws_hold(2, Options { deck, ..Options::default() });
}
