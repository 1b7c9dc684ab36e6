use wormery_core::Standing;
use wormery_fair::result_line;
use wormery_protocol::{Code, Problem, ResultRow};
use wormery_room::GameBody;
use wormery_store::{GameRow, Store};

use crate::fault::{of_store, problem};

/// What is stored of a game beside its events.
pub(crate) fn body(row: &GameRow) -> Result<GameBody, Problem> {
    serde_json::from_str(&row.body).map_err(|error| {
        tracing::error!(game.id = row.id, %error, "a stored game cannot be read");
        problem(Code::Internal, "the stored game cannot be read")
    })
}

/// A game by its id.
pub(crate) async fn find(store: &Store, id: &str) -> Result<GameRow, Problem> {
    let found = store.game(id).await.map_err(|error| of_store(&error))?;
    found.ok_or_else(|| problem(Code::NotFound, "there is no such game"))
}

/// How a game ended; nothing for one that goes on or was given up.
pub(crate) fn result(row: &GameRow) -> Option<Vec<ResultRow>> {
    let rows: Vec<ResultRow> = serde_json::from_str(row.result.as_deref()?).ok()?;
    (!rows.is_empty()).then_some(rows)
}

/// The record of a game that has ended, with the proof of its dice.
pub(crate) async fn text(store: &Store, row: &GameRow) -> Result<String, Problem> {
    if row.ended_ms.is_none() {
        return Err(problem(Code::WrongState, "the game goes on; its record is there when it is over"));
    }
    let mut lines = vec![body(row)?.header()?];
    lines.extend(store.events(&row.id, 0).await.map_err(|error| of_store(&error))?);
    if let Some(rows) = result(row) {
        lines.push(result_line(&standing(rows)));
    }
    lines.push(String::new());
    Ok(lines.join("\n"))
}

fn standing(rows: Vec<ResultRow>) -> Standing {
    let seat = |row: &ResultRow| row.seat.map(|seat| wormery_core::Seat::new(seat.into()));
    Standing::rank(rows.into_iter().map(|row| (seat(&row), row.score, row.tiebreaks)))
}
