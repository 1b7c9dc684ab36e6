mod act;
mod arrivals;
mod bots;
mod close;
mod command;
mod dice;
mod forget;
mod hidden;
mod info;
mod look;
mod people;
mod settle;
mod start;
mod step;
mod talk;
mod tell;

use std::collections::VecDeque;
use std::sync::Arc;

use wormery_core::Seat;
use wormery_protocol::TableInfo;

use self::bots::Timer;
use self::talk::Talkers;
use crate::ahead::Ahead;
use crate::away::Away;
use crate::input::At;
use crate::job::{Again, Fence, Work};
use crate::live::LiveGame;
use crate::lobby::{Lobby, Situation};
use crate::presence::Presence;
use crate::shares::Shares;
use crate::starting::Starting;
use crate::{Millis, Moment, Output, RoomRow, Snapshot};

/// A table with its seats, its game and those who are connected.
pub struct Room {
    code: Arc<str>,
    times: Times,
    lobby: Lobby,
    stage: Stage,
    presence: Presence,
    shares: Shares,
    talkers: Option<Box<Talkers>>,
    /// Guests who were forgotten while somebody was here: what still comes of them is refused.
    forgotten: Vec<String>,
    /// Clients who have seen more of the game than the room has.
    ahead: Ahead,
    work: Work,
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
enum Stage {
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

/// A game that is being played.
struct Playing {
    live: Box<dyn LiveGame>,
    /// What happens by itself if nobody acts.
    timer: Option<Timer>,
    away: Away,
}

impl Room {
    /// A table that has just been stored for the first time.
    pub fn new(code: Arc<str>, times: Times, row: RoomRow, now: Millis) -> Self {
        let shares = Shares::new(row.seats.len());
        Self {
            code,
            times,
            lobby: Lobby::new(row, 1),
            stage: Stage::Open,
            presence: Presence::default(),
            shares,
            talkers: None,
            ahead: Ahead::default(),
            forgotten: Vec::new(),
            work: Work::Idle,
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
        room.settle(snapshot, Fence::Open, &mut at);
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
            Stage::Starting(starting) => Some(starting.until()),
            Stage::Playing(playing) => {
                let timer = playing.timer.and_then(Timer::due);
                self.presence.next_given_up(self.lobby.row()).into_iter().chain(timer).min()
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
        self.lobby.row()
    }

    /// When somebody last did something here.
    pub fn touched(&self) -> Millis {
        self.touched
    }

    /// Whether nobody is connected.
    pub fn is_empty(&self) -> bool {
        self.presence.clients().is_empty()
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
        self.lobby.row().game_id.as_deref()
    }

    /// Whether a client of a guest is connected, even if it only looks on.
    pub fn has_client_of(&self, guest: &str) -> bool {
        self.presence.has_client_of(guest)
    }

    /// Whether a guest runs the table, has or will have a seat at it, or is connected.
    pub fn is_of(&self, guest: &str) -> bool {
        let row = self.lobby.row();
        row.host == guest || !row.only_watches(guest) || self.has_client_of(guest)
    }

    /// Whether nothing is under way and nobody is connected: the room can be forgotten and read again later.
    pub fn is_at_rest(&self) -> bool {
        let thinks =
            matches!(&self.stage, Stage::Playing(playing) if playing.timer.is_some_and(Timer::is_thought));
        self.is_idle() && self.is_empty() && !thinks
    }

    /// Whether nothing is being stored and nothing waits.
    pub fn is_idle(&self) -> bool {
        matches!(self.work, Work::Idle) && self.queue.is_empty() && self.ahead.is_empty()
    }

    /// Whether the answer of the store is awaited.
    fn is_busy(&self) -> bool {
        !matches!(self.work, Work::Idle | Work::Resting(_))
    }

    fn touch(&mut self, now: Millis) {
        self.touched = now;
    }

    /// The game that is played or was played last, while it can be looked at.
    fn live(&self) -> Option<&dyn LiveGame> {
        match &self.stage {
            Stage::Playing(playing) => Some(&*playing.live),
            Stage::Over(live) => live.as_deref(),
            Stage::Open | Stage::Starting(_) | Stage::Closed => None,
        }
    }

    fn live_mut(&mut self) -> Option<&mut dyn LiveGame> {
        match &mut self.stage {
            Stage::Playing(playing) => Some(&mut *playing.live),
            Stage::Over(Some(live)) => Some(&mut **live),
            Stage::Over(None) | Stage::Open | Stage::Starting(_) | Stage::Closed => None,
        }
    }

    fn playing(&mut self) -> Option<&mut Playing> {
        match &mut self.stage {
            Stage::Playing(playing) => Some(playing),
            _ => None,
        }
    }

    /// How far the table is, as far as seats and settings depend on it.
    fn situation(&self) -> Situation {
        match &self.stage {
            Stage::Starting(_) => Situation::Starting,
            Stage::Playing(playing) => Situation::Playing(playing.live.to_act().map(Seat::index)),
            Stage::Open | Stage::Over(_) | Stage::Closed => Situation::Open,
        }
    }
}
