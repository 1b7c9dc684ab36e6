use std::io::{self, Read, Write};

use serde::de::DeserializeOwned;
use wormery_protocol::Problem;
use wormery_visible::line;

use crate::said::read;
use crate::{Site, Trouble, Wire};

/// The longest answer that is read, in bytes: far more than any record has.
const LONGEST: u64 = 16 << 20;

/// A request to a server.
pub(crate) struct Request<'a> {
    pub(crate) method: &'a str,
    pub(crate) path: &'a str,
    /// Who asks, as the server knows him.
    pub(crate) cookie: Option<&'a str>,
    /// A body of JSON.
    pub(crate) body: &'a str,
}

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Reply {
    status: u16,
    head: String,
    body: String,
}

impl Request<'_> {
    /// Sends the request and reads the whole answer.
    pub(crate) fn send(&self, to: &Site) -> Result<Reply, Trouble> {
        let server = to.to_string();
        let answer = self
            .exchange(to)
            .map_err(|error| Trouble::Asking { server: server.clone(), why: error.to_string() })?;
        let reply = Reply::parse(&answer).ok_or_else(|| Trouble::NotWormery(server.clone()))?;
        match reply.status {
            200..300 => Ok(reply),
            300..400 => {
                let to = line(reply.header("location").unwrap_or("?")).into_owned();
                Err(Trouble::SentOn { server, to })
            }
            _ => Err(reply.problem(server)),
        }
    }

    /// By the older version of HTTP an answer ends with the connection, and never comes in chunks.
    fn exchange(&self, to: &Site) -> io::Result<Vec<u8>> {
        let mut wire = Wire::open(to)?;
        let cookie = self.cookie.map_or(String::new(), |cookie| format!("Cookie: {cookie}\r\n"));
        let request = format!(
            "{} {} HTTP/1.0\r\nHost: {}\r\nUser-Agent: wormery/{}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n{cookie}\r\n{}",
            self.method,
            self.path,
            to.authority(),
            env!("CARGO_PKG_VERSION"),
            self.body.len(),
            self.body
        );
        wire.write_all(request.as_bytes())?;
        wire.flush()?;
        let mut answer = Vec::new();
        match wire.take(LONGEST).read_to_end(&mut answer) {
            // Some servers hang up without a word of goodbye; whether all has come is seen by its length.
            Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => Err(error),
            _ => Ok(answer),
        }
    }
}

impl Reply {
    fn parse(answer: &[u8]) -> Option<Self> {
        let text = String::from_utf8_lossy(answer);
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.parse().ok()?;
        let reply = Self { status, head: head.to_owned(), body: body.to_owned() };
        let length = reply.header("content-length").and_then(|length| length.parse().ok());
        (length.is_none_or(|length: usize| length == body.len())).then_some(reply)
    }

    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        lines.into_iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    pub(crate) fn text(self) -> String {
        self.body
    }

    /// The answer as what it must be.
    pub(crate) fn json<T: DeserializeOwned>(&self) -> Result<T, Trouble> {
        read(self.body.as_bytes()).map_err(|error| Trouble::Unreadable(error.to_string()))
    }

    /// Why the server said no, in its own words.
    fn problem(&self, server: String) -> Trouble {
        match read::<Problem>(self.body.as_bytes()) {
            Ok(problem) => Trouble::Refused(Box::new(problem)),
            Err(_) => Trouble::Status { server, status: self.status },
        }
    }
}
