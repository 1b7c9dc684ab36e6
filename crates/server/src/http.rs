//! The HTTP interface: what each address answers.

mod bots;
mod games;
mod health;
mod json;
mod me;
mod pages;
mod play;
mod stream;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::routing::{delete, get, post};

use crate::app::App;
use crate::socket;

pub(crate) use health::metrics;

/// Every address.
pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/livez", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/version", get(health::version))
        .route("/ws/v1", get(socket::open))
        .route("/api/v1/rules", get(tables::rules))
        .route("/api/v1/me", get(me::show).patch(me::change).delete(me::delete))
        .route("/api/v1/me/export", get(me::export))
        .route("/api/v1/me/games", get(games::mine))
        .route("/api/v1/me/bots", get(bots::list).post(bots::create))
        .route("/api/v1/me/bots/{id}", delete(bots::delete))
        .route("/api/v1/me/bots/{id}/token", post(bots::rotate))
        .route("/api/v1/play", post(play::now))
        .route("/api/v1/tables", get(tables::lobby).post(tables::create))
        .route("/api/v1/tables/{code}", get(tables::show))
        .route("/api/v1/tables/{code}/commands", post(tables::command))
        .route("/api/v1/games/{id}", get(games::show))
        .route("/api/v1/games/{id}/record", get(games::record))
        .route("/api/v1/games/{id}/review", get(games::review))
        .route("/api/v1/games/{id}/stream", get(stream::open))
        .route("/api/v1/games/{id}/actions", post(play::act))
        .route("/api/{*rest}", axum::routing::any(pages::no_such_api))
        .fallback(pages::page)
}
