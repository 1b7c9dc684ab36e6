use serde::Serialize;
use wormery_bots::{Choice, Judge};
use wormery_core::{Game, Seat};

use crate::Grade;
use crate::review::ranked;

/// What a coach says of a choice before it is made; the review says the same of it afterwards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Advised<A> {
    /// The choice.
    pub action: A,
    /// The share of the win that the seat can then expect.
    pub value: f64,
    /// How good it is.
    pub grade: Grade,
}

/// What a coach says of all that a seat may do, the best first.
pub fn advice<G: Game>(
    judge: &mut dyn Judge<G>,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
) -> Vec<Advised<G::Action>> {
    let (choices, row) = (ranked(seat, &judge.choices(view, seat, legal)), seat.index());
    let advised = |choice: &Choice<G::Action>| Advised {
        action: choice.action,
        value: choice.shares.of(row),
        grade: Grade::of(choice, &choices[0], row),
    };
    choices.iter().map(advised).collect()
}
