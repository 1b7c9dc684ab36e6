use std::cmp::Reverse;
use std::sync::Arc;

use axum::extract::State;
use wormery_core::Word;
use wormery_protocol::{Color, ProgramInfo, ProgramResult};
use wormery_store::{Ending, TallyRow};

use super::games::MaybeGuest;
use super::json::Json;
use crate::app::App;
use crate::clock::rfc3339;
use crate::fault::Fault;
use crate::guest::Guest;

/// The most programs in the list.
const MOST: usize = 100;

/// How many rows of results are looked at to find them: a program has two for each game.
const ROWS: u32 = MOST as u32 * 8;

/// Programs that have played at the tables of this server, those that played last first.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    guest: Option<MaybeGuest>,
) -> Result<Json<Vec<ProgramInfo>>, Fault> {
    let rows = app.store.tallies(ROWS).await?;
    let guest = guest.map(|known| known.0);
    Ok(Json(told(&rows, guest.as_ref())))
}

/// The programs of a guest that have played.
pub(super) async fn of(app: &App, owner: &Guest) -> Result<Vec<ProgramInfo>, Fault> {
    Ok(told(&app.store.tallies_of(&owner.id).await?, Some(owner)))
}

fn told(rows: &[TallyRow], guest: Option<&Guest>) -> Vec<ProgramInfo> {
    let mut programs: Vec<&[TallyRow]> = rows.chunk_by(|one, next| one.guest == next.guest).collect();
    programs.sort_by_key(|rows| Reverse(last_ms(rows)));
    programs.into_iter().take(MOST).map(|rows| info(rows, guest)).collect()
}

fn last_ms(rows: &[TallyRow]) -> i64 {
    rows.iter().map(|row| row.last_ms).max().unwrap_or_default()
}

/// What is told of a program: nothing of whoever runs it.
fn info(rows: &[TallyRow], guest: Option<&Guest>) -> ProgramInfo {
    let is_his = |row: &TallyRow| {
        guest.is_some_and(|guest| row.guest == guest.id || row.owner.as_ref() == Some(&guest.id))
    };
    ProgramInfo {
        name: rows[0].name.clone(),
        color: Color::from_word(&rows[0].color).unwrap_or(Color::Rust),
        you: is_his(&rows[0]),
        last: rfc3339(last_ms(rows)),
        results: rows.iter().map(result).collect(),
    }
}

fn result(row: &TallyRow) -> ProgramResult {
    let whole = f64::from(Ending::WHOLE) * f64::from(row.games.max(1));
    let share = row.share as f64 / whole;
    let (low, high) = interval(share, f64::from(row.games.max(1)));
    ProgramResult {
        game: row.game.clone(),
        people: row.people,
        games: row.games,
        wins: row.wins,
        share,
        low,
        high,
        fair: row.fair as f64 / whole,
    }
}

/// How many standard errors to both sides 95 of 100 samples lie.
const ERRORS: f64 = 1.96;

/// Wilson's interval around a share of so many games; where wins are divided it is a little wide.
fn interval(share: f64, n_games: f64) -> (f64, f64) {
    let weight = ERRORS * ERRORS / n_games;
    let middle = (share + weight / 2.0) / (1.0 + weight);
    let half = ERRORS * (share * (1.0 - share) / n_games + weight / (4.0 * n_games)).sqrt() / (1.0 + weight);
    ((middle - half).clamp(0.0, share), (middle + half).clamp(share, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_one_of_books() {
        for (n_wins, n_games, low, high) in [
            (0.0, 10.0, 0.0, 0.2775),
            (3.0, 10.0, 0.1078, 0.6032),
            (62.0, 100.0, 0.5221, 0.7090),
            (1.0, 1.0, 0.2065, 1.0),
        ] {
            let found = interval(n_wins / n_games, n_games);
            assert!(
                (found.0 - low).abs() < 1e-4 && (found.1 - high).abs() < 1e-4,
                "{n_wins}/{n_games}: {found:?}"
            );
        }
    }
}
