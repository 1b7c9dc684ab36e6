use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::task::JoinSet;
use tokio::time::Instant;
use wormery_protocol::GameInfo;
use wormery_table::Seeded;

use crate::args::MovesArgs;
use crate::crowd::{Tally, each};
use crate::disk::sync_times;
use crate::http::Http;
use crate::plan::Plan;
use crate::process::Usage;
use crate::report::Report;
use crate::table::{Table, game_of};
use crate::target::{self, Target};

/// How many tables are made at a time.
const AT_A_TIME: usize = 16;

/// Keeps all tables playing at a steady rate and measures how fast moves are seen.
pub(crate) async fn run(args: &MovesArgs) -> anyhow::Result<Report> {
    let target = Target::find(&args.target).await?;
    let disk = sync_times(target.folder())?;
    let (address, seed, game) = (target.address, args.seed, args.game.clone());
    let mut servers = vec![address];
    servers.extend(args.also.iter().map(|url| target::address(url)).collect::<anyhow::Result<Vec<_>>>()?);
    let server = |place: u32| servers[place as usize % servers.len()];
    let tables = each(args.tables, AT_A_TIME, |place| {
        let (game, luck) = (game_of(game.as_deref(), place), Seeded::for_game(seed, place.into()));
        let servers = [server(place), server(place + 1)];
        async move { Table::begin_at(servers, Ipv4Addr::LOCALHOST, &game, luck).await }
    })
    .await?;
    // A breath, so that what the beginning has left behind is done.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let before = (Usage::of(target.pid)?, Usage::own()?);
    let played = play_all(tables, args.rate, args.seconds, args.seed).await;
    let after = (Usage::of(target.pid)?, Usage::own()?);
    let tally = gather(address, played).await;
    target.stop().await?;
    let mut report = Report::default();
    report.add("tables", args.tables);
    report.add("servers", servers.len());
    report.add("moves", tally.own.len());
    report.add("moves per second", args.rate);
    report.add("rematches", tally.rematches);
    report.add("seed", args.seed);
    report.add("move to own frame, ms", tally.own.summary());
    report.add("move to other's frame, ms", tally.other.summary());
    report.add("4 KiB write and fsync, ms", disk.summary());
    report.add("server cpu, s", seconds(after.0.cpu.saturating_sub(before.0.cpu)));
    report.add("tool cpu, s", seconds(after.1.cpu.saturating_sub(before.1.cpu)));
    report.add("server memory, MB", megabytes(after.0.rss));
    report.add_faults(&tally);
    Ok(report)
}

/// Adds up what has happened, and checks that what was seen is stored.
async fn gather(address: SocketAddr, played: Vec<(Option<Table>, Tally)>) -> Tally {
    let mut tally = Tally::default();
    for (table, of_table) in played {
        tally.append(of_table);
        if let Some(table) = table {
            let stored = check_stored(address, Ipv4Addr::LOCALHOST, &table).await;
            stored.unwrap_or_else(|error| tally.lose(&error));
            table.leave().await;
        }
    }
    tally
}

/// Plays at all tables at once; a table at which something was lost does not come back.
pub(crate) async fn play_all(
    tables: Vec<Table>,
    rate: u32,
    seconds: u32,
    seed: u64,
) -> Vec<(Option<Table>, Tally)> {
    let (begin, n_tables) = (Instant::now() + Duration::from_millis(100), tables.len() as u32);
    let mut tasks = JoinSet::new();
    for (place, table) in tables.into_iter().enumerate() {
        let luck = Seeded::for_game(!seed, place as u64);
        let plan = Plan::new(n_tables, rate, seconds, luck);
        tasks.spawn(play(table, plan, begin, Duration::from_secs(seconds.into())));
    }
    tasks.join_all().await
}

async fn play(mut table: Table, plan: Plan, begin: Instant, length: Duration) -> (Option<Table>, Tally) {
    let played = async {
        for due in plan {
            table.listen_until(begin + due).await?;
            table.play(begin + due).await?;
        }
        table.listen_until(begin + length).await
    };
    let played = played.await;
    let mut tally = std::mem::take(&mut table.tally);
    match played {
        Ok(()) => (Some(table), tally),
        Err(error) => {
            tally.lose(&error);
            (None, tally)
        }
    }
}

/// Checks that as many events are stored as both seats have seen.
pub(crate) async fn check_stored(address: SocketAddr, from: Ipv4Addr, table: &Table) -> anyhow::Result<()> {
    let seen = table.ply().context("the seats have seen different plies")?;
    let mut http = Http::connect(address, from).await?;
    let game: GameInfo = http.get(&format!("/api/v1/games/{}", table.game)).await?;
    ensure!(game.ply == seen, "{} events are stored, {seen} were seen", game.ply);
    Ok(())
}

fn seconds(duration: Duration) -> f64 {
    (duration.as_secs_f64() * 100.0).round() / 100.0
}

pub(crate) fn megabytes(bytes: u64) -> f64 {
    (bytes as f64 / 1e5).round() / 10.0
}
