//! The store is read for clients that have seen more than the room has.

use crate::input::At;
use crate::job::{Again, Work};
use crate::{Output, Room, Snapshot, Wants};

impl Room {
    /// Whether a client has seen more of the game than the room has.
    pub(super) fn is_behind(&self, wants: &Wants) -> bool {
        let Some(live) = self.live() else { return false };
        wants.since > if self.is_same_game(wants) { live.ply() } else { 0 }
    }

    /// What was seen of another game says nothing of this one.
    fn is_same_game(&self, wants: &Wants) -> bool {
        wants.game.is_none() || wants.game == self.lobby.row().game_id
    }

    /// The ply of the game that a client has seen.
    pub(super) fn seen_by(&self, wants: &Wants) -> u32 {
        if self.is_same_game(wants) { wants.since } else { 0 }
    }

    /// Reads the store for clients that have seen more, if it is time; whether it is being read.
    pub(super) fn look(&mut self, at: &mut At<'_>) -> bool {
        let is_due = matches!(self.work, Work::Idle) && self.ahead.begins_to_look(at.now);
        if is_due {
            self.work = Work::Looking;
            at.out.push(Output::Read);
        }
        is_due
    }

    /// The store was read: those who waited for that come in.
    pub(super) fn let_in(&mut self) {
        for input in self.ahead.take().into_iter().rev() {
            self.queue.push_front(Again { input, n_tries: 1 });
        }
    }

    /// Whether a snapshot tells nothing that the room does not know.
    pub(super) fn knows(&self, snapshot: &Snapshot) -> bool {
        let (Some(live), Some(game)) = (self.live(), &snapshot.game) else { return false };
        snapshot.version == self.lobby.version()
            && Some(&game.id) == self.lobby.row().game_id.as_ref()
            && game.lines.len() == live.ply() as usize
    }
}
