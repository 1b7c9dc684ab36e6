use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, bail};
use serde_json::json;
use tokio::time::Instant;
use wormery_core::Luck;
use wormery_protocol::{Command, RulesInfo, TableInfo, TableState};
use wormery_table::Seeded;

use crate::crowd::Tally;
use crate::http::Http;
use crate::latency::Latencies;
use crate::seat::{self, Heard, Person};
use crate::table::hex;

/// How long a person thinks.
const REST: Duration = Duration::from_millis(120);
/// How long a bot may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(20);
/// A bot that takes longer than this is slow, even at its usual pace.
const LATE: Duration = Duration::from_millis(1400);
/// The seat of the person.
const OWN: u8 = 0;
/// Before a game there is no ply.
const NO_PLY: u32 = u32::MAX;

/// A table with a person and the strongest bot at it.
pub(super) struct BotTable {
    person: Person,
    luck: Seeded,
    /// Whether the bot acts as slowly as bots usually do.
    pub(super) is_paced: bool,
    /// When the person acts next.
    acts_at: Option<Instant>,
    /// Since when it is the bot's turn.
    bots_turn: Option<Instant>,
    asked: Option<String>,
    pub(super) waits: Latencies,
    pub(super) tally: Tally,
}

impl BotTable {
    /// Makes a table, sits down and waits until the game has begun.
    pub(super) async fn begin(
        address: SocketAddr,
        from: Ipv4Addr,
        rules: &RulesInfo,
        is_paced: bool,
        luck: Seeded,
    ) -> anyhow::Result<Self> {
        let mut http = Http::connect(address, from).await?;
        let cookie = http.new_guest().await?;
        let strongest = rules.levels.last().context("a game has bots")?;
        let mut request = json!({ "game": rules.game, "players": 2, "level": strongest.name });
        if !is_paced {
            request["bot_pace_ms"] = 0.into();
        }
        let made: TableInfo = http.post("/api/v1/play", &cookie, &request).await?;
        let person = Person::new(&[OWN], seat::open(address, &made.code, &cookie, from).await?);
        let (waits, tally) = (Latencies::default(), Tally::default());
        let mut table =
            Self { person, luck, is_paced, acts_at: None, bots_turn: None, asked: None, waits, tally };
        table.person.ply = NO_PLY;
        while table.acts_at.is_none() && table.bots_turn.is_none() {
            let heard = tokio::time::timeout(PATIENCE, table.person.hear()).await;
            table.take_in(heard.context("a game with a bot does not begin")??).await?;
        }
        Ok(table)
    }

    /// Plays until a time, and on until the bot has acted; one that is slow just then is waited for.
    pub(super) async fn play_until(&mut self, end: Instant) -> anyhow::Result<()> {
        let deadline = end + PATIENCE;
        while Instant::now() < end || self.waits.len() == 0 || self.is_late() {
            let acts_at = self.acts_at.unwrap_or(deadline);
            let is_over = Instant::now() >= end;
            tokio::select! {
                () = tokio::time::sleep_until(deadline) => bail!("a bot does not act"),
                () = tokio::time::sleep_until(end), if !is_over => {}
                () = tokio::time::sleep_until(acts_at), if self.acts_at.is_some() => self.act().await?,
                heard = self.person.hear() => self.take_in(heard?).await?,
            }
        }
        Ok(())
    }

    fn is_late(&self) -> bool {
        self.bots_turn.is_some_and(|since| since.elapsed() > LATE)
    }

    async fn act(&mut self) -> anyhow::Result<()> {
        self.acts_at = None;
        let place = self.luck.below(self.person.legal.len() as u32) as usize;
        let action = serde_json::from_str(self.person.legal[place].action.get())?;
        let (ply, nonce) = (self.person.ply, Some(hex(&mut self.luck)));
        self.person.say(Command::Act { ply, action, nonce, seat: None }).await
    }

    async fn take_in(&mut self, heard: Heard) -> anyhow::Result<()> {
        if let Some(table) = &heard.table {
            return self.look(table).await;
        }
        if heard.kind == "refused" {
            self.tally.refuse(heard.problem.map_or(String::new(), |problem| problem.get().to_owned()));
        }
        let Some(frame) = heard.frame else { return Ok(()) };
        if let Some(since) = self.bots_turn.take_if(|_| frame.ply != self.person.ply) {
            self.waits.add(since.elapsed());
        }
        let is_new = frame.ply != self.person.ply;
        (self.person.ply, self.person.legal) = (frame.ply, frame.legal);
        match heard.to_act {
            Some(OWN) if is_new && !self.person.legal.is_empty() => {
                self.acts_at = Some(Instant::now() + REST);
            }
            Some(seat) if seat != OWN => self.bots_turn = self.bots_turn.or(Some(Instant::now())),
            _ => {}
        }
        Ok(())
    }

    /// What a client does when the table has changed.
    async fn look(&mut self, table: &TableInfo) -> anyhow::Result<()> {
        let fresh = std::array::from_fn(|_| self.luck.below(256) as u8);
        self.person.share_luck(table, fresh).await?;
        if table.state == TableState::Over && self.asked != table.game_id {
            self.asked.clone_from(&table.game_id);
            (self.acts_at, self.bots_turn, self.person.ply) = (None, None, NO_PLY);
            return self.person.say(Command::Rematch {}).await;
        }
        Ok(())
    }
}
