//! Rules as text: a position, what happens, the position after. Names carry the id of the rule.

mod about;
mod catalogue;
mod claims;
mod conformance;
mod dice;
mod effects;
mod end;
mod expansion_claims;
mod expansion_dice;
mod expansion_failing;
mod expansion_tokens;
mod failing;
mod fold;
mod json;
mod names;
mod refusals;
mod scene;
mod setup;
mod turns;
mod vectors;
mod vectors_expansion;
mod views;
