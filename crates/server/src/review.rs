use std::sync::Arc;

use wormery_games::with_game;
use wormery_record::Recorded;
use wormery_review::{Judge, Report, Reviewed, review};

use crate::app::App;
use crate::record;
use crate::room::GameBody;

/// Reviews a finished game off the hot path, and stores what was found.
pub(crate) fn make(app: &Arc<App>, id: String) {
    if app.settings.review_playouts == 0 {
        return;
    }
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let Ok(permit) = Arc::clone(&app.thinkers).acquire_owned().await else { return };
        match prepare(&app, &id).await {
            Ok((body, text)) => {
                let playouts = app.settings.review_playouts;
                let found = tokio::task::spawn_blocking(move || report(&body, &text, playouts)).await;
                drop(permit);
                if let Ok(Ok(found)) = found
                    && let Err(error) = app.store.put_review(&id, &found).await
                {
                    tracing::warn!(game.id = id, %error, "a review could not be stored");
                }
            }
            Err(problem) => tracing::warn!(game.id = id, "a game could not be reviewed: {}", problem.detail),
        }
    });
}

async fn prepare(app: &App, id: &str) -> Result<(GameBody, String), wormery_protocol::Problem> {
    let row = record::find(&app.store, id).await?;
    Ok((record::body(&row)?, record::text(&app.store, &row).await?))
}

/// The review of a record, as JSON.
fn report(body: &GameBody, text: &str, n_playouts: u32) -> Result<String, String> {
    with_game!(body.game_id(), G => {
        let recorded = Recorded::<G>::parse(text).map_err(|error| error.to_string())?;
        let mut judge = G::judge(&recorded.config, n_playouts);
        let found = review(&recorded.config, &recorded.events, &mut judge).map_err(|error| error.to_string())?;
        let report = Report::new(found, method(&judge), n_playouts, true, &recorded.players);
        serde_json::to_string(&report).map_err(|error| error.to_string())
    })
}

fn method<G: Reviewed, J: Judge<G>>(_: &J) -> wormery_review::Method {
    J::METHOD
}
