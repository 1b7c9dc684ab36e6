use std::collections::BTreeMap;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use wormery_core::{Luck as _, Seat};
use wormery_fair::{Entropy, Nonce};
use wormery_table::Seeded;

use super::Client;

/// Several clients at one table, who play a game by chance to its end.
pub(crate) struct Players {
    pub(crate) clients: Vec<Client>,
    /// For each client, what each of its seats has seen; a watcher has no seat.
    pub(crate) courses: Vec<BTreeMap<Option<u64>, Course>>,
    pub(crate) luck: Seeded,
    /// The nonce of each action that had one, by the ply at which it was made.
    pub(crate) nonces: BTreeMap<u64, String>,
    /// What each seat added to the dice.
    pub(crate) entropies: BTreeMap<u64, String>,
    pub(crate) game: String,
}

/// What one viewer has seen of a game.
#[derive(Default, Debug)]
pub(crate) struct Course {
    pub(crate) seen: Vec<Value>,
    pub(crate) frame: Value,
    /// The seat that must act; none when the game is over.
    pub(crate) to_act: Option<u64>,
}

impl Course {
    /// Adds the frame of a message; it must go on exactly where the last one ended.
    fn add(&mut self, message: &Value) {
        let frame = &message["frame"];
        for entry in frame["seen"].as_array().unwrap() {
            let next = self.seen.len() as u64 + 1;
            assert_eq!(entry["ply"], next, "nothing is missed, doubled or out of order");
            self.seen.push(entry.clone());
        }
        assert_eq!(frame["ply"], self.seen.len() as u64, "a frame brings everything up to its ply");
        self.frame = frame.clone();
        self.to_act = message["to_act"].as_u64();
    }

    fn ply(&self) -> u64 {
        self.seen.len() as u64
    }
}

impl Players {
    /// The first client is the host; nobody has seen anything of the game yet.
    pub(crate) fn new(clients: Vec<Client>, seed: u64) -> Self {
        println!("seed {seed}");
        let courses = clients.iter().map(|_| BTreeMap::new()).collect();
        Self {
            clients,
            courses,
            luck: Seeded::new(seed),
            nonces: BTreeMap::new(),
            entropies: BTreeMap::new(),
            game: String::new(),
        }
    }

    /// Begins the game: hashes, start, reveals, first frames.
    pub(crate) async fn begin(&mut self) {
        let mut own = Vec::new();
        for client in &mut self.clients {
            let table = client.next_of("table").await;
            let id = table["table"]["fair"]["id"].as_str().unwrap().parse().unwrap();
            let you = client.next_of("you").await;
            let mut entropies = Vec::new();
            for seat in you["seats"].as_array().unwrap() {
                let entropy = Entropy::new(std::array::from_fn(|_| self.luck.below(256) as u8));
                let hash = entropy.hash(&id, Seat::new(seat.as_u64().unwrap() as usize));
                client.done(json!({ "type": "entropy_hash", "seat": seat, "hash": hash.to_string() })).await;
                entropies.push((seat.as_u64().unwrap(), entropy.to_string()));
            }
            own.push(entropies);
        }
        self.clients[0].done(json!({ "type": "start" })).await;
        self.reveal(own).await;
        self.meet(0).await;
    }

    async fn reveal(&mut self, own: Vec<Vec<(u64, String)>>) {
        for (client, entropies) in self.clients.iter_mut().zip(own) {
            client.table(|table| table["fair"]["reveal"] == true).await;
            for (seat, entropy) in entropies {
                client.done(json!({ "type": "entropy", "seat": seat, "entropy": entropy })).await;
                self.entropies.insert(seat, entropy);
            }
        }
    }

    /// Reads until everybody has a frame of at least this ply for each of his seats.
    pub(crate) async fn meet(&mut self, ply: u64) {
        for place in 0..self.clients.len() {
            self.catch_up(place, ply).await;
        }
    }

    async fn catch_up(&mut self, place: usize, ply: u64) {
        if self.courses[place].is_empty() {
            let table = self.clients[place].table(|table| table["state"] == "playing").await;
            table["game_id"].as_str().unwrap().clone_into(&mut self.game);
            let you = self.clients[place].next_of("you").await;
            let seats = you["seats"].as_array().unwrap().iter().map(Value::as_u64);
            self.courses[place].extend(seats.map(|seat| (seat, Course::default())));
            if self.courses[place].is_empty() {
                self.courses[place].insert(None, Course::default());
            }
        }
        while self.courses[place].values().any(|course| course.frame.is_null() || course.ply() < ply) {
            let message = self.clients[place].next_of("frame").await;
            assert_eq!(message["game"], self.game.as_str());
            let course = self.courses[place].get_mut(&message["seat"].as_u64()).expect("an own seat");
            course.add(&message);
        }
    }

    /// The ply up to which a client has seen everything.
    pub(crate) fn ply(&self, place: usize) -> u64 {
        self.courses[place].values().map(Course::ply).min().unwrap()
    }

    /// Who must act, with the command of an action by chance; nobody when the game is over.
    pub(crate) fn choose(&mut self) -> Option<(usize, Value)> {
        let (place, seat, course) = self.courses.iter().enumerate().find_map(|(place, courses)| {
            let may_act = |course: &Course| course.frame["legal"].as_array().is_some_and(|it| !it.is_empty());
            let found = courses.iter().find(|(_, course)| may_act(course));
            found.map(|(seat, course)| (place, *seat, course))
        })?;
        let legal = course.frame["legal"].as_array().unwrap();
        let action = &legal[self.luck.below(legal.len() as u32) as usize]["action"];
        let mut act = json!({ "type": "act", "ply": course.ply(), "action": action, "seat": seat });
        if self.luck.below(4) > 0 {
            let nonce = Nonce::new(std::array::from_fn(|_| self.luck.below(256) as u8)).to_string();
            self.nonces.insert(course.ply(), nonce.clone());
            act["nonce"] = nonce.into();
        }
        Some((place, act))
    }

    /// One action; everybody sees it.
    pub(crate) async fn step(&mut self) -> bool {
        let Some((place, act)) = self.choose() else { return false };
        let answer = self.clients[place].done(act).await;
        self.meet(answer["ply"].as_u64().unwrap()).await;
        true
    }

    /// Plays to the end with bots, who act by themselves.
    pub(crate) async fn play_with_bots(&mut self) {
        while self.courses[0].values().any(|course| course.to_act.is_some()) {
            if !self.step().await {
                self.meet(self.ply(0) + 1).await;
            }
        }
    }

    /// Plays to the end; now and then a connection breaks, also with an action on its way.
    pub(crate) async fn play_on_bad_lines(&mut self) {
        while let Some((place, act)) = self.choose() {
            let cut = self.luck.below(self.clients.len() as u32 * 4) as usize;
            if cut == place {
                self.clients[place].send(Message::text(act.to_string())).await;
                self.reopen(place).await;
            }
            let answer = self.clients[place].done(act).await;
            if cut != place && cut < self.clients.len() {
                self.reopen(cut).await;
            }
            self.meet(answer["ply"].as_u64().unwrap()).await;
        }
    }

    async fn reopen(&mut self, place: usize) {
        let since = self.ply(place) as u32;
        self.clients[place].reopen(since).await;
    }
}
