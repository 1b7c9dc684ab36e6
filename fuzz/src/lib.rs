//! The laws that hold whatever bytes come in, one for each fuzz target.
//!
//! `scripts/fuzz SECONDS` runs them all. An input that breaks a law is kept under `fuzz/artifacts`; it belongs
//! into a test that is named after the fault.

mod apply;
mod bytes;
mod menu;
mod parse_print;
mod replay;
mod steps;

pub use apply::apply;
pub use parse_print::parse_print;
pub use replay::replay;
