//! The names under which people reach this server.

use std::net::IpAddr;

use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri, header};
use wormery_protocol::{Code, Problem};

use crate::Settings;
use crate::fault::problem;

/// Asked for by programs of whoever runs the server, under any name: they tell nothing.
const FOR_ANY_NAME: [&str; 3] = ["/healthz", "/livez", "/readyz"];

/// The names of this server.
///
/// A page whose own name is made to lead to this machine would belong to the same site as ours for a browser, and could
/// read and do everything. It has a name that is not one of these. An address by numbers is never such a name.
pub(crate) struct Hosts {
    names: Vec<String>,
    /// A proxy of ours may call this server by a name of its own network, which has no dot.
    has_proxy: bool,
}

impl Hosts {
    pub(crate) fn new(settings: &Settings) -> Self {
        let base = settings.base_url.as_deref().and_then(|url| url.split_once("://"));
        let base = base.map(|(_, rest)| name(rest.split('/').next().unwrap_or_default()));
        let allowed = settings.allowed_hosts.iter().map(|host| name(host));
        Self {
            names: base.into_iter().chain(allowed).chain(own()).collect(),
            has_proxy: settings.trust_proxy,
        }
    }

    /// Refuses a request that is for somebody else.
    pub(crate) fn check(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), Problem> {
        if FOR_ANY_NAME.contains(&uri.path()) {
            return Ok(());
        }
        let said = headers.get_all(header::HOST).into_iter().map(|host| host.to_str().unwrap_or_default());
        match said.chain(uri.authority().map(Authority::as_str)).find(|host| !self.has(host)) {
            Some(host) => Err(refused(&name(host))),
            None => Ok(()),
        }
    }

    fn has(&self, host: &str) -> bool {
        let name = name(host);
        let is_plain = self.has_proxy && !name.is_empty() && !name.contains('.');
        is_plain || is_loopback_name(&name) || name.parse::<IpAddr>().is_ok() || self.names.contains(&name)
    }
}

/// Whether a host means the machine of whoever asks.
pub(crate) fn is_loopback(host: &str) -> bool {
    let name = name(host);
    is_loopback_name(&name) || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

fn is_loopback_name(name: &str) -> bool {
    name == "localhost" || name.ends_with(".localhost")
}

/// The name of a host without its port, as it is compared.
fn name(host: &str) -> String {
    let port = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()));
    let name = if host.parse::<IpAddr>().is_ok() { host } else { port.map_or(host, |(name, _)| name) };
    let name = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(name);
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

/// The names that this machine has in its network.
fn own() -> Vec<String> {
    let own = name(system_name().unwrap_or_default().trim());
    let short = own.split('.').next().unwrap_or_default().to_owned();
    if short.is_empty() { Vec::new() } else { vec![format!("{short}.local"), short, own] }
}

/// What the system calls this machine: Linux has it in a file, the others tell it.
#[cfg(unix)]
fn system_name() -> Option<String> {
    let told = || std::process::Command::new("uname").arg("-n").output().ok();
    let file = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    file.or_else(|| String::from_utf8(told()?.stdout).ok())
}

#[cfg(not(unix))]
fn system_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}

/// The refusal says how the name is allowed; a name that is none is not repeated.
fn refused(name: &str) -> Problem {
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    let shown =
        if !name.is_empty() && name.len() <= 100 && name.bytes().all(is_name) { name } else { "NAME" };
    let detail = format!(
        "this server is not known by the name in the address; if it is yours, start it with --allow-host {shown} \
         or with its --base-url"
    );
    problem(Code::UnknownHost, detail)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn is_known(settings: &Settings, host: &str) -> bool {
        let headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_str(host).expect("a header"))]);
        Hosts::new(settings).check(&Uri::from_static("/"), &headers).is_ok()
    }

    #[test]
    fn names_of_the_server_are_known() {
        let settings = Settings {
            base_url: Some("https://Worms.example:8443/games".into()),
            allowed_hosts: vec!["other.example".into(), "third.example:80".into()],
            ..Settings::default()
        };
        for host in [
            "localhost",
            "LOCALHOST:8080",
            "localhost.",
            "worms.localhost:8080",
            "127.0.0.1:8080",
            "192.168.1.5",
            "203.0.113.7:80",
            "[::1]:8080",
            "[2001:db8::5]",
            "worms.example",
            "WORMS.example.:443",
            "other.example:1",
            "third.example",
        ] {
            assert!(is_known(&settings, host), "{host}");
        }
        for own in own() {
            assert!(is_known(&settings, &own), "{own}");
        }
    }

    #[test]
    fn other_names_are_not() {
        for host in [
            "evil.example",
            "worms.example.evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "evil.example:8080",
            "evil.local",
            "",
            ":80",
            "a b",
            "evil",
        ] {
            let settings = Settings { base_url: Some("https://worms.example".into()), ..Settings::default() };
            assert!(!is_known(&settings, host), "{host}");
        }
    }

    #[test]
    fn a_proxy_calls_by_the_names_of_its_network() {
        let settings = Settings { trust_proxy: true, ..Settings::default() };
        assert!(is_known(&settings, "wormery_one:8080") && !is_known(&settings, "evil.example"));
    }

    #[test]
    fn health_is_asked_under_any_name() {
        let headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static("any.name.internal"))]);
        let check = |path| Hosts::new(&Settings::default()).check(&Uri::from_static(path), &headers);
        assert!(FOR_ANY_NAME.into_iter().all(|path| check(path).is_ok()));
        let refused = check("/version").expect_err("not of ours");
        assert_eq!(refused.status, 421);
        assert!(refused.detail.contains("--allow-host any.name.internal "), "{}", refused.detail);
    }

    #[test]
    fn every_name_that_a_request_has_is_looked_at() {
        let hosts = Hosts::new(&Settings::default());
        let [own, other] = ["localhost", "evil.example"].map(HeaderValue::from_static);
        let mut headers = HeaderMap::from_iter([(header::HOST, own)]);
        assert!(hosts.check(&Uri::from_static("http://evil.example/"), &headers).is_err());
        headers.append(header::HOST, other);
        assert!(hosts.check(&Uri::from_static("/"), &headers).is_err());
        assert!(hosts.check(&Uri::from_static("/"), &HeaderMap::new()).is_ok(), "no browser sends none");
    }
}
