use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use wormery_protocol::Code;

use crate::fault::{Fault, problem};

/// What stands behind the question mark of an address; what is wrong with it is told as a problem.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Fault> {
        // No database takes it, and nobody means it.
        if parts.uri.query().is_some_and(|query| query.contains("%00")) {
            return Err(
                problem(Code::BadRequest, "the address has a character that belongs into none").into()
            );
        }
        let query = axum::extract::Query::<T>::try_from_uri(&parts.uri);
        Ok(Self(query.map_err(|error| problem(Code::BadRequest, error.body_text()))?.0))
    }
}
