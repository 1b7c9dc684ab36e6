use std::collections::VecDeque;
use std::time::{Duration, Instant};

use serde_json::Value;
use wormery_protocol::{
    ClientMessage, Code, Command, FrameMessage, Problem, SeatInfo, ServerMessage, TableInfo, TableState,
    Talk, You,
};

use crate::change::changes;
use crate::digests::keep_digest;
use crate::fairness::Fairness;
use crate::{Address, Change, Event, Guest, Socket, Trouble};

/// How often a table that cannot be followed is looked at from the beginning before we give up.
const MOST_STARTS: u32 = 3;
/// The number of commands whose refusal nobody needs to hear of.
const QUIET: u32 = 0;

/// What we know of a table far away, and what we tell it.
pub struct Room {
    /// Where the table is.
    pub address: Address,
    /// Who we are there.
    pub guest: Guest,
    /// None in tests, which say themselves what happens.
    socket: Option<Socket>,
    /// The table, as soon as it was told of.
    pub table: Option<Box<TableInfo>>,
    /// What is ours there.
    pub you: Option<You>,
    /// What came and was not shown yet.
    pub queue: VecDeque<Item>,
    /// Why the connection is lost, and when it is tried again.
    pub lost: Option<(Trouble, Instant)>,
    /// Why there is no coming back.
    pub ended: Option<Ended>,
    fairness: Fairness,
    /// The games whose frames came, in their order.
    games: Vec<String>,
    to_act: Option<u8>,
    deadline: Option<Instant>,
    n_starts: u32,
    /// What comes over the old socket counts no longer.
    is_deaf: bool,
    next_cid: u32,
}

/// Something to be shown.
#[derive(Debug)]
pub enum Item {
    /// What a viewer gets of a game.
    Frame(FrameMessage<Value>),
    /// Somebody said something.
    Talk(Talk),
    /// The seats are not as they were.
    Change(Change),
    /// The server restarts; we come back.
    Restart,
    /// A command of ours was refused.
    Refused(Box<Problem>),
}

/// Why there is no coming back to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    /// It does not let us in, for this reason.
    NotLetIn(Trouble),
    /// It is closed.
    Closed,
    /// Its game cannot be followed, for this reason.
    CannotFollow(Trouble),
    /// Its game cannot be shown, for this reason.
    CannotShow(String),
}

impl Room {
    /// A table about which nothing is known yet.
    pub fn new(address: Address, guest: Guest, socket: Option<Socket>) -> Self {
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
            games: Vec::new(),
            to_act: None,
            deadline: None,
            n_starts: 0,
            is_deaf: false,
            next_cid: QUIET,
        }
    }

    pub(crate) fn has_socket(&self) -> bool {
        self.socket.is_some()
    }

    /// Takes in everything that has happened.
    pub fn listen(&mut self) {
        while let Some(event) = self.socket.as_ref().and_then(Socket::next) {
            self.happen(event);
        }
    }

    /// Takes in something that has happened.
    pub fn happen(&mut self, event: Event) {
        match event {
            Event::Open => (self.lost, self.is_deaf) = (None, false),
            Event::Lost(why, again) => {
                self.deadline = None;
                self.lost = Some((why, again));
            }
            Event::Refused(why) => self.ended = Some(Ended::NotLetIn(why)),
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
            ServerMessage::Frame(frame) if !self.is_deaf && self.is_of_now(&frame.game) => {
                let left = frame.clock.map(|clock| Duration::from_millis(clock.left_ms.into()));
                self.deadline = left.map(|left| Instant::now() + left);
                self.to_act = frame.to_act;
                self.queue.push_back(Item::Frame(frame));
            }
            ServerMessage::Refused { cid, problem } => self.be_refused(cid, problem),
            ServerMessage::Talk(talk) => self.queue.push_back(Item::Talk(talk)),
            ServerMessage::Restart {} => self.queue.push_back(Item::Restart),
            ServerMessage::Closed {} => self.ended = Some(Ended::Closed),
            ServerMessage::Frame(_) | ServerMessage::Ack(_) => {}
        }
    }

    /// Whether a game is the present one, or a new one, and none that was left.
    fn is_of_now(&mut self, game: &str) -> bool {
        let place = self.games.iter().position(|known| known == game);
        if place.is_none() {
            self.games.push(game.to_owned());
        }
        place.is_none_or(|place| place + 1 == self.games.len())
    }

    /// Tells what is new about the table.
    fn see(&mut self, table: Box<TableInfo>) {
        if let Some(before) = &self.table {
            self.queue.extend(changes(before, &table).into_iter().map(Item::Change));
        }
        if let (Some(game), Some(digest), true) = (&table.game_id, &table.digest, self.has_socket()) {
            keep_digest(game, digest);
        }
        self.table = Some(table);
    }

    /// An action for another ply needs no words: the frame that explains it is on its way.
    fn be_refused(&mut self, cid: Option<u32>, problem: Box<Problem>) {
        if cid != Some(QUIET) && problem.code != Code::Stale {
            self.queue.push_back(Item::Refused(problem));
        }
    }

    fn add_luck(&mut self) {
        let (Some(table), Some(you)) = (&self.table, &self.you) else { return };
        for command in self.fairness.due(table, &you.seats) {
            self.post(QUIET, command);
        }
    }

    /// Sends a command; a refusal comes back as an item.
    pub fn send(&mut self, command: Command) {
        self.next_cid += 1;
        self.post(self.next_cid, command);
    }

    fn post(&self, cid: u32, command: Command) {
        if let Some(socket) = &self.socket {
            socket.send(ClientMessage { cid: Some(cid), command });
        }
    }

    /// Remembers what was shown.
    pub(crate) fn has_seen(&mut self, ply: u32) {
        self.n_starts = 0;
        if let Some(socket) = &self.socket {
            socket.has_seen(ply);
        }
    }

    /// Looks at the game from its beginning, because something in between is missing.
    pub(crate) fn start_over(&mut self, why: Trouble) {
        self.n_starts += 1;
        if self.n_starts > MOST_STARTS {
            self.ended = Some(Ended::CannotFollow(why));
            return;
        }
        self.is_deaf = true;
        self.queue.retain(|item| !matches!(item, Item::Frame(_)));
        if let Some(socket) = &self.socket {
            socket.start_over();
        }
    }

    /// The seats that are ours.
    pub fn seats(&self) -> &[u8] {
        self.you.as_ref().map_or(&[], |you| &you.seats)
    }

    /// Whether the table is ours.
    pub fn is_host(&self) -> bool {
        self.you.as_ref().is_some_and(|you| you.host)
    }

    /// What happens at the table.
    pub fn state(&self) -> Option<TableState> {
        self.table.as_ref().map(|table| table.state)
    }

    /// Who sits where.
    pub fn seat_infos(&self) -> &[SeatInfo] {
        self.table.as_ref().map_or(&[], |table| &table.seats)
    }

    /// Whether a game is about to begin.
    pub fn is_starting(&self) -> bool {
        self.state() == Some(TableState::Starting)
    }

    /// The seat that must act, as the newest frame says.
    pub fn to_act(&self) -> Option<u8> {
        self.to_act
    }

    /// How long the one who is to act may still think.
    pub fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// Sits down where a bot plays that is not about to act.
    pub fn take_seat_of_bot(&mut self) {
        let seats = (0..).zip(self.seat_infos());
        let mut bots = seats.filter(|(_, seat)| matches!(seat, SeatInfo::Bot { .. }));
        let seat = bots.find(|(place, _)| Some(*place) != self.to_act).map(|(place, _)| place);
        self.send(Command::Sit { seat });
    }

    /// The game whose frame waits to be shown.
    pub fn waiting_game(&self) -> Option<&str> {
        self.queue.iter().find_map(|item| match item {
            Item::Frame(frame) => Some(frame.game.as_str()),
            _ => None,
        })
    }
}
