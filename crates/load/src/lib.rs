//! Puts a bounded load on a server on the same machine, and measures it.
//!
//! It plays as people do, with guests, sockets and a share in the dice, or attacks as somebody from one network could. It
//! never talks to another machine.

mod args;
mod attack;
mod child;
mod command;
mod crowd;
mod disk;
mod http;
mod idle;
mod latency;
mod lobby;
mod moves;
mod plan;
mod process;
mod report;
mod seat;
mod table;
mod tables;
mod target;

pub use command::{Measured, main, measure};
