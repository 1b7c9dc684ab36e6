use crate::{ClientId, Input, Millis};

/// The least time between two looks into the store for such clients: a client can claim to have seen anything.
const LOOK_AGAIN: Millis = 1000;

/// Clients that have seen more of the game than the room has: another server stored something after the room was read.
///
/// They are let in once the store was read. What they still claim to have seen then was never stored.
#[derive(Default)]
pub(crate) struct Ahead {
    waiting: Vec<Input>,
    looked: Option<Millis>,
}

impl Ahead {
    pub(crate) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    pub(crate) fn wait(&mut self, input: Input) {
        self.waiting.push(input);
    }

    pub(crate) fn forget(&mut self, id: ClientId) {
        self.waiting.retain(|input| input.client() != Some(id));
    }

    /// When the store is to be read for them.
    pub(crate) fn due(&self) -> Option<Millis> {
        let again = self.looked.map_or(Millis::MIN, |looked| looked + LOOK_AGAIN);
        (!self.is_empty()).then_some(again)
    }

    /// Whether the store is to be read for them now; then it is not again for a while.
    pub(crate) fn begins_to_look(&mut self, now: Millis) -> bool {
        let is_due = self.due().is_some_and(|due| due <= now);
        if is_due {
            self.looked = Some(now);
        }
        is_due
    }

    /// All who wait, and nobody waits any more.
    pub(crate) fn take(&mut self) -> Vec<Input> {
        std::mem::take(&mut self.waiting)
    }
}
