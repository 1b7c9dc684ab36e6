use wormery_games::regenwormen::{Action, Regenwormen, Symbol, View};

use crate::evaluate::first_best;
use crate::{Bot, Thinking};

/// Takes the first tile it can get, and keeps what is worth the most on the way there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cautious;

impl Bot<Regenwormen> for Cautious {
    fn choose(&mut self, view: &View, legal: &[Action], _: &mut Thinking<'_>) -> Action {
        first_best(legal, legal.iter().map(|action| value(view.position(), *action)))
    }
}

/// What an action is to somebody in a hurry; a roll is the measure, at 0.
fn value(game: &Regenwormen, action: Action) -> f64 {
    match action {
        Action::Roll { golden } => f64::from(u8::from(golden)),
        Action::Keep { symbol } => keep_value(game, symbol),
        Action::Take { tile } => 10.0 + f64::from(tile.worms()),
        Action::Steal { from } => 11.0 + game.top(from).map_or(0.0, |tile| f64::from(tile.worms())),
        Action::Weasel => 0.5,
        Action::Rob { from } => f64::from(game.score(from)),
        Action::GiveBack { .. } | Action::Accept => 0.0,
        Action::Stop => -1.0,
    }
}

/// Points for the dice, and the worm that every tile asks for.
fn keep_value(game: &Regenwormen, symbol: Symbol) -> f64 {
    let points = f64::from(game.rolled(symbol) * symbol.points());
    let needs_worm = game.kept(Symbol::Worm) == 0;
    if symbol == Symbol::Worm && needs_worm { points + 6.0 } else { points }
}
