use std::convert::Infallible;
use std::time::Duration;

use anyhow::bail;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;
use wormery_core::{Luck, Word};
use wormery_games::GameId;
use wormery_protocol::{Command, TableInfo, TableState};
use wormery_table::Seeded;

use super::Attacker;
use super::attacker::PAUSE;
use super::flood::listen;
use crate::http::Http;
use crate::seat::{Heard, Person, Socket};

/// How fast a socket may speak, and how much at once, as docs/limits.md says.
const PER_SECOND: f64 = 10.0;
const AT_ONCE: f64 = 40.0;

/// A table of his own, with the longest clock, at which he plays on both seats over several sockets: each socket has a
/// budget of its own.
pub(super) struct HotSeat {
    me: Attacker,
    code: String,
    cookie: String,
    /// Hears for both seats.
    person: Person,
    /// They speak by turns.
    speakers: Vec<SplitSink<Socket, Message>>,
    listeners: JoinSet<()>,
    n_spoken: u64,
    ply: Option<u32>,
    asked: Option<String>,
    luck: Seeded,
}

/// Makes such a table, if he may; its code.
pub(super) async fn make(me: &Attacker, http: &mut Http, cookie: &str) -> anyhow::Result<Option<String>> {
    let seats = json!([{ "type": "me" }, { "type": "local", "name": "Echo" }]);
    let body = json!({ "game": GameId::ALL[0].word(), "seats": seats, "pace_s": 86_400 });
    Ok(me.table(http, cookie, &body).await?.map(|table| table.code))
}

impl HotSeat {
    /// Plays for ever, over more and more sockets; comes back when he is cut.
    pub(super) async fn play(me: Attacker, code: String, cookie: String, n_sockets: usize, seed: u64) {
        loop {
            let played = Self::play_once(me.clone(), code.clone(), cookie.clone(), n_sockets, seed);
            let Err(_) = played.await;
            me.loot.got("cut while playing");
        }
    }

    async fn play_once(
        me: Attacker,
        code: String,
        cookie: String,
        n_sockets: usize,
        seed: u64,
    ) -> anyhow::Result<Infallible> {
        let socket = loop {
            match me.socket(&code, &cookie).await {
                Some(socket) => break socket,
                None => tokio::time::sleep(PAUSE).await,
            }
        };
        let person = Person::new(&[0, 1], socket);
        let (speakers, listeners, luck) = (Vec::new(), JoinSet::new(), Seeded::for_game(seed, 66));
        let (n_spoken, ply, asked) = (0, None, None);
        let mut table = Self { me, code, cookie, person, speakers, listeners, n_spoken, ply, asked, luck };
        table.person.say(Command::Start {}).await?;
        let (begin, mut tried) = (Instant::now(), Instant::now());
        loop {
            if table.speakers.len() < n_sockets && (table.speakers.is_empty() || tried.elapsed() > PAUSE) {
                table.add_speaker().await;
                tried = Instant::now();
            }
            let heard = table.person.hear().await?;
            table.take_in(heard, begin).await?;
        }
    }

    async fn add_speaker(&mut self) {
        let Some(socket) = self.me.socket(&self.code, &self.cookie).await else { return };
        let (speaker, heard) = socket.split();
        let me = self.me.clone();
        self.listeners.spawn(async move { listen(&me, heard).await });
        self.speakers.push(speaker);
    }

    async fn take_in(&mut self, heard: Heard, begin: Instant) -> anyhow::Result<()> {
        if let Some(table) = &heard.table {
            return self.look(table).await;
        }
        let (Some(frame), Some(seat)) = (heard.frame, heard.to_act) else { return Ok(()) };
        if frame.legal.is_empty() || self.ply == Some(frame.ply) || self.speakers.is_empty() {
            return Ok(());
        }
        let place = self.luck.below(frame.legal.len() as u32) as usize;
        let action: Value = serde_json::from_str(frame.legal[place].action.get())?;
        self.ply = Some(frame.ply);
        self.speak(json!({ "type": "act", "ply": frame.ply, "seat": seat, "action": action }), begin).await
    }

    /// Speaks over the next socket, as soon as it would be heard.
    async fn speak(&mut self, message: Value, begin: Instant) -> anyhow::Result<()> {
        let n_turns = self.n_spoken as f64 / self.speakers.len() as f64;
        let due = Duration::from_secs_f64((n_turns - AT_ONCE / 2.0).max(0.0) / PER_SECOND);
        tokio::time::sleep_until(begin + due).await;
        let place = self.n_spoken as usize % self.speakers.len();
        self.n_spoken += 1;
        self.me.loot.got("moves");
        if self.speakers[place].send(Message::text(message.to_string())).await.is_err() {
            bail!("a socket is closed");
        }
        Ok(())
    }

    async fn look(&mut self, table: &TableInfo) -> anyhow::Result<()> {
        let fresh = std::array::from_fn(|_| self.luck.below(256) as u8);
        self.person.share_luck(table, fresh).await?;
        if table.state == TableState::Over && self.asked != table.game_id {
            self.asked.clone_from(&table.game_id);
            self.ply = None;
            return self.person.say(Command::Rematch {}).await;
        }
        Ok(())
    }
}
