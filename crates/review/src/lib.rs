//! Luck and skill of a game that was played.
//!
//! A reviewer ([`wormery_bots::EvaluatePosition`]) says what a position is worth to everybody: the share of the win that
//! each can expect. A [`Review`] walks through the events of a game once. Where chance acts, the change of worth is luck;
//! where a seat acts, what it gave away against its best choice is the cost of the decision. One reviewer evaluates
//! everything, so that for everybody
//!
//! > worth at the start + luck + own decisions + others' decisions = result
//!
//! without any remainder. Decisions are valued from what the seat could know: what the hidden cards then made of a
//! good decision is luck.

mod grade;
mod odds;
mod report;
mod review;
#[cfg(test)]
mod tests;

pub use grade::Grade;
pub use odds::{Odds, odds};
pub use report::{ChoiceReport, DecisionReport, Report, RowReport};
pub use review::{Decision, Review, Row, positions, review};
pub use wormery_bots::{Choice, Method, Shares};
