//! Whole matches, secrecy, decisions that nobody gets wrong, and the judge.

mod decisions;
mod judge;
mod matches;
