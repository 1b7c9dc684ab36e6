use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use wormery_protocol::{Code, Problem};
use wormery_store::{AppendError, StoreError};

use crate::limits::Empty;

/// A problem on its way to a client over HTTP.
#[derive(Debug)]
pub(crate) struct Fault {
    problem: Problem,
    /// When to try again, if trying again helps.
    retry_s: u64,
}

impl Fault {
    /// Somebody has used up his share.
    pub(crate) fn too_many(empty: Empty, detail: &str) -> Self {
        Self { problem: problem(Code::TooMany, detail), retry_s: empty.retry_s }
    }
}

impl Fault {
    /// Somebody has as many as he may have, and trying again soon does not help.
    pub(crate) fn has_all(detail: impl Into<String>) -> Self {
        Self { problem: problem(Code::TooMany, detail), retry_s: 3600 }
    }
}

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Self {
        Self { problem, retry_s: 1 }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        of_store(&error).into()
    }
}

impl From<AppendError> for Fault {
    fn from(error: AppendError) -> Self {
        of_append(&error).into()
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_string(&self.problem).unwrap_or_default();
        let mut response = (status, body).into_response();
        let kind = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        if self.problem.code == Code::Unavailable || self.problem.code == Code::TooMany {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(self.retry_s));
        }
        response
    }
}

/// What is said to whoever brings a token that counts no more.
pub(crate) const NO_SUCH_TOKEN: &str = "nobody is known by this token";

/// A problem with a code and a sentence.
pub(crate) fn problem(code: Code, detail: impl Into<String>) -> Problem {
    Problem::new(code, detail)
}

/// What a client is told when the store cannot answer; the reason is for the log.
pub(crate) fn of_store(error: &StoreError) -> Problem {
    if let StoreError::Damaged(_) = error {
        tracing::error!(%error, "what is stored cannot be read");
        return problem(Code::Internal, "what is stored cannot be read");
    }
    tracing::error!(%error, "the store does not answer");
    problem(Code::Unavailable, "the store cannot be reached just now; nothing was changed, try again")
}

/// What a client is told when something could not be stored.
pub(crate) fn of_append(error: &AppendError) -> Problem {
    match error {
        AppendError::Conflict => problem(Code::WrongState, "somebody else was first; look again"),
        AppendError::NoGuest => problem(Code::Unauthorized, NO_SUCH_TOKEN),
        AppendError::Missing => problem(Code::NotFound, "there is no such thing any more"),
        AppendError::Invalid(_) | AppendError::Unavailable(_) | AppendError::Unknown(_) => {
            tracing::error!(%error, "the store does not write");
            problem(Code::Unavailable, "it could not be stored just now; nothing was changed, try again")
        }
    }
}
