use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::middleware;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{self, UnboundedReceiver};
use wormery_store::{Kind, Store, StoreError};

use crate::app::App;
use crate::network::Gate;
use crate::nodes::{self, Nodes};
use crate::{Settings, driver, edge, headers, http};

/// A server that is ready to serve.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    /// What is listened on besides, from when on somebody wants it.
    more: UnboundedReceiver<TcpListener>,
    metrics: Option<TcpListener>,
}

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store cannot be opened.
    #[error("open the database: {0}")]
    Store(StoreError),
    /// The other servers cannot be found.
    #[error("{0}")]
    Nodes(String),
    /// The address cannot be listened on.
    #[error("listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
}

/// How long those who are let go have to take it in.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// How long to try to open a database that is not there yet, and how long to wait in between.
const OPENING: Duration = Duration::from_secs(30);
const RETRY: Duration = Duration::from_secs(1);

impl Server {
    /// Opens the store and listens; games go on when somebody comes or something is due.
    pub async fn start(settings: Settings) -> Result<Self, StartError> {
        let store = open(&settings.database).await?;
        let listener = listen(settings.listen).await?;
        let metrics = match settings.metrics_listen {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let nodes = nodes(&settings, &store).await?;
        // Where the system chose the port, this is the one.
        let listen = listener.local_addr().unwrap_or(settings.listen);
        let (gate, more) = mpsc::unbounded_channel();
        let app = App::new(Settings { listen, ..settings }, store, nodes, Gate::new(gate));
        Ok(Self { app, listener, more, metrics })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.app.settings.listen
    }

    /// What the address has behind it by which a page on this machine can open the server to its network, if it can be.
    pub fn network_key(&self) -> Option<&str> {
        self.app.gate.key(&self.app)
    }

    /// Serves until `stop` is done; then tells the clients, finishes what has begun, and closes the store.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let Self { app, listener, more, metrics } = self;
        let keeper = tokio::spawn(driver::keep(Arc::clone(&app)));
        let timers = Arc::clone(&app);
        let waker = tokio::spawn(async move { timers.timers.run().await });
        let others = nodes::run(&app);
        if let Some(listener) = metrics {
            let router = axum::Router::new().route("/metrics", axum::routing::get(http::metrics));
            tokio::spawn(axum::serve(listener, router.with_state(Arc::clone(&app))).into_future());
        }
        let guard = middleware::from_fn_with_state(Arc::clone(&app), headers::guard);
        let router = http::router(&app).layer(guard).with_state(Arc::clone(&app));
        let on_stop = Arc::clone(&app);
        let stop = async move {
            stop.await;
            say_goodbye(&on_stop).await;
        };
        edge::serve(&app, (listener, more), router, stop).await;
        last_words(&app).await;
        keeper.abort();
        waker.abort();
        if let Some(nodes) = &app.nodes {
            nodes.part().await;
        }
        for task in others {
            task.abort();
        }
        app.store.close().await;
        Ok(())
    }
}

/// Joins the other servers of the same database, if there may be some.
async fn nodes(settings: &Settings, store: &Store) -> Result<Option<Nodes>, StartError> {
    let Some(address) = &settings.nats else { return Ok(None) };
    if store.kind() != Kind::Postgres {
        let why = "several servers need one PostgreSQL database: give its address with --database-url";
        return Err(StartError::Nodes(why.to_owned()));
    }
    let cluster = store.cluster().await.map_err(StartError::Store)?;
    Nodes::join(address, &cluster).await.map(Some).map_err(StartError::Nodes)
}

async fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|error| StartError::Listen(address, error))
}

/// Opens the store; a database that is just starting, or is away for a moment, is waited for.
async fn open(address: &str) -> Result<Store, StartError> {
    let deadline = Instant::now() + OPENING;
    loop {
        match Store::open(address).await {
            Err(StoreError::Away(why)) if Instant::now() < deadline => {
                tracing::warn!("{why}; the server starts when it is there");
                tokio::time::sleep(RETRY).await;
            }
            opened => return opened.map_err(StartError::Store),
        }
    }
}

/// Waits until those who are let go have been told so.
async fn last_words(app: &App) {
    let deadline = Instant::now() + LAST_WORDS;
    while app.sockets.is_any_open() && Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn say_goodbye(app: &App) {
    tracing::info!("the server stops");
    app.stopping.send_replace(true);
    driver::stop(app).await;
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use wormery_store::Store;

    use crate::Settings;
    use crate::driver::LAST_WRITES;

    /// Hosts wait ten seconds before they kill, and the end of the program itself takes a part of them.
    #[test]
    fn all_that_a_stop_may_wait_for_ends_before_hosts_kill() {
        let last_call = Settings::default().last_call;
        assert!(LAST_WRITES + last_call + super::LAST_WORDS + Store::CLOSING < Duration::from_secs(9));
    }
}
