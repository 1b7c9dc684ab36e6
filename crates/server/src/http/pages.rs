use axum::http::{Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use wormery_protocol::Code;

use crate::fault::{Fault, problem};

/// The page that plays, and what it needs.
const FILES: [(&str, &str, &str); 3] = [
    ("/plain.js", "text/javascript; charset=utf-8", include_str!("../../page/plain.js")),
    ("/plain.css", "text/css; charset=utf-8", include_str!("../../page/plain.css")),
    ("/favicon.svg", "image/svg+xml", include_str!("../../page/favicon.svg")),
];
const PAGE: &str = include_str!("../../page/index.html");

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
