use std::sync::Arc;

use axum::extract::State;
use wormery_protocol::{NetworkInfo, NetworkOpen};

use super::json::Json;
use crate::app::App;
use crate::fault::Fault;
use crate::guest::Guest;
use crate::network::Here;

/// How other devices reach this server; only its own machine is told.
pub(super) async fn show(State(app): State<Arc<App>>, _here: Here) -> Json<NetworkInfo> {
    Json(app.gate.info(&app))
}

/// Opens this server to its network; only from its own machine, by who has seen the key there.
pub(super) async fn open(
    State(app): State<Arc<App>>,
    _here: Here,
    _guest: Guest,
    Json(NetworkOpen { key }): Json<NetworkOpen>,
) -> Result<Json<NetworkInfo>, Fault> {
    app.gate.open(&app, &key).await?;
    Ok(Json(app.gate.info(&app)))
}
