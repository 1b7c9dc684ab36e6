use wormery_protocol::TableState;

use super::Stage;
use crate::input::At;
use crate::job::{Cause, Fence, Then};
use crate::starting::Begins;
use crate::{LiveGame, Room, Snapshot, StoredGame};

impl Room {
    /// Goes on from what is stored, whatever that is; whoever waits for a beginning waits on, or has it.
    pub(super) fn settle(&mut self, snapshot: Snapshot, fence: Fence, at: &mut At<'_>) {
        let waiting = self.take_waiting();
        self.settle_stage(snapshot, fence, at);
        self.leave_out_again(at);
        match &mut self.stage {
            Stage::Starting(starting) => starting.wait_on(waiting),
            Stage::Open | Stage::Playing(_) | Stage::Over(_) | Stage::Closed => Self::answer_now(waiting, at),
        }
    }

    fn settle_stage(&mut self, snapshot: Snapshot, fence: Fence, at: &mut At<'_>) {
        let before = self.lobby.replace(snapshot.row, snapshot.version);
        self.presence.wait_only_for_seated(self.lobby.row());
        self.reset_changed_seats(Some(&before));
        let is_same = before.game_id == self.lobby.row().game_id;
        let since = self.live().filter(|_| is_same).map_or(0, LiveGame::ply);
        if self.is_playing() && !(is_same && self.lobby.row().state == TableState::Playing) {
            // Another server has ended it: it does not fit the seats of now.
            self.stage = Stage::Open;
        }
        match (self.lobby.row().state, snapshot.game) {
            (TableState::Closed, _) => self.closed(at),
            (TableState::Open | TableState::Starting | TableState::Over, Some(game))
                if game.id == self.lobby.row().next.id =>
            {
                self.adopt(&game, at);
            }
            (TableState::Playing, Some(game)) => self.resume(&game, since, at),
            (TableState::Playing, None) => {
                at.complain("the game of a table is not stored");
                self.end(None, None, at);
            }
            (TableState::Over, game) => {
                self.stage = Stage::Over(game.and_then(|game| game.live().ok()));
                self.tell_table(at);
                self.tell_everything(since, at);
                self.end_streams(at);
            }
            (TableState::Starting, last) => self.go_on_starting(last.as_ref(), fence, at),
            (TableState::Open, _) => {
                self.stage = Stage::Open;
                self.tell_table(at);
                if !self.is_empty() {
                    self.begin_if_waiting(at);
                }
            }
        }
    }

    /// Goes on with a start: with this one, or with one that was cut off.
    fn go_on_starting(&mut self, last: Option<&StoredGame>, fence: Fence, at: &mut At<'_>) {
        if matches!(self.stage, Stage::Starting(_)) {
            return self.begun(None, &Cause::Own, Begins::First, at);
        }
        let last = last.and_then(|last| last.live().ok());
        self.stage = last.map_or(Stage::Open, |last| Stage::Over(Some(last)));
        match fence {
            Fence::Shut => self.begin_again(at),
            // The server of before may still be creating the game.
            Fence::Open => self.put(self.lobby.row().clone(), Then::Fence, Cause::Own, at),
        }
    }

    /// Goes on with a game that was stored when something came between before the row said that it is played.
    fn adopt(&mut self, game: &StoredGame, at: &mut At<'_>) {
        match game.live() {
            Ok(live) => {
                let row = self.lobby.in_play(live.secrets());
                self.put(row, Then::Played(live), Cause::Own, at);
            }
            Err(error) => self.give_up_damaged(&error, at),
        }
    }

    fn resume(&mut self, game: &StoredGame, since: u32, at: &mut At<'_>) {
        let live = match game.live() {
            Ok(live) => live,
            Err(error) => return self.give_up_damaged(&error, at),
        };
        let standing = live.standing();
        self.play(live);
        self.shares.used();
        self.tell_table(at);
        self.set_timer(at);
        self.tell_everything(since, at);
        if standing.is_some() || game.is_ended {
            return self.end(standing.as_ref(), None, at);
        }
        self.wait_for_absent(at);
    }

    /// A stored game that cannot be read: the table can be used again, and the game stays as it is.
    fn give_up_damaged(&mut self, error: &str, at: &mut At<'_>) {
        at.complain(format!("a stored game cannot be read: {error}"));
        self.stage = Stage::Open;
        self.end(None, None, at);
    }
}
