//! Tests of the crate: messages of the real catalogue here, rules on a small one of their own.

mod language;
mod message;
mod number;
mod sentence;
