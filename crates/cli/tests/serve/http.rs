use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};

use serde_json::Value;

use crate::program::PATIENCE;

/// An answer that arrived as a whole.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Reply {
    /// The answer as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// The JSON of an answer that says yes.
    pub(crate) fn yes(self) -> io::Result<Value> {
        match self.status {
            200..300 => Ok(self.json()),
            status => Err(io::Error::other(format!("{status}: {}", self.body))),
        }
    }

    /// The word for why it was refused.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        header(&self.head, name)
    }
}

/// Sends a request and reads the whole answer; half an answer is an error.
pub(crate) fn ask(
    to: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: Option<&Value>,
) -> io::Result<Reply> {
    let (head, mut rest) = open(to, method, path, headers, body)?;
    let mut bytes = Vec::new();
    rest.read_to_end(&mut bytes)?;
    let length = header(&head, "content-length").and_then(|length| length.parse().ok());
    if length.is_some_and(|length: usize| length != bytes.len()) {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    Ok(Reply { status, head, body: String::from_utf8_lossy(&bytes).into_owned() })
}

/// Sends a request and reads the head of the answer; the rest comes as it is sent.
pub(crate) fn open(
    to: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: Option<&Value>,
) -> io::Result<(String, BufReader<TcpStream>)> {
    let mut stream = TcpStream::connect_timeout(&to, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let body = body.map_or(String::new(), Value::to_string);
    let length = body.len();
    // By the older version of HTTP a body that is streamed ends with the connection, without chunks.
    let request = format!(
        "{method} {path} HTTP/1.0\r\nHost: {to}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(request.as_bytes())?;
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    Ok((head, reader))
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = head.lines().filter_map(|line| line.split_once(':'));
    lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
}

/// Asks for a page without saying who asks.
pub(crate) fn get(from: SocketAddr, path: &str) -> Reply {
    ask(from, "GET", path, "", None).unwrap_or_else(|error| panic!("{path}: {error}"))
}
