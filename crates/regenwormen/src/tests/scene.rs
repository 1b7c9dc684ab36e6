//! Positions written as text, for tests.
//!
//! `row 11+canned_worm 13 24 | down 36 | 0: 21 27 weasel | 1: 26 hen 3t | kept 4 4 W W | roll 2 2 5 1`:
//! the row with specialists on tiles, tiles face down, each seat's stack from the bottom with its specialist and
//! tokens, then the dice kept by seat 0, whose turn it is, and the roll he must keep from.

use std::string::{String, ToString};
use std::vec::Vec;
use std::{format, vec};

use wormery_core::{Config, Event, Game, Seat, Silent, Word};

use crate::action_set::ActionSet;
use crate::position::TurnDice;
use crate::specialist::Place;
use crate::specialists::Specialists;
use crate::stacks::Stacks;
use crate::{Action, Dice, Options, Phase, Regenwormen, Specialist, Symbol, Tile, Tiles};

/// Builds the position that a text describes, under the default rules.
pub(super) fn scene(text: &str) -> Regenwormen {
    scene_with(Options::default(), text)
}

/// The same with the expansion.
pub(super) fn expansion(text: &str) -> Regenwormen {
    scene_with(Options { expansion: true, ..Options::default() }, text)
}

/// The same under other rules.
pub(super) fn scene_with(options: Options, text: &str) -> Regenwormen {
    let n_seats = text.matches(": ").count().max(2);
    let config = Config::new(n_seats, 0, options).expect("a scene has two to seven seats");
    let mut game = Regenwormen::start(&config);
    game.row = Tiles::default();
    game.stacks = Stacks::EMPTY;
    game.specialists = Specialists::NONE;
    let mut roll = None;
    for part in text.split('|') {
        let (what, rest) = part.trim().split_once(' ').unwrap_or((part.trim(), ""));
        match what {
            "row" => rest.split_whitespace().for_each(|word| put_in_row(&mut game, word)),
            "down" => rest.split_whitespace().for_each(|word| game.face_down.insert(tile(word))),
            "supply" => game.supply = rest.parse().expect("a supply is a number"),
            "kept" => symbols(rest).into_iter().for_each(|symbol| keep(&mut game.dice, symbol)),
            "roll" => roll = Some(rest),
            seat => set_seat(&mut game, seat.trim_end_matches(':').parse().expect("a seat"), rest),
        }
    }
    settle(&mut game, roll);
    game
}

fn settle(game: &mut Regenwormen, roll: Option<&str>) {
    if let Some(roll) = roll {
        (game.phase, game.legal) = (Phase::Throw, ActionSet::EMPTY);
        throw(game, roll);
    } else if game.dice == TurnDice::FRESH {
        game.begin_turn(Seat::new(0));
    } else {
        game.after_keep(&mut Silent);
    }
}

fn put_in_row(game: &mut Regenwormen, word: &str) {
    let (number, specialist) = word.split_once('+').unwrap_or((word, ""));
    game.row.insert(tile(number));
    if !specialist.is_empty() {
        let specialist = Specialist::from_word(specialist).expect("a specialist");
        game.specialists.set(specialist, Place::Tile(tile(number)));
    }
}

fn set_seat(game: &mut Regenwormen, seat: usize, text: &str) {
    for word in text.split_whitespace() {
        if let Ok(specialist) = Specialist::from_word(word) {
            game.specialists.set(specialist, Place::Seat(Seat::new(seat)));
        } else if let Some(tokens) = word.strip_suffix('t') {
            game.tokens[seat] = tokens.parse().expect("a number of tokens");
        } else {
            game.stacks.push(Seat::new(seat), tile(word));
        }
    }
}

fn keep(dice: &mut TurnDice, symbol: Symbol) {
    dice.kept.add(symbol, 1);
    dice.total += symbol.points();
    dice.n_left -= 1;
}

fn tile(word: &str) -> Tile {
    word.parse().ok().and_then(Tile::new).expect("a tile")
}

fn symbols(text: &str) -> Vec<Symbol> {
    text.split_whitespace().map(|word| Symbol::from_word(word).expect("a symbol")).collect()
}

/// Answers a throw.
pub(super) fn throw(game: &mut Regenwormen, faces: &str) {
    let dice = Dice::new(&symbols(faces)).expect("at most nine dice");
    game.apply(&Event::Chance(dice)).expect("the dice can show this");
}

/// Lets the seat to act do something that must be legal.
pub(super) fn act(game: &mut Regenwormen, action: Action) {
    game.apply(&Event::Action(action)).expect("the action is legal");
}

/// Why an action is refused; also checks that refusing changes nothing.
pub(super) fn refusal(game: &Regenwormen, action: Action) -> String {
    let mut after = game.clone();
    let refused = after.apply(&Event::Action(action)).expect_err("the action is not legal");
    assert_eq!(after, *game, "a refused action changes nothing");
    refused.to_string()
}

pub(super) fn roll() -> Action {
    Action::Roll { golden: false }
}

pub(super) fn keep_symbol(symbol: &str) -> Action {
    Action::Keep { symbol: Symbol::from_word(symbol).expect("a symbol") }
}

pub(super) fn take(number: u8) -> Action {
    Action::Take { tile: Tile::new(number).expect("a tile") }
}

pub(super) fn steal(seat: usize) -> Action {
    Action::Steal { from: Seat::new(seat) }
}

pub(super) fn rob(seat: usize) -> Action {
    Action::Rob { from: Seat::new(seat) }
}

pub(super) fn give_back(specialist: Specialist) -> Action {
    Action::GiveBack { specialist }
}

/// What is legal, in words.
pub(super) fn legal(game: &Regenwormen) -> String {
    let actions: Vec<String> = game.legal().map(|action| action.to_string()).collect();
    actions.join(", ")
}

/// The whole position in words, in the form that [`scene`] reads, then whose turn it is.
pub(super) fn shown(game: &Regenwormen) -> String {
    let mut parts = vec![format!("row{}", row(game))];
    if !game.face_down.is_empty() {
        parts.push(format!("down{}", joined(game.face_down.iter().map(|tile| tile.to_string()))));
    }
    for seat in Seat::all(game.n_seats()) {
        parts.push(format!("{seat}:{}", holdings(game, seat)));
    }
    parts.push(match game.phase {
        Phase::Over => "over".into(),
        phase => format!("seat {} {phase}", game.seat),
    });
    parts.join(" | ")
}

fn row(game: &Regenwormen) -> String {
    joined(game.row.iter().map(|tile| match game.specialists.on(tile) {
        Some(specialist) => format!("{tile}+{specialist}"),
        None => tile.to_string(),
    }))
}

fn holdings(game: &Regenwormen, seat: Seat) -> String {
    let mut tiles: Vec<String> = game.stacks.tiles(seat).map(|tile| tile.to_string()).collect();
    tiles.reverse();
    tiles.extend(game.specialists.of(seat).map(|specialist| specialist.to_string()));
    if game.tokens[seat.index()] > 0 {
        tiles.push(format!("{}t", game.tokens[seat.index()]));
    }
    joined(tiles)
}

fn joined(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().fold(String::new(), |line, word| line + " " + &word)
}
