use alloc::string::String;

/// Why the rules refuse an event, in words of the game: "4 is already kept".
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct Illegal {
    reason: String,
}

impl Illegal {
    /// Gives the reason: lower case, no full stop, no secret.
    pub fn new(reason: impl Into<String>) -> Self {
        Self { reason: reason.into() }
    }
}
