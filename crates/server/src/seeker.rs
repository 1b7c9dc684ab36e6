use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use wormery_protocol::{Code, Problem};
use wormery_store::GameRow;

use crate::address::Network;
use crate::app::App;
use crate::driver::Handle;
use crate::fault::{Fault, of_store};
use crate::guest::token_hash;
use crate::limits::Empty;
use crate::record;

/// Somebody who looks for a table by its code, or for a game by its id.
///
/// Whoever tries codes until one fits misses often: misses have a budget for each network. When it is used up, somebody
/// unknown finds nothing any more, and a guest still finds the tables and games that are there.
#[derive(Debug)]
pub(crate) struct Seeker {
    from: IpAddr,
    token_hash: Option<[u8; 32]>,
}

impl FromRequestParts<Arc<App>> for Seeker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let Network(from) = Network::from_request_parts(parts, app).await?;
        Ok(Self { from, token_hash: token_hash(&parts.headers) })
    }
}

impl Seeker {
    /// The table with a code.
    pub(crate) async fn table(&self, app: &Arc<App>, code: &str) -> Result<Arc<Handle>, Fault> {
        self.check(app).await?;
        self.counted(app, crate::driver::find(app, code).await)
    }

    /// The game with an id.
    pub(crate) async fn game(&self, app: &App, id: &str) -> Result<GameRow, Fault> {
        self.check(app).await?;
        self.counted(app, record::find(&app.store, id).await)
    }

    /// Refuses somebody unknown when the budget is used up.
    async fn check(&self, app: &App) -> Result<(), Fault> {
        match app.misses.look(&self.from) {
            // In a box: it is seldom asked for.
            Err(empty) if !Box::pin(self.is_known(app)).await? => Err(too_many(empty)),
            _ => Ok(()),
        }
    }

    /// What was found; that it is not there is counted.
    fn counted<T>(&self, app: &App, found: Result<T, Problem>) -> Result<T, Fault> {
        if found.as_ref().is_err_and(|problem| problem.code == Code::NotFound) {
            app.misses.take(self.from).map_err(too_many)?;
        }
        Ok(found?)
    }

    async fn is_known(&self, app: &App) -> Result<bool, Problem> {
        let Some(hash) = &self.token_hash else { return Ok(false) };
        let found = app.store.guest_by_token(hash).await;
        Ok(found.map_err(|error| of_store(&error))?.is_some())
    }
}

fn too_many(empty: Empty) -> Fault {
    Fault::too_many(empty, "too many codes from your network that lead nowhere; try again later")
}
