use serde_json::Value;
use wormery_games::GameId;
use wormery_protocol::{Code, GameInfo, GamePlayer, KeptSeat, Problem, ResultRow};
use wormery_room::rules;
use wormery_store::{AppendError, Cursor, GameRow, KeptRow, Store, StoreError};

use crate::app::App;
use crate::clock::rfc3339;
use crate::fault::{of_store, problem};
use crate::{kept, record};

/// A game that somebody can look at: one at a table, or one on a device that is over.
#[derive(Debug)]
pub(crate) enum Played {
    AtTable(GameRow),
    OnDevice(KeptRow),
}

/// By which rules a game was played.
pub(crate) struct Setup {
    pub(crate) game: GameId,
    pub(crate) options: Value,
    pub(crate) n_seats: usize,
    pub(crate) start_seat: u8,
}

impl Played {
    pub(crate) async fn find(app: &App, id: &str) -> Result<Self, Problem> {
        match app.store.game(id).await.map_err(|error| of_store(&error))? {
            Some(row) => Ok(Self::AtTable(row)),
            None => match kept::find(app, id).await? {
                row if row.ended_ms.is_some() => Ok(Self::OnDevice(row)),
                _ => Err(problem(Code::NotFound, "there is no such game")),
            },
        }
    }

    pub(crate) fn id(&self) -> &str {
        match self {
            Self::AtTable(row) => &row.id,
            Self::OnDevice(row) => &row.id,
        }
    }

    /// The name of the rules.
    pub(crate) fn game(&self) -> &str {
        match self {
            Self::AtTable(row) => &row.game,
            Self::OnDevice(row) => &row.game,
        }
    }

    /// The place in a list, newest first.
    pub(crate) fn cursor(&self) -> Cursor {
        match self {
            Self::AtTable(row) => row.cursor(),
            Self::OnDevice(row) => row.cursor(),
        }
    }

    /// Whether it was played to its end.
    pub(crate) fn is_finished(&self) -> bool {
        match self {
            Self::AtTable(row) => row.ended_ms.is_some() && record::result(row).is_some(),
            Self::OnDevice(_) => true,
        }
    }

    pub(crate) fn setup(&self) -> Result<Setup, Problem> {
        match self {
            Self::AtTable(row) => {
                let body = record::body(row)?;
                let n_seats = body.players.len();
                Ok(Setup { game: body.game, options: body.options, n_seats, start_seat: body.start_seat })
            }
            Self::OnDevice(row) => {
                let plan = kept::plan(row)?;
                let (game, n_seats) = (rules::game_id(&plan.game)?, plan.seats.len());
                Ok(Setup { game, options: plan.options, n_seats, start_seat: plan.start_seat })
            }
        }
    }

    /// The record; that of a game at a table has the proof of its dice.
    pub(crate) async fn text(&self, store: &Store) -> Result<String, Problem> {
        match self {
            Self::AtTable(row) => record::text(store, row).await,
            Self::OnDevice(row) => Ok(row.record.clone()),
        }
    }

    pub(crate) async fn review(&self, store: &Store) -> Result<Option<String>, StoreError> {
        match self {
            Self::AtTable(row) => store.review(&row.id).await,
            Self::OnDevice(row) => store.kept_review(&row.id).await,
        }
    }

    /// Stores a review, unless the game has changed meanwhile: somebody who played may be forgotten.
    pub(crate) async fn put_review(&self, store: &Store, review: &str) -> Result<(), AppendError> {
        match self {
            Self::AtTable(row) => store.put_review(&row.id, &row.body, review).await,
            Self::OnDevice(row) => store.put_kept_review(&row.id, &row.record, review).await,
        }
    }
}

/// What is told of a game on a device.
pub(crate) fn device_info(row: &KeptRow, guest: Option<&str>) -> Result<GameInfo, Problem> {
    let is_mine = guest == Some(&*row.guest);
    let player = |seat: &KeptSeat| GamePlayer {
        name: kept::seat_name(seat),
        level: seat.level().map(str::to_owned),
        you: is_mine && seat.level().is_none(),
        robot: false,
    };
    let plan = kept::plan(row)?;
    Ok(GameInfo {
        id: row.id.clone(),
        table: String::new(),
        game: row.game.clone(),
        options: record::told_options(plan.options),
        created: rfc3339(row.created_ms),
        ended: row.ended_ms.map(rfc3339),
        ply: row.ply,
        players: plan.seats.iter().map(player).collect(),
        result: result(row),
        on_device: true,
        rated: false,
    })
}

fn result(row: &KeptRow) -> Option<Vec<ResultRow>> {
    serde_json::from_str(row.result.as_deref()?).ok()
}
