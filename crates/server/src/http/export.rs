//! Everything that is stored about a guest, as one answer that is made while it is read: however much there is and however
//! slowly it is taken, there is a part of it in memory.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use wormery_protocol::{Code, Problem};
use wormery_room::{RoomRow, SeatRow};
use wormery_store::{Cursor, GameRow, KeptRow, TableRow};

use super::large::{self, Cut, Maker};
use super::{games, programs, today};
use crate::address::Network;
use crate::app::App;
use crate::clock::rfc3339;
use crate::fault::{Fault, of_store};
use crate::guest::Guest;
use crate::{driver, ids, kept, record};

/// How many games or copies are read at a time: the longest record has 256 KiB.
const PAGE: u32 = 4;

/// Everything that is stored about me.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Network(from): Network,
    guest: Guest,
) -> Result<Response, Fault> {
    let counted = large::begin(&app.large, from)?;
    let head = head(&app, &guest).await?;
    let (maker, body) = large::made_while_read(counted);
    tokio::spawn(async move {
        let mut export = Export { app, guest, maker, is_first: true, unread: Vec::new() };
        if let Err(Stopped::Unreadable(problem)) = export.make(&head).await {
            tracing::warn!("an export broke off: {}", problem.detail);
            export.maker.break_off().await;
        }
    });
    Ok(answer(body))
}

fn answer(body: Body) -> Response {
    let attachment = HeaderValue::from_static("attachment; filename=\"wormery-export.json\"");
    let kind = HeaderValue::from_static("application/json");
    ([(header::CONTENT_DISPOSITION, attachment), (header::CONTENT_TYPE, kind)], body).into_response()
}

/// What is short.
async fn head(app: &App, guest: &Guest) -> Result<Value, Fault> {
    let row = app.store.guest(&guest.id).await?;
    let bots = app.store.bots_of(&guest.id).await?;
    let bots: Vec<_> = bots.into_iter().map(|bot| json!({ "id": bot.id, "name": bot.name })).collect();
    Ok(json!({
        "guest": guest.info(),
        "first_seen": row.as_ref().map(|row| rfc3339(row.created_ms)),
        "last_seen": row.as_ref().map(|row| rfc3339(row.seen_ms)),
        "bots": bots,
        "programs": programs::of(app, guest).await?,
        "today": today::of(app, guest).await?,
    }))
}

/// Why an export is not made to its end.
enum Stopped {
    Cut,
    Unreadable(Problem),
}

impl From<Cut> for Stopped {
    fn from(Cut: Cut) -> Self {
        Self::Cut
    }
}

impl From<Problem> for Stopped {
    fn from(problem: Problem) -> Self {
        Self::Unreadable(problem)
    }
}

impl From<wormery_store::StoreError> for Stopped {
    fn from(error: wormery_store::StoreError) -> Self {
        Self::Unreadable(of_store(&error))
    }
}

/// An export that is being made.
struct Export {
    app: Arc<App>,
    guest: Guest,
    maker: Maker,
    /// Whether nothing of the present list has been written.
    is_first: bool,
    /// What is left out because it cannot be read.
    unread: Vec<Value>,
}

impl Export {
    async fn make(&mut self, head: &Value) -> Result<(), Stopped> {
        let head = head.to_string();
        let open = head.strip_suffix('}').unwrap_or(&head);
        self.maker.text(open.to_owned()).await?;
        self.begin("tables").await?;
        self.tables().await?;
        self.begin("games").await?;
        self.games().await?;
        self.begin("on_device").await?;
        self.copies().await?;
        let unread = Value::Array(std::mem::take(&mut self.unread));
        Ok(self.maker.text(format!("],\"unread\":{unread}}}")).await?)
    }

    /// Begins a list; the one before it ends.
    async fn begin(&mut self, name: &str) -> Result<(), Cut> {
        self.is_first = true;
        let end = if name == "tables" { "" } else { "]" };
        self.maker.text(format!("{end},\"{name}\":[")).await
    }

    /// Writes one thing of a list, or notes that it cannot be read.
    async fn one(&mut self, kind: &str, id: &str, told: Result<Value, Problem>) -> Result<(), Stopped> {
        match told {
            Ok(told) => {
                let comma = if std::mem::replace(&mut self.is_first, false) { "" } else { "," };
                self.maker.text(format!("{comma}{told}")).await?;
            }
            Err(problem) if problem.code == Code::Internal => self.leave_out(kind, id),
            Err(problem) => return Err(problem.into()),
        }
        Ok(())
    }

    fn leave_out(&mut self, kind: &str, id: &str) {
        tracing::error!(
            kind,
            id = ids::log_name(id),
            "something stored cannot be read; an export is without it"
        );
        self.unread.push(json!({ "kind": kind, "id": id }));
    }

    fn leave_all_out(&mut self, kind: &str, unread: &[Cursor]) {
        for Cursor { id, .. } in unread {
            self.leave_out(kind, id);
        }
    }

    /// Every table that names the guest, and those at which he is.
    async fn tables(&mut self) -> Result<(), Stopped> {
        let visited = driver::visits_of(&self.app, &self.guest.id).await;
        let mut codes = self.app.store.tables_naming(&self.guest.id).await?;
        codes.extend(visited.iter().cloned());
        codes.sort_unstable();
        codes.dedup();
        for code in codes {
            let Some(table) = self.app.store.table(&code).await? else { continue };
            match driver::row_of(&table) {
                Some(row) => {
                    let told = table_info(&table, &row, &self.guest.id, visited.contains(&code));
                    self.one("table", &code, Ok(told)).await?;
                }
                None => self.leave_out("table", &code),
            }
        }
        Ok(())
    }

    async fn games(&mut self) -> Result<(), Stopped> {
        let mut before = None;
        loop {
            let page = self.app.store.games_of(&self.guest.id, PAGE, before).await?;
            self.leave_all_out("game", &page.unread);
            for game in page.rows {
                let told = self.game(&game).await;
                self.one("game", &game.id, told).await?;
            }
            before = page.next;
            if before.is_none() {
                return Ok(());
            }
        }
    }

    async fn game(&self, game: &GameRow) -> Result<Value, Problem> {
        let info = games::info(&self.app, game, Some(&self.guest)).await?;
        let is_over = game.ended_ms.is_some();
        let text = if is_over { Some(record::text(&self.app.store, game).await?) } else { None };
        Ok(json!({ "game": info, "record": text }))
    }

    async fn copies(&mut self) -> Result<(), Stopped> {
        let mut before = None;
        loop {
            let page = self.app.store.kept_of(&self.guest.id, PAGE, before).await?;
            self.leave_all_out("on_device", &page.unread);
            for row in page.rows {
                let told = copy(&row);
                self.one("on_device", &row.id, told).await?;
            }
            before = page.next;
            if before.is_none() {
                return Ok(());
            }
        }
    }
}

fn copy(row: &KeptRow) -> Result<Value, Problem> {
    Ok(json!({ "game": kept::info(row)?, "record": row.record }))
}

/// What a table has to do with a guest.
fn table_info(table: &TableRow, row: &RoomRow, guest: &str, is_there: bool) -> Value {
    let seats = row.seats.iter().enumerate().filter(|(_, seat)| seat.guest() == Some(guest));
    let seat = |(number, seat): (usize, &SeatRow)| match seat {
        SeatRow::Person { name, local, .. } => json!({ "seat": number, "name": name, "local": local }),
        SeatRow::Open | SeatRow::Bot { .. } => json!({ "seat": number }),
    };
    let waits = row.reserved.iter().filter(|reserved| reserved.person.guest() == Some(guest));
    json!({
        "code": table.code,
        "game": row.game,
        "options": row.options,
        "state": row.state,
        "public": row.public,
        "host": row.host == guest,
        "seats": seats.map(seat).collect::<Vec<_>>(),
        "waits_for": waits.map(|reserved| reserved.seat).collect::<Vec<_>>(),
        "is_there": is_there,
        "sent_away": row.removed.iter().any(|removed| removed == guest),
        "game_id": row.game_id,
        "changed": rfc3339(table.changed_ms),
    })
}
