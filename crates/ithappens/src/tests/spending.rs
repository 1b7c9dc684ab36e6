use wormery_core::Seat;

use super::play::*;
use crate::{Action, Color, ItHappens, Options, SkipTiming};

/// Four players on M01, as in the examples of the rule book: Yellow is about to throw its second die there.
pub(super) fn rule_book_game() -> ItHappens {
    let mut game = game_on(4, 3, &[printed("M01")]);
    play(&mut game, "M01+F1+F2 3@0 1@1 4@0 2@0 1@1 4@0 1@1 3@0 1@1");
    assert_eq!(dice_on(&game, 0), "b3 | r4 | g2 3 | y4 | -");
    assert_eq!(to_act(&game), Some(Seat::new(0)));
    game
}

#[test]
fn ih_t2_a_reroll_turns_a_lost_tie_into_a_lead() {
    let mut game = rule_book_game();
    let (worms_before, supply_before) = (worms(&game, Color::Yellow), game.supply.worms);
    play(&mut game, "1!3");
    assert_eq!(worms(&game, Color::Yellow), worms_before - 1);
    assert_eq!(game.supply.worms, supply_before + 1);
    play(&mut game, "@0");
    assert_eq!(game.mounds[0].sums().find(|(color, _)| *color == Color::Yellow), Some((Color::Yellow, 7)));
    rest_aside(&mut game);
    assert_eq!(winners(&game, "M01"), (Some(Color::Yellow), Some(Color::Green)));
}

#[test]
fn ih_t2_without_the_reroll_green_wins_the_tie() {
    let mut game = rule_book_game();
    play(&mut game, "1@0");
    rest_aside(&mut game);
    assert_eq!(winners(&game, "M01"), (Some(Color::Green), Some(Color::Yellow)));
}

#[test]
fn ih_12_rerolls_go_on_while_there_are_worms_and_the_last_throw_counts() {
    let mut game = game_on(3, 0, &[]);
    play(&mut game, "F1+F2+F3 1!2!3");
    assert_eq!(legal(&game), "0 1 2");
    assert_eq!(refused_action(&game, Action::Reroll), "no worm tile left");
    play(&mut game, "@1");
    assert_eq!(dice_on(&game, 1), "y3 | - | - | - | -");
    assert_eq!((worms(&game, Color::Yellow), game.supply.worms), (0, 20));
}

#[test]
fn ih_13_a_pass_costs_a_worm_and_places_nothing() {
    let mut game = game_on(3, 0, &[]);
    play(&mut game, "F1+F2+F3 pass");
    assert_eq!((worms(&game, Color::Yellow), game.supply.worms), (1, 19));
    assert_eq!((game.hands[0].own, dice_on(&game, 0)), (5, "- | - | - | - | -".into()));
    assert_eq!(to_act(&game), Some(Seat::new(1)));
}

#[test]
fn ih_13_with_any_timing_a_thrown_die_goes_back() {
    let mut game = game_on(3, 0, &[]);
    play(&mut game, "F1+F2+F3 4");
    assert_eq!(legal(&game), "0 1 2 reroll pass");
    play(&mut game, "!5 pass");
    assert_eq!((worms(&game, Color::Yellow), game.hands[0].own), (0, 5));
    assert_eq!(to_act(&game), Some(Seat::new(1)));
}

#[test]
fn ih_13_with_before_roll_a_thrown_die_must_be_placed() {
    let options = Options { skip_timing: SkipTiming::BeforeRoll, ..Options::default() };
    let mut game = game_with(3, 0, options);
    play(&mut game, "M01+M02+M03");
    assert_eq!(legal(&game), "own pass");
    play(&mut game, "4");
    assert_eq!(legal(&game), "0 1 2 reroll");
    assert_eq!(refused_action(&game, Action::Pass), "a turn can be skipped only before the roll");
    play(&mut game, "!5");
    assert_eq!(legal(&game), "0 1 2 reroll");
}

#[test]
fn ih_13_a_seat_may_pass_several_times_in_a_round() {
    let mut game = game_on(2, 0, &[]);
    play(&mut game, "F1+F2+F3 pass 1@0 pass 1@0");
    assert_eq!(worms(&game, Color::Yellow), 0);
    assert_eq!(refused_action(&game, Action::Pass), "no worm tile left");
}

#[test]
fn ih_13_passing_needs_a_place_for_the_own_color_even_before_the_throw() {
    let mut game = super::placing::narrow_game(2);
    play(&mut game, "1@0 1@0 1@1 1@1 1@2 1@2 1@2 1@2");
    assert_eq!((to_act(&game), game.hands[0].own), (Some(Seat::new(0)), 1));
    assert_eq!((legal(&game), worms(&game, Color::Yellow)), ("third".into(), 2));
}
