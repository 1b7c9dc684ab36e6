use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::{Duration, Instant};

use wormery_protocol::{Answer, Code, Problem, TableInfo, TableSummary};
use wormery_room::{Guest, Input, Room, RoomRow};
use wormery_store::AppendError;

use super::visit::{ask_here, changing_hands};
use super::wish::{Look, Seen, Wish};
use super::{Handle, Place, storing};
use crate::app::App;
use crate::clock::now_ms;
use crate::fault::{of_append, of_store, problem};
use crate::ids;
use crate::nodes::There;

type ByCode = HashMap<Arc<str>, Arc<Handle>>;

/// The rooms that are in memory.
#[derive(Default)]
pub(crate) struct Rooms(RwLock<ByCode>);

/// How often a code that is taken is drawn again.
const TRIES: usize = 8;
/// The most tables in the lobby.
const MOST_IN_LOBBY: u32 = 100;
/// How long what is being stored is waited for when the tables are handed over.
pub(crate) const LAST_WRITES: Duration = Duration::from_millis(500);

impl Rooms {
    fn read(&self) -> RwLockReadGuard<'_, ByCode> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, ByCode> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn get(&self, code: &str) -> Option<Arc<Handle>> {
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

    /// Removes this very room, not one that was read since.
    pub(crate) fn remove(&self, handle: &Handle) {
        let mut rooms = self.write();
        if rooms.get(&handle.code).is_some_and(|known| std::ptr::eq(Arc::as_ptr(known), handle)) {
            rooms.remove(&handle.code);
        }
    }
}

pub(crate) fn no_such_table() -> Problem {
    problem(Code::NotFound, "there is no such table, or it is closed")
}

/// The table with a code, as somebody typed it; read if it is not in memory, here or with another server.
pub(crate) async fn find(app: &Arc<App>, code: &str) -> Result<Place, Problem> {
    locate(app, code, 0).await
}

/// The same; a server that failed with this epoch does not have it any more.
pub(super) async fn locate(app: &Arc<App>, code: &str, failed: i64) -> Result<Place, Problem> {
    let code = ids::read_code(code).ok_or_else(no_such_table)?;
    let here = match &app.nodes {
        None => app.rooms.get(&code),
        Some(nodes) => nodes.here(app, &code).await,
    };
    match (here, &app.nodes) {
        (Some(handle), _) => {
            handle.settle().await;
            Ok(Place::Here(handle))
        }
        (None, None) => load(app, &code, 0).await.map(Place::Here),
        (None, Some(nodes)) => nodes.locate(app, &code, failed).await,
    }
}

/// What another server says of a table that it has.
pub(super) async fn look(app: &Arc<App>, there: &There, guest: &str) -> Result<Look, Problem> {
    let mut there = there.clone();
    for _ in 0..TRIES {
        let Some(nodes) = &app.nodes else { break };
        if let Some(look) = nodes.look(&there, guest).await {
            return Ok(look);
        }
        match locate(app, &there.code, there.epoch).await? {
            Place::Here(handle) => {
                return Ok(handle.look(|room| Look { table: room.table(), seen: Seen::of(room, guest) }));
            }
            Place::There(other) => there = other,
        }
    }
    Err(changing_hands())
}

/// Reads a table that is nobody else's.
pub(crate) async fn load(app: &Arc<App>, code: &str, epoch: i64) -> Result<Arc<Handle>, Problem> {
    let found = storing::find(app, code).await.map_err(|error| of_store(&error))?;
    let (handle, outputs) = Handle::load(app, code, epoch, found.ok_or_else(no_such_table)?);
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
pub(crate) async fn ask(app: &Arc<App>, code: &str, wish: &Wish) -> Result<Answer, Problem> {
    let mut failed = 0;
    for n_tries in 0..TRIES {
        let told = |answer| if n_tries == 0 { answer } else { wish.answered_again(answer) };
        // One that was put away just now is found again.
        match (locate(app, code, failed).await?, &app.nodes) {
            (Place::Here(handle), _) => {
                if let Some(answer) = ask_here(app, &handle, wish).await {
                    return told(answer);
                }
            }
            (Place::There(there), Some(nodes)) => match nodes.ask(&there, wish).await {
                Ok(answer) => return told(answer),
                Err(_) => failed = there.epoch,
            },
            (Place::There(_), None) => {}
        }
        if app.is_stopping() {
            return Err(problem(Code::Unavailable, "the server is stopping"));
        }
        tokio::task::yield_now().await;
    }
    Err(changing_hands())
}

/// Stores a new table, made from this network, under a code that nobody has.
pub(crate) async fn create(app: &Arc<App>, row: RoomRow, from: IpAddr) -> Result<TableInfo, Problem> {
    for _ in 0..TRIES {
        let (code, now) = (ids::table_code(), now_ms());
        match app.store.put_table(&storing::table_row(&code, 1, &row, now)).await {
            Ok(()) => {
                let host = row.host.clone();
                let epoch = match &app.nodes {
                    Some(nodes) => nodes.own_new(app, &code).await,
                    None => Some(0),
                };
                let room = Room::new(code.into(), app.settings.times(), row, now);
                let table = room.table();
                if let Some(epoch) = epoch {
                    let handle = Handle::new(app, room, epoch);
                    handle.seen(&host, from);
                    app.rooms.add(&handle);
                }
                return Ok(table);
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
        let watchers = match (app.rooms.get(&table.code), &app.nodes) {
            (Some(handle), _) => handle.look(Room::n_watchers),
            (None, Some(nodes)) => nodes.n_watchers(&table.code),
            (None, None) => 0,
        };
        Some(TableSummary { watchers, ..summary })
    };
    let mut tables: Vec<TableSummary> = tables.into_iter().filter_map(summary).collect();
    tables.sort_by_key(|table| (!table.seats.contains(&None), table.code.clone()));
    Ok(tables)
}

/// Tells all tables at which a guest sits, or is, that he is called otherwise now.
pub(crate) async fn rename(app: &Arc<App>, guest: &Guest) -> Result<(), Problem> {
    for code in tables_of(app, &guest.id).await? {
        still_there(ask(app, &code, &Wish::Rename { guest: guest.clone() }).await)?;
    }
    Ok(())
}

/// Takes a guest out of all tables.
pub(crate) async fn forget(app: &Arc<App>, guest: &Guest) -> Result<(), Problem> {
    for code in tables_of(app, &guest.id).await? {
        still_there(ask(app, &code, &Wish::Forget { guest: guest.clone() }).await)?;
    }
    Ok(())
}

/// The codes of all tables at which a guest sits or is connected, or that he runs.
async fn tables_of(app: &Arc<App>, guest: &str) -> Result<Vec<String>, Problem> {
    let mut codes = app.store.tables_of(guest).await.map_err(|error| of_store(&error))?;
    codes.extend(visits_of(app, guest).await);
    codes.sort_unstable();
    codes.dedup();
    Ok(codes)
}

/// The codes of the tables at which a guest is, here or at another server.
pub(crate) async fn visits_of(app: &App, guest: &str) -> Vec<String> {
    let mut codes = visited_by(app, guest);
    if let Some(nodes) = &app.nodes {
        codes.extend(nodes.visited_by(guest).await);
    }
    codes
}

/// The codes of the tables in memory at which a guest is.
pub(crate) fn visited_by(app: &App, guest: &str) -> Vec<String> {
    let here = app.rooms.all().into_iter().filter(|handle| handle.look(|room| room.has_client_of(guest)));
    here.map(|handle| handle.code.to_string()).collect()
}

/// A table that was closed meanwhile needs to know nothing.
fn still_there(answer: Result<Answer, Problem>) -> Result<(), Problem> {
    match answer {
        Err(problem) if !matches!(problem.code, Code::NotFound | Code::WrongState) => Err(problem),
        _ => Ok(()),
    }
}

/// Tells everybody that the server is about to restart, and lets them go; another server may go on with the tables.
pub(crate) async fn stop(app: &App) {
    let Some(nodes) = &app.nodes else {
        return app.rooms.all().iter().for_each(|handle| handle.take(Input::Stop));
    };
    let idle = || app.rooms.all().iter().all(|handle| handle.look(Room::is_idle));
    let deadline = Instant::now() + LAST_WRITES;
    while !idle() && Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    nodes.release_all(app).await;
    for handle in app.rooms.all() {
        app.rooms.remove(&handle);
        handle.hand_over();
    }
}
