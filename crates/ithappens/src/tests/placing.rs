use alloc::string::String;

use wormery_core::{Seat, Turn};

use super::play::*;
use crate::{Color, ItHappens, Question};
use wormery_core::Game;

/// Cards with narrow columns: `T1` and `T2` have one field in each, `T3` has two.
pub(super) fn narrow_game(n_seats: usize) -> ItHappens {
    let one = ". / . / . / . / .";
    let cards = [card("T1", 0, 0, 99, one), card("T2", 0, 0, 99, one)];
    let two = card("T3", 0, 0, 99, ". . / . . / . . / . . / . .");
    let mut game = game_on(n_seats, 0, &[cards[0].clone(), cards[1].clone(), two]);
    play(&mut game, "T1+T2+T3");
    game
}

#[test]
fn ih_t1_the_leftmost_column_without_dice() {
    let mut game = game_on(3, 0, &[]);
    play(&mut game, "F1+F2+F3 5@0 6@0 2@0");
    assert_eq!(dice_on(&game, 0), "y5 | r6 | g2 | - | -");
}

#[test]
fn ih_t9_the_first_colors_on_m02() {
    let mut game = new_game(3, 0);
    play(&mut game, "M02+M01+M03 4@0");
    assert_eq!(dice_on(&game, 0), "y4 | - | - | - | -");
    assert_eq!(worms(&game, Color::Yellow), 2);
    play(&mut game, "6@0");
    assert_eq!(dice_on(&game, 0), "y4 | r6 | - | - | -");
    assert_eq!(worms(&game, Color::Red), 3);
    assert_eq!(game.supply.worms, 24 - 6 - 1);
}

#[test]
fn ih_06_three_unused_cards_lie_open_in_the_order_they_are_drawn() {
    let mut game = new_game(3, 0);
    let Turn::Chance(Question::Mounds { unused, .. }) = game.turn() else { panic!("{game:?}") };
    assert_eq!(unused.len(), 12);
    play(&mut game, "M07+M02+M11");
    assert_eq!(game.mounds.map(|mound| mound.card()), [6, 1, 10]);
    assert_eq!(refused(&new_game(3, 0), &draw("M07+M02+M07")), "card M07 is drawn twice");
}

#[test]
fn ih_06_a_game_has_four_rounds() {
    let mut game = game_on(2, 0, &[]);
    for (round, cards) in ["F1+F2+F3", "F4+F5+F6", "F7+F8+F9", "F10+F11+F12"].into_iter().enumerate() {
        assert_eq!(usize::from(game.round), round + 1);
        assert!(!game.turn().is_over());
        play(&mut game, cards);
        rest_aside(&mut game);
    }
    assert!(game.turn().is_over());
    assert_eq!(game.legal().count(), 0);
}

#[test]
fn ih_07_the_start_seat_moves_on_every_round() {
    let mut game = game_on(3, 1, &[]);
    for (cards, start) in [("F1+F2+F3", 1), ("F4+F5+F6", 2), ("F7+F8+F9", 0), ("F10+F11+F12", 1)] {
        play(&mut game, cards);
        assert_eq!(to_act(&game), Some(Seat::new(start)));
        rest_aside(&mut game);
    }
}

#[test]
fn ih_08_a_color_stays_in_its_column_and_fills_it_from_below() {
    let mut game = game_on(3, 0, &[]);
    play(&mut game, "F1+F2+F3 1@0 2@0 3@0 4@0 5@0 6@0 2@0");
    assert_eq!(dice_on(&game, 0), "y1 4 2 | r2 5 | g3 6 | - | -");
}

#[test]
fn ih_08_a_full_column_has_no_place_and_the_others_are_not_entered() {
    let mut game = narrow_game(3);
    play(&mut game, "1@0 1@1 1@1 6");
    assert_eq!(legal(&game), "1 2 reroll pass");
    assert_eq!(refused_action(&game, place(0)), "the left mound has no place for yellow");
}

#[test]
fn ih_08_legality_does_not_depend_on_the_value() {
    for value in 1..=6 {
        let mut game = narrow_game(4);
        play(&mut game, "1@0 1@0 1@1 1@2");
        play(&mut game, &String::from(char::from(b'0' + value)));
        assert_eq!(legal(&game), "1 2 reroll pass");
    }
}

#[test]
fn ih_08_five_colors_find_five_columns() {
    let mut game = game_on(5, 0, &[]);
    play(&mut game, "F1+F2+F3 1@0 2@0 3@0 4@0 5@0");
    assert_eq!(dice_on(&game, 0), "y1 | r2 | g3 | b4 | w5");
}

#[test]
fn ih_10_a_seat_throws_its_own_color_or_passes() {
    let mut game = new_game(3, 0);
    play(&mut game, "M01+M02+M03");
    assert_eq!(legal(&game), "own pass");
    play(&mut game, "pass pass pass pass pass pass");
    assert_eq!(legal(&game), "own");
}

#[test]
fn ih_11_a_thrown_die_must_be_placed_somewhere() {
    let mut game = narrow_game(3);
    play(&mut game, "pass pass pass pass pass pass 1");
    assert_eq!(legal(&game), "0 1 2");
    play(&mut game, "@0 2@1 2@1 1");
    assert_eq!(legal(&game), "1 2");
    play(&mut game, "@1 1@0 1@0 1");
    assert_eq!(legal(&game), "2");
}
