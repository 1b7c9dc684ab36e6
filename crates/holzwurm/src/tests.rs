//! The rules as tests. Rule and vector ids (HW-09, HW-T4) are those of the rules reference.

mod about;
mod catalogue;
mod deals;
mod effects;
mod ends;
mod fold;
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
mod told;
mod vectors;
mod views;
