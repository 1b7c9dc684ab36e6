use std::collections::VecDeque;
use std::io;
use std::net::TcpStream;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::{Message, WebSocket};

use crate::guest::Guest;
use crate::program::PATIENCE;

/// A socket at a table.
pub(crate) struct Socket {
    inner: WebSocket<TcpStream>,
    /// What came while an answer was waited for.
    early: VecDeque<Value>,
    cid: u32,
}

impl Socket {
    pub(crate) fn open(guest: &Guest, table: &str, since: u64) -> io::Result<Self> {
        let stream = TcpStream::connect_timeout(&guest.address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{}/ws/v1?table={table}&since={since}", guest.address);
        let mut request = url.into_client_request().map_err(io::Error::other)?;
        let (name, value) = guest.key.trim_end().split_once(": ").expect("the key is a header");
        let name = if name == "Cookie" { "cookie" } else { "authorization" };
        let value = HeaderValue::from_str(value).map_err(io::Error::other)?;
        request.headers_mut().insert(name, value);
        request.headers_mut().insert("sec-websocket-protocol", HeaderValue::from_static("wormery.v2"));
        let (socket, _) =
            tungstenite::client(request, stream).map_err(|error| io::Error::other(error.to_string()))?;
        Ok(Self { inner: socket, early: VecDeque::new(), cid: 0 })
    }

    /// What ends the connection from elsewhere.
    pub(crate) fn line(&self) -> TcpStream {
        self.inner.get_ref().try_clone().expect("a handle")
    }

    /// The next message; a close is told as one, with its number.
    pub(crate) fn next(&mut self) -> io::Result<Value> {
        match self.early.pop_front() {
            Some(message) => Ok(message),
            None => self.read(),
        }
    }

    /// Sends a command and waits for its answer, whether it was carried out or refused.
    pub(crate) fn command(&mut self, command: &Value) -> io::Result<Value> {
        self.cid += 1;
        let mut message = command.clone();
        message["cid"] = json!(self.cid);
        self.send(message.to_string())?;
        loop {
            let message = self.read()?;
            if message["cid"] == self.cid && message["type"] != "close" {
                return Ok(message);
            }
            if message["type"] == "close" {
                return Err(io::ErrorKind::ConnectionAborted.into());
            }
            self.early.push_back(message);
        }
    }

    /// Sends a text as it is.
    pub(crate) fn send(&mut self, text: String) -> io::Result<()> {
        self.inner.send(Message::text(text)).map_err(io::Error::other)
    }

    fn read(&mut self) -> io::Result<Value> {
        loop {
            match self.inner.read().map_err(io::Error::other)? {
                Message::Text(text) => return serde_json::from_str(&text).map_err(io::Error::other),
                Message::Close(frame) => {
                    let code = frame.map(|frame| u16::from(frame.code));
                    return Ok(json!({ "type": "close", "code": code }));
                }
                _ => {}
            }
        }
    }
}
