use std::cmp::Reverse;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use wormery_protocol::{Code, GameInfo, GamePlayer, GamesPage, Problem, ReviewComing};
use wormery_store::{Cursor, GameRow};

use super::Query;
use super::json::Json;
use super::path::Path;
use crate::app::App;
use crate::clock::rfc3339;
use crate::fault::{Fault, of_store, problem};
use crate::guest::Guest;
use crate::played::{Played, device_info};
use crate::seeker::Seeker;
use crate::{ids, record, review};

/// A page of a list.
#[derive(Deserialize)]
pub(super) struct PageQuery {
    #[serde(default = "usual_limit")]
    limit: u32,
    cursor: Option<String>,
}

fn usual_limit() -> u32 {
    20
}

/// The most games on a page.
const MOST: u32 = 100;
/// No id of a game is longer.
const LONGEST_ID: usize = 64;

/// The games I play and played, newest first.
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    guest: Guest,
    Query(page): Query<PageQuery>,
) -> Result<Json<GamesPage>, Fault> {
    let before = page.cursor.as_deref().map(read_cursor).transpose()?;
    let limit = page.limit.clamp(1, MOST);
    let mut entries = entries(&app, &guest, limit, before).await?;
    entries.sort_by_cached_key(|entry| Reverse(entry.place()));
    entries.truncate(limit as usize);
    let is_full = entries.len() == limit as usize;
    let cursor = if is_full { entries.last().map(|entry| write_cursor(&entry.place())) } else { None };
    let (mut games, mut n_unread) = (Vec::with_capacity(entries.len()), 0);
    for entry in &entries {
        match entry.told(&app, &guest).await {
            Ok(game) => games.push(game),
            Err(problem) if problem.code == Code::Internal => n_unread += 1,
            Err(problem) => return Err(problem.into()),
        }
    }
    Ok(Json(GamesPage { games, cursor, unread: (n_unread > 0).then_some(n_unread) }))
}

/// What a list has in a place.
enum Entry {
    Played(Box<Played>),
    /// What is stored there cannot be read.
    Unread(Cursor),
}

impl Entry {
    fn place(&self) -> (i64, String) {
        let place = match self {
            Self::Played(played) => played.cursor(),
            Self::Unread(place) => place.clone(),
        };
        (place.created_ms, place.id)
    }

    async fn told(&self, app: &App, guest: &Guest) -> Result<GameInfo, Problem> {
        match self {
            Self::Played(played) => told(app, played, Some(guest)).await,
            Self::Unread(Cursor { id, .. }) => {
                tracing::error!(id = ids::log_name(id), "a stored game cannot be read; a list is without it");
                Err(problem(Code::Internal, "the stored game cannot be read"))
            }
        }
    }
}

/// The latest games at tables and on devices, as many of each as are asked for.
async fn entries(app: &App, guest: &Guest, limit: u32, before: Option<Cursor>) -> Result<Vec<Entry>, Fault> {
    let at_tables = app.store.games_of(&guest.id, limit, before.clone()).await?;
    let on_devices = app.store.finished_kept_of(&guest.id, limit, before).await?;
    let unread = at_tables.unread.into_iter().chain(on_devices.unread).map(Entry::Unread);
    let at_tables = at_tables.rows.into_iter().map(Played::AtTable);
    let on_devices = on_devices.rows.into_iter().map(Played::OnDevice);
    let played = at_tables.chain(on_devices).map(|played| Entry::Played(Box::new(played)));
    Ok(played.chain(unread).collect())
}

fn write_cursor((created_ms, id): &(i64, String)) -> String {
    format!("{created_ms}.{id}")
}

fn read_cursor(text: &str) -> Result<Cursor, Problem> {
    let cursor = text.split_once('.').and_then(|(created_ms, id)| {
        let is_id = id.len() <= LONGEST_ID && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        Some(Cursor { created_ms: created_ms.parse().ok()?, id: is_id.then(|| id.to_owned())? })
    });
    cursor.ok_or_else(|| problem(Code::BadRequest, "cursor: it is not one of ours"))
}

/// A game, for anybody who has its link.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path,
    guest: Option<MaybeGuest>,
    seeker: Seeker,
) -> Result<Json<GameInfo>, Fault> {
    let played = seeker.played(&app, &id).await?;
    let guest = guest.map(|known| known.0);
    Ok(Json(told(&app, &played, guest.as_ref()).await?))
}

/// A guest where there is one.
pub(super) struct MaybeGuest(pub(super) Guest);

impl axum::extract::OptionalFromRequestParts<Arc<App>> for MaybeGuest {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        app: &Arc<App>,
    ) -> Result<Option<Self>, Self::Rejection> {
        let guest =
            <Guest as axum::extract::FromRequestParts<Arc<App>>>::from_request_parts(parts, app).await;
        Ok(guest.ok().map(Self))
    }
}

/// What is told of a game, wherever it was played.
async fn told(app: &App, played: &Played, guest: Option<&Guest>) -> Result<GameInfo, Problem> {
    match played {
        Played::AtTable(row) => info(app, row, guest).await,
        Played::OnDevice(row) => device_info(row, guest.map(|guest| &*guest.id)),
    }
}

/// What is told of a game at a table.
pub(super) async fn info(app: &App, row: &GameRow, guest: Option<&Guest>) -> Result<GameInfo, Problem> {
    let body = record::body(row)?;
    let seated = app.store.players(&row.id).await.map_err(|error| of_store(&error))?;
    let is_you = |seat: usize| {
        guest.is_some_and(|guest| {
            let mut own = seated.iter().filter(|player| player.guest.as_deref() == Some(&guest.id));
            own.any(|player| usize::from(player.seat) == seat)
        })
    };
    let is_robot = |seat: usize| seated.iter().any(|player| usize::from(player.seat) == seat && player.robot);
    let players = body.players.iter().enumerate().map(|(seat, player)| GamePlayer {
        name: player.name.clone(),
        level: player.level.clone(),
        you: is_you(seat),
        robot: is_robot(seat),
    });
    Ok(GameInfo {
        id: row.id.clone(),
        table: row.table.clone(),
        game: row.game.clone(),
        options: record::told_options(body.options),
        created: rfc3339(row.created_ms),
        ended: row.ended_ms.map(rfc3339),
        ply: row.ply,
        players: players.collect(),
        result: record::result(row),
        on_device: false,
        rated: true,
    })
}

/// The record of a game that is over; of one at a table with the proof of its dice.
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path,
    seeker: Seeker,
) -> Result<Response, Fault> {
    let played = seeker.played(&app, &id).await?;
    let text = played.text(&app.store).await?;
    let name = format!("attachment; filename=\"{}-{}.wgr\"", played.game(), played.id());
    let name = HeaderValue::from_str(&name).unwrap_or(HeaderValue::from_static("attachment"));
    let kind = HeaderValue::from_static("application/x-ndjson");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response())
}

/// When to ask again for a review that is being made.
const REVIEW_RETRY_MS: u32 = 500;

/// Luck and skill of a game that is over.
pub(super) async fn review(
    State(app): State<Arc<App>>,
    Path(id): Path,
    guest: Option<MaybeGuest>,
    seeker: Seeker,
) -> Result<Response, Fault> {
    let played = seeker.played(&app, &id).await?;
    let stored = played.review(&app.store).await?;
    // What another judge said is not shown, but made again.
    if let Some(text) = stored.filter(|text| review::is_current(&played, text)) {
        return Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response());
    }
    if review::make(&app, &played, guest.as_ref().map_or("", |known| &known.0.id)) {
        let coming = Json(ReviewComing { retry_ms: REVIEW_RETRY_MS });
        return Ok((StatusCode::ACCEPTED, coming).into_response());
    }
    Err(problem(Code::NotFound, "there is no review of this game").into())
}
