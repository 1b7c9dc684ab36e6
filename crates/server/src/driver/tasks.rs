//! What is done for a room in tasks of their own, each of which comes back as an input.

use std::sync::Arc;

use wormery_room::{Input, StoreFault, Thought, Write};

use super::thinkers::Owner;
use super::{Handle, storing};
use crate::app::App;

/// Tells the room what the store said, also if the task dies before anybody knows: a room that waits for ever is stuck.
struct Answer<'a> {
    handle: &'a Arc<Handle>,
    input: Option<Input>,
}

impl Drop for Answer<'_> {
    fn drop(&mut self) {
        // Not while everything ends: what the room wants next could not be begun.
        if let Some(input) = self.input.take().filter(|_| tokio::runtime::Handle::try_current().is_ok()) {
            self.handle.take(input);
        }
    }
}

impl Handle {
    /// Stores in a task of its own; if that dies, nobody knows whether it is stored.
    pub(super) fn store(self: &Arc<Self>, app: &Arc<App>, write: Write, uncounted: Vec<u8>) {
        let (handle, app) = (Arc::clone(self), Arc::clone(app));
        tokio::spawn(async move {
            let mut answer = Answer { handle: &handle, input: Some(Input::Stored(Err(StoreFault::Unknown))) };
            let at = (&*handle.code, handle.epoch);
            answer.input = Some(Input::Stored(storing::store(&app, at, write, uncounted).await));
        });
    }

    pub(super) fn read(self: &Arc<Self>, app: &Arc<App>) {
        let (handle, app) = (Arc::clone(self), Arc::clone(app));
        tokio::spawn(async move {
            let mut answer = Answer { handle: &handle, input: Some(Input::Read(None)) };
            // Somebody else was first, or nobody knows: perhaps the table is another server's by now.
            if let Some(nodes) = &app.nodes
                && nodes.let_go_if_lost(&app, &handle).await
            {
                return;
            }
            answer.input = Some(match storing::find(&app, &handle.code).await {
                Ok(Some(found)) => Input::Read(Some(found.snapshot)),
                Ok(None) => Input::Gone,
                Err(_) => Input::Read(None),
            });
        });
    }

    pub(super) fn think(self: &Arc<Self>, app: &Arc<App>, owner: Owner, thought: Thought) {
        let (handle, at_most) = (Arc::clone(self), app.settings.bot_time);
        let (ply, seat) = (thought.ply, thought.seat);
        app.thinkers.think(
            owner,
            Box::new(move || Some(thought.think(at_most))),
            Box::new(move |action| handle.take(Input::Thought { ply, seat, action })),
        );
    }
}
