use wormery_core::Game;

use crate::Thinking;

/// Says what each action of a seat is worth to it, from what the seat may know.
pub trait Evaluate<G: Game>: Send {
    /// The value of each action, in their order; more is better.
    ///
    /// `legal` is every legal action in the order of the rules, and at least one. Evaluators that know it give the share of
    /// the win that the seat can expect; of the values of others only the order and the differences count.
    fn values(&mut self, view: &G::View, legal: &[G::Action], thinking: &mut Thinking<'_>) -> Vec<f64>;

    /// Every action with its value, the best first; equal ones stay in the order of the rules.
    fn rank(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        thinking: &mut Thinking<'_>,
    ) -> Vec<Ranked<G::Action>> {
        let values = self.values(view, legal, thinking);
        let ranked = |place: usize| Ranked { action: legal[place], value: values[place] };
        best_first(&values).into_iter().map(ranked).collect()
    }
}

/// An action and its value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked<A> {
    /// The action.
    pub action: A,
    /// More is better.
    pub value: f64,
}

/// The places of values in their order, the highest first; equal ones stay as they are.
///
/// One function for everything that is ranked: sorting is a lot of code for a module that is loaded over the network.
pub fn best_first(values: &[f64]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..values.len()).collect();
    places.sort_by(|one, other| values[*other].total_cmp(&values[*one]));
    places
}

/// The action with the highest value; of equals the first.
pub(crate) fn first_best<A: Copy>(legal: &[A], values: impl IntoIterator<Item = f64>) -> A {
    let mut best = (legal[0], f64::NEG_INFINITY);
    for (&action, value) in legal.iter().zip(values) {
        if value > best.1 {
            best = (action, value);
        }
    }
    best.0
}
