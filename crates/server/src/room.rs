//! A table, its seats, the game that is played there, and those who are connected.

mod absence;
mod act;
mod adopt;
mod body;
mod bots;
mod command;
mod entropy;
mod info;
mod lobby;
mod presence;
mod resume;
mod row;
mod start;
mod talk;
mod tell;
#[cfg(test)]
mod tests;

use std::sync::{Arc, Mutex, Weak};
use std::time::Instant;

use tokio::sync::{Mutex as AsyncMutex, MutexGuard, Notify};
use wormery_protocol::{Problem, TableSummary};

use crate::app::App;
use crate::clock::now_ms;
use crate::fault::of_append;
use crate::live::LiveGame;
use crate::metrics::Metrics;

pub(crate) use body::{BodyPlayer, GameBody};
pub(crate) use presence::{Client, Feed, Wants};
pub(crate) use row::{NextGame, RoomRow, SeatRow};
pub(crate) use tell::text;

/// A table that others can talk to.
pub(crate) struct Room {
    pub(crate) code: String,
    app: Weak<App>,
    state: AsyncMutex<RoomState>,
    /// What the lobby shows, so that listing waits for no room; nothing of a private table.
    summary: Mutex<Option<Box<TableSummary>>>,
    /// Told when a client has sent what it adds to the dice.
    entropy_came: Notify,
}

/// What the lock of a room guards.
pub(crate) struct RoomState {
    row: RoomRow,
    version: u32,
    live: Option<Box<dyn LiveGame>>,
    clients: Vec<Client>,
    next_client: u64,
    away: absence::Away,
    absence: absence::Absence,
    /// For each seat: what was sent for the dice of the next game.
    entropy: Vec<entropy::SeatEntropy>,
    starting: Option<entropy::Phase>,
    /// The decision for which a bot or a clock is set.
    timer: Option<bots::Timer>,
    touched: Instant,
}

impl Room {
    pub(crate) fn new(app: &Arc<App>, code: String, row: RoomRow, version: u32) -> Arc<Self> {
        app.metrics.tables.up();
        let n_seats = row.seats.len();
        let state = RoomState {
            row,
            version,
            live: None,
            clients: Vec::new(),
            next_client: 0,
            away: absence::Away::default(),
            absence: absence::Absence::default(),
            entropy: vec![entropy::SeatEntropy::default(); n_seats],
            starting: None,
            timer: None,
            touched: Instant::now(),
        };
        Arc::new(Self {
            summary: Mutex::new(state.summary(&code)),
            code,
            app: Arc::downgrade(app),
            state: AsyncMutex::new(state),
            entropy_came: Notify::new(),
        })
    }

    /// The state, when nobody else works on it.
    pub(crate) async fn lock(&self) -> MutexGuard<'_, RoomState> {
        self.state.lock().await
    }

    /// What the lobby shows; nothing of a private table.
    pub(crate) fn summary(&self) -> Option<TableSummary> {
        crate::limits::locked(&self.summary).as_deref().cloned()
    }

    fn app(&self) -> Result<Arc<App>, Problem> {
        let stopped = || crate::fault::problem(wormery_protocol::Code::Unavailable, "the server is stopping");
        self.app.upgrade().ok_or_else(stopped)
    }

    /// Stores a changed row, and only then makes it the row.
    async fn put(&self, state: &mut RoomState, row: RoomRow) -> Result<(), Problem> {
        let app = self.app()?;
        let stored = row.to_table(&self.code, state.version + 1, now_ms());
        app.store.put_table(&stored).await.map_err(|error| failed(&app.metrics, &error))?;
        state.version += 1;
        state.row = row;
        state.touched = Instant::now();
        Ok(())
    }
}

fn failed(metrics: &Metrics, error: &wormery_store::AppendError) -> Problem {
    metrics.store_failures.add();
    of_append(error)
}

impl Drop for Room {
    fn drop(&mut self) {
        if let Some(app) = self.app.upgrade() {
            app.metrics.tables.down();
        }
    }
}
