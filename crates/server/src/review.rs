use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use wormery_bots::Roster;
use wormery_games::with_game;
use wormery_protocol::Problem;
use wormery_record::Recorded;
use wormery_review::{Report, review};
use wormery_store::GameRow;

use crate::app::App;
use crate::record;
use crate::room::GameBody;

/// The reviews that are being made, and the games of which none can be made.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<Known>);

#[derive(Default)]
struct Known {
    making: HashSet<String>,
    hopeless: HashSet<String>,
}

/// Why a review was not made.
enum Failure {
    /// The store did not answer: the next who asks may have more luck.
    Store(String),
    /// The game cannot be reviewed, now or later.
    Game(String),
}

impl Reviews {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a review is to be made by whoever asks, and nobody makes it yet.
    fn start(&self, id: &str) -> bool {
        self.known().making.insert(id.to_owned())
    }

    fn is_hopeless(&self, id: &str) -> bool {
        self.known().hopeless.contains(id)
    }

    fn end(&self, id: &str, made: Result<(), Failure>) {
        let mut known = self.known();
        known.making.remove(id);
        match made {
            Ok(()) => {}
            Err(Failure::Store(error)) => tracing::warn!(game.id = id, "a review was not stored: {error}"),
            Err(Failure::Game(error)) => {
                tracing::warn!(game.id = id, "a game cannot be reviewed: {error}");
                known.hopeless.insert(id.to_owned());
            }
        }
    }
}

/// Makes the review of a game that has none, unless somebody does already; false if there will be none.
pub(crate) fn make(app: &Arc<App>, row: &GameRow) -> bool {
    let is_over = row.ended_ms.is_some() && record::result(row).is_some();
    let will_be = is_over && app.settings.review_playouts > 0 && !app.reviews.is_hopeless(&row.id);
    if will_be {
        begin(app, row.id.clone());
    }
    will_be
}

/// Begins to review a finished game off the hot path; what is found is stored.
pub(crate) fn begin(app: &Arc<App>, id: String) {
    if app.settings.review_playouts == 0 || !app.reviews.start(&id) {
        return;
    }
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let made = carry_out(&app, &id).await;
        app.reviews.end(&id, made);
    });
}

async fn carry_out(app: &App, id: &str) -> Result<(), Failure> {
    let of_store = |problem: Problem| Failure::Store(problem.detail);
    let permit = Arc::clone(&app.thinkers).acquire_owned().await;
    let permit = permit.map_err(|error| Failure::Store(error.to_string()))?;
    let row = record::find(&app.store, id).await.map_err(of_store)?;
    let body = record::body(&row).map_err(|problem| Failure::Game(problem.detail))?;
    let text = record::text(&app.store, &row).await.map_err(of_store)?;
    let playouts = app.settings.review_playouts;
    let found = tokio::task::spawn_blocking(move || report(&body, &text, playouts)).await;
    drop(permit);
    let found = found.map_err(|error| Failure::Game(error.to_string()))?.map_err(Failure::Game)?;
    let stored = app.store.put_review(id, &found).await;
    stored.map_err(|error| Failure::Store(error.to_string()))
}

/// The review of a record, as JSON.
fn report(body: &GameBody, text: &str, n_playouts: u32) -> Result<String, String> {
    with_game!(body.game, G => {
        let recorded = Recorded::<G>::parse(text).map_err(|error| error.to_string())?;
        let mut reviewer = G::reviewer(&recorded.config, n_playouts);
        let found = review(&recorded.config, &recorded.events, &mut *reviewer).map_err(|error| error.to_string())?;
        let report = Report::new(found, reviewer.method(), n_playouts, true, &recorded.players);
        serde_json::to_string(&report).map_err(|error| error.to_string())
    })
}
