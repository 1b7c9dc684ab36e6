use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::app::App;
use crate::limits::network;

/// The network that a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Network(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for Network {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(SocketAddr::from(([0, 0, 0, 0], 0)), |info| info.0);
        Ok(Self::of(app, &parts.headers, peer))
    }
}

impl Network {
    /// The network of a client; behind a proxy of our own, that of the address that the proxy saw.
    pub(crate) fn of(app: &App, headers: &HeaderMap, peer: SocketAddr) -> Self {
        let forwarded = if app.settings.trust_proxy { client(headers) } else { None };
        Self(network(forwarded.unwrap_or(peer.ip())))
    }
}

/// The client that proxies of our own tell of: each adds the address that it saw to the end of the list.
///
/// Private addresses at the end are proxies of our own. The first other one is the client: what stands before it the
/// client has written. Where all are private, the client is too, and is the first.
fn client(headers: &HeaderMap) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").into_iter().filter_map(|line| line.to_str().ok());
    let entries: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
    let mut nearest = None;
    for entry in entries.into_iter().rev() {
        let Some(address) = read(entry) else { break };
        nearest = Some(address);
        if !is_private(address) {
            break;
        }
    }
    nearest
}

/// An address with or without a port.
fn read(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let bare = entry.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(entry);
    let with_port = || entry.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port).map(|address: IpAddr| address.to_canonical())
}

/// Whether an address is one of a network of one's own.
pub(crate) fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => v4.is_private() || v4.is_loopback() || v4.is_link_local(),
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    /// The client behind these lines of the header.
    fn of(lines: &[&'static str]) -> String {
        let line = |line: &&'static str| {
            (axum::http::HeaderName::from_static("x-forwarded-for"), HeaderValue::from_static(line))
        };
        client(&lines.iter().map(line).collect()).map_or("nobody".into(), |address| address.to_string())
    }

    #[test]
    fn the_client_is_the_last_who_is_not_ours() {
        for (lines, client) in [
            (&["203.0.113.7"][..], "203.0.113.7"),
            (&["203.0.113.7, 10.0.0.2"], "203.0.113.7"),
            (&["203.0.113.7, 10.0.0.2, 127.0.0.1"], "203.0.113.7"),
            // What a client writes itself stands before what our proxy saw.
            (&["198.51.100.1, 203.0.113.7"], "203.0.113.7"),
            (&["198.51.100.1", "203.0.113.7"], "203.0.113.7"),
            (&["198.51.100.1", "203.0.113.7, 192.168.1.2"], "203.0.113.7"),
            (&["203.0.113.7", "172.16.0.9", "fd00::1"], "203.0.113.7"),
            // With ports.
            (&["1.2.3.4:555"], "1.2.3.4"),
            (&["1.2.3.4:555, 10.0.0.1:80"], "1.2.3.4"),
            (&["[2001:db8::5]:80"], "2001:db8::5"),
            (&["[2001:db8::5], [::1]:80"], "2001:db8::5"),
            (&["2001:db8::5,fe80::1"], "2001:db8::5"),
            (&["::ffff:1.2.3.4, ::ffff:10.0.0.1"], "1.2.3.4"),
            // All in one house.
            (&["192.168.1.20, 192.168.1.2"], "192.168.1.20"),
            (&["127.0.0.1"], "127.0.0.1"),
            // What cannot be read ends the list.
            (&["1.2.3.4, unknown, 10.0.0.1"], "10.0.0.1"),
            (&["1.2.3.4, unknown"], "nobody"),
            (&["for=1.2.3.4"], "nobody"),
            (&["1.2.3.4,"], "nobody"),
            (&[""], "nobody"),
            (&[], "nobody"),
        ] {
            assert_eq!(of(lines), client, "{lines:?}");
        }
    }
}
