use std::fmt;

use crate::{Site, Trouble};

/// Where a table is: a server and a code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// The server.
    pub site: Site,
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
        if is_code(text) {
            return Err(Trouble::NoServer(text.to_owned()));
        }
        let (site, path) = Site::split(text)?;
        Ok(Self { site, code: code_in(path, text)? })
    }

    /// The address of the server, without the table.
    pub fn server(&self) -> String {
        self.site.to_string()
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/t/{}", self.site, self.code)
    }
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
