use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wormery_server::{Server, Settings};

use super::{Guest, PATIENCE};

/// A server that serves in a task of its own, with a database in a folder of its own.
pub(crate) struct Host {
    pub(crate) address: SocketAddr,
    /// What opens it to its network, where it can be opened.
    pub(crate) key: Option<String>,
    settings: Settings,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
}

/// Settings in which nothing waits longer than it must, and nobody is slowed down.
pub(crate) fn quick() -> Settings {
    Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        bot_pace: Duration::ZERO,
        bot_time: Duration::from_millis(1),
        entropy_wait: Duration::from_millis(20),
        connections_per_network: 100_000,
        requests_per_second: 100_000,
        messages_per_second: 100_000,
        guests_per_hour: 100_000,
        misses_per_hour: 100_000,
        tables_per_hour: 100_000,
        guest_tables_per_hour: 100_000,
        listed_per_network: 100_000,
        review_playouts: 0,
        ..Settings::default()
    }
}

impl Host {
    pub(crate) async fn start() -> Self {
        Self::with(quick()).await
    }

    pub(crate) async fn with(settings: Settings) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("test.db").to_str().unwrap().to_owned();
        Self::run(Settings { database, ..settings }, folder).await
    }

    /// A server with the database in a folder that is there already.
    pub(crate) async fn run(settings: Settings, folder: TempDir) -> Self {
        let server = Server::start(settings.clone()).await.unwrap();
        let (address, key) = (server.address(), server.network_key().map(str::to_owned));
        let (stop, stopped) = oneshot::channel();
        let serving = tokio::spawn(server.serve(async move { drop(stopped.await) }));
        Self { address, key, settings, folder, stop, serving }
    }

    /// Stops the server and waits until it has stopped.
    pub(crate) async fn stop(self) -> (Settings, TempDir) {
        let Self { settings, folder, stop, serving, .. } = self;
        drop(stop);
        tokio::time::timeout(PATIENCE, serving).await.expect("the server stops").unwrap().unwrap();
        (settings, folder)
    }

    /// A server that goes on with the same database.
    pub(crate) async fn restart(self) -> Self {
        let (settings, folder) = self.stop().await;
        Self::run(settings, folder).await
    }

    /// Somebody new.
    pub(crate) async fn guest(&self) -> Guest {
        Guest::new(self.address).await
    }

    /// Some people who are all new.
    pub(crate) async fn guests<const N: usize>(&self) -> [Guest; N] {
        let mut guests = Vec::new();
        for _ in 0..N {
            guests.push(self.guest().await);
        }
        guests.try_into().unwrap_or_else(|_| unreachable!("as many as were asked for"))
    }
}

/// A table for this game, with seats in words: `me`, `open`, `bot`, or the name of somebody on the same device.
pub(crate) fn table(game: &str, seats: &str) -> Value {
    let seat = |word: &str| match word {
        "me" | "open" => json!({ "type": word }),
        "bot" => json!({ "type": "bot", "level": "random" }),
        name => json!({ "type": "local", "name": name }),
    };
    let seats: Vec<Value> = seats.split_whitespace().map(seat).collect();
    json!({ "game": game, "seats": seats, "away_level": "random", "bot_pace_ms": 0 })
}
