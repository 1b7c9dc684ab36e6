use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::json;
use wormery_protocol::{ActionRequest, Answer, Code, Command, CreateTable, PlayNow, SeatRequest};
use wormery_room::rules;

use super::json::Json;
use super::path::Path;
use super::tables;
use crate::address::Network;
use crate::app::App;
use crate::driver::{self, Wish};
use crate::fault::{Fault, problem};
use crate::guest::{Guest, Visitor};
use crate::seeker::Seeker;
use crate::task::to_its_end;

/// A table with bots, at which the game begins as soon as its maker is connected.
pub(super) async fn now(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    network: Network,
    Json(request): Json<PlayNow>,
) -> Result<Response, Fault> {
    let id = rules::game_id(&request.game)?;
    let level = request.level.unwrap_or_else(|| rules::usual_level(id));
    let n_players = usize::from(request.players.unwrap_or(2));
    rules::check(id, request.options.as_ref().unwrap_or(&json!({})), n_players, 0)?;
    let n_bots = n_players.saturating_sub(1);
    let mut seats = vec![SeatRequest::Me];
    seats.extend(vec![SeatRequest::Bot { level: level.clone() }; n_bots]);
    let create = CreateTable {
        game: request.game,
        options: request.options,
        seats,
        public: false,
        pace_s: None,
        start_seat: 0,
        away_level: Some(level),
        bot_pace_ms: request.bot_pace_ms,
        programs: None,
    };
    let mut row = tables::row(&app, &visitor.guest, create)?;
    row.begins_at_once = true;
    tables::count_new(&app, network, &visitor.guest)?;
    let is_bot = visitor.guest.is_bot;
    let info = to_its_end(async move {
        let info = tables::made(&app, row, network).await?;
        // A program has no socket and adds nothing to the dice: the game begins at once.
        if is_bot {
            driver::ask(&app, &info.code, &Wish::Begin).await?;
            return Ok(driver::find(&app, &info.code).await?.table(&app).await?);
        }
        Ok::<_, Fault>(info)
    });
    let info = info.await?;
    Ok(visitor.answer((StatusCode::CREATED, Json(info))))
}

/// An action over HTTP, for programs that play.
pub(super) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path,
    guest: Guest,
    seeker: Seeker,
    Json(request): Json<ActionRequest>,
) -> Result<Json<Answer>, Fault> {
    let row = seeker.game(&app, &id).await?;
    let seen = driver::find(&app, &row.table).await?.seen(&app, &guest.id).await?;
    if seen.game.as_deref() != Some(&*id) {
        return Err(problem(Code::GameOver, "the game is over").into());
    }
    let ActionRequest { ply, action, nonce, seat } = request;
    let command = Command::Act { ply, action, nonce, seat };
    Ok(Json(tables::commanded(&app, &row.table, &guest, command).await?))
}
