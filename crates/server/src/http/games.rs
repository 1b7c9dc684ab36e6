use std::cmp::Reverse;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use wormery_protocol::{Code, GameInfo, GamePlayer, GamesPage, Problem, ReviewComing};
use wormery_store::{Cursor, GameRow};

use super::json::Json;
use super::path::Path;
use super::{Query, large};
use crate::app::App;
use crate::clock::rfc3339;
use crate::fault::{Fault, of_store, problem};
use crate::guest::Guest;
use crate::played::{Played, device_info};
use crate::seeker::Seeker;
use crate::{record, review};

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

/// The games I play and played, newest first.
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    guest: Guest,
    Query(page): Query<PageQuery>,
) -> Result<Json<GamesPage>, Fault> {
    let before = page.cursor.as_deref().map(read_cursor).transpose()?;
    let limit = page.limit.clamp(1, MOST);
    let at_tables = app.store.games_of(&guest.id, limit, before.clone()).await?;
    let on_devices = app.store.finished_kept_of(&guest.id, limit, before).await?;
    let at_tables = at_tables.into_iter().map(Played::AtTable);
    let mut all: Vec<Played> = at_tables.chain(on_devices.into_iter().map(Played::OnDevice)).collect();
    all.sort_by_cached_key(|played| Reverse(place(played)));
    all.truncate(limit as usize);
    let cursor = if all.len() as u32 == limit { all.last().map(write_cursor) } else { None };
    let mut games = Vec::with_capacity(all.len());
    for played in &all {
        games.push(told(&app, played, Some(&guest)).await?);
    }
    Ok(Json(GamesPage { games, cursor }))
}

fn place(played: &Played) -> (i64, String) {
    let Cursor { created_ms, id } = played.cursor();
    (created_ms, id)
}

fn write_cursor(played: &Played) -> String {
    let (created_ms, id) = place(played);
    format!("{created_ms}.{id}")
}

fn read_cursor(text: &str) -> Result<Cursor, Problem> {
    let cursor = text.split_once('.').and_then(|(created_ms, id)| {
        Some(Cursor { created_ms: created_ms.parse().ok()?, id: id.to_owned() })
    });
    cursor.ok_or_else(|| problem(Code::BadRequest, "cursor: it is not one of ours"))
}

/// Everything that a guest has played.
pub(super) async fn all_of(app: &App, guest: &Guest) -> Result<Vec<GameRow>, Fault> {
    let mut all: Vec<GameRow> = Vec::new();
    loop {
        let before = all.last().map(GameRow::cursor);
        let page = app.store.games_of(&guest.id, MOST, before).await?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
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
    let answer = large::answer(&app.large, seeker.from, text)?;
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], answer).into_response())
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
        let answer = large::answer(&app.large, seeker.from, text)?;
        return Ok(([(header::CONTENT_TYPE, "application/json")], answer).into_response());
    }
    if review::make(&app, &played, guest.as_ref().map_or("", |known| &known.0.id)) {
        let coming = Json(ReviewComing { retry_ms: REVIEW_RETRY_MS });
        return Ok((StatusCode::ACCEPTED, coming).into_response());
    }
    Err(problem(Code::NotFound, "there is no review of this game").into())
}
