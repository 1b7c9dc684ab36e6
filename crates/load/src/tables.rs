use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::time::Instant;
use wormery_table::Seeded;

use crate::args::TablesArgs;
use crate::crowd::{Tally, each};
use crate::moves::megabytes;
use crate::process::Usage;
use crate::report::Report;
use crate::table::{Table, game_of};
use crate::target::Target;

/// How many tables are played at a time.
const AT_A_TIME: usize = 16;
/// How long the server is left alone before its memory is read.
const QUIET: Duration = Duration::from_secs(3);

/// Leaves games in the middle, and measures the memory that they take.
///
/// The first tenth is not counted: it fills the caches of the server and of its database.
pub(crate) async fn run(args: &TablesArgs) -> anyhow::Result<Report> {
    let mut target = Target::find(&args.target).await?;
    let empty = Usage::of(target.pid)?.rss;
    let mut tally = leave_many(args, target.address, 0, args.tables / 10).await?;
    let before = Usage::of(target.pid)?.rss;
    tally.append(leave_many(args, target.address, args.tables / 10, args.tables).await?);
    let after = Usage::of(target.pid)?.rss;
    let restarted = if target.restart().await? {
        tokio::time::sleep(QUIET).await;
        Some(Usage::of(target.pid)?.rss)
    } else {
        None
    };
    target.stop().await?;
    let n_counted = args.tables - args.tables / 10;
    let mut report = Report::default();
    report.add("tables", args.tables);
    report.add("moves at each", args.moves);
    report.add("server memory empty, MB", megabytes(empty));
    report.add("server memory before, MB", megabytes(before));
    report.add("server memory after, MB", megabytes(after));
    report.add("bytes per table", after.saturating_sub(before) / u64::from(n_counted));
    if let Some(rss) = restarted {
        report.add("after a restart, MB", megabytes(rss));
    }
    report.add_faults(&tally);
    Ok(report)
}

/// Plays some moves at each of some tables, and lets everybody leave.
async fn leave_many(args: &TablesArgs, address: SocketAddr, from: u32, to: u32) -> anyhow::Result<Tally> {
    let (seed, n_moves) = (args.seed, args.moves);
    let tallies = each(to - from, AT_A_TIME, |place| {
        let game = game_of(args.game.as_deref(), from + place);
        let luck = Seeded::for_game(seed, (from + place).into());
        async move {
            let mut table = Table::begin(address, Ipv4Addr::LOCALHOST, &game, luck).await?;
            for _ in 0..n_moves {
                table.play(Instant::now()).await?;
            }
            let tally = std::mem::take(&mut table.tally);
            table.leave().await;
            Ok(tally)
        }
    });
    let mut tally = Tally::default();
    tallies.await?.into_iter().for_each(|of_table| tally.append(of_table));
    tokio::time::sleep(QUIET).await;
    Ok(tally)
}
