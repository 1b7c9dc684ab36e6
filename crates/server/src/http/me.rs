use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use wormery_core::Word;
use wormery_protocol::GuestChange;
use wormery_store::{AppendError, TableRow};

use super::json::Json;
use super::{games, programs, today};
use crate::app::App;
use crate::clock::rfc3339;
use crate::fault::Fault;
use crate::guest::{COOKIE, Guest, Visitor};
use crate::task::to_its_end;
use crate::{driver, kept, name, record};

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

/// Everything that is stored about me.
pub(super) async fn export(State(app): State<Arc<App>>, guest: Guest) -> Result<Response, Fault> {
    let row = app.store.guest(&guest.id).await?;
    let bots = app.store.bots_of(&guest.id).await?;
    let bots: Vec<_> = bots.into_iter().map(|bot| json!({ "id": bot.id, "name": bot.name })).collect();
    let mut records = Vec::new();
    for game in games::all_of(&app, &guest).await? {
        let text = if game.ended_ms.is_some() { Some(record::text(&app.store, &game).await?) } else { None };
        records.push(json!({ "game": games::info(&app, &game, Some(&guest)).await?, "record": text }));
    }
    let mut on_device = app.store.running_kept_of(&guest.id).await?;
    on_device.extend(app.store.finished_kept_of(&guest.id, u32::MAX, None).await?);
    let mut copies = Vec::new();
    for row in on_device {
        copies.push(json!({ "game": kept::info(&row)?, "record": row.record }));
    }
    let export = json!({
        "guest": guest.info(),
        "first_seen": row.as_ref().map(|row| rfc3339(row.created_ms)),
        "last_seen": row.as_ref().map(|row| rfc3339(row.seen_ms)),
        "bots": bots,
        "programs": programs::of(&app, &guest).await?,
        "games": records,
        "on_device": copies,
        "today": today::of(&app, &guest).await?,
    });
    let attachment = HeaderValue::from_static("attachment; filename=\"wormery-export.json\"");
    Ok(([(header::CONTENT_DISPOSITION, attachment)], Json(export)).into_response())
}

/// Forgets me: my seats go to bots, my name leaves the games I played, my token counts no more.
pub(super) async fn delete(State(app): State<Arc<App>>, guest: Guest) -> Result<Response, Fault> {
    to_its_end(async move { forget_all(&app, &guest).await }).await?;
    let cookie = format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    let cookie = HeaderValue::from_str(&cookie).unwrap_or(HeaderValue::from_static(""));
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// Forgets a guest and his programs.
async fn forget_all(app: &Arc<App>, guest: &Guest) -> Result<(), Fault> {
    for bot in app.store.bots_of(&guest.id).await? {
        let bot = Guest { id: bot.id, name: bot.name, is_bot: true, color: guest.color };
        forget(app, &bot).await?;
    }
    forget(app, guest).await
}

pub(super) async fn forget(app: &Arc<App>, guest: &Guest) -> Result<(), Fault> {
    driver::forget(app, &guest.at_table()).await?;
    for game in games::all_of(app, guest).await? {
        let mut body = record::body(&game)?;
        for player in app.store.players(&game.id).await? {
            if player.guest.as_deref() == Some(&guest.id) {
                body.withdraw_name(usize::from(player.seat));
            }
        }
        // Its review names him, too, and is made again when somebody asks for it.
        app.store.set_body(&game.id, &body.to_text()).await?;
    }
    for table in app.store.closed_tables_of(&guest.id).await? {
        forget_at(app, guest, table).await?;
    }
    Ok(app.store.delete_guest(&guest.id).await?)
}

/// Takes a guest out of a closed table, at which others may be forgotten just now.
async fn forget_at(app: &App, guest: &Guest, mut table: TableRow) -> Result<(), Fault> {
    loop {
        let Some(row) = driver::row_of(&table).map(|row| row.without(&guest.id)) else { return Ok(()) };
        let stored = driver::table_row(&table.code, table.version + 1, &row, table.changed_ms);
        match app.store.put_table(&stored).await {
            Err(AppendError::Conflict) => {}
            answer => return Ok(answer?),
        }
        let Some(now) = app.store.table(&table.code).await? else { return Ok(()) };
        table = now;
    }
}
