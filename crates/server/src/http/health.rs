use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Serialize;

use super::json::Json;
use crate::app::App;
use crate::fault::{Fault, problem};

/// The process is up.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// The store answers, and the server is not about to stop.
pub(super) async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Fault> {
    if app.is_stopping() {
        return Err(problem(wormery_protocol::Code::Unavailable, "the server is stopping").into());
    }
    if app.nodes.as_ref().is_some_and(|nodes| !nodes.is_sure()) {
        let why = "this server has lost the others: NATS cannot be reached";
        return Err(problem(wormery_protocol::Code::Unavailable, why).into());
    }
    app.store.ready().await?;
    Ok("ok\n")
}

/// What runs here.
#[derive(Serialize)]
pub(super) struct Running {
    name: &'static str,
    version: &'static str,
    /// The version of the wire: a page that knows another one is old.
    wire: u16,
}

pub(super) async fn version() -> Json<Running> {
    Json(Running { name: "wormery", version: env!("CARGO_PKG_VERSION"), wire: wormery_protocol::WIRE })
}

/// What was counted, for Prometheus.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text())
}
