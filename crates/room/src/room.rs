use std::collections::VecDeque;
use std::sync::Arc;

use wormery_core::Seat;
use wormery_protocol::TableInfo;

use crate::ahead::Ahead;
use crate::bots::Timer;
use crate::client::Client;
use crate::entropy::{Phase, SeatEntropy};
use crate::input::At;
use crate::job::{Again, Work};
use crate::live::LiveGame;
use crate::presence::{Absent, Away};
use crate::talk::Talkers;
use crate::{Ask, ClientId, Millis, Moment, Output, RoomRow, Snapshot};

/// A table with its seats, its game and those who are connected.
pub struct Room {
    pub(crate) code: Arc<str>,
    pub(crate) times: Times,
    pub(crate) row: RoomRow,
    pub(crate) version: u32,
    pub(crate) stage: Stage,
    pub(crate) clients: Vec<Client>,
    pub(crate) absent: Vec<Absent>,
    /// The game before the one that is about to begin.
    pub(crate) last: Option<Box<dyn LiveGame>>,
    /// For each seat: what was sent for the dice of the next game.
    pub(crate) entropy: Vec<SeatEntropy>,
    pub(crate) talkers: Option<Box<Talkers>>,
    /// Clients who have just come, and the ply that they have seen.
    pub(crate) to_welcome: Vec<(ClientId, u32)>,
    /// Clients who have seen more of the game than the room has.
    pub(crate) ahead: Ahead,
    pub(crate) work: Work,
    /// Whether nobody else can create the game of a start that was cut off.
    pub(crate) is_fenced: bool,
    /// What came while something was under way.
    pub(crate) queue: VecDeque<Again>,
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
    /// Whether it was cut off before, and brought back.
    pub(crate) is_again: bool,
}

/// A game that is being played.
pub(crate) struct Playing {
    pub(crate) live: Box<dyn LiveGame>,
    /// What happens by itself if nobody acts.
    pub(crate) timer: Option<Timer>,
    pub(crate) away: Away,
}

impl Room {
    /// A table that has just been stored for the first time.
    pub fn new(code: Arc<str>, times: Times, row: RoomRow, now: Millis) -> Self {
        let entropy = vec![SeatEntropy::default(); row.seats.len()];
        Self {
            code,
            times,
            row,
            version: 1,
            stage: Stage::Open,
            clients: Vec::new(),
            absent: Vec::new(),
            last: None,
            entropy,
            talkers: None,
            to_welcome: Vec::new(),
            ahead: Ahead::default(),
            work: Work::Idle,
            is_fenced: false,
            queue: VecDeque::new(),
            touched: now,
        }
    }

    /// A table at which this game is played, whatever happened before.
    ///
    /// For tests that need a past which no dice would ever give.
    #[doc(hidden)]
    pub fn playing_from(code: Arc<str>, times: Times, row: RoomRow, live: Box<dyn LiveGame>) -> Self {
        let mut room = Self::new(code, times, row, 0);
        room.play(live);
        room
    }

    /// A table as it is stored; it was last touched at that time.
    pub fn load(
        code: Arc<str>,
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

    /// When the room wants to be woken; never while it waits for the store, which answers in any case.
    pub fn due(&self) -> Option<Millis> {
        if let Work::Resting(until) = self.work {
            return Some(until);
        }
        if self.is_busy() {
            return None;
        }
        let stage = match &self.stage {
            Stage::Starting(starting) => Some(starting.until),
            Stage::Playing(playing) => {
                let timer = playing.timer.and_then(Timer::due);
                self.next_given_up().into_iter().chain(timer).min()
            }
            Stage::Open | Stage::Over(_) | Stage::Closed => None,
        };
        stage.into_iter().chain(self.ahead.due()).min()
    }

    /// The table as everybody at it sees it.
    pub fn table(&self) -> TableInfo {
        self.info()
    }

    /// The code of the table.
    pub fn code(&self) -> &Arc<str> {
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

    /// The seat that must act.
    pub fn to_act(&self) -> Option<Seat> {
        self.live().and_then(LiveGame::to_act)
    }

    /// How many events of the game have happened.
    pub fn ply(&self) -> Option<u32> {
        self.live().map(LiveGame::ply)
    }

    /// The game that is played or was played last.
    pub fn game(&self) -> Option<&str> {
        self.row.game_id.as_deref()
    }

    /// Whether a client of a guest is connected, even if it only looks on.
    pub fn has_client_of(&self, guest: &str) -> bool {
        self.clients.iter().any(|client| client.guest == guest)
    }

    /// Whether a guest runs the table, has or will have a seat at it, or is connected.
    pub fn is_of(&self, guest: &str) -> bool {
        self.row.host == guest || !self.row.only_watches(guest) || self.has_client_of(guest)
    }

    /// Whether nothing is under way and nobody is connected: the room can be forgotten and read again later.
    pub fn is_at_rest(&self) -> bool {
        let thinks =
            matches!(&self.stage, Stage::Playing(playing) if playing.timer.is_some_and(Timer::is_thought));
        self.is_idle() && self.clients.is_empty() && !thinks
    }

    /// Whether nothing is being stored and nothing waits.
    pub fn is_idle(&self) -> bool {
        matches!(self.work, Work::Idle) && self.queue.is_empty() && self.ahead.is_empty()
    }

    /// Whether the answer of the store is awaited.
    pub(crate) fn is_busy(&self) -> bool {
        matches!(self.work, Work::Storing(_) | Work::Reading(_) | Work::Looking)
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
}
