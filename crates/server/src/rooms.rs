use std::collections::HashMap;
use std::sync::{Arc, RwLock};

use wormery_protocol::{Code, Problem, TableState, TableSummary};
use wormery_store::AppendError;

use crate::app::App;
use crate::clock::now_ms;
use crate::fault::{of_append, of_store, problem};
use crate::ids;
use crate::room::{Room, RoomRow};

/// The tables that are not closed.
#[derive(Default)]
pub(crate) struct Rooms(RwLock<HashMap<String, Arc<Room>>>);

/// How often a code that is taken is drawn again.
const TRIES: usize = 5;

impl Rooms {
    /// The table with a code, as somebody typed it.
    pub(crate) fn find(&self, code: &str) -> Result<Arc<Room>, Problem> {
        let read = self.0.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        let found = ids::read_code(code).and_then(|code| read.get(&code).cloned());
        found.ok_or_else(|| problem(Code::NotFound, "there is no such table, or it is closed"))
    }

    /// Every table.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        let read = self.0.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        read.values().cloned().collect()
    }

    fn add(&self, room: &Arc<Room>) {
        let mut write = self.0.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        write.insert(room.code.clone(), Arc::clone(room));
    }

    fn remove(&self, code: &str) {
        let mut write = self.0.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        write.remove(code);
    }
}

/// Stores a new table under a code that nobody has.
pub(crate) async fn create(app: &Arc<App>, row: RoomRow) -> Result<Arc<Room>, Problem> {
    for _ in 0..TRIES {
        let code = ids::table_code();
        match app.store.put_table(&row.to_table(&code, 1, now_ms())).await {
            Ok(()) => {
                let room = Room::new(app, code, row, 1);
                app.rooms.add(&room);
                return Ok(room);
            }
            Err(AppendError::Conflict) => {}
            Err(error) => return Err(of_append(&error)),
        }
    }
    Err(problem(Code::Unavailable, "no code is free; try again"))
}

/// Public tables at which there is something to do or to see: those with free seats first.
pub(crate) fn lobby(app: &App) -> Vec<TableSummary> {
    let is_worth_it = |table: &TableSummary| {
        matches!(table.state, TableState::Open | TableState::Starting | TableState::Playing)
    };
    let tables = app.rooms.all().into_iter().filter_map(|room| room.summary());
    let mut tables: Vec<TableSummary> = tables.filter(is_worth_it).collect();
    tables.sort_by_key(|table| (!table.seats.contains(&None), table.code.clone()));
    tables.truncate(100);
    tables
}

/// Reads all tables that are not closed: every game goes on where it was.
pub(crate) async fn load(app: &Arc<App>) -> Result<usize, Problem> {
    let rows = app.store.open_tables().await.map_err(|error| of_store(&error))?;
    let mut n_loaded = 0;
    for stored in rows {
        let row: RoomRow = match serde_json::from_str(&stored.body) {
            Ok(row) => row,
            Err(error) => {
                tracing::error!(%error, "a stored table cannot be read; it is left alone");
                continue;
            }
        };
        let room = Room::new(app, stored.code, row, stored.version);
        if room.resume().await.is_ok() {
            app.rooms.add(&room);
            n_loaded += 1;
        }
    }
    Ok(n_loaded)
}

/// Closes the tables that nobody has touched for a while.
pub(crate) async fn sweep(app: &Arc<App>) {
    for room in app.rooms.all() {
        let mut state = room.lock().await;
        if !state.is_empty() || state.idle() < app.settings.close_after {
            continue;
        }
        match room.close(&mut state).await {
            Ok(()) => app.rooms.remove(&room.code),
            Err(problem) => tracing::warn!("a table could not be closed: {}", problem.detail),
        }
    }
}
