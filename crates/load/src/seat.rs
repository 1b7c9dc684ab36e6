use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use wormery_core::Seat;
use wormery_fair::{Entropy, TableId};
use wormery_protocol::{ClientMessage, Command, TableInfo, TableState};

use crate::http::connect;

/// The socket of somebody at a table.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Opens a socket to a table.
pub(crate) async fn open(
    address: SocketAddr,
    code: &str,
    cookie: &str,
    from: Ipv4Addr,
) -> anyhow::Result<Socket> {
    let mut request = format!("ws://{address}/ws/v1?table={code}").into_client_request()?;
    request.headers_mut().insert("cookie", HeaderValue::from_str(cookie)?);
    request.headers_mut().insert("sec-websocket-protocol", HeaderValue::from_static("wormery.v2"));
    let stream = connect(address, from).await?;
    let opened = tokio_tungstenite::client_async(request, stream).await;
    Ok(opened.context("open a socket")?.0)
}

/// What a server says, as far as it matters here.
#[derive(Deserialize)]
pub(crate) struct Heard {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    pub(crate) table: Option<Box<TableInfo>>,
    pub(crate) game: Option<String>,
    pub(crate) to_act: Option<u8>,
    pub(crate) frame: Option<HeardFrame>,
    pub(crate) problem: Option<Box<RawValue>>,
}

/// What is used of a frame.
#[derive(Deserialize)]
pub(crate) struct HeardFrame {
    pub(crate) ply: u32,
    pub(crate) legal: Vec<Choice>,
}

/// What is used of a legal action.
#[derive(Deserialize)]
pub(crate) struct Choice {
    pub(crate) action: Box<RawValue>,
}

/// Somebody who sits at a table.
pub(crate) struct Person {
    /// His seats: several where others sit at the same device.
    places: Vec<u8>,
    socket: Socket,
    /// What was drawn for the dice, for which game, and whether it is shown.
    entropy: Option<(String, Entropy, bool)>,
    pub(crate) ply: u32,
    pub(crate) legal: Vec<Choice>,
}

impl Person {
    pub(crate) fn new(places: &[u8], socket: Socket) -> Self {
        Self { places: places.to_vec(), socket, entropy: None, ply: 0, legal: Vec::new() }
    }

    /// Waits for the next message; an error says that the connection is lost.
    pub(crate) async fn hear(&mut self) -> anyhow::Result<Heard> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    return serde_json::from_str(&text).with_context(|| format!("read {text}"));
                }
                Some(Ok(Message::Close(reason))) => bail!("the server closed a socket: {reason:?}"),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error).context("read from a socket"),
                None => bail!("a socket is closed"),
            }
        }
    }

    pub(crate) async fn say(&mut self, command: Command) -> anyhow::Result<()> {
        let text = serde_json::to_string(&ClientMessage { cid: None, command })?;
        self.socket.send(Message::text(text)).await.context("write to a socket")
    }

    /// Takes part in the dice of the next game, as every client does.
    pub(crate) async fn share_luck(&mut self, table: &TableInfo, fresh: [u8; 16]) -> anyhow::Result<()> {
        let id = &table.fair.id;
        let is_known = self.entropy.as_ref().is_some_and(|(known, ..)| known == id);
        if !is_known && matches!(table.state, TableState::Open | TableState::Over | TableState::Starting) {
            let entropy = Entropy::new(fresh);
            self.entropy = Some((id.clone(), entropy, false));
            for seat in self.places.clone() {
                let hash = entropy.hash(&id.parse::<TableId>()?, Seat::new(seat.into())).to_string();
                self.say(Command::EntropyHash { seat, hash }).await?;
            }
            return Ok(());
        }
        match &mut self.entropy {
            Some((_, entropy, shown @ false)) if is_known && table.fair.reveal => {
                *shown = true;
                let entropy = entropy.to_string();
                for seat in self.places.clone() {
                    self.say(Command::Entropy { seat, entropy: entropy.clone() }).await?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Leaves the table.
    pub(crate) async fn close(mut self) {
        // If the server was first, that is as good.
        let _ = self.socket.close(None).await;
    }
}
