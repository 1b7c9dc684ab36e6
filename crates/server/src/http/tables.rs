use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::json;
use wormery_protocol::{
    Answer, Code, Command, CreateTable, Problem, RulesInfo, SeatRequest, TableInfo, TableState, TableSummary,
};
use wormery_room::{RoomRow, SeatRow, rules as games};

use super::json::Json;
use super::path::Path;
use crate::address::Network;
use crate::app::App;
use crate::driver::Wish;
use crate::fault::{Fault, of_store, problem};
use crate::guest::{Guest, Visitor};
use crate::seeker::Seeker;
use crate::task::to_its_end;
use crate::{driver, ids, name};

/// The games that can be played, with their bots.
pub(super) async fn rules() -> Json<Vec<RulesInfo>> {
    Json(wormery_host::rules())
}

/// Public tables.
pub(super) async fn lobby(State(app): State<Arc<App>>) -> Result<Json<Vec<TableSummary>>, Fault> {
    Ok(Json(driver::lobby(&app).await?))
}

/// A table by its code.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(code): Path,
    seeker: Seeker,
) -> Result<Json<TableInfo>, Fault> {
    Ok(Json(seeker.table(&app, &code).await?.table(&app).await?))
}

/// Makes a table; whoever makes it is its host.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    network: Network,
    Json(request): Json<CreateTable>,
) -> Result<Response, Fault> {
    let row = row(&app, &visitor.guest, request)?;
    count_new(&app, network, &visitor.guest)?;
    let info = to_its_end(async move { made(&app, row, network).await }).await?;
    Ok(visitor.answer((StatusCode::CREATED, Json(info))))
}

/// Counts a new table, or refuses it because there were too many.
pub(super) fn count_new(app: &App, Network(from): Network, guest: &Guest) -> Result<(), Fault> {
    let own = |empty| Fault::too_many(empty, "you have made too many tables; try again later");
    app.guest_tables.take(guest.id.clone()).map_err(own)?;
    let (budget, why) = if guest.is_bot {
        (&app.programs.new_tables, "too many new tables of programs; try again later")
    } else {
        (&app.new_tables, "too many new tables from your network; try again later")
    };
    budget.take(from).map_err(|empty| Fault::too_many(empty, why))
}

/// Stores a new table and shows it.
pub(super) async fn made(app: &Arc<App>, row: RoomRow, Network(from): Network) -> Result<TableInfo, Fault> {
    if app.is_stopping() {
        return Err(problem(Code::Unavailable, "the server is stopping").into());
    }
    let n_open = app.store.n_tables_of_host(&row.host).await.map_err(|error| of_store(&error))?;
    if n_open >= app.settings.tables_per_guest {
        let most = app.settings.tables_per_guest;
        let why = format!("you have {most} tables already; play there, or wait until they are closed");
        return Err(Fault::has_all(why));
    }
    Ok(driver::create(app, row, from).await?)
}

/// A command over HTTP, for those who have no socket.
pub(super) async fn command(
    State(app): State<Arc<App>>,
    Path(code): Path,
    guest: Guest,
    seeker: Seeker,
    Json(command): Json<serde_json::Value>,
) -> Result<Json<Answer>, Fault> {
    seeker.table(&app, &code).await?;
    let command = Command::read(command).map_err(|error| problem(Code::BadRequest, error))?;
    Ok(Json(commanded(&app, &code, &guest, command).await?))
}

/// Has a command carried out, and waits for the answer; whoever hangs up stops nothing.
pub(super) async fn commanded(
    app: &Arc<App>,
    code: &str,
    guest: &Guest,
    command: Command,
) -> Result<Answer, Problem> {
    let (guest, command) = (guest.at_table(), name::clean_command(command)?);
    driver::ask(app, code, &Wish::Command { guest, command }).await
}

pub(super) fn row(app: &App, guest: &Guest, request: CreateTable) -> Result<RoomRow, Problem> {
    let id = games::game_id(&request.game)?;
    let options = request.options.unwrap_or_else(|| json!({}));
    let seats = if request.seats.is_empty() {
        vec![guest.at_table().on_seat(), SeatRow::Open]
    } else {
        request.seats.into_iter().map(|seat| seat_row(id, guest, seat)).collect::<Result<_, _>>()?
    };
    games::check(id, &options, seats.len(), request.start_seat)?;
    let away_level = request.away_level.unwrap_or_else(|| games::usual_level(id));
    games::check_level(id, &away_level)?;
    let usual_pace = app.settings.bot_pace.as_millis() as u32;
    let row = RoomRow {
        game: id,
        options,
        public: request.public,
        programs: request.programs.unwrap_or(guest.is_bot),
        host: guest.id.clone(),
        seats,
        start_seat: request.start_seat,
        pace_s: request.pace_s.filter(|seconds| *seconds > 0).map(|seconds| seconds.min(86_400)),
        away_level,
        bot_pace_ms: request.bot_pace_ms.unwrap_or(usual_pace).min(60_000),
        state: TableState::Open,
        game_id: None,
        result: None,
        next: ids::next_game(),
        begins_at_once: false,
        held: Vec::new(),
        dealt: None,
        reserved: Vec::new(),
        removed: Vec::new(),
    };
    match row.seats.iter().filter(|seat| **seat == guest.at_table().on_seat()).count() {
        0 | 1 => Ok(row),
        _ => {
            Err(problem(Code::BadRequest, "seats: you can sit on one seat; others on this device are local"))
        }
    }
}

fn seat_row(id: wormery_games::GameId, guest: &Guest, seat: SeatRequest) -> Result<SeatRow, Problem> {
    Ok(match seat {
        SeatRequest::Me => guest.at_table().on_seat(),
        SeatRequest::Open => SeatRow::Open,
        SeatRequest::Bot { level } => {
            games::check_level(id, &level)?;
            SeatRow::Bot { level }
        }
        SeatRequest::Local { name } => SeatRow::Person {
            guest: guest.id.clone(),
            name: name::clean(&name)?,
            color: guest.color,
            local: true,
            robot: guest.is_bot,
        },
    })
}
