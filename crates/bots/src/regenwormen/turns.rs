use wormery_core::{Event, Game, Seat};
use wormery_games::regenwormen::{Action, Phase, Regenwormen, Symbol, View};

use super::leaning::{LEAN, Leaning};
use super::outlook::{Outlook, Worths};
use super::planner::Planner;
use crate::evaluate::first_best;
use crate::net::MOST_ROWS;
use crate::{Evaluate, Thinking};

/// Solves turns exactly for who plays them, and says what they then bring to everybody.
///
/// It is itself an outlook on the turns that it solves: on top of each other two of them look two turns ahead.
pub struct Turns<O> {
    mine: Planner<Leaning<O>>,
    /// One for each of the others, where they are more than one.
    others: Vec<Planner<Leaning<O>>>,
    /// The position at the start of the turn that the others were told about.
    turn: Option<Regenwormen>,
    /// For the turn as it goes on with one more token.
    beside: Option<Box<Self>>,
}

impl<O: Outlook + Clone> Turns<O> {
    /// Values the ends of turns by this outlook.
    pub fn new(outlook: O) -> Self {
        Self { mine: Planner::new(Leaning::new(outlook)), others: Vec::new(), turn: None, beside: None }
    }

    /// The action that is worth most to who plays; of equals the first.
    pub fn best(&mut self, game: &Regenwormen) -> Action {
        let legal: Vec<_> = game.legal().collect();
        match legal.as_slice() {
            [only] => *only,
            legal => first_best(legal, legal.iter().map(|action| self.mine(game, *action))),
        }
    }

    /// What an action is worth to who plays.
    pub fn mine(&mut self, game: &Regenwormen, action: Action) -> f64 {
        if brings_token(game, action) {
            return self.with_token(game, action)[game.seat().index()];
        }
        self.mine.value(game, action)
    }

    /// What everybody has after an action that brings a token: the turn goes on as another one, which is solved beside this.
    fn with_token(&mut self, game: &Regenwormen, action: Action) -> Worths {
        let mut after = game.clone();
        after.apply(&Event::Action(action)).expect("a legal action is accepted");
        let outlook = &self.mine.ends_ref().outlook;
        let beside = self.beside.get_or_insert_with(|| Box::new(Self::new(outlook.clone())));
        beside.of_all(&after)
    }

    /// What an action is worth to everybody.
    pub fn after(&mut self, game: &Regenwormen, action: Action) -> Worths {
        if brings_token(game, action) {
            return self.with_token(game, action);
        }
        let value = self.mine(game, action);
        // A token that is counted beside the ends of a turn can make them worth more than all.
        let mine = value.clamp(0.0, 1.0);
        let mut worths = [0.0; MOST_ROWS];
        worths[game.seat().index()] = mine;
        if let [other] = *others(game).as_slice() {
            worths[other.index()] = 1.0 - mine;
            return worths;
        }
        self.tell_others(game);
        for (planner, seat) in self.others.iter_mut().zip(others(game)) {
            worths[seat.index()] = ((planner.value(game, action) - value) / LEAN).max(0.0);
        }
        share_rest(&mut worths, game.seat());
        worths
    }

    /// What is known of the ends of the turn is the same for everybody.
    fn tell_others(&mut self, game: &Regenwormen) {
        let turn = Some(game.at_turn_start());
        if self.turn == turn {
            return;
        }
        let others = others(game);
        self.others.truncate(others.len());
        while self.others.len() < others.len() {
            self.others.push(Planner::new(self.mine.ends().clone()));
        }
        for (planner, seat) in self.others.iter_mut().zip(others) {
            planner.ends().lean(seat);
            planner.ends().learn(self.mine.ends());
        }
        self.turn = turn;
    }
}

/// Makes the shares of all but one seat what that one leaves: where it does not care, each was told the best for him.
fn share_rest(worths: &mut Worths, seat: Seat) {
    let mine = worths[seat.index()];
    let sum = worths.iter().sum::<f64>() - mine;
    let scale = if sum > 0.0 { (1.0 - mine) / sum } else { 0.0 };
    for (place, worth) in worths.iter_mut().enumerate() {
        *worth *= if place == seat.index() { 1.0 } else { scale };
    }
}

impl<O: Outlook + Clone> Outlook for Turns<O> {
    fn of_all(&mut self, game: &Regenwormen) -> Worths {
        if game.phase() == Phase::Over {
            return self.mine.ends().outlook.of_all(game);
        }
        let best = self.best(game);
        self.after(game, best)
    }
}

impl<O: Outlook + Clone> Clone for Turns<O> {
    fn clone(&self) -> Self {
        Self::new(self.mine.ends_ref().outlook.clone())
    }
}

impl<O: Outlook + Clone + Send> Evaluate<Regenwormen> for Turns<O> {
    fn values(&mut self, view: &View, legal: &[Action], _: &mut Thinking<'_>) -> Vec<f64> {
        legal.iter().map(|action| self.mine(view.position(), *action)).collect()
    }
}

/// Whether an action keeps two ones, which are worth a token: within a solved turn its worth is only estimated.
fn brings_token(game: &Regenwormen, action: Action) -> bool {
    game.options().expansion
        && action == Action::Keep { symbol: Symbol::One }
        && game.rolled(Symbol::One) >= 2
}

/// The seats that do not play.
fn others(game: &Regenwormen) -> Vec<Seat> {
    Seat::all(game.n_seats()).filter(|seat| *seat != game.seat()).collect()
}
