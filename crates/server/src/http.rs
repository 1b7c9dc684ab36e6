//! The HTTP interface: what each address answers.

mod bots;
pub(crate) mod client;
pub(crate) mod docs;
mod export;
mod games;
mod health;
mod json;
mod kept;
mod large;
mod me;
mod network;
mod pages;
mod path;
mod play;
mod programs;
mod query;
mod stream;
mod tables;
#[cfg(test)]
mod tests;
mod today;

use std::sync::Arc;

use axum::routing::{MethodRouter, delete, get, post};
use axum::{Router, middleware};

use crate::app::App;
use crate::socket;

pub(crate) use health::metrics;
pub(crate) use query::Query;

/// An address and what answers there.
type Address = (&'static str, MethodRouter<Arc<App>>);

/// Every address of the interface, as [`wormery_protocol::ROUTES`] describes them.
fn addresses() -> [Address; 29] {
    [
        ("/healthz", get(health::alive)),
        ("/livez", get(health::alive)),
        ("/readyz", get(health::ready)),
        ("/version", get(health::version)),
        ("/ws/v1", get(socket::open)),
        ("/api/openapi.json", get(pages::openapi)),
        ("/api/v1/rules", get(tables::rules)),
        ("/api/v1/me", get(me::show).patch(me::change).delete(me::delete)),
        ("/api/v1/me/export", get(export::show)),
        ("/api/v1/me/games", get(games::mine)),
        ("/api/v1/me/bots", get(bots::list).post(bots::create)),
        ("/api/v1/me/bots/{id}", delete(bots::delete)),
        ("/api/v1/me/bots/{id}/token", post(bots::rotate)),
        ("/api/v1/programs", get(programs::list)),
        ("/api/v1/play", post(play::now)),
        ("/api/v1/tables", get(tables::lobby).post(tables::create)),
        ("/api/v1/tables/{code}", get(tables::show)),
        ("/api/v1/tables/{code}/commands", post(tables::command)),
        ("/api/v1/kept/{id}", get(kept::show).put(kept::put).delete(kept::delete)),
        ("/api/v1/kept/{id}/take", post(kept::take)),
        ("/api/v1/today", post(today::send)),
        ("/api/v1/today/{day}/{set}", get(today::show)),
        ("/api/v1/network", get(network::show)),
        ("/api/v1/network/open", post(network::open)),
        ("/api/v1/games/{id}", get(games::show)),
        ("/api/v1/games/{id}/record", get(games::record)),
        ("/api/v1/games/{id}/review", get(games::review)),
        ("/api/v1/games/{id}/stream", get(stream::open)),
        ("/api/v1/games/{id}/actions", post(play::act)),
    ]
}

/// Every address, and pages everywhere else.
pub(crate) fn router(app: &Arc<App>) -> Router<Arc<App>> {
    let router =
        addresses().into_iter().fold(Router::new(), |router, (path, answers)| router.route(path, answers));
    router
        .route_layer(middleware::from_fn_with_state(Arc::clone(app), large::count))
        .route("/docs", get(docs::show))
        .route("/docs/", get(docs::show))
        .route("/docs/{*rest}", get(docs::show))
        .route("/api/{*rest}", axum::routing::any(pages::no_such_api))
        .method_not_allowed_fallback(pages::wrong_method)
        .fallback(pages::page)
}
