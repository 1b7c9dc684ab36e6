use crate::input::At;
use crate::job::{Again, Work};
use crate::{ClientId, Input, Millis, Output, Room, Snapshot, Wants};

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

    /// All who wait, and nobody waits any more.
    pub(crate) fn take(&mut self) -> Vec<Input> {
        std::mem::take(&mut self.waiting)
    }
}

impl Room {
    /// Whether a client has seen more of the game than the room has.
    pub(crate) fn is_behind(&self, wants: &Wants) -> bool {
        let Some(live) = self.live() else { return false };
        wants.since > if self.is_same_game(wants) { live.ply() } else { 0 }
    }

    /// What was seen of another game says nothing of this one.
    fn is_same_game(&self, wants: &Wants) -> bool {
        wants.game.is_none() || wants.game == self.row.game_id
    }

    /// The ply of the game that a client has seen.
    pub(crate) fn seen_by(&self, wants: &Wants) -> u32 {
        if self.is_same_game(wants) { wants.since } else { 0 }
    }

    /// Reads the store for clients that have seen more, if it is time; whether it is being read.
    pub(crate) fn look(&mut self, at: &mut At<'_>) -> bool {
        let is_due = matches!(self.work, Work::Idle) && self.ahead.due().is_some_and(|due| due <= at.now);
        if is_due {
            self.ahead.looked = Some(at.now);
            self.work = Work::Looking;
            at.out.push(Output::Read);
        }
        is_due
    }

    /// The store was read: those who waited for that come in.
    pub(crate) fn let_in(&mut self) {
        for input in self.ahead.take().into_iter().rev() {
            self.queue.push_front(Again { input, n_tries: 1 });
        }
    }

    /// Whether a snapshot tells nothing that the room does not know.
    pub(crate) fn knows(&self, snapshot: &Snapshot) -> bool {
        let (Some(live), Some(game)) = (self.live(), &snapshot.game) else { return false };
        snapshot.version == self.version
            && Some(&game.id) == self.row.game_id.as_ref()
            && game.lines.len() == live.ply() as usize
    }
}
