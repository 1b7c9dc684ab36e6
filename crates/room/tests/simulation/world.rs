//! One table with its guests, its store and all its accidents.

mod forgetting;
mod laws;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde_json::{Value, json};
use wormery_core::Luck as _;
use wormery_fair::{Salt, Secret};
use wormery_games::GameId;
use wormery_protocol::{Answer, Command, Problem, TableState};
use wormery_room::{
    Ask, ClientId, Draw, Feed, Guest, Input, Millis, Moment, NextGame, Output, Room, RoomRow, SeatRow, Shown,
    StoreFault, Thought, Times, Wants, Write,
};
use wormery_table::Seeded;

use self::forgetting::Forgotten;
use crate::figures::Figures;
use crate::guests::{Client, N_GUESTS, guest};
use crate::store::Store;
use crate::wishes;

const TIMES: Times = Times { away_after: 60_000, entropy_wait: 1500 };

/// What a driver is doing for the room.
enum Task {
    Store(Write),
    Read,
    Think(Box<Thought>),
}

/// An act that was asked for: where it must be found when it is acknowledged.
#[derive(Clone)]
struct Asked {
    action: Option<Value>,
}

pub(crate) struct World {
    seed: u64,
    luck: Seeded,
    draws: Draws,
    now: Millis,
    store: Store,
    room: Room,
    tasks: Vec<Task>,
    /// The room of a server that has lost the table to another one unheard, and what it was doing.
    aside: Option<(Room, Vec<Task>)>,
    clients: BTreeMap<ClientId, Client>,
    /// Those who were cut off: they come back.
    gone: Vec<Client>,
    asked: BTreeMap<Ask, Asked>,
    /// Writes of a server that was killed which the store carries out later.
    late: Vec<Write>,
    next_number: u64,
    /// How often something goes wrong, of a hundred times.
    faults: u32,
    /// For each guest and deal: the seats whose hands he was sent, and how many people sat at his device at most.
    hands: BTreeMap<(String, String, u64), (BTreeSet<u64>, usize)>,
    forgotten: Forgotten,
    /// What was acknowledged: game, ply and line.
    acknowledged: Vec<(String, usize, Value)>,
    pub(crate) figures: Figures,
}

/// Luck for the room.
struct Draws(Seeded, u64);

impl Draw for Draws {
    fn next_game(&mut self) -> NextGame {
        self.1 += 1;
        NextGame { id: format!("game{}", self.1), secret: Secret::new([self.1 as u8; 32]) }
    }

    fn seed(&mut self) -> u64 {
        self.0.below(u32::MAX).into()
    }

    fn salt(&mut self) -> Salt {
        Salt::new([self.1 as u8; 16])
    }
}

impl World {
    pub(crate) fn new(seed: u64, game: GameId, mut luck: Seeded) -> Self {
        let mut draws = Draws(Seeded::new(seed), 0);
        let now = 1_000_000;
        let row = RoomRow {
            game,
            options: json!({}),
            programs: true,
            public: false,
            host: guest(0, 0).id,
            seats: vec![guest(0, 0).on_seat(), SeatRow::Open, SeatRow::Bot { level: "random".into() }],
            start_seat: 0,
            pace_s: (luck.below(3) == 0).then_some(5),
            // A level that was removed is taken for another one.
            away_level: if luck.below(4) == 0 { "removed".into() } else { "random".into() },
            bot_pace_ms: luck.below(800),
            state: TableState::Open,
            game_id: None,
            result: None,
            next: draws.next_game(),
            begins_at_once: luck.below(4) == 0,
            held: Vec::new(),
            dealt: None,
            reserved: Vec::new(),
            removed: Vec::new(),
        };
        let faults = [0, 5, 25][luck.below(3) as usize];
        Self {
            seed,
            draws,
            now,
            store: Store::new(row.clone()),
            room: Room::new("TABLE1".into(), TIMES, row, now),
            tasks: Vec::new(),
            aside: None,
            clients: BTreeMap::new(),
            gone: Vec::new(),
            asked: BTreeMap::new(),
            late: Vec::new(),
            next_number: 0,
            faults,
            hands: BTreeMap::new(),
            forgotten: Forgotten::default(),
            acknowledged: Vec::new(),
            figures: Figures::default(),
            luck,
        }
    }

    /// Something happens.
    pub(crate) fn step(&mut self) {
        match self.luck.below(100) {
            0..=44 if !self.tasks.is_empty() => self.do_task(),
            0..=59 => self.somebody_wants(),
            60..=64 => self.connect(),
            65..=68 => self.disconnect(),
            69..=90 => self.time_passes(),
            91 if self.luck.below(30) == 0 => self.kill(),
            91 if !self.late.is_empty() && self.luck.below(4) == 0 => {
                let write = self.late.remove(0);
                let _ = self.store.write(write);
            }
            92 if self.luck.below(10) == 0 => self.interfere(),
            93 if self.luck.below(400) == 0 => self.ask(|ask| Input::Close { ask }, None),
            94 => {
                let guest = self.anybody();
                self.ask(|ask| Input::Rename { ask, guest: guest.clone() }, None);
            }
            95 if self.luck.below(8) == 0 => self.forget_somebody(),
            95 => self.go_on_forgetting(),
            96 => self.ask(|ask| Input::Begin { ask }, None),
            97 if self.luck.below(10) == 0 => self.ask(|ask| Input::Refresh { ask }, None),
            98 if self.luck.below(10) == 0 => self.change_servers(),
            98 => self.come_too_late(),
            _ => self.play(),
        }
        self.check_way_on();
        self.check_forgotten();
    }

    /// Somebody, as he is known now.
    fn guest(&self, number: usize) -> Guest {
        guest(number, self.forgotten.lives[number])
    }

    fn anybody(&mut self) -> Guest {
        let number = self.luck.below(N_GUESTS as u32) as usize;
        self.guest(number)
    }

    fn input(&mut self, input: Input) {
        self.figures.n_steps += 1;
        let moment = Moment { now: self.now, draw: &mut self.draws };
        let outputs = self.room.step(input, moment);
        self.carry_out(outputs);
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Store(write) => self.tasks.push(Task::Store(write)),
                Output::Read => self.tasks.push(Task::Read),
                Output::Think(thought) => self.tasks.push(Task::Think(thought)),
                Output::Send(client, text, shown) => self.send(client, &text, shown.as_deref()),
                Output::Cut(client, _) => {
                    self.clients.remove(&client);
                }
                Output::Answer(ask, answer) => self.answered(ask, answer),
                Output::Review(_) => self.figures.n_games_over += 1,
                Output::Count(_) | Output::Complain(_) => {}
            }
        }
        let n_writes = self.tasks.iter().filter(|task| !matches!(task, Task::Think(_))).count();
        assert!(n_writes <= 1, "seed {}: one write is under way at a time", self.seed);
    }

    fn send(&mut self, id: ClientId, text: &str, shown: Option<&Shown>) {
        let Some(client) = self.clients.get_mut(&id) else { return };
        let (who, is_watch) = (client.guest.id.clone(), client.is_watch);
        let Some((game, seat, frame)) = client.take(text, shown) else { return };
        assert!(!is_watch || seat.is_none(), "seed {}: who looks on sees what the public sees", self.seed);
        let (Some(seat), Some(deal)) = (seat, frame["view"]["deal"].as_u64()) else { return };
        if self.store.game(&game).is_some_and(|game| game.is_ended) {
            // It is over or was given up, and everybody can read all of it.
            return;
        }
        // Others at the same device sat there before the game began, and those who held hands when they were dealt have them
        // back, one after the other; of one's own there is one seat.
        let dealt = self.room.row().dealt.iter().flat_map(|dealt| &dealt.holders).flatten();
        let n_held = dealt.filter(|holder| **holder == who).count();
        let own = |seat: &&SeatRow| seat.guest() == Some(&who);
        let is_local = |seat: &SeatRow| matches!(seat, SeatRow::Person { local: true, .. });
        let n_locals = self.room.row().seats.iter().filter(own).filter(|seat| is_local(seat)).count();
        let n_own = self.room.row().seats.iter().filter(own).count() - n_locals;
        assert!(n_own <= 1, "seed {}: guest {} has two seats", self.seed, who);
        let hands = self.hands.entry((who.clone(), game, deal)).or_default();
        hands.0.insert(seat);
        hands.1 = hands.1.max(n_locals + n_own).max(n_held);
        assert!(
            hands.0.len() <= hands.1.max(1),
            "seed {}: guest {} was sent the hands of seats {hands:?} in one deal",
            self.seed,
            who
        );
    }

    fn answered(&mut self, ask: Ask, answer: Result<Answer, Problem>) {
        let asked = self.asked.remove(&ask);
        let asked = asked.unwrap_or_else(|| panic!("seed {}: an answer to nobody", self.seed));
        self.heard_of_forgetting(ask, answer.is_ok());
        match answer {
            Ok(answer) => {
                self.figures.n_acknowledged += 1;
                if let (Some(ply), Some(action)) = (answer.ply, asked.action) {
                    self.check_stored(ply as usize, &action);
                }
            }
            Err(_) => self.figures.n_refused += 1,
        }
    }

    /// The driver finishes something it was asked to do, or fails at it.
    fn do_task(&mut self) {
        let place = self.luck.below(self.tasks.len() as u32) as usize;
        let task = self.tasks.remove(place);
        let goes_wrong = self.luck.below(100) < self.faults;
        self.figures.n_faults += u64::from(goes_wrong);
        match task {
            Task::Store(write) if goes_wrong => {
                let fault = match self.luck.below(4) {
                    0 => StoreFault::Unavailable,
                    // The answer is lost before the commit, or after it.
                    1 => StoreFault::Unknown,
                    2 => {
                        let _ = self.store.write(write);
                        StoreFault::Unknown
                    }
                    _ => {
                        self.interfere();
                        self.store.write(write).err().unwrap_or(StoreFault::Unknown)
                    }
                };
                self.input(Input::Stored(Err(fault)));
            }
            Task::Store(write) => {
                let stored = self.store.write(write);
                self.input(Input::Stored(stored));
            }
            Task::Read if goes_wrong => self.input(Input::Read(None)),
            Task::Read => {
                let snapshot = self.store.snapshot();
                self.forgotten.is_stale = false;
                self.input(snapshot.map_or(Input::Gone, |found| Input::Read(Some(Box::new(found)))));
            }
            Task::Think(thought) => {
                let (ply, seat) = (thought.ply, thought.seat);
                let action = match (goes_wrong, self.luck.below(2)) {
                    (true, 0) => None,
                    (true, _) => Some(json!({ "type": "nonsense" })),
                    // No time at all: a seed gives the same world on every machine.
                    (false, _) => Some(thought.think(Duration::ZERO)),
                };
                self.input(Input::Thought { ply, seat, action });
            }
        }
    }

    /// Another process changes the row.
    fn interfere(&mut self) {
        self.store.change(|row| row.public = !row.public);
    }

    fn number(&mut self) -> u64 {
        self.next_number += 1;
        self.next_number
    }

    fn ask(&mut self, input: impl FnOnce(Ask) -> Input, action: Option<Value>) {
        let ask = self.number();
        self.asked.insert(ask, Asked { action });
        self.input(input(ask));
    }

    fn ask_as(&mut self, ask: Ask, input: Input) {
        self.asked.insert(ask, Asked { action: None });
        self.input(input);
    }

    fn command(&mut self, guest: Guest, command: Command) {
        let action = match &command {
            Command::Act { action, .. } => Some(action.clone()),
            _ => None,
        };
        self.ask(|ask| Input::Command { ask, guest, command }, action);
    }

    fn somebody_wants(&mut self) {
        let who = self.anybody();
        let ply = self.luck.below(60).into();
        let command = wishes::any(&mut self.luck, ply, None);
        self.command(who, command);
    }

    /// Somebody whose turn it is acts as his last frame allows.
    fn play(&mut self) {
        let mut moves = Vec::new();
        for client in self.clients.values() {
            for frame in client.frames.values() {
                if let Some(legal) = frame["frame"]["legal"].as_array().filter(|legal| !legal.is_empty()) {
                    let place = self.luck.below(legal.len() as u32) as usize;
                    moves.push((
                        client.guest.clone(),
                        frame["frame"]["ply"].clone(),
                        frame["seat"].clone(),
                        legal[place]["action"].clone(),
                    ));
                }
            }
        }
        if moves.is_empty() {
            return;
        }
        let (who, ply, seat, action) = moves.swap_remove(self.luck.below(moves.len() as u32) as usize);
        let act = json!({ "type": "act", "ply": ply, "action": action, "seat": seat });
        self.command(who, Command::read(act).expect("an act"));
    }

    fn connect(&mut self) {
        if self.clients.len() > 6 {
            return self.disconnect();
        }
        let client = self.number();
        let feed = [Feed::Socket, Feed::Socket, Feed::Stream, Feed::Watch][self.luck.below(4) as usize];
        let (who, seen) = match self.gone.pop().filter(|back| self.is_known(&back.guest)) {
            Some(back) => (back.guest, back.seen),
            None => (self.anybody(), None),
        };
        self.figures.n_ahead += u64::from(seen.as_ref().is_some_and(|seen| self.is_ahead(seen)));
        let (since, game) = match &seen {
            Some((game, ply)) => (*ply as u32, (self.luck.below(2) == 0).then(|| game.clone())),
            // Some claim to have seen what never was.
            None => (self.luck.below(20) / 19 * 1000, None),
        };
        // Which game somebody has seen who does not say so is not known.
        let seen = seen.filter(|(seen, _)| game.is_some() || self.room.game() == Some(seen));
        self.clients.insert(client, Client::back(who.clone(), feed == Feed::Watch, seen));
        let previews = (self.luck.below(2) == 0).then_some(0);
        let wants = Wants { game, ..Wants::of(since, previews) };
        self.input(Input::Connect { client, guest: who, feed, wants });
    }

    /// Whether somebody has seen more of the game than the room.
    fn is_ahead(&self, (game, ply): &(String, u64)) -> bool {
        self.room.game() == Some(game) && self.room.ply().is_some_and(|now| u64::from(now) < *ply)
    }

    /// Everybody is cut off.
    fn cut_off(&mut self) {
        self.gone = std::mem::take(&mut self.clients).into_values().collect();
    }

    /// Another server takes the table, and the one that has it does not notice; or it has the table again, and has read
    /// nothing since.
    fn change_servers(&mut self) {
        if let Some((room, tasks)) = self.aside.take() {
            self.cut_off();
            self.asked.clear();
            self.forgotten.asked.clear();
            self.forgotten.is_stale = true;
            (self.room, self.tasks) = (room, tasks);
            return;
        }
        for client in self.clients.keys().copied().collect::<Vec<_>>() {
            self.input(Input::Disconnect { client });
        }
        self.cut_off();
        if self.room.is_idle()
            && self.asked.is_empty()
            && let Some((room, outputs)) = self.load()
        {
            self.forgotten.is_stale = false;
            let room = std::mem::replace(&mut self.room, room);
            self.aside = Some((room, std::mem::take(&mut self.tasks)));
            self.carry_out(outputs);
        }
    }

    fn disconnect(&mut self) {
        let ids: Vec<ClientId> = self.clients.keys().copied().collect();
        if ids.is_empty() {
            return;
        }
        let client = ids[self.luck.below(ids.len() as u32) as usize];
        self.gone.extend(self.clients.remove(&client));
        self.input(Input::Disconnect { client });
    }

    /// Time passes, to the next alarm or by a jump.
    fn time_passes(&mut self) {
        self.now = match self.luck.below(20) {
            0 => self.now + i64::from(self.luck.below(200_000)),
            1..=6 => self.now + i64::from(self.luck.below(1000)),
            _ => self.room.due().filter(|due| *due < self.now + 1_000_000).unwrap_or(self.now).max(self.now),
        };
        if self.room.due().is_some_and(|due| due <= self.now) {
            self.input(Input::Wake);
        }
    }

    /// The server is killed: what was under way may be stored or not, and everybody is cut off.
    fn kill(&mut self) {
        self.figures.n_kills += 1;
        for task in std::mem::take(&mut self.tasks) {
            let Task::Store(write) = task else { continue };
            match self.luck.below(3) {
                0 => drop(self.store.write(write)),
                1 => self.late.push(write),
                _ => {}
            }
        }
        self.cut_off();
        self.asked.clear();
        self.forgotten.asked.clear();
        self.reload();
    }

    fn reload(&mut self) {
        let Some((room, outputs)) = self.load() else {
            self.figures.n_closed += 1;
            return self.begin_anew();
        };
        self.forgotten.is_stale = false;
        self.room = room;
        self.carry_out(outputs);
    }

    /// The room as a server reads it.
    fn load(&mut self) -> Option<(Room, Vec<Output>)> {
        let moment = Moment { now: self.now, draw: &mut self.draws };
        Some(Room::load("TABLE1".into(), TIMES, self.store.snapshot()?, self.now, moment))
    }

    /// The table is closed: another one is made.
    fn begin_anew(&mut self) {
        self.check_all_stored();
        let figures = self.figures;
        let faults = self.faults;
        let fresh = Self::new(self.seed, self.room.row().game, self.luck.clone());
        *self = Self { faults, figures, ..fresh };
        self.acknowledged.clear();
    }
}
