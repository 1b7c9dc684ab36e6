use wormery_core::{Game, Seat};

use super::play::*;
use crate::{Action, Color, Die, DummyStartWorms, Object, Options};

#[test]
fn ih_23_each_player_holds_two_dice_of_the_third_color() {
    let mut game = game_on(2, 0, &[]);
    assert_eq!((game.hands[0].own, game.hands[0].third), (5, 2));
    assert_eq!((game.hands[1].own, game.hands[1].third), (5, 2));
    play(&mut game, "F1+F2+F3");
    assert_eq!(legal(&game), "own third pass");
    play(&mut game, "t1@0 t2@0 t3@1");
    assert_eq!((game.hands[0].third, game.hands[1].third), (0, 1));
    assert_eq!(dice_on(&game, 0), "g1 2 | - | - | - | -");
    play(&mut game, "1@2");
    assert_eq!((to_act(&game), legal(&game)), (Some(Seat::new(0)), "own pass".into()));
    assert_eq!(refused_action(&game, Action::Roll { die: Die::Third }), "no die of the third color left");
}

#[test]
fn ih_23_three_players_have_no_third_color() {
    let mut game = new_game(3, 0);
    play(&mut game, "M01+M02+M03");
    assert_eq!(
        refused_action(&game, Action::Roll { die: Die::Third }),
        "only two players have a third color"
    );
}

#[test]
fn ih_23_the_third_color_has_one_column_whoever_places_it() {
    let mut game = super::placing::narrow_game(2);
    play(&mut game, "t1@0 1@0 1@0 t6");
    assert_eq!(dice_on(&game, 0), "g1 | r1 | y1 | - | -");
    assert_eq!(legal(&game), "1 2");
    assert_eq!(refused_action(&game, place(0)), "the left mound has no place for green");
}

#[test]
fn ih_24_no_worm_is_spent_for_the_third_color() {
    let mut game = game_on(2, 0, &[]);
    play(&mut game, "F1+F2+F3 t4");
    assert_eq!((legal(&game), worms(&game, Color::Yellow)), ("0 1 2".into(), 2));
    for action in [Action::Reroll, Action::Pass] {
        assert_eq!(refused_action(&game, action), "no worm tile may be spent for the third color");
    }
}

#[test]
fn ih_24_the_third_color_keeps_what_it_gains() {
    let mut game = game_on(2, 0, &[card("C", 7, 3, 6, "W / GLA . / . / . / .")]);
    play(&mut game, "C+F1+F2 t6@0 t1@1");
    assert_eq!((worms(&game, Color::THIRD), worms(&game, Color::Yellow)), (1, 2));
    assert_eq!(game.supply.worms, 19);
    rest_aside(&mut game);
    assert_eq!(winners(&game, "C"), (Some(Color::THIRD), None));
    assert_eq!(worms(&game, Color::THIRD), 2, "it hit the worm number");
}

#[test]
fn ih_24_the_third_color_gains_objects() {
    let mut game = game_on(2, 1, &[card("C", 7, 3, 99, ". / GLA . / . / . / .")]);
    play(&mut game, "C+F1+F2 3@0 t6@0");
    assert_eq!(game.piles[Color::THIRD.index()].objects[Object::Glasses.index()], 1);
}

#[test]
fn ih_24_the_third_color_can_win() {
    let mut game = game_on(2, 0, &[card("C", 50, 3, 99, ". MAP / . / . / . / .")]);
    play(&mut game, "C+F1+F2 t6@0 t6@0");
    rest_aside(&mut game);
    for cards in ["F3+F4+F5", "F6+F7+F8", "F9+F10+F11"] {
        play(&mut game, cards);
        rest_aside(&mut game);
    }
    assert_eq!(game.standing().scores(), [2, 2, 60]);
    assert_eq!(game.standing().ranks()[2], 1);
}

#[test]
fn ih_24_the_third_color_starts_without_worms() {
    let game = new_game(2, 0);
    assert_eq!((worms(&game, Color::THIRD), game.supply.worms), (0, 20));
}

#[test]
fn ih_24_dummy_start_worms() {
    let options = Options { dummy_start_worms: DummyStartWorms::Two, ..Options::default() };
    let game = game_with(2, 0, options.clone());
    assert_eq!((worms(&game, Color::THIRD), game.supply.worms), (2, 18));
    let three = game_with(3, 0, options);
    assert_eq!((three.piles, three.supply), (new_game(3, 0).piles, new_game(3, 0).supply), "no effect");
}

#[test]
fn ih_25_third_dice_go_back_to_where_they_came_from() {
    let mut game = game_on(2, 0, &[]);
    play(&mut game, "F1+F2+F3 t1@0 1@0 t1@0 1@1");
    rest_aside(&mut game);
    assert_eq!(game.round, 2);
    assert_eq!((game.hands[0].third, game.hands[1].third), (2, 2));
    play(&mut game, "F4+F5+F6");
    assert_eq!(game.legal().count(), 3);
}
