//! The rules as tests. Rule and vector ids (HW-09, HW-T4) are those of the rules reference.

mod deals;
mod ends;
mod guesses;
mod json;
mod laws;
mod options;
mod plays;
mod random;
mod refusals;
mod secrets;
mod table;
mod text;
mod vectors;
mod views;
