use wormery_core::Game;

use crate::evaluate::first_best;
use crate::{Evaluate, Thinking};

/// Somebody who plays a seat of a game, from what that seat may know.
pub trait Bot<G: Game>: Send {
    /// The action to take; `legal` is every legal action in the order of the rules, and at least one.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], thinking: &mut Thinking<'_>) -> G::Action;
}

/// Takes what an evaluator values most; of equals the first.
pub(crate) struct ByValue<G: Game>(pub(crate) Box<dyn Evaluate<G>>);

impl<G: Game> Bot<G> for ByValue<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], thinking: &mut Thinking<'_>) -> G::Action {
        first_best(legal, self.0.values(view, legal, thinking))
    }
}
