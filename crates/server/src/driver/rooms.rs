use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use tokio::sync::mpsc;
use wormery_protocol::{Answer, Code, Problem, TableSummary};
use wormery_room::{Ask, ClientId, Feed, Guest, Input, Room, RoomRow, Wants};
use wormery_store::AppendError;

use super::{Handle, Letter, storing};
use crate::app::App;
use crate::clock::now_ms;
use crate::fault::{of_append, of_store, problem};
use crate::ids;

type ByCode = HashMap<Arc<str>, Arc<Handle>>;

/// The rooms that are in memory.
#[derive(Default)]
pub(crate) struct Rooms(RwLock<ByCode>);

/// How often a code that is taken is drawn again.
const TRIES: usize = 5;
/// The most tables in the lobby.
const MOST_IN_LOBBY: u32 = 100;

impl Rooms {
    fn read(&self) -> RwLockReadGuard<'_, ByCode> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, ByCode> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, code: &str) -> Option<Arc<Handle>> {
        self.read().get(code).cloned()
    }

    /// Every room that is in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Handle>> {
        self.read().values().cloned().collect()
    }

    pub(super) fn has(&self, code: &str) -> bool {
        self.read().contains_key(code)
    }

    /// Adds a room, unless somebody has read it meanwhile; whether it is the one that counts.
    fn add(&self, handle: &Arc<Handle>) -> (Arc<Handle>, bool) {
        let mut rooms = self.write();
        let known = rooms.entry(Arc::clone(&handle.code)).or_insert_with(|| Arc::clone(handle));
        (Arc::clone(known), Arc::ptr_eq(known, handle))
    }

    pub(super) fn remove(&self, code: &str) {
        self.write().remove(code);
    }
}

fn no_such_table() -> Problem {
    problem(Code::NotFound, "there is no such table, or it is closed")
}

/// The table with a code, as somebody typed it; read if it is not in memory.
pub(crate) async fn find(app: &Arc<App>, code: &str) -> Result<Arc<Handle>, Problem> {
    let code = ids::read_code(code).ok_or_else(no_such_table)?;
    if let Some(handle) = app.rooms.get(&code) {
        handle.settle().await;
        return Ok(handle);
    }
    let found = storing::find(app, &code).await.map_err(|error| of_store(&error))?;
    let (handle, outputs) = Handle::load(app, &code, found.ok_or_else(no_such_table)?);
    let (known, is_new) = app.rooms.add(&handle);
    if is_new {
        known.begin(outputs);
        note_alive(app, &known);
    }
    known.settle().await;
    Ok(known)
}

/// Notes that something goes on at a table that was put away: a server that is cut off looks there first.
fn note_alive(app: &Arc<App>, handle: &Arc<Handle>) {
    let Some(touched) = handle.look(|room| room.is_playing().then(|| room.touched())) else { return };
    let (app, code) = (Arc::clone(app), Arc::clone(&handle.code));
    tokio::spawn(async move { app.store.set_due(&code, Some(now_ms()), touched).await });
}

/// Whether there was a table with this code that is closed now.
pub(crate) async fn was_closed(app: &App, code: &str) -> bool {
    let Some(code) = ids::read_code(code) else { return false };
    matches!(app.store.table(&code).await, Ok(Some(table)) if table.closed)
}

/// Asks something at a table, wherever it is.
pub(crate) async fn ask(app: &Arc<App>, code: &str, input: impl Fn(Ask) -> Input) -> Result<Answer, Problem> {
    loop {
        // One that was put away just now is found again.
        if let Ok(answer) = find(app, code).await?.ask(&input).await {
            return answer;
        }
        tokio::task::yield_now().await;
    }
}

/// Connects a client to a table.
pub(crate) async fn connect(
    app: &Arc<App>,
    code: &str,
    guest: &Guest,
    from: IpAddr,
    feed: Feed,
    wants: Wants,
) -> Result<(Arc<Handle>, ClientId, mpsc::Receiver<Letter>), Problem> {
    loop {
        let handle = find(app, code).await?;
        let connect = |client| Input::Connect { client, guest: guest.clone(), feed, wants };
        if let Ok((client, letters)) = handle.connect(connect) {
            handle.seen(&guest.id, from);
            return Ok((handle, client, letters));
        }
        tokio::task::yield_now().await;
    }
}

/// Stores a new table, made from this network, under a code that nobody has.
pub(crate) async fn create(app: &Arc<App>, row: RoomRow, from: IpAddr) -> Result<Arc<Handle>, Problem> {
    for _ in 0..TRIES {
        let (code, now) = (ids::table_code(), now_ms());
        match app.store.put_table(&storing::table_row(&code, 1, &row, now)).await {
            Ok(()) => {
                let host = row.host.clone();
                let handle = Handle::new(app, Room::new(code.into(), app.settings.times(), row, now));
                handle.seen(&host, from);
                return Ok(app.rooms.add(&handle).0);
            }
            Err(AppendError::Conflict) => {}
            Err(error) => return Err(of_append(&error)),
        }
    }
    Err(problem(Code::Unavailable, "no code is free; try again"))
}

/// Public tables at which there is something to do or to see: those with free seats first.
pub(crate) async fn lobby(app: &Arc<App>) -> Result<Vec<TableSummary>, Problem> {
    let tables = app.store.lobby(MOST_IN_LOBBY).await.map_err(|error| of_store(&error))?;
    let summary = |table: wormery_store::TableRow| {
        let summary = storing::row_of(&table)?.summary(&table.code);
        let watchers = app.rooms.get(&table.code).map_or(0, |handle| handle.look(Room::n_watchers));
        Some(TableSummary { watchers, ..summary })
    };
    let mut tables: Vec<TableSummary> = tables.into_iter().filter_map(summary).collect();
    tables.sort_by_key(|table| (!table.seats.contains(&None), table.code.clone()));
    Ok(tables)
}

/// Tells all tables at which a guest sits, or is, that he is called otherwise now.
pub(crate) async fn rename(app: &Arc<App>, guest: &Guest) -> Result<(), Problem> {
    for code in tables_of(app, &guest.id).await? {
        still_there(ask(app, &code, |ask| Input::Rename { ask, guest: guest.clone() }).await)?;
    }
    Ok(())
}

/// Takes a guest out of all tables.
pub(crate) async fn forget(app: &Arc<App>, guest: &Guest) -> Result<(), Problem> {
    for code in tables_of(app, &guest.id).await? {
        still_there(ask(app, &code, |ask| Input::Forget { ask, guest: guest.clone() }).await)?;
    }
    Ok(())
}

/// The codes of all tables at which a guest sits or is connected, or that he runs.
async fn tables_of(app: &Arc<App>, guest: &str) -> Result<Vec<String>, Problem> {
    let mut codes = app.store.tables_of(guest).await.map_err(|error| of_store(&error))?;
    let here = app.rooms.all().into_iter().filter(|handle| handle.look(|room| room.has_client_of(guest)));
    codes.extend(here.map(|handle| handle.code.to_string()));
    codes.sort_unstable();
    codes.dedup();
    Ok(codes)
}

/// A table that was closed meanwhile needs to know nothing.
fn still_there(answer: Result<Answer, Problem>) -> Result<(), Problem> {
    match answer {
        Err(problem) if !matches!(problem.code, Code::NotFound | Code::WrongState) => Err(problem),
        _ => Ok(()),
    }
}

/// Tells everybody that the server is about to restart, and lets them go.
pub(crate) fn stop(app: &App) {
    for handle in app.rooms.all() {
        handle.take(Input::Stop);
    }
}
