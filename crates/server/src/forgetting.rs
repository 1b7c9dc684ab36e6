//! Guests who are forgotten: deleted at once, and then taken out of all that still names them.
//!
//! From the moment of the deletion nothing can be stored any more that names them, so whatever of their requests is still
//! under way comes too late, and looking once at all tables and games afterwards is enough. Who stops halfway goes on later.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use wormery_protocol::Color;
use wormery_store::{AppendError, GameRow, TableRow};

use crate::app::App;
use crate::fault::Fault;
use crate::limits::locked;
use crate::{driver, record};

/// So long, and so many, tokens of those are known who were forgotten: longer than any request is under way.
const LATE: Duration = Duration::from_mins(10);
const MOST_LATE: usize = 10_000;

/// The tokens of those who were forgotten of late: whoever still asks for something by one of them is nobody new.
#[derive(Default)]
pub(crate) struct Tokens(Mutex<VecDeque<(Instant, [u8; 32])>>);

impl Tokens {
    /// Somebody who has this token is about to be forgotten.
    pub(crate) fn note(&self, hash: [u8; 32]) {
        let mut tokens = locked(&self.0);
        while tokens.front().is_some_and(|(since, _)| since.elapsed() > LATE) || tokens.len() >= MOST_LATE {
            tokens.pop_front();
        }
        tokens.push_back((Instant::now(), hash));
    }

    pub(crate) fn has(&self, hash: &[u8; 32]) -> bool {
        locked(&self.0).iter().any(|(_, known)| known == hash)
    }
}

/// How many games are looked at at a time.
const PAGE: u32 = 20;
/// How many guests who are still leaving are looked after in one round.
const MOST: u32 = 50;

/// Deletes a guest with his programs, and takes them out of everything.
pub(crate) async fn forget(app: &Arc<App>, guest: &str) -> Result<(), Fault> {
    match app.store.delete_guest(guest).await {
        // Somebody else asked for the same at the same time.
        Ok(()) | Err(AppendError::Missing) => {}
        Err(error) => return Err(error.into()),
    }
    // He is forgotten in any case: what cannot be changed just now is changed later.
    if let Err(fault) = leave_all(app, guest).await {
        tracing::warn!("somebody who was forgotten is still named somewhere: {fault:?}");
    }
    Ok(())
}

async fn leave_all(app: &Arc<App>, guest: &str) -> Result<(), Fault> {
    for leaving in app.store.leaving_of(guest).await? {
        leave(app, &leaving).await?;
    }
    Ok(())
}

/// Goes on with those who were deleted, and whom tables or games may still name.
pub(crate) async fn go_on(app: &Arc<App>) {
    let Ok(leaving) = app.store.leaving(MOST).await else { return };
    for guest in leaving {
        if app.is_stopping() {
            return;
        }
        if let Err(fault) = leave(app, &guest).await {
            tracing::warn!("somebody who was forgotten is still named somewhere: {fault:?}");
        }
    }
}

/// Takes a guest who was deleted out of tables and games.
async fn leave(app: &Arc<App>, guest: &str) -> Result<(), Fault> {
    let nameless =
        wormery_room::Guest { id: guest.to_owned(), name: String::new(), color: Color::Rust, is_bot: false };
    driver::forget(app, &nameless).await?;
    for code in app.store.tables_naming(guest).await? {
        if let Some(table) = app.store.table(&code).await? {
            leave_table(app, guest, table).await?;
        }
    }
    leave_games(app, guest).await?;
    Ok(app.store.has_left(guest).await?)
}

/// Takes a guest out of a table that nobody has in memory, with others who are gone: one alone could not be left out.
async fn leave_table(app: &App, guest: &str, mut table: TableRow) -> Result<(), Fault> {
    loop {
        let Some(mut row) = driver::row_of(&table).filter(|row| row.names(guest)) else { return Ok(()) };
        for gone in driver::gone(&app.store, row.named_guests()).await? {
            row = row.without(&gone);
        }
        let stored = driver::table_row(&table.code, table.version + 1, &row, table.changed_ms);
        match app.store.put_table(&stored).await {
            Err(AppendError::Conflict | AppendError::NoGuest) => {}
            answer => return Ok(answer?),
        }
        let Some(now) = app.store.table(&table.code).await? else { return Ok(()) };
        table = now;
    }
}

async fn leave_games(app: &App, guest: &str) -> Result<(), Fault> {
    let mut before = None;
    loop {
        let page = app.store.games_of(guest, PAGE, before).await?;
        for game in page.rows {
            leave_game(app, guest, game).await?;
        }
        before = page.next;
        if before.is_none() {
            return Ok(());
        }
    }
}

/// Takes a guest out of a game; his name in a body that cannot be read is not found.
async fn leave_game(app: &App, guest: &str, mut game: GameRow) -> Result<(), Fault> {
    loop {
        let Ok(mut body) = record::body(&game) else { return Ok(()) };
        for player in app.store.players(&game.id).await? {
            if player.guest.as_deref() == Some(guest) {
                body.withdraw_name(usize::from(player.seat));
            }
        }
        // Its review names him, too, and is made again when somebody asks for it.
        match app.store.leave_game(guest, &game.id, &game.body, &body.to_text()).await {
            Err(AppendError::Conflict) => {}
            answer => return Ok(answer?),
        }
        let Some(now) = app.store.game(&game.id).await? else { return Ok(()) };
        game = now;
    }
}
