use std::io::{self, Write};
use std::process::ExitCode;

use crate::out::errors;
use crate::trouble::trouble;

/// What a command found out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Answer {
    /// All is well: exit status 0.
    Yes,
    /// The answer is no, such as "this record is not valid": exit status 1.
    No,
    /// Something could not be done, and the user was told: exit status 2.
    Failed,
}

/// Turns the end of a command into an exit status, and tells an error that nobody has told yet.
pub(crate) fn code(result: anyhow::Result<Answer>) -> ExitCode {
    match result {
        Ok(answer) => ExitCode::from(answer as u8),
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&trouble(&error));
            ExitCode::from(Answer::Failed as u8)
        }
    }
}

/// Tells the user something on standard error; if nobody listens there, so be it.
pub(crate) fn complain(message: &str) {
    let _ = writeln!(errors(), "wormery: {message}");
}

/// Whoever reads our output has seen enough: no reason to complain.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kind = |cause: &(dyn std::error::Error + 'static)| {
        let written = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        // What could not be written as JSON does not name its cause.
        written.or(cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind))
    };
    error.chain().any(|cause| kind(cause) == Some(io::ErrorKind::BrokenPipe))
}
