use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use wormery_protocol::{BotCreated, BotRequest, Code};

use super::json::Json;
use super::path::Path;
use crate::app::App;
use crate::fault::{Fault, problem};
use crate::guest::{Guest, create_bot, new_token};
use crate::task::to_its_end;
use crate::{forgetting, name};

/// The programs that play for me.
pub(super) async fn list(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<Vec<BotCreated>>, Fault> {
    let bots = app.store.bots_of(&guest.id).await?.into_iter();
    Ok(Json(bots.map(|bot| BotCreated { id: bot.id, name: bot.name, token: None }).collect()))
}

/// A token for a program that plays.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    guest: Guest,
    Json(request): Json<BotRequest>,
) -> Result<Response, Fault> {
    if guest.is_bot {
        return Err(problem(Code::Forbidden, "a program cannot have programs of its own").into());
    }
    let name = name::clean(&request.name)?;
    let (bot, token) = to_its_end(async move { create_bot(&app, &guest, &name).await }).await?;
    let created = BotCreated { id: bot.id, name: bot.name, token: Some(token) };
    Ok((StatusCode::CREATED, Json(created)).into_response())
}

/// A new token for a program of mine; the old one counts no more.
pub(super) async fn rotate(
    State(app): State<Arc<App>>,
    guest: Guest,
    Path(id): Path,
) -> Result<Json<BotCreated>, Fault> {
    let bot = own(&app, &guest, &id).await?;
    let id = bot.id.clone();
    let token = to_its_end(async move { new_token(&app, &id).await }).await?;
    Ok(Json(BotCreated { id: bot.id, name: bot.name, token: Some(token) }))
}

/// Forgets a program of mine.
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    guest: Guest,
    Path(id): Path,
) -> Result<StatusCode, Fault> {
    let bot = own(&app, &guest, &id).await?;
    to_its_end(async move { forgetting::forget(&app, &bot.id).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn own(app: &App, guest: &Guest, id: &str) -> Result<Guest, Fault> {
    let mut bots = app.store.bots_of(&guest.id).await?.into_iter();
    let bot =
        bots.find(|bot| bot.id == id).ok_or_else(|| problem(Code::NotFound, "you have no such program"))?;
    Ok(Guest { id: bot.id, name: bot.name, color: guest.color, is_bot: true })
}
