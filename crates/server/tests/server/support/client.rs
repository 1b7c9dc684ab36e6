use std::collections::VecDeque;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue, Request};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::{Guest, PATIENCE};

/// A socket to a table.
pub(crate) struct Client {
    pub(crate) guest: Guest,
    pub(crate) code: String,
    socket: WebSocketStream<TcpStream>,
    cid: u32,
    /// What came while something else was waited for.
    held: VecDeque<Value>,
}

impl Client {
    /// Opens a socket as somebody who has seen the game up to a ply.
    pub(crate) async fn open(guest: &Guest, code: &str, since: u32) -> Self {
        Self::with(guest, code, since, &[]).await.unwrap_or_else(|error| panic!("the socket opens: {error}"))
    }

    /// Opens a socket with further headers.
    pub(crate) async fn with(
        guest: &Guest,
        code: &str,
        since: u32,
        headers: &[(&str, &str)],
    ) -> Result<Self, Error> {
        let request = request(guest, code, since, headers);
        let stream = TcpStream::connect(guest.address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let opened = timeout(PATIENCE, client_async(request, stream)).await.expect("an answer");
        let (socket, _) = opened?;
        Ok(Self { guest: guest.clone(), code: code.into(), socket, cid: 0, held: VecDeque::new() })
    }

    /// Closes the socket without a word, and opens another.
    pub(crate) async fn reopen(&mut self, since: u32) {
        *self = Self::open(&self.guest, &self.code, since).await;
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    /// The next message, or the code with which the socket was closed.
    pub(crate) async fn next_or_end(&mut self) -> Result<Value, Option<u16>> {
        if let Some(held) = self.held.pop_front() {
            return Ok(held);
        }
        self.fresh().await
    }

    async fn fresh(&mut self) -> Result<Value, Option<u16>> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("a message") {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                None | Some(Err(_)) => return Err(None),
            }
        }
    }

    pub(crate) async fn next(&mut self) -> Value {
        self.next_or_end().await.unwrap_or_else(|code| panic!("the socket was closed: {code:?}"))
    }

    /// The next message of which something is true; those before it are passed over.
    pub(crate) async fn until(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await;
            if is_it(&message) {
                return message;
            }
        }
    }

    /// The next message of a kind.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        self.until(|message| message["type"] == kind).await
    }

    /// The table, as soon as something is true of it.
    pub(crate) async fn table(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        let message = self.until(|message| message["type"] == "table" && is_it(&message["table"])).await;
        message["table"].clone()
    }

    /// The code with which the socket is closed, after whatever comes before.
    pub(crate) async fn end(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.next_or_end().await {
                return code;
            }
        }
    }

    /// Sends a command and waits for its answer; what else comes is kept for later.
    pub(crate) async fn command(&mut self, mut command: Value) -> Result<Value, Value> {
        self.cid += 1;
        command["cid"] = self.cid.into();
        self.text(&command.to_string(), Some(self.cid)).await
    }

    /// Sends any text and waits for the answer with this number.
    pub(crate) async fn text(&mut self, text: &str, cid: Option<u32>) -> Result<Value, Value> {
        self.send(Message::text(text)).await;
        self.answer(cid).await
    }

    /// Waits for the answer with this number.
    pub(crate) async fn answer(&mut self, cid: Option<u32>) -> Result<Value, Value> {
        loop {
            let message = self.fresh().await.expect("the socket stays open");
            let is_answer = message.get("cid").and_then(Value::as_u64) == cid.map(u64::from);
            match message["type"].as_str() {
                Some("ack") if is_answer => return Ok(message),
                Some("refused") if is_answer => return Err(message["problem"].clone()),
                _ => self.held.push_back(message),
            }
        }
    }

    /// A command that must be carried out.
    pub(crate) async fn done(&mut self, command: Value) -> Value {
        let sent = command.to_string();
        self.command(command).await.unwrap_or_else(|problem| panic!("{sent}: {problem}"))
    }

    /// A command that must be refused with this code; returns the problem.
    pub(crate) async fn refused(&mut self, command: Value, code: &str) -> Value {
        let sent = command.to_string();
        let problem = self.command(command).await.expect_err(&sent);
        assert_eq!(problem["code"], code, "{sent}: {problem}");
        problem
    }

    /// Everything that has come up to now: what a word of one's own follows.
    pub(crate) async fn so_far(&mut self) -> Vec<Value> {
        self.done(json!({ "type": "back" })).await;
        self.held.drain(..).collect()
    }
}

fn request(guest: &Guest, code: &str, since: u32, headers: &[(&str, &str)]) -> Request<()> {
    let address = format!("ws://{}/ws/v1?table={code}&since={since}", guest.address);
    let mut request = address.into_client_request().unwrap();
    let own = [(guest.key.0, guest.key.1.as_str())];
    for (name, value) in own.iter().chain(headers) {
        let name = HeaderName::from_bytes(name.as_bytes()).unwrap();
        request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
    }
    request
}
