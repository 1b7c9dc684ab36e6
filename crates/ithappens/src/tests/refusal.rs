use alloc::string::String;

use wormery_core::{Event, Game};

use super::play::*;
use crate::{Action, Die, ItHappens, Outcome, Pips};

const OWN: Action = Action::Roll { die: Die::Own };

fn die() -> Event<ItHappens> {
    Event::Chance(Outcome::Die { value: Pips::new(3) })
}

#[test]
fn before_the_mounds_are_drawn() {
    let game = new_game(3, 0);
    assert_eq!(refused_action(&game, OWN), "the mounds of the round must be drawn first");
    assert_eq!(refused(&game, &die()), "the mounds of the round are to be drawn, no die is thrown");
    assert_eq!(refused(&game, &draw("M01+M99+M02")), "there is no card M99");
    assert_eq!(refused(&game, &draw("M01+m02+M03")), "there is no card m02");
    assert_eq!(refused(&game, &draw("M01+\u{1b}+M03")), "there is no card \u{fffd}");
}

#[test]
fn before_a_throw() {
    let mut game = new_game(3, 0);
    play(&mut game, "M01+M02+M03");
    assert_eq!(refused_action(&game, place(0)), "a die must be thrown first");
    assert_eq!(refused_action(&game, Action::Reroll), "a die must be thrown first");
    assert_eq!(refused(&game, &die()), "seat 0 must act, chance is not asked");
    assert_eq!(refused(&game, &draw("M04+M05+M06")), "seat 0 must act, chance is not asked");
}

#[test]
fn while_a_die_falls() {
    let mut game = new_game(3, 0);
    play(&mut game, "M01+M02+M03");
    act(&mut game, OWN);
    assert_eq!(refused_action(&game, OWN), "the die is still falling");
    assert_eq!(refused_action(&game, place(0)), "the die is still falling");
    assert_eq!(refused(&game, &draw("M04+M05+M06")), "a die is falling, no mounds are to be drawn");
}

#[test]
fn after_a_throw() {
    let mut game = new_game(3, 0);
    play(&mut game, "M01+M02+M03 4");
    assert_eq!(refused_action(&game, OWN), "a die is thrown already");
    assert_eq!(refused(&game, &die()), "seat 0 must act, chance is not asked");
}

#[test]
fn a_color_that_cannot_be_thrown() {
    let mut game = super::placing::narrow_game(2);
    play(&mut game, "1@0 1@0 1@1 1@1 1@2 1@2 1@2 1@2");
    assert_eq!(refused_action(&game, OWN), "no mound has a place for yellow");
    let mut game = game_on(2, 0, &[]);
    play(&mut game, "F1+F2+F3 1@0 1@0 1@0 1@0 1@0 1@0 1@1 1@1 1@1 1@1");
    assert_eq!(refused_action(&game, OWN), "no yellow die left");
}

#[test]
fn after_the_end() {
    let mut game = game_on(2, 0, &[]);
    for cards in ["F1+F2+F3", "F4+F5+F6", "F7+F8+F9", "F10+F11+F12"] {
        play(&mut game, cards);
        rest_aside(&mut game);
    }
    assert_eq!(refused_action(&game, OWN), "the game is over");
    assert_eq!(refused(&game, &die()), "the game is over");
    assert_eq!(game.legal().count(), 0);
    let events: [String; 1] = [refused(&game, &draw("F1+F2+F3"))];
    assert_eq!(events, ["the game is over"]);
}
