use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use wormery_protocol::{Code, Problem};

use crate::address::Network;
use crate::app::App;
use crate::fault::{Fault, problem};
use crate::guest::program_token;
use crate::http::{client, docs};

/// Nothing from elsewhere, nothing inline; WebAssembly of our own may run.
const CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
                   font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
                   form-action 'none'; frame-ancestors 'none'";

/// Counts, limits and checks every request, and adds the headers that every answer has.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    app.metrics.requests.add();
    let mut response = match check(&app, peer, &request) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    };
    if response.status().is_client_error() {
        app.metrics.refused.add();
    }
    add_headers(response.headers_mut());
    response
}

/// The longest headers, all together, and the longest address of a request, in bytes.
const LONGEST_HEADERS: usize = 16 * 1024;
const LONGEST_ADDRESS: usize = 4 * 1024;

/// Refuses a request whose address or headers are longer than any that makes sense.
fn check_size(request: &Request) -> Result<(), Problem> {
    let address = request.uri().path_and_query().map_or(0, |address| address.as_str().len());
    if address > LONGEST_ADDRESS {
        let refused = problem(Code::TooLarge, "the address of the request is longer than 4 KiB");
        return Err(Problem { status: StatusCode::URI_TOO_LONG.as_u16(), ..refused });
    }
    // Two signs between name and value, two at the end of the line.
    let line = |(name, value): (&HeaderName, &HeaderValue)| name.as_str().len() + value.len() + 4;
    if request.headers().iter().map(line).sum::<usize>() > LONGEST_HEADERS {
        let refused = problem(Code::TooLarge, "the headers of the request are longer than 16 KiB");
        return Err(Problem { status: StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE.as_u16(), ..refused });
    }
    Ok(())
}

fn check(app: &App, peer: SocketAddr, request: &Request) -> Result<(), Fault> {
    let headers = request.headers();
    app.hosts.check(request.uri(), headers)?;
    if is_drawn_in(headers) {
        return Err(foreign().into());
    }
    count(app, Network::of(app, headers, peer), request)?;
    check_size(request)?;
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_socket = headers.contains_key(header::UPGRADE);
    if (changes || is_socket) && !is_own_origin(app, headers) {
        return Err(foreign().into());
    }
    Ok(())
}

fn foreign() -> Problem {
    problem(Code::ForeignOrigin, "requests from pages of other sites are refused")
}

/// Whether a page of another site makes a request in the background, as browsers tell: such a page is not to use up what
/// the household of its reader may do here. Opening a page of ours, which the reader sees, is no such request.
fn is_drawn_in(headers: &HeaderMap) -> bool {
    let is = |name: &str, value: &str| headers.get(name).is_some_and(|said| said == value);
    let is_seen = is("sec-fetch-mode", "navigate")
        && is("sec-fetch-dest", "document")
        && !headers.contains_key("sec-purpose");
    is("sec-fetch-site", "cross-site") && !is_seen
}

/// Counts a request: for the program whose token it brings, and otherwise for the network it comes from.
fn count(app: &App, Network(from): Network, request: &Request) -> Result<(), Fault> {
    let program = program_token(request.headers()).and_then(|token| app.programs.take(&token, from));
    if let Some(counted) = program {
        return counted.map_err(|empty| Fault::too_many(empty, "too many requests of programs; slow down"));
    }
    let path = request.uri().path();
    let bucket = if client::has(path) || docs::has(path) { &app.files } else { &app.requests };
    let haste = |empty| Fault::too_many(empty, "too many requests from your network; slow down");
    bucket.take(from).map_err(haste)
}

/// Whether a request comes from a page of ours; programs send no origin.
fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if app.settings.base_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin_host = origin.strip_prefix("http://").or(origin.strip_prefix("https://"));
    host.is_some() && host == origin_host
}

fn add_headers(headers: &mut HeaderMap) {
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
