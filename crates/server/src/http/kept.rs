use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use wormery_protocol::{Code, KeptCopy, KeptInfo, KeptTake, Problem};

use super::json::{Json, LongJson};
use super::path::Path;
use super::tables;
use crate::address::Network;
use crate::app::App;
use crate::fault::{Fault, problem};
use crate::guest::{Guest, Visitor};
use crate::kept::{self, Standing};
use crate::seeker::Seeker;
use crate::task::to_its_end;
use crate::{fault, ids};

/// A game on a device, for whoever has its link.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path,
    seeker: Seeker,
) -> Result<Json<KeptInfo>, Fault> {
    Ok(Json(kept::info(&seeker.kept(&app, &id).await?)?))
}

/// Copies a game on a device; the first copy counts like a new table.
pub(super) async fn put(
    State(app): State<Arc<App>>,
    Path(id): Path,
    visitor: Visitor,
    network: Network,
    LongJson(copy): LongJson<KeptCopy>,
) -> Result<Response, Fault> {
    if !ids::is_kept_id(&id) {
        return Err(problem(Code::BadRequest, "the id of a game on a device is 26 letters and digits").into());
    }
    check_holder(&copy.holder)?;
    let standing = kept::standing(&app, &id, &copy).await?;
    if matches!(standing, Standing::New) {
        tables::count_new(&app, network, &visitor.guest)?;
    }
    let guest = visitor.guest.clone();
    to_its_end(async move { kept::store(&app, &id, (&guest, network), copy, standing).await }).await?;
    Ok(visitor.answer(StatusCode::NO_CONTENT))
}

/// Takes a game over to the device of whoever asks.
pub(super) async fn take(
    State(app): State<Arc<App>>,
    Path(id): Path,
    visitor: Visitor,
    seeker: Seeker,
    Json(request): Json<KeptTake>,
) -> Result<Response, Fault> {
    check_holder(&request.holder)?;
    seeker.kept(&app, &id).await?;
    let guest = visitor.guest.clone();
    let taken = to_its_end(async move { kept::take(&app, &id, &guest, &request).await }).await?;
    Ok(visitor.answer(Json(taken)))
}

/// Forgets the copy of a game of mine.
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Path(id): Path,
    guest: Guest,
) -> Result<StatusCode, Fault> {
    app.store.delete_kept(&id, &guest.id).await.map_err(|error| fault::of_append(&error))?;
    Ok(StatusCode::NO_CONTENT)
}

fn check_holder(holder: &str) -> Result<(), Problem> {
    let is_good =
        (16..=64).contains(&holder.len()) && holder.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if is_good { Ok(()) } else { Err(problem(Code::BadRequest, "holder: it is 16 to 64 letters and digits")) }
}
