use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use wormery_core::wire::plain_reason;
use wormery_protocol::{Code, Problem};

use crate::app::App;
use crate::depth::is_shallow;
use crate::fault::{Fault, problem};

/// The longest body of a request, and of one with a whole record, in KiB.
const LONGEST: usize = 64;
const LONGEST_RECORD: usize = 256;

/// JSON in a request or an answer.
pub(super) struct Json<T>(pub(super) T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        match serde_json::to_string(&self.0) {
            Ok(text) => ([(header::CONTENT_TYPE, "application/json")], text).into_response(),
            Err(error) => Fault::from(problem(Code::Internal, error.to_string())).into_response(),
        }
    }
}

/// JSON in a request that may hold a whole record.
pub(super) struct LongJson<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Json<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Fault> {
        read(request, app, LONGEST).await.map(Self)
    }
}

impl<T: DeserializeOwned> FromRequest<Arc<App>> for LongJson<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Fault> {
        read(request, app, LONGEST_RECORD).await.map(Self)
    }
}

/// Reads a body of so many KiB at most.
async fn read<T: DeserializeOwned>(request: Request, app: &App, kib: usize) -> Result<T, Fault> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    // A form of another site can send text, but never this.
    if !kind.is_some_and(|kind| kind.starts_with("application/json")) {
        return Err(problem(Code::BadRequest, "send Content-Type: application/json").into());
    }
    let bytes = timeout(app.settings.body_wait, to_bytes(request.into_body(), kib * 1024)).await;
    let bytes = bytes.map_err(|_| problem(Code::BadRequest, "the request took too long to come"))?;
    let bytes = bytes.map_err(|error| unread(&error, kib))?;
    if !is_shallow(&bytes) {
        return Err(problem(Code::TooLarge, "the request is nested too deeply").into());
    }
    let value = serde_json::from_slice(&bytes);
    Ok(value.map_err(|error| problem(Code::BadRequest, plain_reason(&error.to_string())))?)
}

/// Why a body could not be read: it is too long, or the client broke off.
fn unread(error: &axum::Error, kib: usize) -> Problem {
    let mut cause = std::error::Error::source(error);
    while let Some(inner) = cause {
        if inner.is::<http_body_util::LengthLimitError>() {
            return problem(Code::TooLarge, format!("the request is longer than {kib} KiB"));
        }
        cause = inner.source();
    }
    problem(Code::BadRequest, "the request did not come whole")
}
