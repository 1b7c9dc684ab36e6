//! What rooms want to be stored or read, as the store does it.

use std::time::Instant;

use wormery_core::Word;
use wormery_protocol::TableState;
use wormery_room::{Ending, NewGame, RoomRow, Snapshot, StoreFault, StoredGame, Write};
use wormery_store::{Append, AppendError, Store, StoreError, TableRow};

use crate::app::App;
use crate::clock::now_ms;
use crate::ids;
use crate::record;

/// A table that was found, and when it was last changed.
pub(crate) struct Found {
    pub(crate) snapshot: Box<Snapshot>,
    pub(crate) changed_ms: i64,
}

/// What the store keeps of a table: the row as text, and in columns what is looked for.
pub(crate) fn table_row(code: &str, version: u32, row: &RoomRow, now: i64) -> TableRow {
    // A server that is cut off looks at once where something was going on; while it runs it knows better.
    let is_alive = matches!(row.state, TableState::Starting | TableState::Playing);
    TableRow {
        code: code.to_owned(),
        version,
        closed: row.is_closed(),
        body: row.to_text(),
        changed_ms: now,
        public: row.public,
        state: row.state.word().to_owned(),
        host: row.host.clone(),
        due_ms: is_alive.then_some(now),
        guests: Some(row.named_guests()),
    }
}

/// The row of a stored table; nothing where it cannot be read.
pub(crate) fn row_of(table: &TableRow) -> Option<RoomRow> {
    let row = serde_json::from_str(&table.body);
    row.inspect_err(|error| tracing::error!(table = ids::log_name(&table.code), %error, "a stored table cannot be read; it is left alone"))
        .ok()
}

/// Stores what a room wants to be stored that this server has with an epoch.
///
/// A game that ends does not count for the programs on the seats that are named.
pub(super) async fn store(
    app: &App,
    (code, epoch): (&str, i64),
    write: Write,
    uncounted: Vec<u8>,
) -> Result<(), StoreFault> {
    let begin = Instant::now();
    let named = match &write {
        Write::Row { row, .. } => row.named_guests(),
        Write::Create(_) | Write::Append { .. } => Vec::new(),
    };
    let stored = match write {
        Write::Row { row, version } => app.store.put_table(&table_row(code, version, &row, now_ms())).await,
        Write::Create(game) => {
            let version = game.version;
            app.store.create_game_at(&new_game(code, *game), version).await
        }
        Write::Append { game, from, lines, ending } => {
            let ending = ending.map(|Ending { rows, digest }| wormery_store::Ending {
                ended_ms: now_ms(),
                shares: record::shares(&rows),
                result: record::ending(rows, digest),
                body: None,
                uncounted,
            });
            let epoch = app.nodes.is_some().then_some(epoch);
            app.store.append(Append { game, from, events: lines, ending, epoch }).await
        }
    };
    app.metrics.commit.add(begin.elapsed());
    let Err(error) = stored else { return Ok(()) };
    tracing::warn!(table = ids::log_name(code), %error, "something was not stored");
    Err(fault(app, &error, named).await)
}

fn new_game(code: &str, game: NewGame) -> wormery_store::NewGame {
    wormery_store::NewGame {
        id: game.id,
        table: code.to_owned(),
        game: game.game,
        body: game.body,
        created_ms: now_ms(),
        players: game.players,
        events: game.lines,
    }
}

async fn fault(app: &App, error: &AppendError, named: Vec<String>) -> StoreFault {
    match error {
        AppendError::NoGuest => match gone(&app.store, named).await {
            Ok(gone) => StoreFault::Forgotten(gone),
            Err(_) => StoreFault::Unavailable,
        },
        AppendError::Conflict => StoreFault::Conflict,
        AppendError::Missing => StoreFault::Missing,
        AppendError::Invalid(_) => StoreFault::Invalid,
        AppendError::Unavailable(_) => StoreFault::Unavailable,
        AppendError::Unknown(_) => StoreFault::Unknown,
    }
}

/// Which of some guests are not there any more; nobody comes back.
pub(crate) async fn gone(store: &Store, guests: Vec<String>) -> Result<Vec<String>, StoreError> {
    let mut gone = Vec::new();
    for guest in guests {
        if store.guest(&guest).await?.is_none() {
            gone.push(guest);
        }
    }
    Ok(gone)
}

/// What is stored of a table that is not closed, with its game; nothing if there is none, or it cannot be read.
pub(super) async fn find(app: &App, code: &str) -> Result<Option<Found>, StoreError> {
    let Some(table) = app.store.table(code).await? else { return Ok(None) };
    let Some(row) = row_of(&table).filter(|row| !row.is_closed()) else { return Ok(None) };
    let mut game = stored_game(app, &row.next.id).await?;
    if let (None, Some(last)) = (&game, &row.game_id) {
        game = stored_game(app, last).await?;
    }
    let snapshot = Snapshot { row, version: table.version, game };
    Ok(Some(Found { snapshot: Box::new(snapshot), changed_ms: table.changed_ms }))
}

async fn stored_game(app: &App, id: &str) -> Result<Option<StoredGame>, StoreError> {
    let Some(game) = app.store.game(id).await? else { return Ok(None) };
    let lines = app.store.events(id, 0).await?;
    Ok(Some(StoredGame { id: game.id, body: game.body, lines, is_ended: game.ended_ms.is_some() }))
}
