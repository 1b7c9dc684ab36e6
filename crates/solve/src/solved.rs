use crate::State;
use crate::graph::Graph;

/// A turn whose states have got their values.
///
/// Only states that can follow the one that was solved may be asked for; a state that the dice cannot come to
/// panics.
pub trait Solved {
    /// All states of the turn.
    fn graph(&self) -> &Graph;

    /// What a state is worth: the better of ending the turn and rolling on.
    fn value(&self, state: State) -> f64;

    /// What throwing the dice of a state is worth.
    fn roll(&self, state: State) -> f64;
}
