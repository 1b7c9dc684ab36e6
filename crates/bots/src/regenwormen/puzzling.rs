use wormery_games::regenwormen::{Action, Regenwormen, Symbol, View};
use wormery_table::Choice;

use super::judge::ExactTurns;
use super::trained;
use crate::evaluate::first_best;
use crate::{Puzzling, Second};

/// How puzzles of Regenwormen are found.
pub(super) static PUZZLING: Puzzling<Regenwormen> = Puzzling {
    seats: &[2, 3, 4],
    players: &[("master", 1), ("raider", 1), ("greedy", 1)],
    plies: 30..=130,
    most_choices: 6,
    least_gap: 0.07,
    thumbs: &[most_points, worms_first, most_dice, rolls_on],
    levels: &["cautious", "greedy"],
    second: Second::PlayedOn { level: "master", games: 100 },
    luck: Some(|config| Box::new(ExactTurns::one_turn(trained(config)))),
};

/// Keeps what counts most, and takes a tile as soon as there is one.
fn most_points(view: &View, choices: &[Choice<Regenwormen>]) -> Action {
    by(view, choices, |count, symbol| f64::from(count * symbol.points()), Claims::AtOnce)
}

/// Keeps worms before everything else.
fn worms_first(view: &View, choices: &[Choice<Regenwormen>]) -> Action {
    let value = |count: u8, symbol: Symbol| {
        f64::from(count * symbol.points()) + if symbol == Symbol::Worm { 100.0 } else { 0.0 }
    };
    by(view, choices, value, Claims::AtOnce)
}

/// Keeps as many dice as it can, and rolls on as long as half of them are left.
fn most_dice(view: &View, choices: &[Choice<Regenwormen>]) -> Action {
    let value = |count: u8, symbol: Symbol| f64::from(count * 10 + symbol.points());
    by(view, choices, value, Claims::With(3))
}

/// Keeps what counts most, and rolls on as long as three dice are left.
fn rolls_on(view: &View, choices: &[Choice<Regenwormen>]) -> Action {
    by(view, choices, |count, symbol| f64::from(count * symbol.points()), Claims::With(2))
}

/// When somebody takes a tile.
#[derive(Clone, Copy)]
enum Claims {
    AtOnce,
    /// With so many dice left, or fewer.
    With(u8),
}

fn by(
    view: &View,
    choices: &[Choice<Regenwormen>],
    keep: impl Fn(u8, Symbol) -> f64,
    claims: Claims,
) -> Action {
    let game = view.position();
    let waits = matches!(claims, Claims::With(most) if game.dice_left() > most);
    let claim = |worms: u8| if waits { 0.0 } else { 10.0 + f64::from(worms) };
    let value = |choice: &Choice<Regenwormen>| match choice.action {
        Action::Keep { symbol } => keep(game.rolled(symbol), symbol),
        Action::Take { tile } => claim(tile.worms()),
        Action::Steal { from } => claim(game.top(from).map_or(0, |tile| tile.worms() + 1)),
        Action::Roll { .. } => 1.0,
        _ => 0.0,
    };
    let legal: Vec<Action> = choices.iter().map(|choice| choice.action).collect();
    first_best(&legal, choices.iter().map(value))
}
