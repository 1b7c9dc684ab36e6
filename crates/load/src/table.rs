use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::Context;
use serde_json::json;
use tokio::time::Instant;
use wormery_core::{Luck, Word};
use wormery_games::GameId;
use wormery_protocol::{Command, SeatInfo, TableInfo, TableState};
use wormery_table::Seeded;

use crate::crowd::Tally;
use crate::http::Http;
use crate::seat::{self, Heard, Person};

/// How long anything may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);

/// A table with two people at it, who are played here.
pub(crate) struct Table {
    people: [Person; 2],
    pub(crate) code: String,
    luck: Seeded,
    pub(crate) tally: Tally,
    pub(crate) game: String,
    to_act: Option<u8>,
    /// The game after whose end a rematch was asked for.
    asked: Option<String>,
    started: bool,
    pending: Option<Move>,
}

/// A move that was sent and that somebody has not seen yet.
struct Move {
    due: Instant,
    mover: usize,
    ply: u32,
    seen: [bool; 2],
}

/// The game that a table plays: the one that is wanted, or one after the other.
pub(crate) fn game_of(game: Option<&str>, table: u32) -> String {
    let games = GameId::ALL;
    game.unwrap_or(games[table as usize % games.len()].word()).to_owned()
}

impl Table {
    /// Makes a table, sits down on both seats and begins.
    pub(crate) async fn begin(
        address: SocketAddr,
        from: Ipv4Addr,
        game: &str,
        luck: Seeded,
    ) -> anyhow::Result<Self> {
        Self::begin_at([address; 2], from, game, luck).await
    }

    /// The same, each of the two at a server of his own.
    pub(crate) async fn begin_at(
        servers: [SocketAddr; 2],
        from: Ipv4Addr,
        game: &str,
        luck: Seeded,
    ) -> anyhow::Result<Self> {
        let mut http = Http::connect(servers[0], from).await?;
        let (first, second) = (http.new_guest().await?, http.new_guest().await?);
        let request = json!({ "game": game, "seats": [{ "type": "me" }, { "type": "open" }] });
        let made: TableInfo = http.post("/api/v1/tables", &first, &request).await?;
        let first = Person::new(&[0], seat::open(servers[0], &made.code, &first, from).await?);
        let second = Person::new(&[1], seat::open(servers[1], &made.code, &second, from).await?);
        let mut table = Self {
            people: [first, second],
            code: made.code,
            luck,
            tally: Tally::default(),
            game: String::new(),
            to_act: None,
            asked: None,
            started: false,
            pending: None,
        };
        table.until_ready().await.context("begin a game")?;
        Ok(table)
    }

    /// Listens until a time.
    pub(crate) async fn listen_until(&mut self, time: Instant) -> anyhow::Result<()> {
        loop {
            tokio::select! {
                () = tokio::time::sleep_until(time) => return Ok(()),
                heard = next(&mut self.people) => self.take_in(heard?).await?,
            }
        }
    }

    /// Makes a random move that was due at a time, and waits until both have seen it.
    pub(crate) async fn play(&mut self, due: Instant) -> anyhow::Result<()> {
        self.until_ready().await?;
        let mover = usize::from(self.to_act.unwrap_or_default());
        let person = &mut self.people[mover];
        let place = self.luck.below(person.legal.len() as u32) as usize;
        let action = serde_json::from_str(person.legal[place].action.get())?;
        let ply = person.ply;
        self.pending = Some(Move { due, mover, ply, seen: [false; 2] });
        let nonce = Some(hex(&mut self.luck));
        self.people[mover].say(Command::Act { ply, action, nonce, seat: None }).await?;
        self.until(|table| table.pending.is_none()).await.context("a move was not seen by both")
    }

    /// Leaves the table.
    pub(crate) async fn leave(self) {
        for person in self.people {
            person.close().await;
        }
    }

    /// How many events both have seen, if they have seen as many.
    pub(crate) fn ply(&self) -> Option<u32> {
        let [first, second] = &self.people;
        (first.ply == second.ply).then_some(first.ply)
    }

    async fn until_ready(&mut self) -> anyhow::Result<()> {
        self.until(|table| {
            let to_act = table.to_act.map(usize::from);
            to_act.is_some_and(|seat| !table.people[seat].legal.is_empty())
        })
        .await
    }

    async fn until(&mut self, is_done: impl Fn(&Self) -> bool) -> anyhow::Result<()> {
        let deadline = Instant::now() + PATIENCE;
        while !is_done(self) {
            let heard = tokio::time::timeout_at(deadline, next(&mut self.people)).await;
            self.take_in(heard.context("nothing came in time")??).await?;
        }
        Ok(())
    }

    async fn take_in(&mut self, (place, heard): (usize, Heard)) -> anyhow::Result<()> {
        match (heard.kind.as_str(), heard.table) {
            ("table", Some(table)) => return self.look(place, &table).await,
            ("refused", _) => {
                let problem = heard.problem.map_or(String::new(), |problem| problem.get().to_owned());
                self.tally.refuse(problem);
            }
            _ => {}
        }
        if let Some(frame) = heard.frame {
            (self.people[place].ply, self.people[place].legal) = (frame.ply, frame.legal);
            self.to_act = heard.to_act;
            self.game = heard.game.unwrap_or_default();
            self.saw(place, frame.ply);
        }
        Ok(())
    }

    /// What a client does when the table has changed.
    async fn look(&mut self, place: usize, table: &TableInfo) -> anyhow::Result<()> {
        let fresh = std::array::from_fn(|_| self.luck.below(256) as u8);
        self.people[place].share_luck(table, fresh).await?;
        if place != 0 {
            return Ok(());
        }
        let here = |seat: &SeatInfo| matches!(seat, SeatInfo::Person { here: true, .. });
        if table.state == TableState::Open && !self.started && table.seats.iter().all(here) {
            self.started = true;
            return self.people[0].say(Command::Start {}).await;
        }
        if table.state == TableState::Over && self.asked != table.game_id {
            self.asked.clone_from(&table.game_id);
            self.tally.rematches += 1;
            return self.people[0].say(Command::Rematch {}).await;
        }
        Ok(())
    }

    /// Takes the time if this is the frame that a move has brought about.
    fn saw(&mut self, place: usize, ply: u32) {
        let Some(pending) = &mut self.pending else { return };
        if ply <= pending.ply || pending.seen[place] {
            return;
        }
        pending.seen[place] = true;
        let (time, is_own) = (pending.due.elapsed(), pending.mover == place);
        let times = if is_own { &mut self.tally.own } else { &mut self.tally.other };
        times.add(time);
        if pending.seen == [true; 2] {
            self.pending = None;
        }
    }
}

/// The next message at either seat.
async fn next(people: &mut [Person; 2]) -> anyhow::Result<(usize, Heard)> {
    let [first, second] = people;
    tokio::select! {
        heard = first.hear() => Ok((0, heard?)),
        heard = second.hear() => Ok((1, heard?)),
    }
}

pub(crate) fn hex(luck: &mut Seeded) -> String {
    (0..32).map(|_| char::from_digit(luck.below(16), 16).unwrap_or('0')).collect()
}
