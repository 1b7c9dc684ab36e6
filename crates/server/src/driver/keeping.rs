//! Rooms come into memory when something is due, go when nobody is there, and are closed when nobody has come for long.

use std::sync::Arc;
use std::time::{Duration, Instant};

use wormery_room::Millis;

use super::rooms::{ask, find};
use super::{Place, Wish};
use crate::app::App;
use crate::clock::now_ms;
use crate::{forgetting, ids, kept};

/// A room stays in memory if something is due within this time.
const SOON: Millis = 60_000;
/// No table is closed right after the start: people have a while to come back.
const GRACE: Duration = Duration::from_mins(10);
/// So many tables are closed at a time.
const MOST_CLOSED: u32 = 200;

/// Looks after the rooms for ever.
pub(crate) async fn keep(app: Arc<App>) {
    let begin = Instant::now();
    let often = app.settings.rest_after.min(app.settings.close_after / 10).max(Duration::from_millis(50));
    loop {
        let closes = begin.elapsed() >= GRACE.min(app.settings.close_after);
        let round = Arc::clone(&app);
        // In a task of its own: a fault in one round does not end the next.
        let _ = tokio::spawn(async move {
            look_after(&round).await;
            if closes {
                clear_up(&round).await;
            }
        })
        .await;
        tokio::time::sleep(often).await;
    }
}

async fn look_after(app: &Arc<App>) {
    load_due(app).await;
    put_away(app).await;
    forgetting::go_on(app).await;
    kept::make_room(app).await;
}

/// Closes and forgets what nobody has used for long.
async fn clear_up(app: &Arc<App>) {
    close_idle(app).await;
    forget_idle_copies(app).await;
}

/// The tables at which something is due soon and which no other server looks after.
async fn due(app: &App) -> Vec<String> {
    let until = now_ms() + SOON;
    let found = match &app.nodes {
        Some(nodes) => nodes.due(app, until).await,
        None => app.store.due_tables(until, u32::MAX).await,
    };
    found.unwrap_or_default()
}

/// Reads the tables at which something is due soon, and goes on with their games.
async fn load_due(app: &Arc<App>) {
    for code in due(app).await.into_iter().filter(|code| !app.rooms.has(code)) {
        if app.is_stopping() {
            return;
        }
        if let Err(problem) = find(app, &code).await {
            tracing::warn!(table = ids::log_name(&code), "a table could not be read: {}", problem.detail);
        }
    }
}

/// Forgets rooms at which nobody is and nothing is due soon; they are read again when somebody asks.
async fn put_away(app: &Arc<App>) {
    let (now, linger) = (now_ms(), app.settings.rest_after.as_millis() as Millis);
    for handle in app.rooms.all() {
        let Some(resting) = handle.put_away(now + SOON, now - linger) else { continue };
        app.rooms.remove(&handle);
        if let Err(error) = app.store.set_due(&handle.code, resting.due, resting.touched).await {
            tracing::warn!(table = ids::log_name(&handle.code), %error, "it is not noted when something is due");
        }
        if let Some(nodes) = &app.nodes {
            nodes.release(app, &handle).await;
        }
    }
}

/// Deletes the copies of games on devices that nobody has gone on with for long.
async fn forget_idle_copies(app: &App) {
    let before = now_ms() - app.settings.kept_for.as_millis() as Millis;
    if let Err(error) = app.store.delete_idle_kept(before).await {
        tracing::warn!(%error, "old copies of games are still there");
    }
}

/// Closes the tables that nobody has touched for a while.
async fn close_idle(app: &Arc<App>) {
    let before = now_ms() - app.settings.close_after.as_millis() as Millis;
    let Ok(codes) = app.store.idle_tables(before, MOST_CLOSED).await else { return };
    for code in codes {
        let Ok(Place::Here(handle)) = find(app, &code).await else { continue };
        if handle.look(|room| room.is_empty() && room.touched() < before)
            && let Err(problem) = ask(app, &code, &Wish::Close).await
        {
            tracing::warn!(table = ids::log_name(&code), "a table could not be closed: {}", problem.detail);
        }
    }
}
