//! A door in front of the server that can be shut and opened.

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};

/// Passes connections on to the server while it runs.
pub(crate) struct Proxy {
    server: String,
    address: String,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Starts a proxy for the server of an address, on a free port.
    pub(crate) async fn start(url: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        let server = host(url).to_owned();
        Self { task: tokio::spawn(pass_on(listener, server.clone())), server, address }
    }

    /// The address of a database through the proxy.
    pub(crate) fn url(&self, url: &str) -> String {
        url.replace(&self.server, &self.address)
    }

    /// Cuts all connections and refuses new ones.
    pub(crate) async fn stop(&mut self) {
        self.task.abort();
        assert!((&mut self.task).await.expect_err("it was aborted").is_cancelled());
    }

    /// Takes connections again, at the same address.
    pub(crate) async fn resume(&mut self) {
        let listener = TcpListener::bind(&self.address).await.expect("the same port");
        self.task = tokio::spawn(pass_on(listener, self.server.clone()));
    }
}

async fn pass_on(listener: TcpListener, server: String) {
    // Dropped with this task, and all connections with it.
    let mut connections = JoinSet::new();
    loop {
        let (mut from, _) = listener.accept().await.expect("a connection");
        let server = server.clone();
        connections.spawn(async move {
            let mut to = TcpStream::connect(server).await.expect("the server answers");
            // Either side may go at any time.
            let _ = copy_bidirectional(&mut from, &mut to).await;
        });
    }
}

/// The host and port of an address.
fn host(url: &str) -> &str {
    let (_, rest) = url.split_once('@').expect("the address names a user");
    rest.split_once('/').expect("the address names a database").0
}
