use std::mem;

use wormery_protocol::{Answer, Code, ServerMessage};

use super::Stage;
use crate::input::At;
use crate::job::{Again, Cause, Then};
use crate::judged::problem;
use crate::starting::{Begins, Next, Starting};
use crate::{Ask, Count, Input, LiveGame, Room, RoomRow, Write};

impl Room {
    /// Begins without anybody being connected.
    pub(super) fn begin(&mut self, again: Again, at: &mut At<'_>) {
        if matches!(self.stage, Stage::Open) {
            self.put(self.lobby.starting(), Then::Begin, Cause::Asked(Box::new(again)), at);
        } else {
            Self::answer_now(again.input.ask(), at);
        }
    }

    /// The game begins as soon as the one who asked for it is there.
    pub(super) fn begin_if_waiting(&mut self, at: &mut At<'_>) {
        if self.lobby.row().begins_at_once && matches!(self.stage, Stage::Open) {
            self.put(self.lobby.starting(), Then::Begin, Cause::Own, at);
        }
    }

    /// Goes on with a start that was cut off. What was added to the dice is lost, and whoever ran the server may have seen
    /// it: the dice are another secret's.
    pub(super) fn begin_again(&mut self, at: &mut At<'_>) {
        self.put(self.lobby.with_next(at.draw.next_game()), Then::BeginAgain, Cause::Own, at);
    }

    /// It is stored that the game is about to begin, so that a server that is cut off now begins it when it is back. Waits
    /// for what the clients add to the dice.
    pub(super) fn begun(&mut self, before: Option<&RoomRow>, cause: &Cause, begins: Begins, at: &mut At<'_>) {
        self.reset_changed_seats(before);
        let ask = cause.ask();
        let waits = matches!(cause, Cause::Asked(again) if matches!(again.input, Input::Begin { .. }));
        let last = match mem::replace(&mut self.stage, Stage::Open) {
            Stage::Over(last) => last,
            Stage::Starting(starting) => starting.into_last(),
            Stage::Open | Stage::Playing(_) | Stage::Closed => None,
        };
        let until = at.now + self.times.entropy_wait;
        self.stage = Stage::Starting(Starting::new(begins, until, ask.filter(|_| waits), last));
        self.tell_table(at);
        if let Some(ask) = ask.filter(|_| !waits) {
            at.answer(ask, Ok(Answer::default()));
        }
        self.advance(at);
    }

    /// Who waits for the beginning, and is to be answered now or to wait for another.
    pub(super) fn take_waiting(&mut self) -> Option<Ask> {
        match &mut self.stage {
            Stage::Starting(starting) => starting.take_waiting(),
            Stage::Open | Stage::Playing(_) | Stage::Over(_) | Stage::Closed => None,
        }
    }

    /// Goes on as far as what was asked for has come, or its time is over.
    pub(super) fn advance(&mut self, at: &mut At<'_>) {
        let Stage::Starting(starting) = &mut self.stage else { return };
        let is_here = |guest: &str| self.presence.is_here(guest);
        match starting.go_on(&self.shares, self.lobby.row(), is_here, at.now, self.times.entropy_wait) {
            Next::Wait => {}
            Next::Reveal => {
                if self.shares.hashes().contains(&true) {
                    self.tell_table(at);
                }
                self.advance(at);
            }
            Next::Create(waiting) => self.create_game(waiting, at),
        }
    }

    /// Stores the game with its opening deal; only then it is played. Whoever waits is answered with what is stored.
    fn create_game(&mut self, waiting: Option<Ask>, at: &mut At<'_>) {
        match self.lobby.new_game(&self.shares, at.draw) {
            Ok((game, live)) => {
                let begin = |ask| Cause::Asked(Box::new(Again { input: Input::Begin { ask }, n_tries: 0 }));
                let cause = waiting.map_or(Cause::Own, begin);
                self.store(Write::Create(Box::new(game)), Then::Play(live), cause, at);
            }
            Err(problem) => {
                at.complain(format!("a game could not begin: {}", problem.detail));
                self.begin_failed(waiting, at);
            }
        }
    }

    /// The game is stored; now the row is to say that it is played.
    pub(super) fn stored_game(&mut self, live: Box<dyn LiveGame>, cause: Cause, at: &mut At<'_>) {
        self.put(self.lobby.in_play(live.secrets()), Then::Played(live), cause, at);
    }

    pub(super) fn played(&mut self, live: Box<dyn LiveGame>, at: &mut At<'_>) {
        self.shares.use_up();
        Self::answer_now(self.take_waiting(), at);
        self.stage = Stage::Open;
        self.play(live);
        at.count(Count::Began);
        self.tell_table(at);
        self.wait_for_absent(at);
        // First, because a frame tells the clock.
        self.set_timer(at);
        self.tell_everything(0, at);
    }

    /// A game that cannot begin: the table is open again, with a new id and a new secret.
    pub(super) fn begin_failed(&mut self, waiting: Option<Ask>, at: &mut At<'_>) {
        let sorry = problem(Code::Internal, "the game could not begin; try again");
        if let Some(ask) = waiting {
            at.answer(ask, Err(sorry.clone()));
        }
        self.stage = Stage::Open;
        self.shares.reset_all();
        self.tell(&ServerMessage::Refused { cid: None, problem: Box::new(sorry) }, at);
        self.put(self.lobby.opened_again(at.draw.next_game()), Then::Seat, Cause::Own, at);
    }
}
