use wormery_core::Game;

use crate::Thinking;

/// Somebody who plays a seat of a game, from what that seat may know.
pub trait Bot<G: Game>: Send {
    /// Every legal action with what the bot thinks of it, the best first.
    ///
    /// `legal` is not empty. What a value means is the bot's own: only the order and the differences count.
    fn rank(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        thinking: &mut Thinking<'_>,
    ) -> Vec<Ranked<G::Action>>;

    /// Every legal action with the share of the win that it leaves, the best first: for people, who want to know about all
    /// of them. A bot that tries seldom what looks bad tries everything alike here.
    fn judge(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        thinking: &mut Thinking<'_>,
    ) -> Vec<Ranked<G::Action>> {
        self.rank(view, legal, thinking)
    }

    /// The action the bot takes.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], thinking: &mut Thinking<'_>) -> G::Action {
        self.rank(view, legal, thinking)[0].action
    }
}

/// An action and what a bot thinks of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked<A> {
    /// The action.
    pub action: A,
    /// More is better.
    pub value: f64,
}

impl<A> Ranked<A> {
    /// Puts the best first; equal ones stay in the order they were in.
    pub fn sort(ranking: &mut [Self]) {
        ranking.sort_by(|one, other| other.value.total_cmp(&one.value));
    }
}
