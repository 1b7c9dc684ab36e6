use std::collections::VecDeque;
use std::time::{Duration, Instant};

use serde_json::Value;
use wormery_protocol::{
    ClientMessage, Code, Command, FrameMessage, Problem, SeatInfo, ServerMessage, TableInfo, TableState, You,
};

use super::fairness::Fairness;
use super::socket::{Event, Socket};
use super::{Address, Guest, words};
use crate::{Mood, Tale};

/// How often a table that cannot be followed is looked at from the beginning before we give up.
const MOST_STARTS: u32 = 3;
/// The number of commands whose refusal nobody needs to hear of.
const QUIET: u32 = 0;

/// What we know of a table far away, and what we tell it.
pub(super) struct Room {
    pub(super) address: Address,
    pub(super) guest: Guest,
    /// None in tests, which say themselves what happens.
    socket: Option<Socket>,
    pub(super) table: Option<Box<TableInfo>>,
    pub(super) you: Option<You>,
    /// What came and was not shown yet.
    pub(super) queue: VecDeque<Item>,
    /// Why the connection is lost, and when it is tried again.
    pub(super) lost: Option<(String, Instant)>,
    /// Why there is no coming back.
    pub(super) ended: Option<String>,
    fairness: Fairness,
    to_act: Option<u8>,
    deadline: Option<Instant>,
    n_starts: u32,
    /// What comes over the old socket counts no longer.
    is_deaf: bool,
    next_cid: u32,
}

/// Something to be shown.
pub(super) enum Item {
    Frame(FrameMessage<Value>),
    Tale(Tale),
    Refused(String),
}

impl Room {
    pub(super) fn new(address: Address, guest: Guest, socket: Option<Socket>) -> Self {
        Self {
            address,
            guest,
            socket,
            table: None,
            you: None,
            queue: VecDeque::new(),
            lost: None,
            ended: None,
            fairness: Fairness::default(),
            to_act: None,
            deadline: None,
            n_starts: 0,
            is_deaf: false,
            next_cid: QUIET,
        }
    }

    pub(super) fn has_socket(&self) -> bool {
        self.socket.is_some()
    }

    /// Takes in everything that has happened.
    pub(super) fn listen(&mut self) {
        while let Some(event) = self.socket.as_ref().and_then(Socket::next) {
            self.happen(event);
        }
    }

    pub(super) fn happen(&mut self, event: Event) {
        match event {
            Event::Open => (self.lost, self.is_deaf) = (None, false),
            Event::Lost(why, again) => {
                self.deadline = None;
                self.lost = Some((why, again));
            }
            Event::Refused(why) => self.ended = Some(format!("The table does not let us in: {why}.")),
            Event::Said(message) => self.hear(*message),
        }
    }

    fn hear(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Table { table } => self.see(table),
            ServerMessage::You(you) => {
                self.you = Some(you);
                self.add_luck();
            }
            ServerMessage::Frame(frame) if !self.is_deaf => {
                let left = frame.clock.map(|clock| Duration::from_millis(clock.left_ms.into()));
                self.deadline = left.map(|left| Instant::now() + left);
                self.to_act = frame.to_act;
                self.queue.push_back(Item::Frame(frame));
            }
            ServerMessage::Refused { cid, problem } => self.be_refused(cid, &problem),
            ServerMessage::Talk(talk) => self.tell(Mood::Title, words::talk(&talk)),
            ServerMessage::Restart {} => self.tell(Mood::Plain, "The server restarts; we come back.".into()),
            ServerMessage::Closed {} => self.ended = Some("The table is closed.".into()),
            ServerMessage::Frame(_) | ServerMessage::Ack(_) => {}
        }
    }

    /// Tells what is new about the table.
    fn see(&mut self, table: Box<TableInfo>) {
        if let Some(before) = &self.table {
            let tales = words::changes(before, &table);
            self.queue.extend(tales.into_iter().map(Item::Tale));
        }
        self.table = Some(table);
    }

    /// An action for another ply needs no words: the frame that explains it is on its way.
    fn be_refused(&mut self, cid: Option<u32>, problem: &Problem) {
        if cid != Some(QUIET) && problem.code != Code::Stale {
            self.queue.push_back(Item::Refused(problem.detail.clone()));
        }
    }

    fn tell(&mut self, mood: Mood, text: String) {
        self.queue.push_back(Item::Tale(Tale::new(mood, text)));
    }

    fn add_luck(&mut self) {
        let (Some(table), Some(you)) = (&self.table, &self.you) else { return };
        for command in self.fairness.due(table, &you.seats) {
            self.post(QUIET, command);
        }
    }

    /// Sends a command; a refusal comes back as an item.
    pub(super) fn send(&mut self, command: Command) {
        self.next_cid += 1;
        self.post(self.next_cid, command);
    }

    fn post(&self, cid: u32, command: Command) {
        if let Some(socket) = &self.socket {
            socket.send(ClientMessage { cid: Some(cid), command });
        }
    }

    /// Remembers what was shown.
    pub(super) fn has_seen(&mut self, ply: u32) {
        self.n_starts = 0;
        if let Some(socket) = &self.socket {
            socket.has_seen(ply);
        }
    }

    /// Looks at the game from its beginning, because something in between is missing.
    pub(super) fn start_over(&mut self, why: &str) {
        self.n_starts += 1;
        if self.n_starts > MOST_STARTS {
            self.ended = Some(format!("The game cannot be followed: {why}."));
            return;
        }
        self.is_deaf = true;
        self.queue.retain(|item| !matches!(item, Item::Frame(_)));
        if let Some(socket) = &self.socket {
            socket.start_over();
        }
    }

    /// The seats that are ours.
    pub(super) fn seats(&self) -> &[u8] {
        self.you.as_ref().map_or(&[], |you| &you.seats)
    }

    pub(super) fn is_host(&self) -> bool {
        self.you.as_ref().is_some_and(|you| you.host)
    }

    pub(super) fn state(&self) -> Option<TableState> {
        self.table.as_ref().map(|table| table.state)
    }

    pub(super) fn seat_infos(&self) -> &[SeatInfo] {
        self.table.as_ref().map_or(&[], |table| &table.seats)
    }

    pub(super) fn is_starting(&self) -> bool {
        self.state() == Some(TableState::Starting)
    }

    /// The seat that must act, as the newest frame says.
    pub(super) fn to_act(&self) -> Option<u8> {
        self.to_act
    }

    /// How long the one who is to act may still think.
    pub(super) fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// What is wrong with the connection, in a sentence.
    pub(super) fn trouble(&self) -> Option<String> {
        if self.ended.is_some() {
            return self.ended.clone();
        }
        let (why, again) = self.lost.as_ref()?;
        let seconds = again.saturating_duration_since(Instant::now()).as_secs();
        let when = if seconds == 0 { "now".into() } else { format!("in {seconds} s") };
        // People need no number of the operating system.
        let why = why.split(" (os error").next().unwrap_or(why).to_lowercase();
        Some(format!("The connection is lost; trying again {when} ({why})."))
    }

    /// What whoever leaves is told.
    pub(super) fn farewell(&self) -> Option<String> {
        if self.ended.is_some() || self.table.is_none() {
            return self.ended.clone();
        }
        let seat = if self.seats().is_empty() { "The table is there" } else { "Your seat waits" };
        Some(format!("{seat}. Come back with: wormery join {}", self.address))
    }

    /// The game whose frame waits to be shown.
    pub(super) fn waiting_game(&self) -> Option<&str> {
        self.queue.iter().find_map(|item| match item {
            Item::Frame(frame) => Some(frame.game.as_str()),
            _ => None,
        })
    }
}
