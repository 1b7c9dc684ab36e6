use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use wormery_conform::same_refusals;
use wormery_core::{Event, Game, Illegal};

use super::play::*;
use crate::moves::Moves;
use crate::position::Phase;
use crate::{Action, BadCard, BadColumn, BadDeck, Die, ItHappens, Outcome, Pips, REFUSALS};

const OWN: Action = Action::Roll { die: Die::Own };

fn die() -> Event<ItHappens> {
    Event::Chance(Outcome::Die { value: Pips::new(3) })
}

#[test]
fn before_the_mounds_are_drawn() {
    let game = new_game(3, 0);
    assert_eq!(refused_action(&game, OWN), "the mounds of the round must be drawn first");
    assert_eq!(refused(&game, &die()), "the mounds of the round are to be drawn, no die is rolled");
    assert_eq!(refused(&game, &draw("M01+M99+M02")), "there is no card M99");
    assert_eq!(refused(&game, &draw("M01+m02+M03")), "there is no card m02");
    assert_eq!(refused(&game, &draw("M01+\u{1b}+M03")), "there is no card \u{fffd}");
}

#[test]
fn before_a_throw() {
    let mut game = new_game(3, 0);
    play(&mut game, "M01+M02+M03");
    assert_eq!(refused_action(&game, place(0)), "a die must be rolled first");
    assert_eq!(refused_action(&game, Action::Reroll), "a die must be rolled first");
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
    assert_eq!(refused_action(&game, OWN), "a die has been rolled already");
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

/// Mounds are named by their sides, as people see them.
#[test]
fn a_mound_without_a_place() {
    let mut game = super::placing::narrow_game(2);
    play(&mut game, "1@0 1@0 1@1 1@1 1@2 1@2 1@2 1");
    let sides = [0, 1].map(|mound| refused_action(&game, place(mound)));
    assert_eq!(sides, ["left", "middle"].map(|side| format!("the {side} mound has no place for red")));
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

fn refusal(game: &ItHappens, event: &Event<ItHappens>) -> Illegal {
    game.clone().apply(event).unwrap_err()
}

/// A refusal of each code.
fn refusals() -> Vec<Illegal> {
    let (own, third) = (Event::Action(OWN), Event::Action(Action::Roll { die: Die::Third }));
    let (pass, reroll) = (Event::Action(Action::Pass), Event::Action(Action::Reroll));
    let mut three = new_game(3, 0);
    let mut all =
        alloc::vec![refusal(&three, &own), refusal(&three, &die()), refusal(&three, &draw("M01+M99+M02"))];
    all.push(refusal(&three, &draw("M01+M01+M02")));
    play(&mut three, "M01+M02+M03");
    all.extend([refusal(&three, &reroll), refusal(&three, &third), refusal(&three, &die())]);
    play(&mut three, "4");
    all.push(refusal(&three, &own));
    play(&mut three, "!1!1");
    all.push(refusal(&three, &pass));
    let mut falling = three.clone();
    falling.throw(Die::Own);
    all.extend([refusal(&falling, &own), refusal(&falling, &draw("M04+M05+M06"))]);
    let mut narrow = super::placing::narrow_game(2);
    play(&mut narrow, "1@0 1@0 1@1 1@1 1@2 1@2 1@2 1@2");
    all.extend([refusal(&narrow, &own), refusal(&narrow, &pass)]);
    let mut two = super::placing::narrow_game(2);
    play(&mut two, "t1@0 1@1 t1");
    all.extend([refusal(&two, &Event::Action(place(0))), refusal(&two, &pass)]);
    play(&mut two, "@1 1@2");
    (two.hands[0].own, two.hands[0].third) = (0, 0);
    two.begin_turn(two.seat);
    all.extend([refusal(&two, &own), refusal(&two, &third)]);
    let mut early = game_with(3, 0, super::random::unusual_options());
    play(&mut early, "M01+M02+M03 1");
    all.push(refusal(&early, &pass));
    let mut later = game_on(3, 0, &[]);
    play(&mut later, "F1+F2+F3");
    rest_aside(&mut later);
    all.push(refusal(&later, &draw("F1+F4+F5")));
    (later.phase, later.moves) = (Phase::Over, Moves::NONE);
    all.push(refusal(&later, &own));
    all
}

/// What can be wrong with a deck, each once.
fn bad_decks() -> Vec<Illegal> {
    let card = |bad| BadDeck::Card { card: "F1".into(), bad }.refusal();
    let column = |bad| BadDeck::Column { card: "F1".into(), column: 2, bad }.refusal();
    alloc::vec![
        BadDeck::Size(1).refusal(),
        BadDeck::Size(13).refusal(),
        BadDeck::NoId(3).refusal(),
        BadDeck::SameId("F1".into()).refusal(),
        card(BadCard::Missing("queen")),
        card(BadCard::Number { what: "worm", value: -100 }),
        card(BadCard::Columns(1)),
        card(BadCard::Columns(4)),
        column(BadColumn::Height(4)),
        column(BadColumn::Unknown("gem".into())),
        column(BadColumn::WhiteSpace),
        // Files are read only with the feature `toml`.
        Illegal::new("ih_deck_line", "line 7 of the file is not understood").number("line", 7),
    ]
}

/// Every code is given for what it says; the other tests hold the codes to the words of the catalogue.
#[test]
fn every_refusal_has_its_own_code() {
    let refusals = refusals();
    let mut codes: Vec<&str> = refusals.iter().map(Illegal::code).collect();
    codes.sort_unstable();
    let mut all = REFUSALS.to_vec();
    all.sort_unstable();
    assert_eq!(codes, all);
    let decks = bad_decks();
    let codes: BTreeSet<&str> = decks.iter().map(Illegal::code).collect();
    assert_eq!(codes, BadDeck::CODES.iter().copied().chain(["ih_deck_line"]).collect());
    same_refusals(ItHappens::NAME, &[refusals, decks].concat());
}
