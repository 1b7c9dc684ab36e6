use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use anyhow::{Context, bail};
use serde::Serialize;
use serde::de::DeserializeOwned;
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
struct Answer {
    status: u16,
    cookie: Option<String>,
    body: Vec<u8>,
}

impl Http {
    pub(crate) async fn connect(address: SocketAddr) -> anyhow::Result<Self> {
        Ok(Self { address, stream: BufReader::new(connect(address, 0).await?) })
    }

    /// Comes as somebody new; the cookie by which the server will know him.
    pub(crate) async fn new_guest(&mut self) -> anyhow::Result<String> {
        let answer = self.ask("GET", "/api/v1/me", None, "").await?;
        answer.cookie.context("a new guest got no cookie")
    }

    /// Asks for something.
    pub(crate) async fn get<T: DeserializeOwned>(&mut self, path: &str) -> anyhow::Result<T> {
        let answer = self.ask("GET", path, None, "").await?;
        serde_json::from_slice(&answer.body).with_context(|| format!("GET {path}"))
    }

    /// Sends something as a guest.
    pub(crate) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        cookie: &str,
        body: &impl Serialize,
    ) -> anyhow::Result<T> {
        let answer = self.ask("POST", path, Some(cookie), &serde_json::to_string(body)?).await?;
        serde_json::from_slice(&answer.body).with_context(|| format!("POST {path}"))
    }

    async fn ask(
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
        let answer = self.read().await.with_context(|| format!("{method} {path}"))?;
        if answer.status >= 300 {
            bail!("{method} {path}: {} {}", answer.status, String::from_utf8_lossy(&answer.body));
        }
        Ok(answer)
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

/// Connects from 127.0.0.1 or one of its neighbors: each has ports for so many connections only.
pub(crate) async fn connect(address: SocketAddr, neighbor: u8) -> anyhow::Result<TcpStream> {
    let stream = match address.ip() {
        IpAddr::V4(_) if neighbor > 0 => {
            let socket = TcpSocket::new_v4()?;
            socket.bind(SocketAddr::from((Ipv4Addr::new(127, 0, 0, 1 + neighbor), 0)))?;
            socket.connect(address).await
        }
        _ => TcpStream::connect(address).await,
    };
    let stream = stream.with_context(|| format!("connect to {address}"))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}
