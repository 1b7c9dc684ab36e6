use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::{IntoResponse, Response};
use wormery_protocol::Code;

use super::{client, path};
use crate::fault::{Fault, problem};

/// The description of the interface for programs, made from the list of its routes.
pub(super) async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("../../../../docs/openapi.json"))
}

/// An address of the interface with a method that it does not have.
pub(super) async fn wrong_method(method: Method, uri: Uri) -> Fault {
    problem(Code::MethodNotAllowed, format!("{} cannot be asked with {method}", uri.path())).into()
}

/// An address of the interface that does not exist.
pub(super) async fn no_such_api(uri: Uri) -> Fault {
    if !path::is_sound(uri.path()) {
        return path::unsound().into();
    }
    problem(Code::NotFound, format!("there is nothing at {}", uri.path())).into()
}

/// A file of the web client, or its page.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Fault::from(problem(Code::MethodNotAllowed, "there are only pages here")).into_response();
    }
    if !path::is_sound(uri.path()) {
        return Fault::from(path::unsound()).into_response();
    }
    client::answer(uri.path(), &headers)
}
