//! How a room goes: put away, to another server, or with this one.

use std::sync::Arc;

use wormery_room::{Input, Millis};

use super::{Edge, Handle, Inner, Letter};
use crate::limits::locked;

/// A room that was put away.
pub(in crate::driver) struct Resting {
    /// When something is due there, if ever.
    pub(in crate::driver) due: Option<Millis>,
    /// When somebody last did something there.
    pub(in crate::driver) touched: Millis,
}

impl Handle {
    /// Lets the room go to another server: everybody here finds it again there.
    pub(crate) fn let_go(&self) {
        let mut inner = locked(&self.inner);
        self.close_door(&mut inner);
        for client in std::mem::take(&mut inner.clients) {
            let _ = client.queue.try_send(Letter::Moved);
        }
    }

    /// Lets the room go because this server stops: those who are connected here are told, the others find it again.
    pub(in crate::driver) fn hand_over(self: &Arc<Self>) {
        let mut inner = locked(&self.inner);
        for client in inner.clients.extract_if(.., |client| client.edge == Edge::Another) {
            let _ = client.queue.try_send(Letter::Moved);
        }
        self.drive(&mut inner, Input::Stop);
        self.close_door(&mut inner);
    }

    /// Nobody finds the room here any more, and whoever waits for an answer asks again.
    fn close_door(&self, inner: &mut Inner) {
        inner.is_put_away = true;
        inner.asks = Vec::new();
        if let (Some(app), Some(alarm)) = (self.app.upgrade(), inner.alarm.take()) {
            app.timers.cancel(alarm);
        }
    }

    /// Puts the room away if nobody is there and nothing is due before this time.
    pub(in crate::driver) fn put_away(&self, before: Millis, untouched_since: Millis) -> Option<Resting> {
        let mut inner = locked(&self.inner);
        let due = inner.room.due();
        let is_quiet = inner.asks.is_empty() && inner.room.touched() < untouched_since;
        if !is_quiet || !inner.room.is_at_rest() || due.is_some_and(|due| due < before) {
            return None;
        }
        self.close_door(&mut inner);
        Some(Resting { due, touched: inner.room.touched() })
    }
}
