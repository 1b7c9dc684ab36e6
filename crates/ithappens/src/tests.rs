//! Tests of the rules, one file for each part of the reference. `IH-T1` and the like are its test vectors.

mod about;
mod chance;
mod conformance;
mod deck;
mod effect_laws;
mod effects;
mod final_score;
mod fold;
mod guess;
mod json;
mod options;
mod placing;
mod play;
mod random;
mod refusal;
mod rewards;
mod round_key;
mod scoring;
mod set_up;
mod spending;
mod turn_order;
mod two_players;
mod view;
mod words;
