use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use serde_json::{Value, json};
use wormery_protocol::{Code, TodayRanking, TodaySent};
use wormery_today::RuleSet;

use super::games::MaybeGuest;
use super::json::{Json, LongJson};
use super::path::TwoWords;
use crate::address::Network;
use crate::app::App;
use crate::clock::{now_ms, rfc3339};
use crate::fault::{Fault, problem};
use crate::guest::{Guest, Visitor};
use crate::task::to_its_end;
use crate::today;

/// Checks and ranks a finished game of a day.
pub(super) async fn send(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    from: Network,
    LongJson(sent): LongJson<TodaySent>,
) -> Result<Response, Fault> {
    if visitor.guest.is_bot {
        return Err(problem(Code::Forbidden, "today's game is ranked for people").into());
    }
    let guest = visitor.guest.clone();
    let ranking =
        to_its_end(async move { today::rank(&app, (&guest, from), sent.record, now_ms()).await }).await?;
    Ok(visitor.answer(Json(ranking)))
}

/// What people made of the game of a day.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    TwoWords(day, set): TwoWords,
    guest: Option<MaybeGuest>,
) -> Result<Json<TodayRanking>, Fault> {
    let known = day.parse().ok().zip(RuleSet::named(&set));
    let (day, set) = known.ok_or_else(|| problem(Code::NotFound, "there is no such day or rule set"))?;
    Ok(Json(today::ranking(&app, guest.as_ref().map(|known| &known.0), day, set.name()).await?))
}

/// What a guest made of all days.
pub(super) async fn of(app: &App, guest: &Guest) -> Result<Vec<Value>, Fault> {
    let rows = app.store.days_of(&guest.id).await?.into_iter();
    let told = rows.map(|row| {
        json!({ "day": row.day, "set": row.rule_set, "score": row.score, "sent": rfc3339(row.sent_ms) })
    });
    Ok(told.collect())
}
