use std::fmt;

use wormery_core::{Word, words};

words! {
    /// What an engine did that costs it the game.
    pub enum Reason as "reason" {
        /// It did not begin: no greeting in time, or one that does not fit.
        Start = "start",
        /// It ended, or closed its output.
        Crash = "crash",
        /// Nothing came within the time for a decision.
        Late = "late",
        /// What it said is no answer.
        Nonsense = "nonsense",
        /// It answered another frame than the one it was asked about.
        WrongPly = "wrong-ply",
        /// Its action is not legal.
        Illegal = "illegal",
    }
}

/// What an engine did wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The kind.
    pub reason: Reason,
    /// What happened, for whoever wrote the engine.
    pub detail: String,
    /// The last lines that the engine wrote to its standard error.
    pub said: String,
}

impl Fault {
    pub(crate) fn new(reason: Reason, detail: impl Into<String>) -> Self {
        Self { reason, detail: detail.into(), said: String::new() }
    }

    pub(crate) fn with(self, said: String) -> Self {
        Self { said, ..self }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.reason.word(), self.detail)
    }
}
