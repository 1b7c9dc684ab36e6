//! The edge: connections are counted, timed, served and let go, so that nobody can keep the others out.

mod door;
mod line;
mod service;
mod watch;

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::watch as channel;

use crate::app::App;
use door::{Door, Ticket};
use line::Line;
use service::Service;
use watch::{Patience, Watch};

/// How much of a request without its body the library reads at all; what is shorter and still too long is refused with a problem.
const LONGEST_HEAD: usize = 32 * 1024;

/// How long to wait when no connection can be taken, because too many files are open for example.
const BREATH: Duration = Duration::from_millis(100);

/// What all connections share.
struct Edge {
    door: Door,
    patience: Patience,
    router: Router,
    /// Whether connections are to end as soon as they are idle; each holds a receiver until it has ended.
    closing: channel::Sender<bool>,
}

/// Serves those who come to a listener, and to more of them that are opened later, until `stop` is done, and then until every connection has ended the last call is over.
pub(crate) async fn serve(
    app: &App,
    (listener, mut more): (TcpListener, UnboundedReceiver<TcpListener>),
    router: Router,
    stop: impl Future<Output = ()>,
) {
    let settings = &app.settings;
    let (door, patience) = (Door::new(settings), Patience::of(settings));
    let edge = Arc::new(Edge { door, patience, router, closing: channel::Sender::new(false) });
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            (stream, peer) = next(|| listener.accept()) => edge.take(stream, peer),
            Some(another) = more.recv() => drop(tokio::spawn(Arc::clone(&edge).listen(another))),
        }
    }
    drop(listener);
    edge.closing.send_replace(true);
    let _ = tokio::time::timeout(settings.last_call, edge.closing.closed()).await;
}

/// The next connection, whatever goes wrong before it: with too many open files it waits until some are closed.
async fn next<T, F: Future<Output = std::io::Result<T>>>(mut accept: impl FnMut() -> F) -> T {
    loop {
        match accept().await {
            Ok(accepted) => return accepted,
            // Somebody went before he came in.
            Err(error)
                if matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset) => {}
            Err(error) => {
                tracing::warn!(%error, "a connection cannot be taken");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

impl Edge {
    /// Takes those who come to another listener, as long as the server serves.
    async fn listen(self: Arc<Self>, listener: TcpListener) {
        let mut closing = self.closing.subscribe();
        while !*closing.borrow_and_update() {
            tokio::select! {
                (stream, peer) = next(|| listener.accept()) => self.take(stream, peer),
                _ = closing.changed() => {}
            }
        }
    }

    /// Serves a connection in a task of its own, or turns it away.
    fn take(self: &Arc<Self>, stream: TcpStream, peer: SocketAddr) {
        match self.door.enter(peer.ip()) {
            Ok(ticket) => {
                // Without this the last packet of an answer waits for the next one.
                let _ = stream.set_nodelay(true);
                tokio::spawn(Arc::clone(self).run(stream, peer, ticket));
            }
            Err(full) => self.door.turn_away(stream, full),
        }
    }

    /// Serves a connection until it ends, becomes a socket, or is too slow.
    async fn run(self: Arc<Self>, stream: TcpStream, peer: SocketAddr, ticket: Ticket) {
        let Ticket { place, network } = ticket;
        let watch = Arc::new(Watch::new());
        let line = Line::new(stream, Arc::clone(&watch), place);
        let service = Service::new(self.router.clone(), Arc::clone(&watch), peer);
        let served = builder().serve_connection(TokioIo::new(line), service).with_upgrades();
        let (mut served, mut late) = (pin!(served), pin!(watch.late(self.patience)));
        let mut closing = self.closing.subscribe();
        let mut is_open = !*closing.borrow_and_update();
        if !is_open {
            served.as_mut().graceful_shutdown();
        }
        loop {
            // In this order: whatever happens to the connection changes how long it may take.
            tokio::select! {
                biased;
                _ = served.as_mut() => break,
                () = late.as_mut() => break,
                _ = closing.changed(), if is_open => {
                    is_open = false;
                    served.as_mut().graceful_shutdown();
                }
            }
        }
        drop(network);
    }
}

fn builder() -> http1::Builder {
    let mut builder = http1::Builder::new();
    builder.max_buf_size(LONGEST_HEAD).max_header_size(LONGEST_HEAD).header_read_timeout(None);
    builder
}

#[cfg(test)]
mod tests {
    use std::future::ready;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_cannot_be_taken_now_is_taken_later() {
        let mut n_tries = 0;
        let taken = next(|| {
            n_tries += 1;
            // "Too many open files", as the system says it.
            ready(if n_tries < 4 { Err(std::io::Error::from_raw_os_error(24)) } else { Ok(n_tries) })
        });
        assert_eq!(taken.await, 4);
    }
}
