use alloc::string::ToString;
use alloc::vec::Vec;

use wormery_core::{Config, Seat};

use super::play::new_game;
use crate::{Color, ItHappens, Object, Options};

#[test]
fn ih_01_two_to_five_players() {
    let allowed: Vec<_> = (0..9).filter(|n| Config::new(*n, 0, Options::default()).is_ok()).collect();
    assert_eq!(allowed, [2, 3, 4, 5]);
}

#[test]
fn ih_01_the_colors_belong_to_the_seats_in_order() {
    let colors: Vec<_> = Seat::all(5).map(|seat| Color::of(seat).to_string()).collect();
    assert_eq!(colors, ["yellow", "red", "green", "blue", "white"]);
}

#[test]
fn ih_03_there_are_24_worm_tiles_and_4_of_each_of_8_objects() {
    for n_seats in 2..=5 {
        let game = new_game(n_seats, 0);
        let worms: u8 = game.piles.iter().map(|pile| pile.worms).sum();
        assert_eq!(worms + game.supply.worms, 24);
        assert_eq!(game.supply.objects, [4; 8]);
    }
    assert_eq!(Object::COUNT, 8);
}

#[test]
fn ih_04_every_seat_has_five_dice_of_its_color() {
    for n_seats in 2..=5 {
        let game = new_game(n_seats, 0);
        let own: Vec<_> = game.hands.iter().map(|hand| hand.own).collect();
        assert_eq!(own[..n_seats], [5; 5][..n_seats]);
        assert_eq!(own[n_seats..], [0; 5][n_seats..]);
    }
}

#[test]
fn ih_05_every_player_takes_two_worm_tiles() {
    for n_seats in 2..=5 {
        let game = new_game(n_seats, 1);
        let worms: Vec<_> = Seat::all(n_seats).map(|seat| game.piles[seat.index()].worms).collect();
        assert_eq!(worms, [2; 5][..n_seats]);
        assert_eq!(usize::from(game.supply.worms), 24 - 2 * n_seats);
        assert_eq!(game.seat, Seat::new(1));
    }
}

#[test]
fn a_position_is_small() {
    let size = size_of::<ItHappens>();
    assert!(size <= 184, "a position has {size} bytes");
}
