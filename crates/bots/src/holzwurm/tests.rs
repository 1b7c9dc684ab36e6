//! Whole matches, secrecy, and decisions that nobody gets wrong.

mod decisions;
mod matches;
