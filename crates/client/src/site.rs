use std::fmt;

use crate::{Request, Trouble};

/// Where a server is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// Whether the way there is encrypted.
    pub is_secure: bool,
    /// The name of the server, without brackets around an IPv6 address.
    pub host: String,
    /// Where it listens.
    pub port: u16,
}

impl Site {
    /// Reads the address of a server as people share it: `http://host:port/`, without the scheme, without the port.
    pub fn parse(text: &str) -> Result<Self, Trouble> {
        Self::split(text.trim()).map(|(site, _)| site)
    }

    /// The server of an address, and the path behind it.
    pub(crate) fn split(text: &str) -> Result<(Self, &str), Trouble> {
        let (is_secure, rest) = match text.split_once("://") {
            None => (false, text),
            Some(("http" | "ws", rest)) => (false, rest),
            Some(("https" | "wss", rest)) => (true, rest),
            Some((scheme, _)) => return Err(Trouble::Scheme(scheme.to_owned())),
        };
        let (place, path) = rest.split_once('/').unwrap_or((rest, ""));
        let (host, port) = host_and_port(place, if is_secure { 443 } else { 80 })?;
        Ok((Self { is_secure, host, port }, path))
    }

    /// The server's own name, as a request names it.
    pub fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.is_secure { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }

    /// Whether the server is up and says that it is well.
    pub fn is_well(&self) -> Result<bool, Trouble> {
        let request = Request { method: "GET", path: "/healthz", cookie: None, body: "" };
        match request.send(self) {
            Ok(_) => Ok(true),
            Err(Trouble::Status { .. } | Trouble::Refused(_)) => Ok(false),
            Err(trouble) => Err(trouble),
        }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.is_secure { "https" } else { "http" }, self.authority())
    }
}

fn host_and_port(place: &str, usual: u16) -> Result<(String, u16), Trouble> {
    let (host, port) = match place.rsplit_once(':') {
        Some((host, port)) if !port.contains(']') => (host, Some(port)),
        _ => (place, None),
    };
    let host = host.trim_start_matches('[').trim_end_matches(']');
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || ".-_:%".contains(letter);
    if host.is_empty() || !host.chars().all(is_name) {
        return Err(Trouble::Host(place.to_owned()));
    }
    let port = port.map_or(Ok(usual), |port| port.parse().map_err(|_| Trouble::Port(port.to_owned())))?;
    Ok((host.to_owned(), port))
}

#[cfg(test)]
mod tests {
    use super::Site;

    fn read(text: &str) -> String {
        Site::parse(text).map_or_else(|error| error.to_string(), |site| site.to_string())
    }

    #[test]
    fn servers_as_people_share_them() {
        assert_eq!(read("http://127.0.0.1:8080/"), "http://127.0.0.1:8080");
        assert_eq!(read(" localhost:8080 "), "http://localhost:8080");
        assert_eq!(read("worms.example"), "http://worms.example");
        assert_eq!(read("https://worms.example/t/K3F9QW"), "https://worms.example");
        assert_eq!(read("[::1]:8080"), "http://[::1]:8080");
        assert!(read("ftp://host").contains("begins with http://"));
        assert!(read("host:x").contains("\"x\" is no port"));
        assert!(read("").contains("no name of a server"));
    }
}
