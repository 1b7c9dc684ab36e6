use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use wormery_protocol::{Answer, Code, Problem};
use wormery_room::Input;
use wormery_store::{AppendError, OwnerRow, StoreError};

use super::message::{self, News};
use super::{Nodes, There};
use crate::app::App;
use crate::driver::{self, Handle, Place, Wish, changing_hands};
use crate::fault::{of_append, of_store, problem};
use crate::ids;

/// How long the last words may take.
const FLUSH: Duration = Duration::from_millis(500);
/// How often somebody else may be first.
const TRIES: usize = 5;

impl Nodes {
    /// One reads a table at a time.
    pub(super) fn turn(&self, code: &str) -> &tokio::sync::Mutex<()> {
        let mut hasher = DefaultHasher::new();
        code.hash(&mut hasher);
        &self.turns[hasher.finish() as usize % self.turns.len()]
    }

    /// Finds a table that is not in memory: with another server, or it is taken. A server that failed with an epoch does not
    /// have it any more.
    pub(crate) async fn locate(&self, app: &Arc<App>, code: &str, failed: i64) -> Result<Place, Problem> {
        let _turn = self.turn(code).lock().await;
        if let Some(handle) = self.here(app, code).await {
            return Ok(Place::Here(handle));
        }
        for _ in 0..TRIES {
            let owner = app.store.owner(code).await.map_err(|error| of_store(&error))?;
            if let Some(OwnerRow { node, epoch }) = owner.clone().filter(|owner| self.is_others(owner)) {
                if epoch != failed {
                    return Ok(Place::There(There { code: code.into(), node: node.into(), epoch }));
                }
                // Whom nobody hears must not take what others have.
                if !self.is_connected() {
                    return Err(problem(Code::Unavailable, "this server has lost the others; try again"));
                }
            }
            if app.is_stopping() {
                return Err(problem(Code::Unavailable, "the server is stopping"));
            }
            match self.take(app, code, owner.map_or(0, |owner| owner.epoch)).await {
                Ok(handle) => return Ok(Place::Here(handle)),
                Err(Some(problem)) => return Err(problem),
                // Somebody else was first.
                Err(None) => {}
            }
        }
        Err(changing_hands())
    }

    fn is_others(&self, owner: &OwnerRow) -> bool {
        !owner.node.is_empty() && *owner.node != *self.me
    }

    /// Takes a table, and reads it; an error without a problem says that somebody else was first, or may have been.
    async fn take(&self, app: &Arc<App>, code: &str, seen: i64) -> Result<Arc<Handle>, Option<Problem>> {
        let is_there = async { Ok(app.store.table(code).await?.is_some_and(|table| !table.closed)) };
        match is_there.await {
            Ok(true) => {}
            Ok(false) => return Err(Some(driver::no_such_table())),
            Err(error) => return Err(Some(of_store(&error))),
        }
        match app.store.take_table(code, &self.me, seen).await {
            Ok(epoch) => {
                app.metrics.takings.add();
                tracing::debug!(table = ids::log_name(code), epoch, "a table was taken");
                self.tell_all(&News::Taken { code: code.to_owned(), epoch }).await;
                driver::load(app, code, epoch).await.map_err(Some)
            }
            Err(AppendError::Conflict | AppendError::Unknown(_)) => Err(None),
            Err(error) => Err(Some(of_append(&error))),
        }
    }

    pub(super) async fn tell_all(&self, news: &News) {
        let _ = self.client.publish(format!("{}.all", self.prefix), message::written(news)).await;
    }

    /// Takes a table that was made just now; the epoch, unless somebody found it before.
    pub(crate) async fn own_new(&self, app: &App, code: &str) -> Option<i64> {
        app.store.take_table(code, &self.me, 0).await.ok()
    }

    /// Whether a table is another server's by now; not known while the store does not answer.
    async fn has_lost(&self, app: &App, handle: &Handle) -> bool {
        match app.store.owner(&handle.code).await {
            Ok(owner) => !owner.is_some_and(|owner| *owner.node == *self.me && owner.epoch == handle.epoch),
            Err(_) => false,
        }
    }

    /// Lets a table go that is another server's by now; whether it was.
    pub(crate) async fn let_go_if_lost(&self, app: &App, handle: &Handle) -> bool {
        let is_lost = self.has_lost(app, handle).await;
        if is_lost {
            app.rooms.remove(handle);
            handle.let_go();
        }
        is_lost
    }

    /// A table that this server has in memory. One that has lost the others does not hear when they take it, and looks.
    pub(crate) async fn here(&self, app: &App, code: &str) -> Option<Arc<Handle>> {
        let handle = app.rooms.get(code)?;
        let is_lost = !self.is_sure() && self.let_go_if_lost(app, &handle).await;
        (!is_lost).then_some(handle)
    }

    /// What a table of this server answers; nothing if it refuses and is another server's by now. A server that was frozen
    /// believes for a moment that it still has its tables, and what it refuses then it knows nothing of.
    pub(crate) async fn ask_here(
        &self,
        app: &App,
        handle: &Arc<Handle>,
        wish: &Wish,
    ) -> Option<Result<Answer, Problem>> {
        let answer = handle.ask(|ask| wish.input(ask)).await.ok()?;
        if answer.is_err() && self.let_go_if_lost(app, handle).await {
            return None;
        }
        if wish.knows_more(&answer) {
            // Somebody else stored something after the table was read here.
            handle.ask(|ask| Input::Refresh { ask }).await.ok()?.ok()?;
            return handle.ask(|ask| wish.input(ask)).await.ok();
        }
        Some(answer)
    }

    /// Notes that a table is closed for good.
    pub(crate) fn disown(&self, app: &Arc<App>, handle: &Handle) {
        let (app, me) = (Arc::clone(app), Arc::clone(&self.me));
        let (code, epoch) = (Arc::clone(&handle.code), handle.epoch);
        tokio::spawn(async move { app.store.disown_table(&code, &me, epoch).await });
    }

    /// Lets a table go at which nobody is.
    pub(crate) async fn release(&self, app: &App, handle: &Handle) {
        // Whoever comes finds out that it is not here.
        let _ = app.store.release_table(&handle.code, &self.me, handle.epoch).await;
    }

    /// Lets all tables go.
    pub(crate) async fn release_all(&self, app: &App) {
        // A database that hangs is not waited for.
        let released = tokio::time::timeout(FLUSH, app.store.release_tables(&self.me)).await;
        if !matches!(released, Ok(Ok(()))) {
            tracing::warn!("the others find out by themselves that this server stops");
        }
    }

    /// Tells the others that this server has nobody any more.
    pub(crate) async fn part(&self) {
        self.tell_all(&News::Parted { node: self.me.to_string() }).await;
        let _ = tokio::time::timeout(FLUSH, self.client.flush()).await;
    }

    /// The tables at which something is due and which no server that is there looks after.
    pub(crate) async fn due(&self, app: &App, until: i64) -> Result<Vec<String>, StoreError> {
        let found = app.store.due_tables_and_owners(until).await?;
        let is_free = |node: &str| node.is_empty() || *node == *self.me || !self.others.has(node);
        let mut codes = Vec::new();
        for (code, node) in
            found.into_iter().filter(|(code, node)| is_free(node) && app.rooms.get(code).is_none())
        {
            if self.is_connected() || node.is_empty() || *node == *self.me {
                codes.push(code);
            }
        }
        Ok(codes)
    }

    /// Lets the tables go that another server has taken unheard.
    pub(super) async fn check_owned(&self, app: &App) {
        let (handles, connection) = (app.rooms.all(), self.connection());
        let Ok(owned) = app.store.owned_tables(&self.me).await else { return };
        let owned: HashMap<String, i64> = owned.into_iter().collect();
        for handle in handles.iter().filter(|handle| owned.get(&*handle.code) != Some(&handle.epoch)) {
            app.rooms.remove(handle);
            handle.let_go();
        }
        self.looked_at.store(connection, Ordering::Release);
    }
}
