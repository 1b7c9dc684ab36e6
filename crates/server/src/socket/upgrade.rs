use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use wormery_protocol::{Code, Problem};

use super::wire::Wire;
use crate::fault::{Fault, problem};

/// A request that wants to become a socket (RFC 6455, 4.2).
pub(crate) struct Upgrade {
    key: HeaderValue,
    /// The languages that the client offers, one list after the other.
    offered: Vec<String>,
    connection: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Fault> {
        if parts.method != Method::GET {
            return Err(no_socket("a socket is opened with GET").into());
        }
        let headers = &parts.headers;
        let says = |name: HeaderName, word: &str| {
            let has = words(headers, &name).any(|said| said.eq_ignore_ascii_case(word));
            if has { Ok(()) } else { Err(no_socket(&format!("the header {name} must say {word}"))) }
        };
        says(header::CONNECTION, "upgrade")?;
        says(header::UPGRADE, "websocket")?;
        says(header::SEC_WEBSOCKET_VERSION, "13")?;
        let key = headers.get(header::SEC_WEBSOCKET_KEY).cloned();
        let key = key.ok_or_else(|| no_socket("the header sec-websocket-key is missing"))?;
        let offered = words(headers, &header::SEC_WEBSOCKET_PROTOCOL).map(str::to_owned).collect();
        let connection = parts.extensions.remove::<OnUpgrade>();
        let connection = connection.ok_or_else(|| no_socket("this connection cannot become a socket"))?;
        Ok(Self { key, offered, connection })
    }
}

/// The words of a header that is a list, however often it comes.
fn words<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lists = headers.get_all(name).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).map(str::trim)
}

fn no_socket(why: &str) -> Problem {
    problem(Code::BadRequest, why)
}

impl Upgrade {
    /// Agrees: the answer to the request, after which `serve` gets the socket and the language that both know.
    ///
    /// Of the languages that we know the first counts that the client offers.
    pub(super) fn agree<F: Future<Output = ()> + Send + 'static>(
        self,
        known: &[&'static str],
        config: WebSocketConfig,
        serve: impl FnOnce(Wire, Option<&'static str>) -> F + Send + 'static,
    ) -> Response {
        let offers = |language: &&&str| self.offered.iter().any(|offered| offered == **language);
        let language = known.iter().find(offers).copied();
        let accept = derive_accept_key(self.key.as_bytes());
        tokio::spawn(async move {
            let Ok(upgraded) = self.connection.await else { return };
            let stream = TokioIo::new(upgraded);
            let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
            serve(Wire::new(socket), language).await;
        });
        let headers = [
            (header::CONNECTION, "upgrade".to_owned()),
            (header::UPGRADE, "websocket".to_owned()),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ];
        let language = language.map(|language| (header::SEC_WEBSOCKET_PROTOCOL, language));
        (StatusCode::SWITCHING_PROTOCOLS, headers, AppendHeaders(language), ()).into_response()
    }
}
