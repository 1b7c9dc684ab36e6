//! The documents as pages, as `build.rs` put them into the program.

use std::io::Read;

use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use flate2::read::GzDecoder;

use super::client::accepts;

/// A page, or a file that pages show or link to.
struct File {
    address: &'static str,
    kind: &'static str,
    tag: &'static str,
    gz: &'static [u8],
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/docs.rs"));

/// The page for an address at which there is nothing.
const MISSING: &str = "/docs/404";

fn find(path: &str) -> Option<&'static File> {
    let path = path.strip_suffix('/').unwrap_or(path);
    FILES.iter().find(|file| file.address == path)
}

/// Whether there is a document at this address.
pub(crate) fn has(path: &str) -> bool {
    path.starts_with("/docs") && find(path).is_some()
}

/// A document, or the page that says that there is none.
pub(super) async fn show(uri: Uri, headers: HeaderMap) -> Response {
    match find(uri.path()).filter(|file| file.address != MISSING) {
        Some(file) => send(file, StatusCode::OK, &headers),
        None => send(find(MISSING).expect("every site has one"), StatusCode::NOT_FOUND, &headers),
    }
}

fn send(file: &File, status: StatusCode, headers: &HeaderMap) -> Response {
    let is_known = headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag == file.tag);
    if status == StatusCode::OK && is_known {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, file.tag)]).into_response();
    }
    let fixed = [
        (header::CONTENT_TYPE, file.kind),
        (header::CACHE_CONTROL, "no-cache"),
        (header::ETAG, file.tag),
        (header::VARY, "accept-encoding"),
    ];
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    if !accepts(accepted.unwrap_or_default(), "gzip") {
        return (status, fixed, unpacked(file.gz)).into_response();
    }
    let mut response = (status, fixed, file.gz).into_response();
    response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    response
}

/// A file as it is, for programs that unpack nothing themselves.
fn unpacked(gz: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    GzDecoder::new(gz).read_to_end(&mut bytes).expect("build.rs has packed it");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(name: header::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn browsers_get_packed_pages_and_know_them_again() {
        let page = find("/docs/").unwrap();
        let packed = send(page, StatusCode::OK, &with(header::ACCEPT_ENCODING, "gzip, br"));
        assert_eq!(packed.headers()[header::CONTENT_ENCODING], "gzip");
        assert_eq!(packed.headers()[header::CONTENT_TYPE], "text/html; charset=utf-8");
        let plain = send(page, StatusCode::OK, &HeaderMap::new());
        assert!(!plain.headers().contains_key(header::CONTENT_ENCODING));
        let known = send(page, StatusCode::OK, &with(header::IF_NONE_MATCH, page.tag));
        assert_eq!(known.status(), StatusCode::NOT_MODIFIED);
    }

    #[test]
    fn only_what_is_listed_is_there() {
        assert!(has("/docs") && has("/docs/hosting") && has("/docs/style.css"));
        for path in
            ["/docs/nothing", "/docs/../Cargo.toml", "/docs/Cargo.toml", "/docsx", "/", "/docs//hosting"]
        {
            assert!(!has(path), "{path}");
        }
    }

    /// What the pages add to the program; the code that unpacks them is small.
    #[test]
    fn they_are_small() {
        let size: usize = FILES.iter().map(|file| file.gz.len()).sum();
        assert!(size < 350_000, "{size} bytes");
    }
}
