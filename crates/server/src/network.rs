//! How other devices reach a server that somebody has started on his own machine.

use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::sync::{Arc, OnceLock};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Version, header};
use tokio::net::TcpListener;
use tokio::sync::mpsc::UnboundedSender;
use wormery_protocol::{Code, NetworkInfo, Problem};

use crate::app::App;
use crate::fault::{Fault, problem};
use crate::hosts::is_loopback;
use crate::ids;

/// The door to the network of this machine, which the page on this machine can open.
pub(crate) struct Gate {
    /// Takes what is to be listened on besides.
    listeners: UnboundedSender<TcpListener>,
    opened: OnceLock<SocketAddr>,
    /// What only this machine shows: whoever comes through a proxy that tells nothing of itself does not know it.
    key: String,
}

impl Gate {
    pub(crate) fn new(listeners: UnboundedSender<TcpListener>) -> Self {
        Self { listeners, opened: OnceLock::new(), key: ids::token("") }
    }

    /// What the page on this machine is told.
    pub(crate) fn info(&self, app: &App) -> NetworkInfo {
        let listen = app.settings.listen;
        NetworkInfo {
            url: self.outside(app).map(|address| format!("http://{address}")),
            can_open: self.can_open(app).is_some(),
            listen: format!("0.0.0.0:{}", listen.port()),
        }
    }

    /// The key that opens it, where it can be opened.
    pub(crate) fn key(&self, app: &App) -> Option<&str> {
        let settings = &app.settings;
        let is_alone = !settings.trust_proxy && settings.base_url.is_none();
        (is_alone && self.can_open(app).is_some()).then_some(&*self.key)
    }

    /// Listens on the address of this machine in its network, too, for somebody who knows the key.
    pub(crate) async fn open(&self, app: &App, key: &str) -> Result<(), Problem> {
        let shut = || problem(Code::Forbidden, "this server cannot be opened to a network from its page");
        // By their hashes, so that the time it takes tells nothing.
        if ids::token_hash(key) != ids::token_hash(&self.key) {
            let why = "open the page by the address with a key that the server has shown on its machine";
            return Err(problem(Code::Forbidden, why));
        }
        if self.opened.get().is_some() {
            return Ok(());
        }
        let address = self.can_open(app).ok_or_else(shut)?;
        let listener = TcpListener::bind(address).await.map_err(|error| {
            tracing::warn!(%address, %error, "the network cannot be listened on");
            problem(Code::Unavailable, "the address of this machine in its network cannot be listened on")
        })?;
        if self.opened.set(address).is_ok() && self.listeners.send(listener).is_ok() {
            tracing::info!(%address, "the server is open to the network");
        }
        Ok(())
    }

    /// The address for other devices, if the server listens there.
    fn outside(&self, app: &App) -> Option<SocketAddr> {
        let listen = app.settings.listen;
        match listen.ip() {
            ip if ip.is_unspecified() => Some(SocketAddr::new(known_address(app)?, listen.port())),
            ip if ip.is_loopback() => self.opened.get().copied(),
            _ => Some(listen),
        }
    }

    /// The address that could be listened on besides: of a server for this machine alone, in a network of one's own.
    fn can_open(&self, app: &App) -> Option<SocketAddr> {
        let settings = &app.settings;
        if !settings.listen.ip().is_loopback() || app.nodes.is_some() || self.opened.get().is_some() {
            return None;
        }
        let found = || own_address().filter(is_of_a_house);
        Some(SocketAddr::new(settings.network_address.or_else(found)?, settings.listen.port()))
    }
}

fn known_address(app: &App) -> Option<IpAddr> {
    app.settings.network_address.or_else(own_address)
}

fn is_of_a_house(address: &IpAddr) -> bool {
    matches!(address, IpAddr::V4(v4) if v4.is_private())
}

/// The address of this machine in its network. Nothing is sent: connecting only chooses the way out.
pub fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// A request from the machine of the server itself, to an address that means this machine.
///
/// A page of another site whose name leads to this machine has another host; behind a proxy all would seem to be here.
pub(crate) struct Here;

impl FromRequestParts<Arc<App>> for Here {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
        let has_proxy = app.settings.trust_proxy || app.settings.base_url.is_some() || is_passed_on(parts);
        if peer.is_some_and(|ip| ip.is_loopback()) && names_this_machine(&parts.headers) && !has_proxy {
            return Ok(Self);
        }
        Err(problem(Code::Forbidden, "only a page on the machine of the server may ask that").into())
    }
}

/// What the names of headers begin with that proxies add.
const PASSED_ON: [&str; 13] = [
    "cf-",
    "client-ip",
    "fastly-",
    "forwarded",
    "true-client-ip",
    "via",
    "x-amz",
    "x-arr-",
    "x-client-ip",
    "x-envoy-",
    "x-forwarded",
    "x-original-",
    "x-real-",
];

/// Whether a proxy has passed a request on, as far as it tells: a browser speaks a newer version than many proxies do.
fn is_passed_on(parts: &Parts) -> bool {
    let is_of_proxy = |name: &HeaderName| PASSED_ON.iter().any(|begin| name.as_str().starts_with(begin));
    parts.version < Version::HTTP_11 || parts.headers.keys().any(is_of_proxy)
}

fn names_this_machine(headers: &HeaderMap) -> bool {
    headers.get(header::HOST).and_then(|host| host.to_str().ok()).is_some_and(is_loopback)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_names_of_this_machine_are_here() {
        let is_here = |host: &'static str| {
            names_this_machine(&HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]))
        };
        for host in ["127.0.0.1:8080", "127.0.0.1", "localhost:80", "localhost", "[::1]:8080", "127.9.9.9:1"]
        {
            assert!(is_here(host), "{host}");
        }
        for host in ["worms.example:8080", "192.168.1.5:8080", "localhost.evil.example", "[fe80::1]:80", ""] {
            assert!(!is_here(host), "{host}");
        }
        assert!(!names_this_machine(&HeaderMap::new()));
    }

    #[test]
    fn a_network_of_a_house_is_private() {
        for (address, is) in
            [("192.168.1.5", true), ("10.1.2.3", true), ("203.0.113.7", false), ("fd00::1", false)]
        {
            assert_eq!(is_of_a_house(&address.parse().unwrap()), is, "{address}");
        }
    }
}
