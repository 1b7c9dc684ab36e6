//! The web client, or a sentence where it was not built, as `build.rs` put it into the program.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// A file of the client, with its packed forms where they are smaller.
struct File {
    path: &'static str,
    tag: &'static str,
    plain: &'static [u8],
    br: Option<&'static [u8]>,
    gz: Option<&'static [u8]>,
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// The addresses that the client shows pages for; the last ones also with more behind them.
const PAGES: [&str; 12] = [
    "/",
    "/tables",
    "/learn",
    "/me",
    "/about",
    "/real-table",
    "/today",
    "/lobby",
    "/games",
    "/settings",
    "/programs",
    "/programs/try",
];
const FOLDERS: [&str; 7] = ["/t/", "/g/", "/local/", "/play-on/", "/learn/", "/today/", "/about/"];

/// Whether the client shows a page at this address.
fn is_page(path: &str) -> bool {
    PAGES.contains(&path) || FOLDERS.iter().any(|folder| path.starts_with(folder))
}

fn find(path: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.path == path)
}

/// Whether the client has a file or a page at this address: read from memory, so an answer costs next to nothing.
pub(crate) fn has(path: &str) -> bool {
    is_page(path) || find(path).is_some()
}

/// A file of the client, or its page for any other address; it finds out itself what to show there.
pub(super) fn answer(path: &str, headers: &HeaderMap) -> Response {
    if let Some(file) = find(path) {
        return send(file, StatusCode::OK, headers);
    }
    let status = if is_page(path) { StatusCode::OK } else { StatusCode::NOT_FOUND };
    send(find("/index.html").expect("build.rs takes folders with a page only"), status, headers)
}

fn send(file: &File, status: StatusCode, headers: &HeaderMap) -> Response {
    let known = headers.get(header::IF_NONE_MATCH);
    if status == StatusCode::OK && known.is_some_and(|tag| tag.as_bytes() == file.tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(header::ETAG, file.tag)]).into_response();
    }
    let fixed = [
        (header::CONTENT_TYPE, kind(file.path)),
        (header::CACHE_CONTROL, keep(file.path)),
        (header::ETAG, file.tag),
        (header::VARY, "accept-encoding"),
    ];
    let (encoding, bytes) = packed(file, headers);
    let mut response = (status, fixed, bytes).into_response();
    if let Some(encoding) = encoding {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// The smallest form that the browser can read.
fn packed(file: &File, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    match (file.br, file.gz) {
        (Some(bytes), _) if accepts(accepted, "br") => (Some("br"), bytes),
        (_, Some(bytes)) if accepts(accepted, "gzip") => (Some("gzip"), bytes),
        _ => (None, file.plain),
    }
}

/// Whether a list like `gzip, br;q=0.9` has an encoding and does not forbid it.
pub(super) fn accepts(list: &str, encoding: &str) -> bool {
    list.split(',').any(|item| {
        let mut parts = item.split(';').map(str::trim);
        parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding))
            && parts.all(|part| part != "q=0")
    })
}

/// Files below `assets` have a hash in their names and never change; the others are asked for each time.
fn keep(path: &str) -> &'static str {
    if path.starts_with("/assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static FILE: File = File {
        path: "/assets/index-abc.js",
        tag: "\"1\"",
        plain: b"plain",
        br: Some(b"br"),
        gz: Some(b"gzip"),
    };

    fn with(name: header::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn the_smallest_form_that_is_accepted_is_sent() {
        let form = |accepted| packed(&FILE, &with(header::ACCEPT_ENCODING, accepted)).0;
        assert_eq!(form("gzip, deflate, br"), Some("br"));
        assert_eq!(form("gzip, br;q=0"), Some("gzip"));
        assert_eq!(form("identity"), None);
        assert_eq!(packed(&FILE, &HeaderMap::new()), (None, &b"plain"[..]));
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        let known = send(&FILE, StatusCode::OK, &with(header::IF_NONE_MATCH, "\"1\""));
        assert_eq!(known.status(), StatusCode::NOT_MODIFIED);
        let other = send(&FILE, StatusCode::OK, &with(header::IF_NONE_MATCH, "\"2\""));
        assert_eq!(other.status(), StatusCode::OK);
    }

    #[test]
    fn hashed_names_are_kept_and_pages_are_asked_for() {
        assert!(keep("/assets/index-abc.js").contains("immutable"));
        for path in ["/index.html", "/sw.js", "/wormery.wasm", "/manifest.webmanifest"] {
            assert_eq!(keep(path), "no-cache");
        }
    }

    #[test]
    fn pages_are_the_addresses_of_the_client() {
        for path in [
            "/",
            "/t/K7QF3M",
            "/t/K7QF3M/tv",
            "/g/abc",
            "/local/k7",
            "/play-on/k7",
            "/about/rules/any-game",
            "/learn",
            "/learn/any-course/any-lesson",
            "/tables",
            "/today",
            "/today/any-game",
            "/me",
            "/lobby",
            "/programs",
            "/programs/try",
        ] {
            assert!(is_page(path), "{path}");
        }
        for path in ["/nope", "/assets/old.js", "/table", "/t", "/programs/nope"] {
            assert!(!is_page(path), "{path}");
        }
    }
}
