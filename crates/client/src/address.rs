use std::fmt;

use crate::Trouble;

/// Where a table is: a server and a code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Whether the way there is encrypted.
    pub is_secure: bool,
    /// The name of the server, without brackets around an IPv6 address.
    pub host: String,
    /// Where it listens.
    pub port: u16,
    /// The six letters and digits of the table.
    pub code: String,
}

impl Address {
    /// Reads an address as people share it: `http://host:port/t/CODE`, without the scheme, or a code and a server.
    pub fn parse(text: &str, server: Option<&str>) -> Result<Self, Trouble> {
        let text = text.trim();
        if let Some(server) = server {
            if !is_code(text) {
                return Err(Trouble::NoCode(text.to_owned()));
            }
            return Self::parse(&format!("{}/t/{text}", server.trim_end_matches('/')), None);
        }
        let (is_secure, rest) = match text.split_once("://") {
            None => (false, text),
            Some(("http" | "ws", rest)) => (false, rest),
            Some(("https" | "wss", rest)) => (true, rest),
            Some((scheme, _)) => return Err(Trouble::Scheme(scheme.to_owned())),
        };
        if is_code(rest) && rest.len() == text.len() {
            return Err(Trouble::NoServer(text.to_owned()));
        }
        let (place, path) = rest.split_once('/').unwrap_or((rest, ""));
        let (host, port) = host_and_port(place, if is_secure { 443 } else { 80 })?;
        Ok(Self { is_secure, host, port, code: code_in(path, text)? })
    }

    /// The server's own name, as a request names it.
    pub fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.is_secure { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }

    /// The address of the server, without the table.
    pub fn server(&self) -> String {
        format!("{}://{}", if self.is_secure { "https" } else { "http" }, self.authority())
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/t/{}", self.server(), self.code)
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

/// The code in `t/CODE`, whatever comes after it.
fn code_in(path: &str, text: &str) -> Result<String, Trouble> {
    let path = path.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
    match path.rsplit_once('/').map_or(("", path), |(before, code)| (before, code)) {
        ("t", code) if is_code(code) => Ok(code.to_ascii_uppercase()),
        _ => Err(Trouble::NoTable(text.to_owned())),
    }
}

fn is_code(text: &str) -> bool {
    text.len() == 6 && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::Address;

    fn read(text: &str) -> String {
        Address::parse(text, None).map_or_else(|error| error.to_string(), |address| address.to_string())
    }

    #[test]
    fn addresses_as_people_share_them() {
        assert_eq!(read("http://127.0.0.1:8080/t/k3f9qw"), "http://127.0.0.1:8080/t/K3F9QW");
        assert_eq!(read("localhost:8080/t/K3F9QW"), "http://localhost:8080/t/K3F9QW");
        assert_eq!(read(" https://worms.example/t/K3F9QW/?x=1#y "), "https://worms.example/t/K3F9QW");
        assert_eq!(read("https://worms.example:8443/t/K3F9QW"), "https://worms.example:8443/t/K3F9QW");
        assert_eq!(read("http://[::1]:80/t/K3F9QW"), "http://[::1]/t/K3F9QW");
        let by_code = Address::parse("k3f9qw", Some("http://host:81/")).unwrap();
        assert_eq!(by_code.to_string(), "http://host:81/t/K3F9QW");
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert!(read("http://host/").contains("names no table"));
        assert!(read("http://host/g/K3F9QW").contains("names no table"));
        assert!(read("http://host/t/K3F9").contains("names no table"));
        assert!(read("ftp://host/t/K3F9QW").contains("begins with http://"));
        assert!(read("http://host:x/t/K3F9QW").contains("\"x\" is no port"));
        assert!(read("http://a b/t/K3F9QW").contains("no name of a server"));
        assert!(read("K3F9QW").contains("--server"));
        assert!(Address::parse("K3F9", Some("http://host")).unwrap_err().to_string().contains("no code"));
    }
}
