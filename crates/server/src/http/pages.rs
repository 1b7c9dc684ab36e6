use axum::http::{Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use wormery_protocol::Code;

use crate::fault::{Fault, problem};

/// A script of the page.
macro_rules! script {
    ($name:literal) => {
        (concat!("/", $name), "text/javascript; charset=utf-8", include_str!(concat!("../../page/", $name)))
    };
}

/// What the page that plays needs: path, kind and text.
const FILES: [(&str, &str, &str); 13] = [
    script!("actions.js"),
    script!("boards.js"),
    script!("dom.js"),
    script!("home.js"),
    script!("lobby.js"),
    script!("plain.js"),
    script!("result.js"),
    script!("table.js"),
    script!("talk.js"),
    script!("wire.js"),
    script!("words.js"),
    ("/plain.css", "text/css; charset=utf-8", include_str!("../../page/plain.css")),
    ("/favicon.svg", "image/svg+xml", include_str!("../../page/favicon.svg")),
];
const PAGE: &str = include_str!("../../page/index.html");

/// The paths of the files.
#[cfg(test)]
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, ..)| *name)
}

/// The description of the interface for programs, made from the list of its routes.
pub(super) async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("../../../../docs/openapi.json"))
}

/// An address of the interface with a method that it does not have.
pub(super) async fn wrong_method(method: Method, uri: Uri) -> Fault {
    Fault(problem(Code::MethodNotAllowed, format!("{} cannot be asked with {method}", uri.path())))
}

/// An address of the interface that does not exist.
pub(super) async fn no_such_api(uri: Uri) -> Fault {
    Fault(problem(Code::NotFound, format!("there is nothing at {}", uri.path())))
}

/// A file of the page, or the page itself for the addresses that it knows.
pub(super) async fn page(method: Method, uri: Uri) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Fault(problem(Code::MethodNotAllowed, "there are only pages here")).into_response();
    }
    let path = uri.path();
    if let Some((_, kind, text)) = FILES.iter().find(|(name, ..)| *name == path) {
        return ([(header::CONTENT_TYPE, *kind)], *text).into_response();
    }
    let is_page = path == "/" || path.starts_with("/t/") || path.starts_with("/g/");
    let status = if is_page { StatusCode::OK } else { StatusCode::NOT_FOUND };
    (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], PAGE).into_response()
}
