use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::{mpsc, watch};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wormery_protocol::{Code, StreamLine};

use super::{Query, games};
use crate::app::App;
use crate::fault::{Fault, problem};
use crate::guest::{Guest, address};
use crate::limits::network;
use crate::record;
use crate::room::{Feed, Room, Wants};

/// A blank line this often keeps the connection from being taken for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(7);

/// What the client has seen.
#[derive(Deserialize)]
pub(super) struct Since {
    #[serde(default)]
    since: u32,
    #[serde(default)]
    previews: Option<u8>,
}

/// The frames of a game as lines of JSON, until it is over.
pub(super) async fn open(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    headers: HeaderMap,
    guest: Guest,
) -> Result<Response, Fault> {
    let row = record::find(&app.store, &id).await?;
    let info = games::info(&app, &row, Some(&guest)).await?;
    let from = network(address(&app, &headers, peer));
    let counted = app.sockets.open(from, app.settings.sockets_per_address);
    let counted = counted.ok_or_else(|| problem(Code::TooMany, "too many connections from your network"))?;
    let (lines, body) = mpsc::channel::<Bytes>(16);
    let first = StreamLine::GameFull { info };
    let room = app.rooms.find(&row.table).ok();
    tokio::spawn(async move {
        app.metrics.sockets.up();
        let stream = Stream { app: Arc::clone(&app), id, lines };
        stream.run(room, &guest, Wants::of(since.since, since.previews), first).await;
        app.metrics.sockets.down();
        drop(counted);
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(Lines(body))).into_response())
}

/// What is sent as the body of the answer.
struct Lines(mpsc::Receiver<Bytes>);

impl futures_core::Stream for Lines {
    type Item = Result<Bytes, std::convert::Infallible>;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Self::Item>> {
        self.0.poll_recv(context).map(|line| line.map(Ok))
    }
}

struct Stream {
    app: Arc<App>,
    id: String,
    lines: mpsc::Sender<Bytes>,
}

impl Stream {
    async fn run(&self, room: Option<Arc<Room>>, guest: &Guest, wants: Wants, first: StreamLine) {
        if self.line(serde_json::to_string(&first).unwrap_or_default()).await.is_err() {
            return;
        }
        if let Some(room) = room.filter(|_| !self.app.is_stopping())
            && self.is_played_at(&room).await
            && let Ok((client, messages)) = room.connect(guest, Feed::Stream, wants).await
        {
            self.follow(&room, messages).await;
            room.disconnect(client, guest).await;
        }
        self.end().await;
    }

    /// Whether the room plays, or played last, this very game.
    async fn is_played_at(&self, room: &Room) -> bool {
        room.lock().await.game() == Some(&self.id)
    }

    /// Passes frames on until the game is over, the client goes, or the server stops.
    async fn follow(&self, room: &Room, mut messages: mpsc::Receiver<Utf8Bytes>) {
        let mut stopping: watch::Receiver<bool> = self.app.stopping.subscribe();
        loop {
            let sent = tokio::select! {
                message = messages.recv() => match message {
                    Some(text) => self.line(text.as_str().to_owned()).await,
                    None => return,
                },
                _ = stopping.changed() => return,
                () = self.lines.closed() => return,
                () = tokio::time::sleep(KEEP_ALIVE) => self.lines.send(Bytes::from_static(b"\n")).await,
            };
            let is_over = { !room.lock().await.is_playing() };
            if sent.is_err() || (is_over && messages.is_empty()) {
                return;
            }
        }
    }

    /// The last line, if the game is over.
    async fn end(&self) {
        let Ok(row) = record::find(&self.app.store, &self.id).await else { return };
        if row.ended_ms.is_some() {
            let end: StreamLine =
                StreamLine::GameEnd { result: record::result(&row), digest: record::digest(&row) };
            let _ = self.line(serde_json::to_string(&end).unwrap_or_default()).await;
        }
    }

    async fn line(&self, mut text: String) -> Result<(), mpsc::error::SendError<Bytes>> {
        text.push('\n');
        self.lines.send(Bytes::from(text)).await
    }
}
