use serde::{Deserialize, Serialize};
use serde_json::Value;
use wormery_core::Standing;
use wormery_fair::{Digest, result_line};
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

/// The variant switches of a game, where there are any.
pub(crate) fn told_options(options: Value) -> Option<Value> {
    options.as_object().is_some_and(|all| !all.is_empty()).then_some(options)
}

/// A game by its id.
pub(crate) async fn find(store: &Store, id: &str) -> Result<GameRow, Problem> {
    let found = store.game(id).await.map_err(|error| of_store(&error))?;
    found.ok_or_else(|| problem(Code::NotFound, "there is no such game"))
}

/// How a game ended, as it is stored: the rows alone where there is no digest.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Ended {
    Rows(Vec<ResultRow>),
    Whole { rows: Vec<ResultRow>, digest: Digest },
}

/// What is stored of the end of a game; no rows for one that was given up.
pub(crate) fn ending(rows: Vec<ResultRow>, digest: Option<Digest>) -> String {
    let ended = match digest {
        Some(digest) => Ended::Whole { rows, digest },
        None => Ended::Rows(rows),
    };
    serde_json::to_string(&ended).expect("an end has nothing that JSON cannot write")
}

/// What each seat has won, in parts of a whole win; nothing of a game that was given up.
pub(crate) fn shares(rows: &[ResultRow]) -> Vec<u32> {
    let n_first = rows.iter().filter(|row| row.rank == 1).count() as u32;
    let n_seats = rows.iter().filter_map(|row| row.seat).max().map_or(0, |last| usize::from(last) + 1);
    let mut shares = vec![0; n_seats];
    for row in rows.iter().filter(|row| row.rank == 1) {
        if let Some(seat) = row.seat {
            shares[usize::from(seat)] = wormery_store::Ending::WHOLE / n_first;
        }
    }
    shares
}

fn ended(row: &GameRow) -> Option<(Vec<ResultRow>, Option<Digest>)> {
    match serde_json::from_str(row.result.as_deref()?).ok()? {
        Ended::Rows(rows) => Some((rows, None)),
        Ended::Whole { rows, digest } => Some((rows, Some(digest))),
    }
}

/// How a game ended; nothing for one that goes on or was given up.
pub(crate) fn result(row: &GameRow) -> Option<Vec<ResultRow>> {
    ended(row).map(|(rows, _)| rows).filter(|rows| !rows.is_empty())
}

/// What a game that has ended comes to; nothing for one that was played by version 1.
pub(crate) fn digest(row: &GameRow) -> Option<String> {
    ended(row)?.1.map(|digest| digest.to_string())
}

/// The record of a game that has ended, with the proof of its dice.
pub(crate) async fn text(store: &Store, row: &GameRow) -> Result<String, Problem> {
    if row.ended_ms.is_none() {
        return Err(problem(Code::WrongState, "the game goes on; its record is there when it is over"));
    }
    let digest = ended(row).and_then(|(_, digest)| digest);
    let mut lines = vec![body(row)?.header(digest)?];
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

#[cfg(test)]
mod tests {
    use super::*;

    fn row(result: Option<&str>) -> GameRow {
        GameRow {
            id: "g".into(),
            table: "T".into(),
            game: "holzwurm".into(),
            body: "{}".into(),
            created_ms: 0,
            ended_ms: result.map(|_| 1),
            result: result.map(str::to_owned),
            ply: 0,
        }
    }

    fn rows() -> Vec<ResultRow> {
        vec![ResultRow { seat: Some(0), score: 3, tiebreaks: vec![1], rank: 1 }]
    }

    #[test]
    fn a_win_is_divided_among_those_who_share_it() {
        let row = |seat, rank| ResultRow { seat, score: 0, tiebreaks: vec![], rank };
        assert_eq!(shares(&[row(Some(2), 1), row(Some(0), 2), row(Some(1), 3)]), [0, 0, 420]);
        assert_eq!(shares(&[row(Some(0), 1), row(Some(1), 1)]), [210, 210]);
        assert_eq!(shares(&[row(None, 1), row(Some(0), 1), row(Some(1), 3)]), [210, 0], "nobody's share");
        assert_eq!(shares(&[]), [0; 0], "it was given up");
    }

    #[test]
    fn an_end_is_read_with_and_without_a_digest() {
        let stored = r#"[{"seat":0,"score":3,"tiebreaks":[1],"rank":1}]"#;
        assert_eq!((result(&row(Some(stored))), digest(&row(Some(stored)))), (Some(rows()), None));
        assert_eq!(ending(rows(), None), stored, "games that began by version 1 are stored as they were");
        let whole = ending(rows(), Some(Digest::new([0xab; 32])));
        assert_eq!(result(&row(Some(&whole))), Some(rows()));
        assert_eq!(digest(&row(Some(&whole))), Some("ab".repeat(32)));
        let given_up = ending(Vec::new(), Some(Digest::new([0xab; 32])));
        assert_eq!((result(&row(Some(&given_up))), digest(&row(None))), (None, None));
        assert_eq!(digest(&row(Some(&given_up))), Some("ab".repeat(32)));
    }
}
