//! Luck and skill of a game that was played.
//!
//! A judge ([`wormery_bots::Judge`]) says what positions and choices are worth to everybody: the share of the win that each
//! can expect. A [`Review`] walks through the events of a game once and puts every change of worth where it belongs:
//!
//! > start + luck + hidden + own choices + the others' choices + rest = result
//!
//! without any remainder, for everybody. Luck is what chance brought against the mean of all that it could have brought;
//! hidden is what the cards that nobody saw made of decisions, against the mean of all that could have been hidden;
//! choices are judged from what their seat could know, and cost what they are worth less than the best; the rest is what the
//! judge thought better of later, and shows how far to trust it.
//!
//! How good a choice is has one word, its [`Grade`]: [`advice`] says it before, a [`Review`] afterwards. The numbers from which
//! on anything has another word are [`BORDERS`]. What a judgement rests on, each game tells as a [`Fact`] ([`Telling`]), as
//! rules tell effects.

mod advice;
mod borders;
mod decided;
mod fact;
mod fortune;
mod grade;
mod look;
mod mark;
mod moments;
mod odds;
mod price;
mod report;
mod review;
mod roll;
mod scores;
mod story;
mod telling;
#[cfg(test)]
mod tests;
mod turns;

wormery_games::game_modules!(pub);

pub use advice::{Advised, advice};
pub use borders::{BORDERS, Border};
pub use decided::{Decided, Highlight, Piece};
pub use fact::Fact;
pub use fortune::Fortune;
pub use grade::Grade;
pub use look::Look;
pub use mark::{Mark, marks_of};
pub use moments::{Dear, Moments, N_DEAREST, Place, Reviewed, Swing};
pub use odds::{Odds, is_even, odds};
pub use price::Price;
pub use report::{
    ChoiceReport, DecisionReport, MomentKind, MomentReport, Report, RowReport, TELLING, report,
};
pub use review::{Decision, Review, positions, review};
pub use roll::{RollReport, Whose};
pub use scores::Scores;
pub use story::Row;
pub use telling::{Best, Case, Deed, Reasons, Telling, Untold, parts, why};
pub use turns::{Turn, Turns};
pub use wormery_bots::{Choice, Method, Shares};
