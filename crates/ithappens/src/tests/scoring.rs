use wormery_core::{Game, Seat, Turn};

use super::play::*;
use super::spending::rule_book_game;
use crate::{Card, CardText, Color, ItHappens, Question};

const WIDE: &str = ". . . / . . . / . . . / . . . / . . .";

/// A card with room for everything, queen 7, general 3 and a worm number.
fn wide(worm: i64) -> CardText {
    card("C", 7, 3, worm, WIDE)
}

/// The points of the tiles that a color won.
fn tile_points(game: &ItHappens, color: Color) -> u8 {
    let queens = game.tiles.queen_cards(&game.deck, color).map(Card::queen);
    let generals = game.tiles.general_cards(&game.deck, color).map(Card::general);
    queens.chain(generals).sum()
}

/// How many worm tiles the colors have.
fn all_worms(game: &ItHappens) -> [u8; 5] {
    game.piles.map(|pile| pile.worms)
}

fn scored(n_seats: usize, worm: i64, script: &str) -> ItHappens {
    let mut game = game_on(n_seats, 0, &[wide(worm)]);
    play(&mut game, "C+F1+F2");
    play(&mut game, script);
    rest_aside(&mut game);
    game
}

#[test]
fn ih_t3_scoring_of_a_mound() {
    let mut game = rule_book_game();
    play(&mut game, "3@0");
    assert_eq!(all_worms(&game), [2, 2, 2, 2, 0]);
    rest_aside(&mut game);
    assert_eq!(winners(&game, "M01"), (Some(Color::Yellow), Some(Color::Green)));
    assert_eq!(all_worms(&game), [2, 3, 2, 2, 0], "only Red hit the worm number");
    assert_eq!(tile_points(&game, Color::Yellow), 5);
    assert_eq!(tile_points(&game, Color::Green), 2);
    assert_eq!(tile_points(&game, Color::Red) + tile_points(&game, Color::Blue), 0);
}

#[test]
fn ih_t5_of_equal_sums_the_more_left_column_comes_first() {
    let game = scored(4, 99, "1@0 6@0 2@0 6@0");
    assert_eq!(winners(&game, "C"), (Some(Color::Red), Some(Color::Blue)));
}

#[test]
fn ih_t6_alone_on_a_mound_with_the_worm_number() {
    let game = scored(3, 6, "6@0");
    assert_eq!(winners(&game, "C"), (Some(Color::Yellow), None));
    assert_eq!(worms(&game, Color::Yellow), 3);
}

#[test]
fn ih_15_the_sum_counts_not_the_highest_die() {
    let game = scored(3, 99, "6@0 3@0 5@0 1@1 4@0 1@1");
    assert_eq!(winners(&game, "C"), (Some(Color::Red), Some(Color::Yellow)));
}

#[test]
fn ih_15_a_tie_for_second_goes_to_the_more_left_column() {
    let game = scored(4, 99, "5@0 5@0 6@0 5@0");
    assert_eq!(winners(&game, "C"), (Some(Color::Green), Some(Color::Yellow)));
}

#[test]
fn ih_16_a_mound_without_dice_gives_nothing() {
    let game = scored(3, 99, "");
    assert_eq!(winners(&game, "C"), (None, None));
}

#[test]
fn ih_17_everybody_with_the_worm_number_gets_a_worm() {
    let game = scored(4, 5, "5@0 5@0 6@0 5@0");
    assert_eq!(all_worms(&game), [3, 3, 2, 3, 0]);
    assert_eq!(winners(&game, "C"), (Some(Color::Green), Some(Color::Yellow)));
}

#[test]
fn ih_17_the_supply_ends_from_left_to_right() {
    let mut game = game_on(4, 2, &[wide(5)]);
    play(&mut game, "C+F1+F2 5@0 5@0 5@0 5@0");
    game.supply.worms = 3;
    rest_aside(&mut game);
    assert_eq!(all_worms(&game), [3, 2, 3, 3, 0]);
    assert_eq!(game.supply.worms, 0);
}

/// Mounds are scored one after the other: IH-17 of mound 0 comes before IH-17 of mound 1.
#[test]
fn ih_17_the_left_mound_takes_the_last_worm() {
    let narrow = ". / . / . / . / .";
    let mut game = game_on(3, 0, &[card("C", 0, 0, 5, narrow), card("D", 0, 0, 6, narrow)]);
    play(&mut game, "D+C+F1 5@1 6@0 1@0 1@0 1@1 1@1");
    game.supply.worms = 1;
    rest_aside(&mut game);
    assert_eq!((worms(&game, Color::Yellow), worms(&game, Color::Red)), (2, 3));
}

#[test]
fn ih_19_dice_come_back_cards_leave_and_tiles_stay() {
    let mut game = game_on(3, 0, &[card("C", 7, 3, 99, "MAP W / . / . / . / .")]);
    play(&mut game, "C+F1+F2 1@0 1@1 1@1 1@0");
    rest_aside(&mut game);
    assert_eq!(game.hands.map(|hand| hand.own), [5, 5, 5, 0, 0]);
    assert_eq!((worms(&game, Color::Yellow), game.piles[0].objects[0]), (3, 1));
    let Turn::Chance(Question::Mounds { unused, .. }) = game.turn() else { panic!("{game:?}") };
    assert_eq!(unused.len(), 9);
    assert_eq!(refused(&game, &draw("F3+F4+C")), "card C was used in an earlier round");
    play(&mut game, "F3+F4+F5");
    assert_eq!(dice_on(&game, 0), "- | - | - | - | -");
    assert_eq!(to_act(&game), Some(Seat::new(1)));
}

/// Where the dice lay is forgotten: equal situations are equal positions.
#[test]
fn ih_19_only_what_was_won_remains_of_a_round() {
    assert_eq!(scored(3, 99, "6@0 3@0 2@0"), scored(3, 99, "5@0 4@0 1@0"));
    assert_ne!(scored(3, 99, "6@0 3@0 2@0"), scored(3, 99, "6@0 3@0 4@0"));
}

/// Unplaced dice come back as well.
#[test]
fn ih_19_unplaced_dice_come_back() {
    let mut game = super::placing::narrow_game(3);
    play(&mut game, "1@0 1@0 1@0 1@1 1@1 1@1 1@2 1@2 1@2 1@2 1@2");
    assert_eq!(game.hands[0].own, 1);
    play(&mut game, "1@2");
    assert_eq!((game.round, game.hands[0].own), (2, 5));
}
