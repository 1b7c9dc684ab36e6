//! What a room does with what comes, and with what became of what it wanted to be stored.

use std::collections::VecDeque;
use std::mem;

use wormery_protocol::{Answer, Code, Problem, ServerMessage, close};

use super::Stage;
use super::tell::text;
use crate::input::At;
use crate::job::{Again, Cause, Fence, Job, Miss, Then, Work};
use crate::judged::problem;
use crate::starting::Begins;
use crate::{Count, Input, Millis, Moment, Output, Room, RoomRow, Snapshot, StoreFault, Write};

/// How long a store that did not answer is left alone.
const REST: Millis = 1000;

impl Room {
    /// Takes what comes, and says what is to be done.
    pub fn step(&mut self, input: Input, moment: Moment<'_>) -> Vec<Output> {
        let mut at = At::new(moment);
        match input {
            Input::Stored(result) => self.stored(result, &mut at),
            Input::Read(snapshot) => self.read(snapshot.map(|snapshot| *snapshot), &mut at),
            Input::Gone => self.gone(&mut at),
            // It changes nothing that is stored, and cannot wait for a store that hangs.
            Input::Stop => self.stop(&mut at),
            Input::Wake if self.is_busy() => {}
            input if self.is_busy() => self.queue.push_back(Again { input, n_tries: 0 }),
            input => self.judge(Again { input, n_tries: 0 }, &mut at),
        }
        self.go_on(&mut at);
        at.out
    }

    /// Does what has come meanwhile, until something is under way again.
    pub(super) fn go_on(&mut self, at: &mut At<'_>) {
        while !self.is_busy() {
            if self.look(at) || self.welcome_next(at) {
                continue;
            }
            let Some(again) = self.queue.pop_front() else {
                // What waited has come and gone; the many rooms at which nobody waits hold no room for it.
                self.queue = VecDeque::new();
                return;
            };
            self.judge(again, at);
        }
    }

    /// Judges something: from the beginning, or again.
    fn judge(&mut self, again: Again, at: &mut At<'_>) {
        if self.is_closed() {
            return Self::refuse_closed(&again.input, at);
        }
        if self.refuse_forgotten(&again.input, at) {
            return;
        }
        match again.input {
            Input::Command { .. } => self.judge_command(again, at),
            Input::Connect { ref wants, .. } if again.n_tries == 0 && self.is_behind(wants) => {
                self.ahead.wait(again.input);
            }
            Input::Connect { client, guest, feed, wants } => self.connect(client, &guest, feed, &wants, at),
            Input::Disconnect { client } => self.disconnect(client, at),
            Input::Begin { .. } => self.begin(again, at),
            Input::Rename { ref guest, .. } => self.rename(&guest.clone(), again, at),
            Input::Forget { ref guest, .. } => self.forget(&guest.clone(), again, at),
            Input::Close { .. } => self.close(again, at),
            Input::Settle { ask } => Self::answer_now(Some(ask), at),
            Input::Refresh { ask } => {
                self.queue.push_front(Again { input: Input::Settle { ask }, n_tries: 0 });
                self.read_again(None, at);
            }
            Input::Thought { ply, seat, action } => self.bot_acts(ply, seat, action, at),
            Input::Wake => self.wake(at),
            Input::Stored(_) | Input::Read(_) | Input::Gone | Input::Stop => {}
        }
    }

    fn refuse_closed(input: &Input, at: &mut At<'_>) {
        if let Some(ask) = input.ask() {
            at.answer(ask, Err(closed()));
        }
        if let Some(client) = input.client() {
            at.send(client, text(&ServerMessage::Closed {}));
            at.cut([client], close::CLOSED);
        }
    }

    /// Stores something; while the store is left alone, whoever asked is refused.
    pub(super) fn store(&mut self, write: Write, then: Then, cause: Cause, at: &mut At<'_>) {
        if matches!(self.work, Work::Resting(_)) {
            if let Some(ask) = cause.ask() {
                at.answer(ask, Err(unavailable()));
            }
            return;
        }
        at.out.push(Output::Store(write.clone()));
        self.work = Work::Storing(Box::new(Job { write, then, cause, miss: Miss::Overtaken }));
    }

    /// Stores a changed row, and only then makes it the row.
    pub(super) fn put(&mut self, mut row: RoomRow, then: Then, cause: Cause, at: &mut At<'_>) {
        // Who holds which hand is noted before anybody is left out: later it would be noted with him.
        self.note_holders(&mut row);
        self.leave_out_forgotten(&mut row);
        let write = Write::Row { row: Box::new(row), version: self.lobby.version() + 1 };
        self.store(write, then, cause, at);
    }

    fn stored(&mut self, result: Result<(), StoreFault>, at: &mut At<'_>) {
        let Work::Storing(job) = mem::replace(&mut self.work, Work::Idle) else { return };
        match result {
            Ok(()) => self.done(*job, at),
            Err(fault) => self.failed(*job, fault, at),
        }
    }

    fn done(&mut self, job: Job, at: &mut At<'_>) {
        let Job { write, then, cause, .. } = job;
        let before = match write {
            Write::Row { row, version } => {
                let before = self.lobby.replace(*row, version);
                self.presence.wait_only_for_seated(self.lobby.row());
                Some(before)
            }
            Write::Create(_) | Write::Append { .. } => None,
        };
        match then {
            Then::Seat => self.seated(before.as_ref(), at),
            Then::Begin => return self.begun(before.as_ref(), &cause, Begins::First, at),
            Then::Fence => {
                self.work = Work::Fenced;
                return at.out.push(Output::Read);
            }
            Then::BeginAgain => return self.begun(before.as_ref(), &cause, Begins::Again, at),
            Then::Happen => return self.happened(cause, at),
            Then::Play(live) => return self.stored_game(live, cause, at),
            Then::Played(live) => self.played(live, at),
            Then::End(acted) => {
                self.ended(at);
                if let Some(acted) = acted {
                    acted.answer(at);
                }
            }
            Then::GiveUp => return self.given_up(cause, at),
            Then::Close => self.closed(at),
        }
        if let Some(ask) = cause.ask() {
            at.answer(ask, Ok(Answer::default()));
        }
    }

    fn failed(&mut self, mut job: Job, fault: StoreFault, at: &mut At<'_>) {
        at.count(Count::StoreFailure);
        if let Then::End(acted) = &mut job.then
            && let Some(acted) = acted.take()
        {
            acted.answer(at);
        }
        let is_beginning = matches!(job.then, Then::Play(_));
        match fault {
            StoreFault::Forgotten(guests) => {
                self.note_forgotten(guests, at);
                self.read_again(Some(Box::new(job)), at);
            }
            StoreFault::Conflict | StoreFault::Unknown | StoreFault::Missing => {
                job.miss = if fault == StoreFault::Unknown { Miss::Unknown } else { Miss::Overtaken };
                self.read_again(Some(Box::new(job)), at);
            }
            StoreFault::Invalid => {
                at.complain("the store refuses what is to be written");
                Self::refuse(&job.cause, refused_text(), at);
                if is_beginning { self.begin_failed(None, at) } else { self.rest(at) }
            }
            StoreFault::Unavailable => {
                Self::refuse(&job.cause, unavailable(), at);
                // What must be done, and what was to begin, is done when the store is back.
                if is_beginning || matches!(job.cause, Cause::Own) {
                    self.rest(at);
                }
            }
        }
    }

    pub(super) fn refuse(cause: &Cause, problem: Problem, at: &mut At<'_>) {
        if let Some(ask) = cause.ask() {
            at.answer(ask, Err(problem));
        }
    }

    /// Leaves the store alone for a moment; then everything goes on from what it has.
    fn rest(&mut self, at: &At<'_>) {
        self.work = Work::Resting(at.now + REST);
    }

    /// Reads what is stored before anything else.
    pub(super) fn read_again(&mut self, job: Option<Box<Job>>, at: &mut At<'_>) {
        self.work = Work::Reading(job);
        at.out.push(Output::Read);
    }

    fn read(&mut self, snapshot: Option<Snapshot>, at: &mut At<'_>) {
        let work = mem::replace(&mut self.work, Work::Idle);
        let Some(snapshot) = snapshot else {
            if let Work::Reading(Some(job)) = work {
                let why = match job.miss {
                    Miss::Overtaken => unavailable(),
                    Miss::Unknown => in_doubt(),
                };
                Self::refuse(&job.cause, why, at);
            }
            return self.rest(at);
        };
        self.let_in();
        match work {
            Work::Looking if self.knows(&snapshot) => {}
            Work::Reading(Some(job)) if job.write.is_row_of(&snapshot) => self.done(*job, at),
            work => {
                let fence = if matches!(work, Work::Fenced) { Fence::Shut } else { Fence::Open };
                self.settle(snapshot, fence, at);
                if let Work::Reading(Some(job)) = work {
                    self.judge_again(job.cause, job.miss, at);
                }
            }
        }
    }

    /// Judges again what could not be stored, first of all that waits.
    pub(super) fn judge_again(&mut self, cause: Cause, miss: Miss, at: &mut At<'_>) {
        let Cause::Asked(again) = cause else { return };
        if again.n_tries < miss.n_tries() {
            return self.queue.push_front(Again { n_tries: again.n_tries + 1, ..*again });
        }
        if let Some(ask) = again.input.ask() {
            let why = match miss {
                Miss::Overtaken => problem(Code::WrongState, "somebody else was first; look again"),
                Miss::Unknown => unavailable(),
            };
            at.answer(ask, Err(why));
        }
    }

    /// The table is not in the store any more.
    fn gone(&mut self, at: &mut At<'_>) {
        if let Work::Reading(Some(job)) = mem::replace(&mut self.work, Work::Idle)
            && let Some(ask) = job.cause.ask()
        {
            at.answer(ask, Err(closed()));
        }
        self.lobby.close();
        self.closed(at);
    }

    fn wake(&mut self, at: &mut At<'_>) {
        if let Work::Resting(until) = self.work {
            if at.now >= until {
                self.read_again(None, at);
            }
            return;
        }
        match &self.stage {
            Stage::Starting(_) => self.advance(at),
            Stage::Playing(_) => {
                self.send_away(at);
                self.ring(at);
            }
            Stage::Open | Stage::Over(_) | Stage::Closed => {}
        }
    }
}

pub(super) fn closed() -> Problem {
    problem(Code::WrongState, "the table is closed")
}

/// What is told when nothing was stored.
fn unavailable() -> Problem {
    problem(Code::Unavailable, "the store cannot be reached just now; nothing was changed, try again")
}

/// What is told when nobody knows whether it was stored.
fn in_doubt() -> Problem {
    let why = "the store does not answer just now; look whether it was carried out before you try again";
    problem(Code::Unavailable, why)
}

fn refused_text() -> Problem {
    problem(Code::BadRequest, "it has letters that cannot be stored")
}
