use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use anyhow::{Context, bail};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

/// The longest answer that is read.
const LONGEST: usize = 1 << 20;

/// A connection to the server for one request after the other.
pub(crate) struct Http {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
}

/// What the server answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    body: Vec<u8>,
}

impl Answer {
    /// What was answered, as a value.
    pub(crate) fn json<T: DeserializeOwned>(&self) -> anyhow::Result<T> {
        serde_json::from_slice(&self.body).context("read an answer")
    }

    /// The status, and the code of a problem.
    pub(crate) fn words(&self) -> String {
        let problem = self.json::<Value>().ok().filter(|_| self.status >= 300);
        match problem.as_ref().and_then(|problem| problem["code"].as_str()) {
            Some(code) => format!("{} {code}", self.status),
            None => self.status.to_string(),
        }
    }
}

impl Http {
    pub(crate) async fn connect(address: SocketAddr, from: Ipv4Addr) -> anyhow::Result<Self> {
        Ok(Self { address, stream: BufReader::new(connect(address, from).await?) })
    }

    /// Comes as somebody new; the cookie by which the server will know him.
    pub(crate) async fn new_guest(&mut self) -> anyhow::Result<String> {
        let answer = self.ask("GET", "/api/v1/me", None, "").await?;
        answer.cookie.context("a new guest got no cookie")
    }

    /// Asks for something.
    pub(crate) async fn get<T: DeserializeOwned>(&mut self, path: &str) -> anyhow::Result<T> {
        self.ask("GET", path, None, "").await?.json().with_context(|| format!("GET {path}"))
    }

    /// Sends something as a guest.
    pub(crate) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        cookie: &str,
        body: &impl Serialize,
    ) -> anyhow::Result<T> {
        let answer = self.ask("POST", path, Some(cookie), &serde_json::to_string(body)?).await?;
        answer.json().with_context(|| format!("POST {path}"))
    }

    /// Changes something as a guest.
    pub(crate) async fn patch(&mut self, path: &str, cookie: &str, body: &Value) -> anyhow::Result<()> {
        self.ask("PATCH", path, Some(cookie), &body.to_string()).await.map(|_| ())
    }

    /// Asks for something that is not to be refused.
    async fn ask(
        &mut self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: &str,
    ) -> anyhow::Result<Answer> {
        let answer = self.try_ask(method, path, cookie, body).await?;
        if answer.status >= 300 {
            bail!("{method} {path}: {} {}", answer.status, String::from_utf8_lossy(&answer.body));
        }
        Ok(answer)
    }

    /// Asks for something, whatever the answer is.
    pub(crate) async fn try_ask(
        &mut self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: &str,
    ) -> anyhow::Result<Answer> {
        let cookie = cookie.map_or(String::new(), |cookie| format!("Cookie: {cookie}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{cookie}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await.with_context(|| format!("{method} {path}"))?;
        self.read().await.with_context(|| format!("{method} {path}"))
    }

    async fn read(&mut self) -> anyhow::Result<Answer> {
        let first = self.line().await?;
        let status = first.split(' ').nth(1).and_then(|word| word.parse().ok());
        let mut answer =
            Answer { status: status.context("no status in the answer")?, cookie: None, body: Vec::new() };
        let mut length = 0;
        loop {
            let line = self.line().await?;
            let Some((name, value)) = line.split_once(": ") else { break };
            match name.to_ascii_lowercase().as_str() {
                "content-length" => length = value.parse::<usize>()?.min(LONGEST),
                "set-cookie" => answer.cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
        answer.body.resize(length, 0);
        self.stream.read_exact(&mut answer.body).await?;
        Ok(answer)
    }

    async fn line(&mut self) -> anyhow::Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).await? == 0 {
            bail!("the server hung up");
        }
        Ok(line.trim_end().to_owned())
    }
}

/// Connects from an address of this machine: each has ports for so many connections only, and is a network of its own.
pub(crate) async fn connect(address: SocketAddr, from: Ipv4Addr) -> anyhow::Result<TcpStream> {
    let stream = match address.ip() {
        IpAddr::V4(_) if from != Ipv4Addr::LOCALHOST => bound(from, None)?.connect(address).await,
        _ => TcpStream::connect(address).await,
    };
    let stream = stream.with_context(|| format!("connect to {address}"))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// A socket with an address of its own, and with as much room for what comes as is wished for.
pub(crate) fn bound(from: Ipv4Addr, room: Option<u32>) -> std::io::Result<TcpSocket> {
    let socket = TcpSocket::new_v4()?;
    if let Some(room) = room {
        socket.set_recv_buffer_size(room)?;
    }
    socket.bind(SocketAddr::from((from, 0)))?;
    Ok(socket)
}
