use wormery_protocol::{Code, ServerMessage, close};

use super::Stage;
use super::step::closed;
use crate::input::At;
use crate::job::{Again, Cause, Then};
use crate::judged::problem;
use crate::{Ending, Room, Write};

impl Room {
    /// Closes the table for good, unless somebody is connected; a game that nobody finished is kept as it is.
    pub(super) fn close(&mut self, again: Again, at: &mut At<'_>) {
        let cause = Cause::Asked(Box::new(again));
        if !self.is_empty() {
            return Self::refuse(&cause, problem(Code::WrongState, "somebody is at the table"), at);
        }
        match (&self.stage, &self.lobby.row().game_id) {
            (Stage::Playing(playing), Some(game)) => {
                let (game, from) = (game.clone(), playing.live.ply());
                let ending = Some(Ending { rows: Vec::new(), digest: playing.live.digest() });
                let write = Write::Append { game, from, lines: Vec::new(), ending };
                self.store(write, Then::GiveUp, cause, at);
            }
            _ => self.given_up(cause, at),
        }
    }

    pub(super) fn given_up(&mut self, cause: Cause, at: &mut At<'_>) {
        self.put(self.lobby.closed(), Then::Close, cause, at);
    }

    /// Tells everybody that the table is closed, and lets them go.
    pub(super) fn closed(&mut self, at: &mut At<'_>) {
        if let Some(ask) = self.take_waiting() {
            at.answer(ask, Err(closed()));
        }
        self.stage = Stage::Closed;
        self.let_in();
        self.tell(&ServerMessage::Closed {}, at);
        at.cut(self.presence.send_off_all(), close::CLOSED);
        self.presence.wait_for_nobody();
    }
}
