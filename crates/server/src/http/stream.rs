use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::{mpsc, watch};
use wormery_protocol::{Code, StreamLine};
use wormery_room::Feed;

use super::path::Path;
use super::{Query, games};
use crate::address::Network;
use crate::app::App;
use crate::driver::{Coming, Letter, Visit};
use crate::fault::{Fault, problem};
use crate::guest::Guest;
use crate::seeker::Seeker;
use crate::{driver, guest, record};

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
    Network(from): Network,
    Path(id): Path,
    Query(since): Query<Since>,
    guest: Guest,
    seeker: Seeker,
) -> Result<Response, Fault> {
    let row = seeker.game(&app, &id).await?;
    if let Ok(table) = driver::find(&app, &row.table).await
        && table.seen(&app, &guest.id).await?.is_sent_away
    {
        return Err(wormery_room::sent_away().into());
    }
    let info = games::info(&app, &row, Some(&guest)).await?;
    let counted = app.sockets.open(from, app.settings.sockets_per_address);
    let counted = counted.ok_or_else(|| problem(Code::TooMany, "too many connections from your network"))?;
    let (lines, body) = mpsc::channel::<Bytes>(16);
    let first = StreamLine::GameFull { info };
    let table = row.table.clone();
    tokio::spawn(async move {
        app.metrics.sockets.up();
        let stream = Stream { app: Arc::clone(&app), id, from, lines };
        stream.run(&table, &guest, &since, first).await;
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
    from: IpAddr,
    lines: mpsc::Sender<Bytes>,
}

/// The client is gone, or does not read.
#[derive(PartialEq, Eq, Debug)]
struct Cut;

impl Stream {
    async fn run(&self, table: &str, guest: &Guest, since: &Since, first: StreamLine) {
        if self.line(serde_json::to_string(&first).unwrap_or_default()).await.is_err() {
            return;
        }
        if !self.app.is_stopping()
            && self.is_played_at(table, guest).await
            && let Ok(visit) = Visit::begin(&self.app, table, self.coming(guest, since)).await
            && self.follow(visit, guest).await.is_err()
        {
            return;
        }
        self.end().await;
    }

    /// Whether the room plays, or played last, this very game.
    async fn is_played_at(&self, table: &str, guest: &Guest) -> bool {
        let Ok(table) = driver::find(&self.app, table).await else { return false };
        table.seen(&self.app, &guest.id).await.is_ok_and(|seen| seen.game.as_deref() == Some(&*self.id))
    }

    fn coming(&self, guest: &Guest, since: &Since) -> Coming {
        Coming {
            guest: guest.at_table(),
            from: self.from,
            feed: Feed::Stream,
            since: since.since,
            game: Some(self.id.clone()),
            previews: since.previews != Some(0),
        }
    }

    /// Passes frames on until the game is over, the client goes or does not read, or the server stops.
    async fn follow(&self, mut visit: Visit, guest: &Guest) -> Result<(), Cut> {
        self.must_be_there(guest).await?;
        let mut stopping: watch::Receiver<bool> = self.app.stopping.subscribe();
        loop {
            tokio::select! {
                letter = visit.next() => match letter {
                    Some(Letter::Text(text, _)) => self.line(text.to_string()).await?,
                    Some(Letter::Moved) if visit.move_on().await.is_ok() => self.must_be_there(guest).await?,
                    Some(Letter::Goodbye(_) | Letter::Moved) | None => return Ok(()),
                },
                _ = stopping.changed() => return Ok(()),
                () = self.lines.closed() => return Err(Cut),
                () = tokio::time::sleep(KEEP_ALIVE) => self.line(String::new()).await?,
            }
        }
    }

    /// Whoever was forgotten while he was connected is let go: the table may have heard of it before he was there.
    async fn must_be_there(&self, guest: &Guest) -> Result<(), Cut> {
        match guest::is_there(&self.app, &guest.id).await {
            Ok(true) => Ok(()),
            Ok(false) | Err(_) => Err(Cut),
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

    async fn line(&self, mut text: String) -> Result<(), Cut> {
        text.push('\n');
        send(&self.lines, Bytes::from(text), self.app.settings.send_wait).await
    }
}

/// Sends a line to a client that reads; whoever does not for so long is cut.
async fn send(lines: &mpsc::Sender<Bytes>, line: Bytes, patience: Duration) -> Result<(), Cut> {
    lines.send_timeout(line, patience).await.map_err(|_| Cut)
}

#[cfg(test)]
mod tests {
    use tokio::time::Instant;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_line_that_nobody_reads_is_not_waited_for_forever() {
        let (lines, mut body) = mpsc::channel(1);
        let (line, patience) = (Bytes::from_static(b"{}\n"), Duration::from_secs(30));
        assert_eq!(send(&lines, line.clone(), patience).await, Ok(()));
        let begin = Instant::now();
        assert_eq!(send(&lines, line.clone(), patience).await, Err(Cut));
        assert_eq!(begin.elapsed().as_secs(), 30);
        body.recv().await.unwrap();
        assert_eq!(send(&lines, line.clone(), patience).await, Ok(()), "somebody reads again");
        drop(body);
        assert_eq!(send(&lines, line, patience).await, Err(Cut));
    }
}
