use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// Why the rules refuse an event: a code with arguments, and the same in English words of the game.
///
/// People read the code in their own language: it is a key of the catalogue of words, which takes the arguments. A test
/// holds the catalogue's English against the reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct Illegal {
    code: &'static str,
    args: Vec<(&'static str, Arg)>,
    reason: String,
}

/// An argument of a refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number: a tile, a total, a seat.
    Number(i64),
    /// A word or a name.
    Text(String),
}

impl Illegal {
    /// A key of the catalogue, and the reason in English: lower case, no full stop, no secret.
    pub fn new(code: &'static str, reason: impl Into<String>) -> Self {
        Self { code, args: Vec::new(), reason: reason.into() }
    }

    /// The same with a number that the sentence uses.
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// The same with a word that the sentence uses, as it is written on a wire.
    pub fn text(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.args.push((name, Arg::Text(value.to_string())));
        self
    }

    /// The key of the catalogue: "rw_already_kept".
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// What the sentence uses, in the order in which it was given.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}
