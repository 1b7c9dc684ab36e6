use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use wormery_core::Word;
use wormery_protocol::GuestChange;

use super::json::Json;
use crate::app::App;
use crate::fault::Fault;
use crate::guest::{COOKIE, Guest, Visitor, token_hash};
use crate::task::to_its_end;
use crate::{driver, forgetting, name};

/// Who I am; somebody new gets a token, a name and a color.
pub(super) async fn show(visitor: Visitor) -> Response {
    let info = visitor.guest.info();
    visitor.answer(Json(info))
}

/// Changes what others see of me.
pub(super) async fn change(
    State(app): State<Arc<App>>,
    guest: Guest,
    Json(change): Json<GuestChange>,
) -> Result<Response, Fault> {
    let name = change.name.as_deref().map(name::clean).transpose()?.unwrap_or_else(|| guest.name.clone());
    let changed = Guest { name, color: change.color.unwrap_or(guest.color), ..guest };
    let info = changed.info();
    to_its_end(async move { rename(&app, &changed).await }).await?;
    Ok(Json(info).into_response())
}

/// Stores what others see of a guest, and changes it at every table.
///
/// Of two changes at the same time the one that was stored last counts: whoever told the tables something else tells them again.
async fn rename(app: &Arc<App>, changed: &Guest) -> Result<(), Fault> {
    app.store.update_guest(&changed.id, &changed.name, changed.color.word()).await?;
    let mut told = changed.clone();
    loop {
        driver::rename(app, &told.at_table()).await?;
        match app.store.guest(&told.id).await?.map(Guest::of) {
            Some(stored) if stored != told => told = stored,
            _ => return Ok(()),
        }
    }
}

/// Forgets me: my seats go to bots, my name leaves the games I played, my token counts no more.
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    guest: Guest,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    if let Some(hash) = token_hash(&headers) {
        app.forgotten.note(hash);
    }
    to_its_end(async move { forgetting::forget(&app, &guest.id).await }).await?;
    let cookie = format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    let cookie = HeaderValue::from_str(&cookie).unwrap_or(HeaderValue::from_static(""));
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}
