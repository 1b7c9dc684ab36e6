use serde_json::Value;
use wormery_core::{Seat, Standing};
use wormery_fair::Nonce;
use wormery_host::result_rows;
use wormery_protocol::{Code, Problem};

use super::{Playing, Stage};
use crate::away::Away;
use crate::input::At;
use crate::job::{Acted, Cause, Miss, Then};
use crate::judged::{Done, Judged, problem};
use crate::live::{Lost, Proposed};
use crate::{Count, Ending, Guest, LiveGame, Output, Room, Write};

impl Room {
    /// An action of a guest.
    #[expect(clippy::too_many_arguments, reason = "they are the fields of the command")]
    pub(super) fn act(
        &mut self,
        guest: &Guest,
        seat: Option<u8>,
        ply: u32,
        action: &Value,
        nonce: Option<&str>,
        cause: Cause,
        at: &mut At<'_>,
    ) -> Judged {
        let seat = self.acting_seat(guest, seat)?;
        let nonce = nonce.map(str::parse::<Nonce>).transpose();
        let nonce = nonce.map_err(|error| problem(Code::BadRequest, format!("nonce: {error}")))?;
        // Whoever lost the answer to the last action of a game may ask again when the next one is about to begin.
        if let Some(ply) = self.last_seen().and_then(|last| last.answered(seat, ply, action)) {
            return Ok(Done::Now(Some(ply)));
        }
        let live = self.live_mut().ok_or_else(no_game)?;
        let proposed = live.propose(seat, ply, action, nonce);
        if self.come_back(&guest.id) {
            self.tell_table(at);
            self.set_timer(at);
        }
        self.append(ply, proposed?, cause, at);
        Ok(Done::WhenStored)
    }

    /// Stores what was worked out.
    pub(super) fn append(&mut self, from: u32, proposed: Proposed, cause: Cause, at: &mut At<'_>) {
        let Proposed { lines, standing, digest } = proposed;
        let ending = standing.map(|standing| Ending { rows: result_rows(&standing), digest });
        let game = self.lobby.row().game_id.clone().unwrap_or_default();
        self.store(Write::Append { game, from, lines, ending }, Then::Happen, cause, at);
    }

    /// What was stored happens, and is told; if it cannot, the game is read again.
    pub(super) fn happened(&mut self, cause: Cause, at: &mut At<'_>) {
        self.touch(at.now);
        let deal = self.live().map(LiveGame::n_deals_done);
        if self.commit() == Err(Lost) {
            at.complain("a stored move cannot be carried out; the game is read again");
            self.judge_again(cause, Miss::Overtaken, at);
            return self.read_again(None, at);
        }
        let Some(live) = self.live() else { return };
        let (ply, standing) = (live.ply(), live.standing());
        let is_new_deal = Some(live.n_deals_done()) != deal;
        self.set_timer(at);
        self.tell_update(at);
        at.count(if cause.ask().is_some() { Count::Move } else { Count::BotMove });
        let acted = cause.ask().map(|ask| Acted { ask, ply });
        if let Some(standing) = standing {
            return self.end(Some(&standing), acted, at);
        }
        if let Some(acted) = acted {
            acted.answer(at);
        }
        if is_new_deal {
            self.seat_reserved(at);
        }
    }

    fn commit(&mut self) -> Result<(), Lost> {
        let playing = self.playing().ok_or(Lost)?;
        playing.live.commit()?;
        playing.timer = None;
        Ok(())
    }

    /// The game is over: the table is to show how it ended, and draws the secret of the next one.
    ///
    /// Whoever acted last is answered when it does; what he did is stored already.
    pub(super) fn end(&mut self, standing: Option<&Standing>, acted: Option<Acted>, at: &mut At<'_>) {
        let row = self.lobby.over(standing, at.draw.next_game());
        self.put(row, Then::End(acted), Cause::Own, at);
    }

    pub(super) fn ended(&mut self, at: &mut At<'_>) {
        let stage = std::mem::replace(&mut self.stage, Stage::Open);
        self.stage = Stage::Over(match stage {
            Stage::Playing(playing) => Some(playing.live),
            Stage::Over(live) => live,
            _ => None,
        });
        self.presence.wait_for_nobody();
        self.shares.reset_all();
        self.tell_table(at);
        self.end_streams(at);
        at.count(Count::Ended);
        if let Some(id) = self.lobby.row().game_id.clone().filter(|_| self.lobby.row().result.is_some()) {
            at.out.push(Output::Review(id));
        }
    }

    /// The seat for which a guest acts.
    fn acting_seat(&self, guest: &Guest, seat: Option<u8>) -> Result<Seat, Problem> {
        let own = self.lobby.row().seats_of(&guest.id);
        let to_act = self.live().and_then(LiveGame::to_act).map(Seat::index);
        let place = match seat {
            Some(seat) => own.contains(&usize::from(seat)).then_some(usize::from(seat)),
            None => own.iter().copied().find(|place| Some(*place) == to_act).or(own.first().copied()),
        };
        place.map(Seat::new).ok_or_else(|| problem(Code::Forbidden, "you do not play on this seat"))
    }

    /// The game that is played or was played last, also when the next one is about to begin.
    fn last_seen(&self) -> Option<&dyn LiveGame> {
        match &self.stage {
            Stage::Starting(starting) => starting.last(),
            Stage::Open | Stage::Playing(_) | Stage::Over(_) | Stage::Closed => self.live(),
        }
    }

    /// Begins to play a game, or goes on with it.
    pub(super) fn play(&mut self, live: Box<dyn LiveGame>) {
        let away = match &self.stage {
            Stage::Playing(playing) => playing.away,
            _ => Away::default(),
        };
        self.stage = Stage::Playing(Box::new(Playing { live, timer: None, away }));
    }
}

fn no_game() -> Problem {
    problem(Code::WrongState, "no game is being played")
}
