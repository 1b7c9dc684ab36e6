//! A door in front of the server that can be shut and opened, and that can lose or hold what passes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};

/// What happens to that which passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(dead_code, reason = "not every test needs every way")]
pub(crate) enum Way {
    /// It passes.
    Open,
    /// Nothing passes in either direction, and no connection is cut.
    Frozen,
    /// A connection is cut instead of passing a commit, or an append, on.
    LosesCommit,
    /// A commit passes, and its connection is cut instead of passing the answer on.
    LosesAnswer,
    /// A commit passes, and then everything is frozen.
    FreezesAtCommit,
}

/// Passes connections on to the server while it runs.
pub(crate) struct Proxy {
    server: String,
    address: String,
    way: watch::Sender<Way>,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Starts a proxy for the server of an address, on a free port.
    pub(crate) async fn start(url: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        let server = host(url).to_owned();
        let way = watch::Sender::new(Way::Open);
        let task = tokio::spawn(pass_on(listener, server.clone(), way.clone()));
        Self { server, address, way, task }
    }

    /// The address of a database through the proxy.
    pub(crate) fn url(&self, url: &str) -> String {
        url.replace(&self.server, &self.address)
    }

    /// Changes what happens to that which passes from now on.
    pub(crate) fn set(&self, way: Way) {
        self.way.send_replace(way);
    }

    /// Cuts all connections and refuses new ones.
    pub(crate) async fn stop(&mut self) {
        self.task.abort();
        assert!((&mut self.task).await.expect_err("it was aborted").is_cancelled());
    }

    /// Takes connections again, at the same address.
    pub(crate) async fn resume(&mut self) {
        let listener = TcpListener::bind(&self.address).await.expect("the same port");
        self.task = tokio::spawn(pass_on(listener, self.server.clone(), self.way.clone()));
    }
}

async fn pass_on(listener: TcpListener, server: String, way: watch::Sender<Way>) {
    // Dropped with this task, and all connections with it.
    let mut connections = JoinSet::new();
    loop {
        let (from, _) = listener.accept().await.expect("a connection");
        let (server, way) = (server.clone(), way.clone());
        connections.spawn(async move {
            let to = TcpStream::connect(server).await.expect("the server answers");
            let ((from_client, to_client), (from_server, to_server)) = (from.into_split(), to.into_split());
            let is_mute = Arc::new(AtomicBool::new(false));
            // Either side may go at any time, and both are dropped then.
            tokio::select! {
                _ = ask(from_client, to_server, &way, &is_mute) => {}
                _ = answer(from_server, to_client, &way, &is_mute) => {}
            }
        });
    }
}

async fn ask(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    way: &watch::Sender<Way>,
    is_mute: &AtomicBool,
) -> Option<()> {
    let mut buffer = vec![0; 1 << 16];
    loop {
        let n_read = from.read(&mut buffer).await.ok().filter(|n_read| *n_read > 0)?;
        let bytes = &buffer[..n_read];
        let way_now = thawed(way).await;
        if stores(bytes) {
            match way_now {
                Way::LosesCommit => return None,
                Way::LosesAnswer => is_mute.store(true, Ordering::SeqCst),
                Way::FreezesAtCommit => drop(way.send_replace(Way::Frozen)),
                Way::Open | Way::Frozen => {}
            }
        }
        to.write_all(bytes).await.ok()?;
    }
}

/// Whether the server stores for good what this says: a commit, or an append that is one by itself.
fn stores(bytes: &[u8]) -> bool {
    let has = |word: &[u8]| bytes.windows(word.len()).any(|bytes| bytes == word);
    has(b"COMMIT") || has(b"ply-")
}

async fn answer(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    way: &watch::Sender<Way>,
    is_mute: &AtomicBool,
) -> Option<()> {
    let mut buffer = vec![0; 1 << 16];
    loop {
        let n_read = from.read(&mut buffer).await.ok().filter(|n_read| *n_read > 0)?;
        thawed(way).await;
        if is_mute.load(Ordering::SeqCst) {
            return None;
        }
        to.write_all(&buffer[..n_read]).await.ok()?;
    }
}

/// Waits while everything is frozen, and returns what happens now.
async fn thawed(way: &watch::Sender<Way>) -> Way {
    *way.subscribe().wait_for(|way| *way != Way::Frozen).await.expect("the sender is here")
}

/// The host and port of an address.
fn host(url: &str) -> &str {
    let (_, rest) = url.split_once('@').expect("the address names a user");
    rest.split_once('/').expect("the address names a database").0
}
