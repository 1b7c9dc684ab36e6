use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use wormery_protocol::{Code, Problem};
use wormery_store::{AppendError, StoreError};

/// A problem on its way to a client over HTTP.
#[derive(Debug)]
pub(crate) struct Fault(pub(crate) Problem);

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        Self(of_store(&error))
    }
}

impl From<AppendError> for Fault {
    fn from(error: AppendError) -> Self {
        Self(of_append(&error))
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_string(&self.0).unwrap_or_default();
        let mut response = (status, body).into_response();
        let kind = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        if self.0.code == Code::Unavailable || self.0.code == Code::TooMany {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}

/// A problem with a code and a sentence.
pub(crate) fn problem(code: Code, detail: impl Into<String>) -> Problem {
    Problem::new(code, detail)
}

/// What a client is told when the store cannot answer; the reason is for the log.
pub(crate) fn of_store(error: &StoreError) -> Problem {
    tracing::error!(%error, "the store does not answer");
    problem(Code::Unavailable, "the store cannot be reached just now; nothing was changed, try again")
}

/// What a client is told when something could not be stored.
pub(crate) fn of_append(error: &AppendError) -> Problem {
    match error {
        AppendError::Conflict => problem(Code::WrongState, "somebody else was first; look again"),
        AppendError::Missing => problem(Code::NotFound, "there is no such thing any more"),
        AppendError::Invalid(_) | AppendError::Unavailable(_) | AppendError::Unknown(_) => {
            tracing::error!(%error, "the store does not write");
            problem(
                Code::Unavailable,
                "the move could not be stored just now; nothing was changed, try again",
            )
        }
    }
}
