use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::Context;
use tokio::task::JoinSet;
use tokio::time::Instant;
use wormery_protocol::RulesInfo;
use wormery_table::Seeded;

use super::bot_table::BotTable;
use super::newcomers;
use crate::args::AttackArgs;
use crate::crowd::{Tally, each};
use crate::http::Http;
use crate::latency::Latencies;
use crate::moves::{check_stored, play_all};
use crate::report::Report;
use crate::table::{Table, game_of};

/// How many tables are made at a time.
const AT_A_TIME: usize = 8;
/// How many tables are made from one network: the limits are not to be met by those who do nothing wrong.
const PER_NETWORK: u32 = 20;

/// Those who just want to play.
pub(super) struct Others {
    address: SocketAddr,
    tables: Vec<Table>,
    bots: Vec<BotTable>,
    n_stretches: u64,
}

/// A table of theirs, of which everybody knows.
#[derive(Clone, Debug)]
pub(super) struct Prey {
    pub(super) code: String,
    pub(super) game: String,
}

/// What they have noticed for a while.
#[derive(Debug, Default)]
pub(super) struct Stretch {
    pub(super) tally: Tally,
    /// How long bots took that act as slowly as usual.
    pub(super) waits: Latencies,
    /// How long bots took that act at once.
    pub(super) thoughts: Latencies,
    /// How long somebody new took to come in and to see the public tables.
    pub(super) newcomers: Latencies,
}

impl Others {
    /// They come, and begin to play.
    pub(super) async fn come(address: SocketAddr, args: &AttackArgs) -> anyhow::Result<Self> {
        let seed = args.seed;
        let tables = each(args.tables, AT_A_TIME, |place| {
            let (game, luck) = (game_of(None, place), Seeded::for_game(seed, place.into()));
            async move { Table::begin(address, network(1, place), &game, luck).await }
        });
        let tables = tables.await.context("the others begin to play")?;
        let rules: Vec<RulesInfo> =
            Http::connect(address, Ipv4Addr::LOCALHOST).await?.get("/api/v1/rules").await?;
        let bots = each(args.bot_tables, AT_A_TIME, |place| {
            let rules = rules[place as usize % rules.len()].clone();
            let luck = Seeded::for_game(seed, (1 << 32) + u64::from(place));
            // Every other one acts at once: of the usual pace most is rest.
            let is_paced = place % 2 == 0;
            async move { BotTable::begin(address, network(2, place), &rules, is_paced, luck).await }
        });
        let bots = bots.await.context("the others begin to play against bots")?;
        Ok(Self { address, tables, bots, n_stretches: 0 })
    }

    /// A table that the attacker knows.
    pub(super) fn prey(&self) -> anyhow::Result<Prey> {
        let table = self.tables.first().context("no table of the others is left")?;
        Ok(Prey { code: table.code.clone(), game: table.game.clone() })
    }

    /// They play for a while; a table at which something was lost does not come back.
    pub(super) async fn play(&mut self, args: &AttackArgs) -> Stretch {
        let seed = args.seed.wrapping_add(self.n_stretches << 32);
        self.n_stretches += 1;
        let end = Instant::now() + Duration::from_secs(args.seconds.into());
        let tables = std::mem::take(&mut self.tables);
        let (played, (bots, mut stretch), came) = tokio::join!(
            play_all(tables, args.rate, args.seconds, seed),
            against_bots(std::mem::take(&mut self.bots), end),
            newcomers::come(self.address, self.n_stretches, end),
        );
        self.bots = bots;
        for (table, tally) in played {
            self.tables.extend(table);
            stretch.tally.append(tally);
        }
        stretch.tally.append(came.0);
        stretch.newcomers = came.1;
        stretch
    }

    /// Whether all moves that were seen are stored; then they leave.
    pub(super) async fn check_stored(self, address: SocketAddr) -> Tally {
        let mut tally = Tally::default();
        for (place, table) in self.tables.into_iter().enumerate() {
            let stored = check_stored(address, network(1, place as u32), &table).await;
            stored.unwrap_or_else(|error| tally.lose(&error));
            table.leave().await;
        }
        tally
    }
}

impl Stretch {
    pub(super) fn add_to(&self, report: &mut Report, when: &str) {
        report.add(&format!("moves {when}"), self.tally.own.len());
        report.add(&format!("move to own frame {when}, ms"), self.tally.own.summary());
        report.add(&format!("bot at usual pace {when}, ms"), self.waits.summary());
        report.add(&format!("bot at once {when}, ms"), self.thoughts.summary());
        report.add(&format!("newcomer {when}, ms"), self.newcomers.summary());
    }
}

/// One of the networks of the others.
fn network(group: u8, place: u32) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, group, 1 + (place / PER_NETWORK) as u8)
}

/// Plays at all tables with bots until a time.
async fn against_bots(bots: Vec<BotTable>, end: Instant) -> (Vec<BotTable>, Stretch) {
    let mut tasks = JoinSet::new();
    for mut table in bots {
        tasks.spawn(async move {
            let played = table.play_until(end).await;
            (table, played)
        });
    }
    let (mut left, mut stretch) = (Vec::new(), Stretch::default());
    while let Some(done) = tasks.join_next().await {
        let Ok((mut table, played)) = done else {
            stretch.tally.lose(&anyhow::anyhow!("a table with a bot is gone"));
            continue;
        };
        let waits = if table.is_paced { &mut stretch.waits } else { &mut stretch.thoughts };
        waits.append(std::mem::take(&mut table.waits));
        stretch.tally.append(std::mem::take(&mut table.tally));
        match played {
            Ok(()) => left.push(table),
            Err(error) => stretch.tally.lose(&error),
        }
    }
    (left, stretch)
}
