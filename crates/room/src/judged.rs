use wormery_protocol::{Code, Problem};

/// A problem with a code and a sentence.
pub(crate) fn problem(code: Code, detail: impl Into<String>) -> Problem {
    Problem::new(code, detail)
}

/// What somebody is told whom the host has sent away.
pub fn sent_away() -> Problem {
    problem(Code::Forbidden, "the host has sent you away")
}

/// What a command comes to: it is done, or something is being stored for it.
pub(crate) type Judged = Result<Done, Problem>;

/// How far a command is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// Entirely; after an action that had happened already, with the ply after it.
    Now(Option<u32>),
    /// As soon as it is stored.
    WhenStored,
}
