use wormery_core::{Game, Seat, Turn};

use super::placing::narrow_game;
use super::play::*;
use crate::{Action, Color, ItHappens, Question};

#[test]
fn ih_t7_a_color_without_a_place_is_skipped_for_the_rest_of_the_round() {
    let mut game = narrow_game(3);
    play(&mut game, "1@0 pass 1@0  1@1 pass 1@1  1@2 1@0 1@2  1@2 1@1");
    assert_eq!(game.hands[0].own, 1);
    assert_eq!(game.open[Color::Yellow.index()], 0);
    play(&mut game, "1@2");
    assert_eq!(to_act(&game), Some(Seat::new(1)), "yellow is skipped");
    play(&mut game, "1@2");
    assert_eq!(to_act(&game), Some(Seat::new(1)), "green is full too, so red acts again");
    play(&mut game, "1@2");
    assert_eq!(game.round, 2, "the round is over");
}

#[test]
fn ih_09_turns_pass_clockwise() {
    let mut game = game_on(4, 2, &[]);
    play(&mut game, "F1+F2+F3");
    for seat in [2, 3, 0, 1, 2, 3] {
        assert_eq!(to_act(&game), Some(Seat::new(seat)));
        play(&mut game, "1@0");
    }
}

#[test]
fn ih_09_a_seat_may_follow_itself_even_after_passing() {
    let mut game = narrow_game(3);
    play(&mut game, "pass 1@0 1@0 pass 1@1 1@1 1@0 1@2 1@2 1@1 1@2 1@2");
    // Red and green are full now. Yellow has spent its worms; this one makes a third pass possible.
    game.piles[0].worms = 1;
    play(&mut game, "1@2");
    assert_eq!((to_act(&game), legal(&game)), (Some(Seat::new(0)), "own pass".into()));
    play(&mut game, "pass");
    assert_eq!((to_act(&game), legal(&game)), (Some(Seat::new(0)), "own".into()));
}

/// Two players; seat 0 has placed its own five dice, seat 1 none.
fn only_third_dice_left() -> ItHappens {
    let mut game = game_on(2, 0, &[]);
    play(&mut game, "F1+F2+F3");
    game.piles[1].worms = 5;
    play(&mut game, "1@0 pass 1@0 pass 1@0 pass 1@1 pass 1@1 pass");
    assert_eq!((game.hands[0].own, to_act(&game)), (0, Some(Seat::new(0))));
    game
}

#[test]
fn ih_09_a_seat_with_only_third_dice_must_throw_one() {
    let game = only_third_dice_left();
    assert_eq!(worms(&game, Color::Yellow), 2);
    assert_eq!(legal(&game), "third");
    let reason = "only dice of the third color are left: with them a turn cannot be skipped";
    assert_eq!(refused_action(&game, Action::Pass), reason);
}

#[test]
fn ih_09_the_round_ends_when_nobody_can_act() {
    let mut game = narrow_game(2);
    play(&mut game, "1@0 1@0 1@1 1@1 1@2 1@2 1@2 1@2");
    assert_eq!(legal(&game), "third");
    play(&mut game, "t1@0 t1@1 t1@2");
    assert_eq!(game.round, 1);
    play(&mut game, "t1@2");
    assert!(matches!(game.turn(), Turn::Chance(Question::Mounds { .. })));
    assert_eq!(game.round, 2);
}
