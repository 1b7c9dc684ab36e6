use serde_json::{Value, json};
use wormery_core::{Game, Viewer};
use wormery_games::{GameId, with_game};
use wormery_record::{Header, Recorded};
use wormery_review::{Judge, Method, Report, Reviewed, positions};
use wormery_table::{Ply, Table};

use crate::call::game_id;

fn game_of(record: &str) -> Result<GameId, String> {
    let header = Header::parse(record.split('\n').next().unwrap_or_default());
    game_id(&header.map_err(|error| format!("line 1: {error}"))?.game)
}

fn recorded<G: Game>(record: &str) -> Result<Recorded<G>, String> {
    Recorded::parse(record).map_err(|error| error.to_string())
}

/// Luck and skill of a record.
pub(crate) fn review(record: &str, playouts: u32) -> Result<Value, String> {
    with_game!(game_of(record)?, G => {
        let recorded = recorded::<G>(record)?;
        let mut judge = G::judge(&recorded.config, playouts);
        let found = wormery_review::review(&recorded.config, &recorded.events, &mut judge);
        let found = found.map_err(|illegal| illegal.to_string())?;
        let last = positions(&recorded.config, &recorded.events).ok().and_then(|mut all| all.pop());
        let over = last.is_some_and(|game: G| game.turn().is_over());
        let report = Report::new(found, method(&judge), playouts, over, &recorded.players);
        serde_json::to_value(report).map_err(|error| error.to_string())
    })
}

fn method<G: Reviewed, J: Judge<G>>(_: &J) -> Method {
    J::METHOD
}

/// Whether the luck of a record was fair.
pub(crate) fn verify(record: &str) -> Result<Value, String> {
    let verified = with_game!(game_of(record)?, G => wormery_fair::verify::<G>(record));
    Ok(match verified {
        Ok(verified) => {
            json!({ "fair": true, "outcomes": verified.outcomes, "with_nonce": verified.with_nonce })
        }
        Err(error) => json!({ "fair": false, "error": error.to_string() }),
    })
}

/// The position of a record after so many events, as everybody may see it when the game is over.
pub(crate) fn replay(record: &str, ply: u32) -> Result<Value, String> {
    with_game!(game_of(record)?, G => {
        let Recorded { config, players, events } = recorded::<G>(record)?;
        let n_events = events.len();
        let so_far = events.into_iter().take(ply as usize);
        let table = Table::<G>::from_events(config, so_far).map_err(|illegal| illegal.to_string())?;
        let frame = table.frame(Viewer::Public, Ply(ply.saturating_sub(1)));
        Ok(json!({ "game": G::NAME, "players": players, "events": n_events, "to_act": table.turn().seat(), "frame": frame }))
    })
}
