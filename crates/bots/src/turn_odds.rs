use serde::Serialize;

/// Exact odds of the rest of a turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurnOdds<A> {
    /// The worms that the turn brings on average.
    pub worms: f64,
    /// The chance that it fails.
    pub fail: f64,
    /// The odds after each choice.
    pub choices: Vec<ChoiceOdds<A>>,
}

/// Exact odds of the rest of a turn after a choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ChoiceOdds<A> {
    /// The choice.
    pub action: A,
    /// The worms that the turn then brings on average.
    pub worms: f64,
    /// The chance that it then fails.
    pub fail: f64,
    /// The actions that may end it, each with its chance.
    pub ends: Vec<(A, f64)>,
}
