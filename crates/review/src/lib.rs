//! Luck and skill of a game that was played.
//!
//! A [`Judge`] says what a position is worth to everybody: the share of the win that each can expect. A [`Review`]
//! walks through the events of a game once. Where chance acts, the change of worth is luck; where a seat acts, what
//! it gave away against its best choice is the cost of the decision. One judge judges everything, so that for everybody
//!
//! > worth at the start + luck + own decisions + others' decisions = result
//!
//! without any remainder. Decisions are judged from what the seat could know: what the hidden cards then made of a
//! good decision is luck.

mod grade;
mod judge;
mod odds;
mod regenwormen;
mod report;
mod review;
mod sampling;
mod shares;
#[cfg(test)]
mod tests;

pub use grade::Grade;
pub use judge::{Choice, Judge, Look, Method, Reviewed};
pub use odds::{Odds, odds};
pub use regenwormen::ExactTurns;
pub use report::{ChoiceReport, DecisionReport, Report, RowReport};
pub use review::{Decision, Review, Row, positions, review};
pub use sampling::{Habit, Sampling};
pub use shares::Shares;
