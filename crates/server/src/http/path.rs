use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use wormery_protocol::Code;

use crate::fault::{Fault, problem};

/// The code or id in an address; what is wrong with it is told as a problem.
pub(crate) struct Path(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Path {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let path = axum::extract::Path::<String>::from_request_parts(parts, state).await;
        let word = path.map_err(|error| problem(Code::BadRequest, error.body_text()))?.0;
        if word.contains(char::is_control) {
            return Err(
                problem(Code::BadRequest, "the address has a character that belongs into none").into()
            );
        }
        Ok(Self(word))
    }
}
