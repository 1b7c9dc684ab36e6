use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use wormery_bots::Roster;
use wormery_games::{GameId, with_game};
use wormery_protocol::Problem;
use wormery_record::Recorded;
use wormery_review::TELLING;
use wormery_room::rules;

use crate::app::App;
use crate::played::{Played, Setup};
use crate::thinking::think;

/// The reviews that are being made, and the games of which none can be made.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<Known>);

#[derive(Default)]
struct Known {
    /// The games that are being reviewed, and for whom; nobody where a game has just ended.
    making: HashMap<String, Option<String>>,
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

    /// Whether a review is to be made by whoever asks, and nobody makes it yet: for each guest one at a time, and one
    /// for all who are not known together.
    fn start(&self, id: &str, asker: Option<&str>) -> bool {
        let mut known = self.known();
        let has_one = asker.is_some_and(|asker| known.making.values().any(|of| of.as_deref() == Some(asker)));
        if has_one || known.making.contains_key(id) {
            return false;
        }
        known.making.insert(id.to_owned(), asker.map(str::to_owned));
        true
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

/// Whether a stored review was made by the judge of today, with all words of today.
pub(crate) fn is_current(played: &Played, text: &str) -> bool {
    #[derive(serde::Deserialize)]
    struct Stored {
        judge: Option<String>,
        telling: Option<u32>,
    }
    let of_today = played.setup().ok().and_then(|setup| judge_of(&setup));
    let Ok(stored) = serde_json::from_str::<Stored>(text) else { return of_today.is_none() };
    of_today.is_none() || (stored.judge == of_today && stored.telling == Some(TELLING))
}

/// Who would judge such a game today.
fn judge_of(setup: &Setup) -> Option<String> {
    with_game!(setup.game, G => {
        let config = rules::config::<G>(&setup.options, setup.n_seats, setup.start_seat).ok()?;
        Some(G::judge(&config).version())
    })
}

/// Makes the review of a game that has none of today, unless somebody does already or the asker has another one made;
/// false if there will be none.
pub(crate) fn make(app: &Arc<App>, played: &Played, asker: &str) -> bool {
    let is_wanted = app.settings.review_playouts > 0 && !app.reviews.is_hopeless(played.id());
    let will_be = played.is_finished() && is_wanted;
    if will_be {
        begin(app, played.id().to_owned(), Some(asker));
    }
    will_be
}

/// Begins to review a finished game off the hot path; what is found is stored.
pub(crate) fn begin(app: &Arc<App>, id: String, asker: Option<&str>) {
    if app.settings.review_playouts == 0 || !app.reviews.start(&id, asker) {
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
    let permit = Arc::clone(&app.reviewers).acquire_owned().await;
    let permit = permit.map_err(|error| Failure::Store(error.to_string()))?;
    let played = Played::find(app, id).await.map_err(of_store)?;
    let game = played.setup().map_err(|problem| Failure::Game(problem.detail))?.game;
    let text = played.text(&app.store).await.map_err(of_store)?;
    let found = think(move || report(game, &text)).await;
    drop(permit);
    let found = found.map_err(|error| Failure::Game(error.to_string()))?.map_err(Failure::Game)?;
    // Not if somebody who played was forgotten meanwhile: it names him.
    let stored = played.put_review(&app.store, &found).await;
    stored.map_err(|error| Failure::Store(error.to_string()))
}

/// The review of a record, as JSON.
fn report(game: GameId, text: &str) -> Result<String, String> {
    with_game!(game, G => {
        let recorded = Recorded::<G>::parse(text).map_err(|error| error.to_string())?;
        let mut judge = G::judge(&recorded.config);
        let found = wormery_review::report(&recorded.config, &recorded.events, &mut *judge, &recorded.players);
        serde_json::to_string(&found.map_err(|error| error.to_string())?).map_err(|error| error.to_string())
    })
}
