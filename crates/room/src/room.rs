use std::collections::VecDeque;
use std::mem;

use wormery_protocol::{Answer, Code, Problem, TableInfo, TableState};

use crate::bots::Timer;
use crate::client::Client;
use crate::command::problem;
use crate::entropy::{Phase, SeatEntropy};
use crate::input::At;
use crate::job::{Again, Cause, Job, Then, Work};
use crate::live::LiveGame;
use crate::presence::{Absent, Away};
use crate::talk::Talkers;
use crate::{Ask, ClientId, Count, Input, Millis, Moment, Output, RoomRow, Snapshot, StoreFault, Write};

/// A table with its seats, its game and those who are connected.
pub struct Room {
    pub(crate) code: String,
    pub(crate) times: Times,
    pub(crate) row: RoomRow,
    pub(crate) version: u32,
    pub(crate) stage: Stage,
    pub(crate) clients: Vec<Client>,
    pub(crate) absent: Vec<Absent>,
    /// For each seat: what was sent for the dice of the next game.
    pub(crate) entropy: Vec<SeatEntropy>,
    pub(crate) talkers: Option<Box<Talkers>>,
    /// Clients who have just come, and the ply that they have seen.
    pub(crate) to_welcome: Vec<(ClientId, u32)>,
    pub(crate) work: Work,
    /// What came while something was under way.
    queue: VecDeque<Again>,
    touched: Millis,
}

/// How long a room waits for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// Until a bot plays for somebody who is gone.
    pub away_after: Millis,
    /// For what the clients add to the dice.
    pub entropy_wait: Millis,
}

/// Where a table is.
pub(crate) enum Stage {
    /// Seats are being taken.
    Open,
    /// Shares for the dice are collected.
    Starting(Starting),
    /// A game is being played.
    Playing(Box<Playing>),
    /// The game is over; its last position can be looked at.
    Over(Option<Box<dyn LiveGame>>),
    /// Closed for good.
    Closed,
}

/// A game that is about to begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Starting {
    pub(crate) phase: Phase,
    pub(crate) until: Millis,
    /// Who waits for the beginning.
    pub(crate) ask: Option<Ask>,
}

/// A game that is being played.
pub(crate) struct Playing {
    pub(crate) live: Box<dyn LiveGame>,
    /// What happens by itself if nobody acts.
    pub(crate) timer: Option<Timer>,
    pub(crate) away: Away,
}

/// How long a store that did not answer is left alone.
const REST: Millis = 1000;
/// How often something is judged again before it is refused.
const TRIES: u8 = 3;

impl Room {
    /// A table that has just been stored for the first time.
    pub fn new(code: String, times: Times, row: RoomRow, now: Millis) -> Self {
        let entropy = vec![SeatEntropy::default(); row.seats.len()];
        Self {
            code,
            times,
            row,
            version: 1,
            stage: Stage::Open,
            clients: Vec::new(),
            absent: Vec::new(),
            entropy,
            talkers: None,
            to_welcome: Vec::new(),
            work: Work::Idle,
            queue: VecDeque::new(),
            touched: now,
        }
    }

    /// A table at which this game is played, whatever happened before.
    ///
    /// For tests that need a past which no dice would ever give.
    #[doc(hidden)]
    pub fn playing_from(code: String, times: Times, row: RoomRow, live: Box<dyn LiveGame>) -> Self {
        let mut room = Self::new(code, times, row, 0);
        room.play(live);
        room
    }

    /// A table as it is stored; it was last touched at that time.
    pub fn load(
        code: String,
        times: Times,
        snapshot: Snapshot,
        touched: Millis,
        moment: Moment<'_>,
    ) -> (Self, Vec<Output>) {
        let mut room = Self::new(code, times, snapshot.row.clone(), touched);
        let mut at = At::new(moment);
        room.settle(snapshot, &mut at);
        room.go_on(&mut at);
        room.touched = touched;
        (room, at.out)
    }

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

    /// When the room wants to be woken; never while it waits for the store, which answers in any case.
    pub fn due(&self) -> Option<Millis> {
        if let Work::Resting(until) = self.work {
            return Some(until);
        }
        if self.is_busy() {
            return None;
        }
        match &self.stage {
            Stage::Starting(starting) => Some(starting.until),
            Stage::Playing(playing) => {
                let absent = self.absent.iter().map(|absent| absent.until);
                absent.chain(playing.timer.and_then(super::bots::Timer::due)).min()
            }
            Stage::Open | Stage::Over(_) | Stage::Closed => None,
        }
    }

    /// The table as everybody at it sees it.
    pub fn table(&self) -> TableInfo {
        self.info()
    }

    /// The code of the table.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// What is stored of it.
    pub fn row(&self) -> &RoomRow {
        &self.row
    }

    /// When somebody last did something here.
    pub fn touched(&self) -> Millis {
        self.touched
    }

    /// Whether nobody is connected.
    pub fn is_empty(&self) -> bool {
        self.clients.is_empty()
    }

    /// Whether the table is closed for good.
    pub fn is_closed(&self) -> bool {
        matches!(self.stage, Stage::Closed)
    }

    /// Whether a game is being played.
    pub fn is_playing(&self) -> bool {
        matches!(self.stage, Stage::Playing(_))
    }

    /// The game that is played or was played last.
    pub fn game(&self) -> Option<&str> {
        self.row.game_id.as_deref()
    }

    /// Whether a client of a guest is connected, even if it only looks on.
    pub fn has_client_of(&self, guest: &str) -> bool {
        self.clients.iter().any(|client| client.guest == guest)
    }

    /// Whether nothing is under way and nobody is connected: the room can be forgotten and read again later.
    pub fn is_at_rest(&self) -> bool {
        let thinks =
            matches!(&self.stage, Stage::Playing(playing) if playing.timer.is_some_and(Timer::is_thought));
        matches!(self.work, Work::Idle) && self.clients.is_empty() && self.queue.is_empty() && !thinks
    }

    /// Whether the answer of the store is awaited.
    fn is_busy(&self) -> bool {
        matches!(self.work, Work::Storing(_) | Work::Reading(_))
    }

    pub(crate) fn touch(&mut self, now: Millis) {
        self.touched = now;
    }

    /// The game that is played or was played last, while it can be looked at.
    pub(crate) fn live(&self) -> Option<&dyn LiveGame> {
        match &self.stage {
            Stage::Playing(playing) => Some(&*playing.live),
            Stage::Over(live) => live.as_deref(),
            Stage::Open | Stage::Starting(_) | Stage::Closed => None,
        }
    }

    pub(crate) fn playing(&mut self) -> Option<&mut Playing> {
        match &mut self.stage {
            Stage::Playing(playing) => Some(playing),
            _ => None,
        }
    }

    pub(crate) fn is_starting(&self) -> bool {
        matches!(self.stage, Stage::Starting(_))
    }

    /// Whether seats and settings can be changed.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.stage, Stage::Open | Stage::Over(_))
    }

    /// Does what has come meanwhile, until something is under way again.
    fn go_on(&mut self, at: &mut At<'_>) {
        while !self.is_busy() {
            if self.welcome_next(at) {
                continue;
            }
            let Some(again) = self.queue.pop_front() else { return };
            self.judge(again, at);
        }
    }

    /// Judges something: from the beginning, or again.
    fn judge(&mut self, again: Again, at: &mut At<'_>) {
        if self.is_closed() {
            return Self::refuse_closed(&again.input, at);
        }
        match again.input {
            Input::Command { .. } => self.judge_command(again, at),
            Input::Connect { client, guest, feed, wants } => self.connect(client, &guest, feed, wants, at),
            Input::Disconnect { client } => self.disconnect(client, at),
            Input::Begin { .. } => self.begin(again, at),
            Input::Rename { ref guest, .. } => self.rename(&guest.clone(), again, at),
            Input::Forget { ref guest, .. } => self.forget(&guest.clone(), again, at),
            Input::Close { .. } => self.close(again, at),
            Input::Thought { ply, seat, action } => self.bot_acts(ply, seat, action, at),
            Input::Wake => self.wake(at),
            Input::Stored(_) | Input::Read(_) | Input::Gone | Input::Stop => {}
        }
    }

    fn refuse_closed(input: &Input, at: &mut At<'_>) {
        if let Some(ask) = input.ask() {
            at.answer(ask, Err(closed()));
        }
        if let Input::Connect { client, .. } = input {
            at.send(*client, crate::tell::text(&wormery_protocol::ServerMessage::Closed {}));
            at.out.push(Output::Cut(*client, crate::tell::CLOSED));
        }
    }

    /// Stores something; while the store is left alone, whoever asked is refused.
    pub(crate) fn store(&mut self, write: Write, then: Then, cause: Cause, at: &mut At<'_>) {
        if matches!(self.work, Work::Resting(_)) {
            if let Some(ask) = cause.ask() {
                at.answer(ask, Err(unavailable()));
            }
            return;
        }
        at.out.push(Output::Store(write.clone()));
        self.work = Work::Storing(Box::new(Job { write, then, cause }));
    }

    /// Stores a changed row, and only then makes it the row.
    pub(crate) fn put(&mut self, mut row: RoomRow, then: Then, cause: Cause, at: &mut At<'_>) {
        self.note_holders(&mut row);
        let write = Write::Row { row: Box::new(row), version: self.version + 1 };
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
        let Job { write, then, cause } = job;
        let before = match write {
            Write::Row { row, version } => {
                self.version = version;
                Some(mem::replace(&mut self.row, *row))
            }
            Write::Create(_) | Write::Append { .. } => None,
        };
        match then {
            Then::Seat => self.seated(before.as_ref(), at),
            Then::Begin => return self.begun(before.as_ref(), &cause, at),
            Then::Happen(proposed) => return self.happened(proposed, &cause, at),
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
        if matches!(fault, StoreFault::Conflict | StoreFault::Unknown | StoreFault::Missing) {
            return self.read_again(Some(Box::new(job)), at);
        }
        match (fault, job.cause) {
            (StoreFault::Conflict | StoreFault::Unknown | StoreFault::Missing, _) => {}
            (StoreFault::Invalid, cause) => {
                at.complain("the store refuses what is to be written");
                Self::refuse(&cause, refused_text(), at);
                if is_beginning { self.begin_failed(at) } else { self.rest(at) }
            }
            (StoreFault::Unavailable, Cause::Own) => self.rest(at),
            (StoreFault::Unavailable, cause @ Cause::Asked(_)) => {
                Self::refuse(&cause, unavailable(), at);
                // What was to begin begins when the store is back.
                if is_beginning {
                    self.rest(at);
                }
            }
        }
    }

    fn refuse(cause: &Cause, problem: Problem, at: &mut At<'_>) {
        if let Some(ask) = cause.ask() {
            at.answer(ask, Err(problem));
        }
    }

    /// Leaves the store alone for a moment; then everything goes on from what it has.
    fn rest(&mut self, at: &At<'_>) {
        self.work = Work::Resting(at.now + REST);
    }

    /// Reads what is stored before anything else.
    pub(crate) fn read_again(&mut self, job: Option<Box<Job>>, at: &mut At<'_>) {
        self.work = Work::Reading(job);
        at.out.push(Output::Read);
    }

    fn read(&mut self, snapshot: Option<Snapshot>, at: &mut At<'_>) {
        let Work::Reading(job) = mem::replace(&mut self.work, Work::Idle) else { return };
        let Some(snapshot) = snapshot else {
            if let Some(ask) = job.and_then(|job| job.cause.ask()) {
                at.answer(ask, Err(unavailable()));
            }
            return self.rest(at);
        };
        match job {
            Some(job) if job.write.is_row_of(&snapshot) => self.done(*job, at),
            job => {
                self.settle(snapshot, at);
                self.judge_again(job.map(|job| job.cause), at);
            }
        }
    }

    /// Judges again what could not be stored, first of all that waits.
    fn judge_again(&mut self, cause: Option<Cause>, at: &mut At<'_>) {
        let Some(Cause::Asked(again)) = cause else { return };
        if again.n_tries < TRIES {
            return self.queue.push_front(Again { n_tries: again.n_tries + 1, ..*again });
        }
        if let Some(ask) = again.input.ask() {
            at.answer(ask, Err(problem(Code::WrongState, "somebody else was first; look again")));
        }
    }

    /// The table is not in the store any more.
    fn gone(&mut self, at: &mut At<'_>) {
        if let Work::Reading(Some(job)) = mem::replace(&mut self.work, Work::Idle)
            && let Some(ask) = job.cause.ask()
        {
            at.answer(ask, Err(closed()));
        }
        self.row.state = TableState::Closed;
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

fn closed() -> Problem {
    problem(Code::WrongState, "the table is closed")
}

/// What is told when nothing was stored, for sure or perhaps.
fn unavailable() -> Problem {
    problem(Code::Unavailable, "the store cannot be reached just now; nothing was changed, try again")
}

fn refused_text() -> Problem {
    problem(Code::BadRequest, "it has letters that cannot be stored")
}
