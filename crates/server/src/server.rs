use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::middleware;
use tokio::net::TcpListener;
use wormery_store::{Store, StoreError};

use crate::app::App;
use crate::{Settings, edge, headers, http, rooms};

/// A server that is ready to serve.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    metrics: Option<TcpListener>,
}

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store cannot be opened.
    #[error("open the database: {0}")]
    Store(#[from] StoreError),
    /// The tables cannot be read.
    #[error("read the tables: {0}")]
    Tables(String),
    /// The address cannot be listened on.
    #[error("listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
}

/// How long requests have to finish when the server stops.
const LAST_CALL: Duration = Duration::from_secs(5);

impl Server {
    /// Opens the store, goes on with every game, and listens.
    pub async fn start(settings: Settings) -> Result<Self, StartError> {
        let store = Store::open(&settings.database).await?;
        let listener = listen(settings.listen).await?;
        let metrics = match settings.metrics_listen {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let app = App::new(settings, store);
        let n_tables = rooms::load(&app).await.map_err(|problem| StartError::Tables(problem.detail))?;
        tracing::info!(n_tables, "tables go on");
        Ok(Self { app, listener, metrics })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().unwrap_or(self.app.settings.listen)
    }

    /// Serves until `stop` is done; then tells the clients, finishes what has begun, and closes the store.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let Self { app, listener, metrics } = self;
        let sweeper = tokio::spawn(sweep(Arc::clone(&app)));
        if let Some(listener) = metrics {
            let router = axum::Router::new().route("/metrics", axum::routing::get(http::metrics));
            tokio::spawn(axum::serve(listener, router.with_state(Arc::clone(&app))).into_future());
        }
        let guard = middleware::from_fn_with_state(Arc::clone(&app), headers::guard);
        let router = http::router().layer(guard).with_state(Arc::clone(&app));
        let on_stop = Arc::clone(&app);
        let stop = async move {
            stop.await;
            say_goodbye(&on_stop).await;
        };
        edge::serve(&app, listener, router, stop, LAST_CALL).await;
        sweeper.abort();
        app.store.close().await;
        Ok(())
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|error| StartError::Listen(address, error))
}

async fn say_goodbye(app: &Arc<App>) {
    tracing::info!("the server stops");
    app.stopping.send_replace(true);
    for room in app.rooms.all() {
        room.tell_restart().await;
    }
}

async fn sweep(app: Arc<App>) {
    let often = (app.settings.close_after / 10).clamp(Duration::from_secs(1), Duration::from_mins(1));
    loop {
        tokio::time::sleep(often).await;
        rooms::sweep(&app).await;
    }
}
