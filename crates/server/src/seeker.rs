use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use wormery_protocol::{Code, Problem};
use wormery_store::{GameRow, KeptRow};

use crate::address::Network;
use crate::app::App;
use crate::driver::Place;
use crate::fault::{Fault, of_store};
use crate::guest::token_hash;
use crate::limits::Empty;
use crate::played::Played;
use crate::{kept, record};

/// Somebody who looks for a table by its code, or for a game by its id.
///
/// Whoever tries codes until one fits misses often: misses have a budget for each network. When it is used up, somebody
/// unknown finds nothing any more, and the guests of the network share a larger one. When that is used up too, a guest finds
/// only what is his: otherwise whether he is refused would tell him which codes are there.
#[derive(Debug)]
pub(crate) struct Seeker {
    /// The network he comes from.
    pub(crate) from: IpAddr,
    token_hash: Option<[u8; 32]>,
}

impl FromRequestParts<Arc<App>> for Seeker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let Network(from) = Network::from_request_parts(parts, app).await?;
        Ok(Self { from, token_hash: token_hash(&parts.headers) })
    }
}

/// How carefully somebody is looked at.
enum Trust {
    /// There were few misses.
    Full,
    /// There were many: this guest has only those left that are for guests.
    Guest,
    /// There were too many: this guest finds what is his.
    Own(String, Empty),
}

impl Seeker {
    /// The table with a code.
    pub(crate) async fn table(&self, app: &Arc<App>, code: &str) -> Result<Place, Fault> {
        let trust = self.trust(app).await?;
        let found = self.counted(app, &trust, crate::driver::find(app, code).await)?;
        match trust {
            Trust::Own(guest, empty) if !found.seen(app, &guest).await?.is_his => Err(too_many(empty)),
            _ => Ok(found),
        }
    }

    /// The game with an id.
    pub(crate) async fn game(&self, app: &Arc<App>, id: &str) -> Result<GameRow, Fault> {
        let trust = self.trust(app).await?;
        let found = self.counted(app, &trust, record::find(&app.store, id).await)?;
        match trust {
            // In a box: it is seldom asked for.
            Trust::Own(guest, empty) if !Box::pin(has_played(app, &found, &guest)).await? => {
                Err(too_many(empty))
            }
            _ => Ok(found),
        }
    }

    /// The game with an id that can be looked at, at a table or on a device.
    pub(crate) async fn played(&self, app: &Arc<App>, id: &str) -> Result<Played, Fault> {
        let trust = self.trust(app).await?;
        let found = self.counted(app, &trust, Played::find(app, id).await)?;
        match (trust, &found) {
            // In a box: it is seldom asked for.
            (Trust::Own(guest, empty), Played::AtTable(row))
                if !Box::pin(has_played(app, row, &guest)).await? =>
            {
                Err(too_many(empty))
            }
            (Trust::Own(guest, empty), Played::OnDevice(row)) if row.guest != guest => Err(too_many(empty)),
            _ => Ok(found),
        }
    }

    /// The game on a device with an id.
    pub(crate) async fn kept(&self, app: &Arc<App>, id: &str) -> Result<KeptRow, Fault> {
        let trust = self.trust(app).await?;
        let found = self.counted(app, &trust, kept::find(app, id).await)?;
        match trust {
            Trust::Own(guest, empty) if found.guest != guest => Err(too_many(empty)),
            _ => Ok(found),
        }
    }

    /// Refuses somebody unknown when the budget is used up.
    async fn trust(&self, app: &App) -> Result<Trust, Fault> {
        let Err(empty) = app.misses.look(&self.from) else { return Ok(Trust::Full) };
        // In a box for the same reason.
        let Some(guest) = Box::pin(self.guest(app)).await? else { return Err(too_many(empty)) };
        Ok(match app.guest_misses.look(&self.from) {
            Ok(()) => Trust::Guest,
            Err(empty) => Trust::Own(guest, empty),
        })
    }

    /// What was found; that it is not there is counted.
    fn counted<T>(&self, app: &App, trust: &Trust, found: Result<T, Problem>) -> Result<T, Fault> {
        if found.as_ref().is_err_and(|problem| problem.code == Code::NotFound) {
            match trust {
                Trust::Full => app.misses.take(self.from),
                Trust::Guest => app.guest_misses.take(self.from),
                Trust::Own(_, empty) => Err(*empty),
            }
            .map_err(too_many)?;
        }
        Ok(found?)
    }

    /// The id of the guest, if he is known.
    async fn guest(&self, app: &App) -> Result<Option<String>, Problem> {
        let Some(hash) = &self.token_hash else { return Ok(None) };
        let found = app.store.guest_by_token(hash).await;
        Ok(found.map_err(|error| of_store(&error))?.map(|guest| guest.id))
    }
}

/// Whether a guest plays or played in a game, or is at its table.
async fn has_played(app: &Arc<App>, game: &GameRow, guest: &str) -> Result<bool, Problem> {
    let players = app.store.players(&game.id).await.map_err(|error| of_store(&error))?;
    if players.iter().any(|player| player.guest.as_deref() == Some(guest)) {
        return Ok(true);
    }
    let Ok(table) = crate::driver::find(app, &game.table).await else { return Ok(false) };
    Ok(table.seen(app, guest).await?.is_his)
}

fn too_many(empty: Empty) -> Fault {
    Fault::too_many(empty, "too many codes from your network that lead nowhere; try again later")
}
