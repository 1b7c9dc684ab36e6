//! Fair dice from end to end: games played through the fair table, checked by Rust and by Python, and spoilt.

mod example;
mod flips;
mod games;
mod golden;
mod mutation;
mod mutations;
mod odds;
mod play;
mod python;
mod twice;
