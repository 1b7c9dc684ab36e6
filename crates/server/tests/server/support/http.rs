use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::PATIENCE;

/// A request that is sent over a connection of its own.
pub(crate) struct Request {
    address: SocketAddr,
    head: String,
    body: Vec<u8>,
}

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Request {
    pub(crate) fn new(address: SocketAddr, method: &str, path: &str) -> Self {
        Self::to(address, method, path, &address.to_string())
    }

    /// The same, for a host of this name.
    pub(crate) fn to(address: SocketAddr, method: &str, path: &str, host: &str) -> Self {
        let head = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
        Self { address, head, body: Vec::new() }
    }

    pub(crate) fn header(mut self, name: &str, value: &str) -> Self {
        self.head.extend([name, ": ", value, "\r\n"]);
        self
    }

    pub(crate) fn json(self, body: &Value) -> Self {
        self.header("content-type", "application/json").body(body.to_string())
    }

    pub(crate) fn body(mut self, body: impl Into<Vec<u8>>) -> Self {
        self.body = body.into();
        let length = self.body.len().to_string();
        self.header("content-length", &length)
    }

    /// Sends the request, and gives what comes back line by line.
    pub(crate) async fn open(self) -> Lines {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let mut text = (self.head + "\r\n").into_bytes();
        text.extend(self.body);
        stream.write_all(&text).await.unwrap();
        Lines(BufReader::new(stream))
    }

    /// Sends the request and reads all of the answer.
    pub(crate) async fn send(self) -> Answer {
        let mut lines = self.open().await;
        let head = lines.head().await;
        let mut body = Vec::new();
        // A server that has refused a long request may cut the connection after its answer.
        let _ = timeout(PATIENCE, lines.0.read_to_end(&mut body)).await.expect("the answer ends");
        let is_chunked = header(&head, "transfer-encoding") == Some("chunked");
        let body = if is_chunked { joined(&body) } else { body };
        Answer::new(head, String::from_utf8(body).unwrap())
    }
}

/// The chunks of a body that came to its end.
fn joined(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    loop {
        let line = rest.windows(2).position(|pair| pair == b"\r\n").expect("the length of a chunk");
        let length = usize::from_str_radix(std::str::from_utf8(&rest[..line]).unwrap(), 16).unwrap();
        if length == 0 {
            return body;
        }
        body.extend(&rest[line + 2..line + 2 + length]);
        rest = &rest[line + 4 + length..];
    }
}

impl Answer {
    fn new(head: String, body: String) -> Self {
        let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).expect("a status");
        Self { status, head, body }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        header(&self.head, name)
    }

    /// The body, which must be JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The body of an answer that must be a good one.
    pub(crate) fn good(&self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        if self.body.is_empty() { Value::Null } else { self.json() }
    }

    /// Checks that it was refused with this code, as a problem of RFC 9457, and returns the detail.
    pub(crate) fn refused(&self, status: u16, code: &str) -> String {
        assert_eq!(self.status, status, "{self:?}");
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{self:?}");
        let problem = self.json();
        assert_eq!((&problem["code"], &problem["status"]), (&code.into(), &status.into()), "{self:?}");
        problem["detail"].as_str().expect("a detail").to_owned()
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = head.lines().skip(1).filter_map(|line| line.split_once(": "));
    lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

/// An answer that comes line by line.
pub(crate) struct Lines(BufReader<TcpStream>);

impl Lines {
    /// The status and the headers.
    pub(crate) async fn head(&mut self) -> String {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            let read = timeout(PATIENCE, self.0.read_line(&mut head)).await.expect("an answer").unwrap();
            assert_ne!(read, 0, "the answer stops in its head: {head:?}");
        }
        head
    }

    /// The next line that is JSON, of a body in chunks; nothing at its end.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let mut line = String::new();
            let read = timeout(PATIENCE, self.0.read_line(&mut line)).await.expect("a line").unwrap();
            if read == 0 {
                return None;
            }
            if line.starts_with('{') {
                return Some(serde_json::from_str(&line).unwrap());
            }
        }
    }
}
