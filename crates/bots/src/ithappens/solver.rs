use std::collections::HashMap;

use wormery_core::{Event, Game, Seat, Turn};
use wormery_games::ithappens::{Action, ItHappens, Outcome, Pips, Question, RoundKey};

use super::outlook::{ByColor, Outlook, mean};

/// Solves the rest of a round exactly: every face of every die, every action, everybody for his own chance to win.
pub(super) struct Solver<'a, O> {
    outlook: &'a mut O,
    /// Says whether to go on after so many positions.
    goes_on: &'a dyn Fn(u32) -> bool,
    n_positions: u32,
    /// Positions before an action without a thrown die, and before a throw.
    ///
    /// A die that is thrown again leads to the same position whatever it showed, so a chain of such throws is
    /// solved link by link.
    solved: HashMap<RoundKey, ByColor>,
}

impl<'a, O: Outlook> Solver<'a, O> {
    /// How many positions pass between two looks at the limit.
    const STRIDE: u32 = 64;

    /// A solver that has not solved anything yet.
    pub(super) fn new(outlook: &'a mut O, goes_on: &'a dyn Fn(u32) -> bool) -> Self {
        Self { outlook, goes_on, n_positions: 0, solved: HashMap::new() }
    }

    /// The share of the seat on turn after each of its actions, in their order; `None` if there was no time.
    pub(super) fn values(&mut self, game: &ItHappens, seat: Seat) -> Option<Vec<f64>> {
        game.legal().map(|action| Some(self.after(game, action)?[seat.index()])).collect()
    }

    /// How many positions it has looked at.
    pub(super) fn n_positions(&self) -> u32 {
        self.n_positions
    }

    /// The shares of everybody after an action; `None` if there was no time.
    pub(super) fn after(&mut self, game: &ItHappens, action: Action) -> Option<ByColor> {
        self.next(game, &Event::Action(action))
    }

    fn next(&mut self, game: &ItHappens, event: &Event<ItHappens>) -> Option<ByColor> {
        let mut next = game.clone();
        next.apply(event).expect("the solver follows the rules");
        self.shares(&next)
    }

    fn shares(&mut self, game: &ItHappens) -> Option<ByColor> {
        self.n_positions += 1;
        if self.n_positions.is_multiple_of(Self::STRIDE) && !(self.goes_on)(self.n_positions) {
            return None;
        }
        let turn = game.turn();
        if matches!(turn, Turn::Over(_) | Turn::Chance(Question::Mounds { .. })) {
            return Some(self.outlook.of_all(game));
        }
        if game.to_place().is_some() {
            return self.answer(game, &turn);
        }
        let key = game.round_key();
        if let Some(shares) = self.solved.get(&key) {
            return Some(*shares);
        }
        let shares = self.answer(game, &turn)?;
        self.solved.insert(key, shares);
        Some(shares)
    }

    fn answer(&mut self, game: &ItHappens, turn: &Turn<ItHappens>) -> Option<ByColor> {
        match turn.seat() {
            Some(seat) => self.best(game, seat),
            None => self.mean_of_faces(game),
        }
    }

    fn best(&mut self, game: &ItHappens, seat: Seat) -> Option<ByColor> {
        let mut best: Option<ByColor> = None;
        for action in game.legal() {
            let shares = self.after(game, action)?;
            if best.is_none_or(|best| shares[seat.index()] > best[seat.index()]) {
                best = Some(shares);
            }
        }
        best
    }

    fn mean_of_faces(&mut self, game: &ItHappens) -> Option<ByColor> {
        let mut faces = [ByColor::default(); 6];
        for (face, shares) in faces.iter_mut().enumerate() {
            let value = Pips::new(face as i16 + 1);
            *shares = self.next(game, &Event::Chance(Outcome::Die { value }))?;
        }
        Some(mean(faces.into_iter()))
    }
}
